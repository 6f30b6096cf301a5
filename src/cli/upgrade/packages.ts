import {isDeepStrictEqual} from 'node:util';

type Json = null | boolean | number | string | Json[] | JsonObject;
type JsonObject = {[key: string]: Json | undefined};

/** A key that both sides changed, to different values; undefined stands for its removal. */
export type Clash = {path: string[]; ours: Json | undefined; theirs: Json | undefined};

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Merges JSON three ways, key by key. Where both sides changed a key to different values, a removal wins, since
 * whoever removed it has no use for it; otherwise theirs does.
 *
 * @param depth how many levels of objects are merged; what is below is one value
 */
export function mergeByKey(
  base: Json | undefined,
  ours: Json | undefined,
  theirs: Json | undefined,
  depth = Infinity,
): {merged: Json | undefined; clashes: Clash[]} {
  if (isDeepStrictEqual(ours, theirs) || isDeepStrictEqual(base, theirs)) {
    return {merged: ours, clashes: []};
  }
  if (isDeepStrictEqual(base, ours)) {
    return {merged: theirs, clashes: []};
  }
  if (depth === 0 || !isObject(ours) || !isObject(theirs)) {
    return {merged: ours === undefined ? ours : theirs, clashes: [{path: [], ours, theirs}]};
  }
  const former = isObject(base) ? base : {};
  const clashes: Clash[] = [];
  const entries: Array<[string, Json]> = [];
  for (const key of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
    const of = mergeByKey(former[key], ours[key], theirs[key], depth - 1);
    clashes.push(...of.clashes.map((clash) => ({...clash, path: [key, ...clash.path]})));
    if (of.merged !== undefined) {
      entries.push([key, of.merged]);
    }
  }
  return {merged: Object.fromEntries(entries), clashes};
}

/** The line of a key in JSON that is written one key a line. */
export function lineOfKey(text: string, path: readonly string[]): number {
  let at = 0;
  for (const key of path) {
    at = Math.max(at, text.indexOf(`${JSON.stringify(key)}:`, at));
  }
  return text.slice(0, at).split('\n').length;
}

/** Sections in which the product's value simply wins, since the product was tested with it. */
const isTested = ([section]: readonly string[]) =>
  /ependencies$|^(?:version|engines|overrides|allowScripts)$/.test(section!);

const print = (value: Json | undefined) =>
  value === undefined ? 'nothing' : JSON.stringify(value);

const parse = (text: string) => JSON.parse(text) as JsonObject;

/** Says which values of two levels differ. */
function differences(before: JsonObject, after: JsonObject, path = ''): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
    const [from, to] = [before[key], after[key]];
    if (isDeepStrictEqual(from, to)) {
      return [];
    }
    return path === '' && isObject(from) && isObject(to)
      ? differences(from, to, `${key}.`)
      : `${path}${key}: ${print(from)} → ${print(to)}`;
  });
}

/**
 * Merges `package.json` three ways: dependencies and scripts of the owner's stay, the product's are updated.
 *
 * @returns conflicts for keys that both changed and that no test of the product settles
 */
export function mergePackage(
  base: string,
  ours: string,
  theirs: string,
): {text: string; changes: string[]; conflicts: Array<{line: number; message: string}>} {
  const {merged, clashes} = mergeByKey(parse(base), parse(ours), parse(theirs));
  const result = merged as JsonObject;
  for (const [section, value] of Object.entries(result)) {
    if (section.endsWith('ependencies') && isObject(value)) {
      // npm writes them in this order.
      result[section] = Object.fromEntries(
        Object.entries(value).sort(([a], [b]) => a.localeCompare(b, 'en')),
      );
    }
  }
  const say = ({path, ours: own, theirs: product}: Clash) =>
    `${path.join('.')} is ${print(own)} here and ${print(product)} in the product`;
  const settled = clashes.filter(({path}) => isTested(path));
  return {
    text: `${JSON.stringify(result, null, 2)}\n`,
    changes: [
      ...differences(parse(ours), result),
      ...settled.map((clash) =>
        clash.ours === undefined || clash.theirs === undefined
          ? `${say(clash)}: it is removed`
          : `${say(clash)}: the product's is taken, since it was tested with it`,
      ),
    ],
    conflicts: clashes
      .filter(({path}) => !isTested(path))
      .map((clash) => ({
        line: lineOfKey(ours, clash.path),
        message: `${say(clash)}: choose one (--keep-conflicts takes the product's)`,
      })),
  };
}

type Lock = {
  packages: Record<
    string,
    {version?: string; integrity?: string; optional?: boolean; devOptional?: boolean}
  >;
};

/** Merges `package-lock.json` three ways, one package after the other; npm then corrects what does not fit together. */
export const mergeLock = (base: string, ours: string, theirs: string): string =>
  `${JSON.stringify(mergeByKey(parse(base), parse(ours), parse(theirs), 2).merged, null, 2)}\n`;

/**
 * Whether what is installed is what a lock file asks for. Packages for other systems need not be there.
 *
 * @param hidden the text of `node_modules/.package-lock.json`, npm's list of what is installed
 */
export function isInstalled(lock: string, hidden: string): boolean {
  const {packages: wanted} = JSON.parse(lock) as Lock;
  const {packages: installed} = JSON.parse(hidden) as Lock;
  const fits = (path: string) =>
    wanted[path] !== undefined &&
    wanted[path].version === installed[path]?.version &&
    wanted[path].integrity === installed[path]?.integrity;
  return (
    Object.keys(installed).every(fits) &&
    Object.entries(wanted).every(
      ([path, {optional, devOptional}]) =>
        path === '' || optional === true || devOptional === true || fits(path),
    )
  );
}
