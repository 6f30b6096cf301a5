import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {files, read} from '../../site/support/files';

type Entry = {integrity?: string; resolved?: string; hasInstallScript?: boolean};

const lock = JSON.parse(read('package-lock.json')) as {packages: Record<string, Entry>};
const manifest = JSON.parse(read('package.json')) as {allowScripts: Record<string, boolean>};

/** Every installed package, by its folder, without the first entry, which is this repository. */
const packages = Object.entries(lock.packages).filter(([folder]) => folder !== '');

const nameOf = (folder: string) => folder.replace(/^.*node_modules\//, '');

describe('the lock file', () => {
  test('has a hash of every package', () => {
    expect(packages.length).toBeGreaterThan(500);
    const unknown = packages.filter(
      ([, {integrity}]) => !/^sha512-[\w+/]{86}==/.test(integrity ?? ''),
    );
    expect(unknown.map(([folder]) => folder)).toEqual([]);
  });

  test('names no place to fetch one from', () => {
    const placed = packages.filter(([, {resolved}]) => resolved !== undefined);
    expect(
      placed.map(([folder]) => folder),
      'npm install, with the .npmrc of this repository, leaves `resolved` out',
    ).toEqual([]);
  });
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

type Permissions = Record<string, string>;
type Workflow = {permissions: Permissions; jobs: Record<string, {permissions?: Permissions}>};

const workflows = files
  .filter((file) => /^\.github\/workflows\/.*\.ya?ml$/.test(file))
  .map((file) => ({file, text: read(file), workflow: parse(read(file)) as Workflow}));

describe.each(workflows)('$file', ({text, workflow}) => {
  test('pins every action by its commit, and says of which version that is', () => {
    const used = [...text.matchAll(/^\s*-?\s*uses: *(.*)$/gm)].map(([, action]) => action!);
    expect(used.length).toBeGreaterThan(0);
    const loose = used.filter(
      (action) => !/^(?:\.\/.*|[\w/.-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/.test(action),
    );
    expect(loose).toEqual([]);
  });

  test('can read the repository, and no more', () => {
    expect(workflow.permissions).toEqual({contents: 'read'});
  });

  test('has what can publish or sign apart from what runs the code of packages', () => {
    const {jobs} = parse(text) as {
      jobs: Record<string, {permissions?: Permissions; steps: unknown}>;
    };
    const strong = Object.values(jobs).filter(({permissions = {}}) =>
      Object.values(permissions).includes('write'),
    );
    for (const {steps} of strong) {
      expect(JSON.stringify(steps)).not.toMatch(/npm|npx|\.ci\/run/);
    }
  });
});
