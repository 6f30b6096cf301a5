declare function partsAsCode(
  path: string,
  siteDir: string,
): null | {id: string; name: string; file: string; member: string}[];
export = partsAsCode;
