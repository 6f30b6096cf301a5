import type {Files} from './build';

/** `+` is new, `-` is gone, `!` has other content under its name. */
export function compare(before: Files, after: Files): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].sort().flatMap((path) => {
    const was = before.get(path);
    const is = after.get(path);
    if (was === is) return [];
    const sign = was === undefined ? '+' : is === undefined ? '-' : '!';
    return [`${sign} ${path}`];
  });
}
