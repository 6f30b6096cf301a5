declare function partsAsCode(
  path: string,
  siteDir: string,
): null | {name: string; id: string; entry: string}[];
export = partsAsCode;
