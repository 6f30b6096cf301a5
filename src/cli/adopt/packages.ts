import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {original} from './original';

/** What is read here of `package.json`, and of the site's own entry in the lock file. */
type Declared = {devDependencies: Record<string, string>};

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Takes the packages that only the original's posts use out of `package.json` and its lock file, once these posts are
 * gone: `npm run check` reports a package that nothing uses.
 *
 * @param staying paths of the files that stay
 * @returns the new contents by path; none if there is no such package
 */
export function withoutUnused(
  siteDir: string,
  staying: readonly string[],
): Array<[path: string, text: string]> {
  const read = (path: string) => readFileSync(join(siteDir, path), 'utf8');
  if (!staying.includes('package.json')) {
    return [];
  }
  const manifest = JSON.parse(read('package.json')) as Declared;
  const code = staying.filter((path) => /\.(?:tsx?|mdx)$/.test(path)).map(read);
  const unused = original.packages.filter(
    (name) =>
      name in manifest.devDependencies && !code.some((text) => text.includes(`from '${name}'`)),
  );
  if (unused.length === 0) {
    return [];
  }
  const lock = JSON.parse(read('package-lock.json')) as {packages: Record<string, Declared>};
  const without = <Value>(all: Record<string, Value>, prefix = '') =>
    Object.fromEntries(
      Object.entries(all).filter(([key]) => !unused.some((name) => key === prefix + name)),
    );
  const declared = <Of extends Declared>(of: Of): Of => ({
    ...of,
    devDependencies: without(of.devDependencies),
  });
  const packages = without(lock.packages, 'node_modules/');
  return [
    ['package.json', json(declared(manifest))],
    ['package-lock.json', json({...lock, packages: {...packages, '': declared(packages['']!)}})],
  ];
}
