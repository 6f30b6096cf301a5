import {expect, test} from 'vitest';
import {read} from '../../site/support/files';

type Entry = {integrity?: string; resolved?: string; hasInstallScript?: boolean};

const lock = JSON.parse(read('package-lock.json')) as {packages: Record<string, Entry>};
const manifest = JSON.parse(read('package.json')) as {allowScripts: Record<string, boolean>};

/** Every installed package, by its folder, without the first entry, which is this repository. */
const packages = Object.entries(lock.packages).filter(([folder]) => folder !== '');

const nameOf = (folder: string) => folder.replace(/^.*node_modules\//, '');

test('the lock file has a hash of every package, and names no place to fetch one from', () => {
  expect(packages.length).toBeGreaterThan(500);
  const unknown = packages.filter(
    ([, {integrity}]) => !/^sha512-[\w+/]{86}==/.test(integrity ?? ''),
  );
  expect(unknown.map(([folder]) => folder)).toEqual([]);
  const placed = packages.filter(([, {resolved}]) => resolved !== undefined);
  expect(
    placed.map(([folder]) => folder),
    'npm install, with the .npmrc of this repository, leaves `resolved` out',
  ).toEqual([]);
});

test('no install script is run, and the packages that have one are known', () => {
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
  const withScript = packages.flatMap(([folder, {hasInstallScript}]) =>
    hasInstallScript ? nameOf(folder) : [],
  );
  expect(
    manifest.allowScripts,
    'see what its script does and whether the site builds without it, then name it in package.json',
  ).toEqual(Object.fromEntries([...new Set(withScript)].map((name) => [name, false])));
});
