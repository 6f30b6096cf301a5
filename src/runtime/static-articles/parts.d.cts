declare function partsAsCode(
  path: string,
  siteDir: string,
): null | Array<{name: string; id: string; entry: string}>;
export = partsAsCode;
