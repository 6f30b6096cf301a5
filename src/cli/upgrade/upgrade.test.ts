import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {folderWith, writeFiles, type Files} from '../../../tests/product/support/folder';
import {upgrade} from './upgrade';

// A company has adopted a product of a few files, and the product publishes versions.

let product: string;
let site: string;
let printed: string[];

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();

function commit(folder: string, files: Files): void {
  writeFiles(folder, files);
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'A change');
}

function release(version: string, files: Files): void {
  commit(product, files);
  git(product, 'tag', `v${version}`);
}

type Run = {failing?: string; keep?: boolean; ref?: string};

/** Runs an upgrade whose npm only notes what it was asked for, and fails at one command. */
function run({failing = '', keep = false, ref}: Run = {}): string[] {
  const commands: string[] = [];
  printed = [];
  upgrade({
    folder: site,
    address: product,
    ref,
    keep,
    npm: (_folder, ...args) => {
      commands.push(args.join(' '));
      if (commands.at(-1) === failing) {
        throw new Error(`npm ${failing} failed, as shown above`);
      }
    },
    say: (line) => printed.push(line),
  });
  return commands;
}

/** Merges the branch of an upgrade, as the owner does. */
const take = (version: string) =>
  git(site, 'merge', '--quiet', '--ff-only', `upgrade-to-${version}`);

/** Everything that an upgrade could change in the repository of the site. */
const traces = () => [
  git(site, 'for-each-ref'),
  git(site, 'worktree', 'list'),
  git(site, 'status', '--porcelain'),
  existsSync(join(site, '.cache/upgrade')),
];

const read = (path: string) =>
  existsSync(join(site, path)) ? readFileSync(join(site, path), 'utf8') : null;

const manifest = (name: string, version: string, description: string, rest: object) =>
  `${JSON.stringify({name, version, description, ...rest}, null, 2)}\n`;

const lines = (first: string, last: string) => `${first}\n\n\n\n\n\n${last}\n`;
const moved = (end: string) => lines('A file that the product moves', end);
const old = 'An old file that nobody has any use for';

type Version = string | null;

/** Files of the product, of the company that has adopted it, of the next version, and once that is merged. */
const files: Array<[path: string, former: Version, own: Version, next: Version, merged: Version]> =
  [
    ['README.md', '# Product', '# Nordlicht', '# Better product', '# Nordlicht'],
    ['LICENSE', 'Theirs', 'Theirs', 'Theirs, still', 'Theirs, still'],
    ['blog/their-post/index.md', 'A post', null, 'A better post', null],
    ['blog/their-next-post/index.md', null, null, 'A new post', null],
    ['blog/our-post/index.md', null, 'Ours', null, 'Ours'],
    ['static/new.svg', null, null, 'A drawing', null],
    ['docs/legal.md', 'Legal', 'Our legal', 'Better legal', 'Our legal'],
    ['src/site/identity.ts', 'Product', 'Nordlicht', 'Product, better', 'Nordlicht'],
    ['src/site/fonts.ts', 'Fonts', 'Fonts', 'Better fonts', 'Fonts'],
    ['src/site/new.ts', null, null, 'A new file', 'A new file'],
    [
      'src/code.ts',
      lines('one', 'two'),
      lines('one', 'our two'),
      lines('better one', 'two'),
      lines('better one', 'our two'),
    ],
    ['src/new.ts', null, null, 'New code', 'New code'],
    ['src/old.ts', old, `${old} but us`, null, `${old} but us`],
    ['src/unwanted.ts', 'Unwanted code', null, 'Better unwanted code', null],
    ['src/moved.ts', moved('one'), moved('our one'), null, null],
    ['src/lib/moved.ts', null, null, moved('one'), moved('our one')],
    ['src/new.test.ts', null, null, 'A new test', null],
    ['tests/product/our.test.ts', 'A test of the posts', null, 'A better test', null],
    ['tests/product/built/new.test.ts', null, null, 'Another new test', null],
    [
      'package.json',
      manifest('product', '1.0.0', 'A product', {
        scripts: {build: 'build'},
        devDependencies: {a: '1.0.0', posts: '1.0.0', z: '1.0.0'},
      }),
      manifest('nordlicht', '1.0.0', 'A blog', {
        scripts: {build: 'build', hello: 'hello'},
        devDependencies: {a: '1.0.0', own: '1.0.0', z: '1.0.0'},
      }),
      manifest('product', '1.10.0', 'A better product', {
        scripts: {build: 'build better'},
        devDependencies: {a: '1.1.0', b: '1.0.0', posts: '1.1.0', z: '1.0.0'},
      }),
      manifest('nordlicht', '1.10.0', 'A blog', {
        scripts: {build: 'build better', hello: 'hello'},
        devDependencies: {a: '1.1.0', b: '1.0.0', z: '1.0.0', own: '1.0.0'},
      }),
    ],
  ];

const column = (at: 1 | 2 | 3) => Object.fromEntries(files.map((row) => [row[0], row[at]]));

beforeEach(() => {
  const temporary = folderWith();
  product = join(temporary, 'product');
  site = join(temporary, 'site');
  git(temporary, 'init', '--quiet', product);
  release('1.0.0', {...column(1), '.gitignore': '.cache/\n', 'package-lock.json': '{}\n'});
  git(temporary, 'clone', '--quiet', product, site);
  // A commit in a worktree of the site is of whoever upgrades it.
  git(site, 'config', 'user.name', 'A');
  git(site, 'config', 'user.email', 'a@example.com');
  commit(site, column(2));
});

test('an upgrade brings the newest version, and leaves what is the owner’s', () => {
  release('1.2.0', {'src/not-the-newest.ts': 'An older version\n'});
  release('1.10.0', column(3));
  commit(product, {'src/unpublished.ts': 'Not yet a version\n'});
  const commands = run();
  expect(commands).toEqual([
    'install --package-lock-only --no-audit --no-fund',
    'ci --prefer-offline --no-audit --no-fund',
    'exec -- tsc --noEmit',
    'run check-posts',
    'run build',
  ]);
  // The npm of this test runs nothing, so it would not miss a script that the product no longer has.
  const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: object};
  for (const [, script] of commands.join('\n').matchAll(/^run (.*)$/gm)) {
    expect(scripts).toHaveProperty([script!]);
  }
  expect(printed.join('\n')).toContain('Next: git merge upgrade-to-1.10.0 && npm ci.');
  expect(git(site, 'status', '--porcelain')).toBe('');
  expect(read('src/new.ts')).toBeNull();
  take('1.10.0');
  expect(files.map(([path]) => [path, read(path)])).toEqual(
    files.map(([path, , , , merged]) => [path, merged]),
  );
  expect(read('src/unpublished.ts')).toBeNull();

  expect(run()).toEqual([]);
  expect(printed).toEqual(['This site is up to date: it has v1.10.0.']);
});

test('a check that fails is named with its version, and leaves everything as it was, unless the branch is to be kept', () => {
  release('2.0.0', {'src/new.ts': 'New\n'});
  const before = traces();
  expect(() => run({failing: 'run build'})).toThrow(
    /^npm run build failed, as shown above: what you own may have to follow a change of v2\.0\.0\.\nNothing was changed\./,
  );
  expect(traces()).toEqual(before);
  run({failing: 'run build', keep: true});
  expect(printed.join('\n')).toContain('Next: git switch upgrade-to-2.0.0 && npm ci, fix');
  expect(git(site, 'show', 'upgrade-to-2.0.0:src/new.ts')).toBe('New');
  expect(() => run()).toThrow('There is a branch upgrade-to-2.0.0 already');
});

test('a conflict is named with its files, and changes nothing unless the branch is to be kept, for somebody to solve it', () => {
  commit(site, {'src/code.ts': 'Ours'});
  release('2.0.0', {'src/code.ts': 'Better'});
  const before = traces();
  expect(() => run()).toThrow('same places of these files:\n  src/code.ts\nNothing was changed.');
  expect(traces()).toEqual(before);
  run({keep: true});
  git(site, 'switch', '--quiet', 'upgrade-to-2.0.0');
  expect(read('src/code.ts')).toContain('\n=======\n');
  commit(site, {'src/code.ts': 'Ours, but better'});
  git(site, 'switch', '--quiet', '-');
  take('2.0.0');
  run();
  expect(printed).toEqual(['This site is up to date: it has v2.0.0.']);
});

// tests/product/configurations upgrades a site without a version to the main branch, with npm and every check.
test('a site that has the product’s tests gets their changes, and new ones', () => {
  commit(site, {'tests/product/our.test.ts': 'A test of the posts'});
  const changed = [
    'tests/product/our.test.ts',
    'tests/product/built/new.test.ts',
    'src/new.test.ts',
  ];
  release('2.0.0', Object.fromEntries(changed.map((path) => [path, 'A better test'])));
  run();
  take('2.0.0');
  expect(changed.map(read)).toEqual(changed.map(() => 'A better test'));
});

test('a branch that is named comes, in any case', () => {
  git(product, 'switch', '--quiet', '--create', 'own-code');
  commit(product, {'src/own.ts': 'Own\n'});
  run({ref: 'own-code'});
  take(git(product, 'rev-parse', '--short', 'HEAD'));
  expect(read('src/own.ts')).toBe('Own\n');
});

test('an address that Git cannot read, and a site without the product’s history, are reported', () => {
  expect(() => run({ref: 'nowhere'})).toThrow(
    /^Git cannot fetch nowhere from \/.*\nfatal: .*remote ref/,
  );
  git(product, 'checkout', '--quiet', '--orphan', 'other');
  release('2.0.0', {'a.ts': 'Another history\n'});
  expect(() => run()).toThrow('This repository does not have the history of the product');
});
