declare function partsAsCode(path: string): null | {name: string; from: string; member: string}[];
export = partsAsCode;
