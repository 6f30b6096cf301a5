import {isDeepStrictEqual} from 'node:util';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Sections in which the product's value wins, since the product was tested with it. */
const tested = /ependencies$|^(?:version|engines|overrides|allowScripts)$/;

function merge(base: unknown, ours: unknown, theirs: unknown, section?: string): unknown {
  if (isDeepStrictEqual(base, ours)) {
    return theirs;
  }
  if (isDeepStrictEqual(base, theirs)) {
    return ours;
  }
  if (isObject(ours) && isObject(theirs)) {
    const former = isObject(base) ? base : {};
    const keys = new Set([...Object.keys(theirs), ...Object.keys(ours)]);
    const entries = [...keys].map(
      (key) => [key, merge(former[key], ours[key], theirs[key], section ?? key)] as const,
    );
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  return ours !== undefined && tested.test(section ?? '') ? theirs : ours;
}

/**
 * Merges `package.json` by key, since Git sees a conflict where two neighbouring lines change. Where both sides changed
 * a value, the owner's stays, except for versions of packages. What the owner removed stays removed.
 */
export function mergePackage(base: string, ours: string, theirs: string): string {
  const [former, own, product] = [base, ours, theirs].map((text): unknown => JSON.parse(text));
  return `${JSON.stringify(merge(former, own, product), null, 2)}\n`;
}
