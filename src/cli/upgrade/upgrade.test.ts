import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {upgrade} from './upgrade';

// A company has adopted a product of a few files, and the product publishes versions.

let temporary: string;
let product: string;
let site: string;
let said: string[];

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();

function write(folder: string, files: Readonly<Record<string, string | null>>): void {
  for (const [path, text] of Object.entries(files)) {
    if (text === null) {
      rmSync(join(folder, path));
    } else {
      mkdirSync(dirname(join(folder, path)), {recursive: true});
      writeFileSync(join(folder, path), text);
    }
  }
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'A change');
}

const manifest = (more: object) => `${JSON.stringify({name: 'product', ...more}, null, 2)}\n`;

function release(version: string, files: Readonly<Record<string, string | null>>): void {
  write(product, files);
  git(product, 'tag', `v${version}`);
}

type Run = {failing?: string; keep?: boolean; ref?: string};

/** Runs an upgrade whose npm only notes what it was asked for, and fails at one command. */
function run({failing = '', keep = false, ref}: Run = {}): string[] {
  const commands: string[] = [];
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
    say: (line) => said.push(line),
  });
  return commands;
}

/** Everything that an upgrade could change in the repository of the site. */
const traces = () => [
  git(site, 'for-each-ref'),
  git(site, 'worktree', 'list'),
  git(site, 'status', '--porcelain'),
  existsSync(join(site, '.cache/upgrade')),
];

const has = (path: string) => existsSync(join(site, path));
const read = (path: string) => readFileSync(join(site, path), 'utf8');

const middle = '\n\n\n\n\n';

beforeEach(() => {
  temporary = mkdtempSync(join(tmpdir(), 'upgrade-'));
  product = join(temporary, 'product');
  site = join(temporary, 'site');
  said = [];
  git(temporary, 'init', '--quiet', product);
  release('1.0.0', {
    '.gitignore': '.cache/\n',
    'package.json': manifest({
      version: '1.0.0',
      description: 'A product',
      scripts: {build: 'build'},
      devDependencies: {a: '1.0.0', posts: '1.0.0', z: '1.0.0'},
    }),
    'package-lock.json': '{}\n',
    'README.md': '# Product\n',
    LICENSE: 'Theirs\n',
    'blog/their-post/index.md': 'A post\n',
    'docs/legal.md': 'Legal\n',
    'src/site/identity.ts': 'Product\n',
    'src/site/fonts.ts': 'Fonts\n',
    'src/code.ts': `one${middle}two\n`,
    'src/old.ts': 'An old file that nobody has any use for\n',
    'src/unwanted.ts': 'Unwanted code\n',
    'src/moved.ts': `A file that the product moves${middle}and the owner edits\n`,
    'tests/product/our.test.ts': 'A test of the posts\n',
  });
  git(temporary, 'clone', '--quiet', product, site);
  // A commit in a worktree of the site is of whoever upgrades it.
  git(site, 'config', 'user.name', 'A');
  git(site, 'config', 'user.email', 'a@example.com');
  write(site, {
    'package.json': manifest({
      name: 'nordlicht',
      version: '1.0.0',
      description: 'A blog',
      scripts: {build: 'build', hello: 'hello'},
      devDependencies: {a: '1.0.0', own: '1.0.0', z: '1.0.0'},
    }),
    'README.md': '# Nordlicht\n',
    'blog/their-post/index.md': null,
    'blog/our-post/index.md': 'Ours\n',
    'docs/legal.md': 'Our legal\n',
    'src/site/identity.ts': 'Nordlicht\n',
    'src/code.ts': `one${middle}our two\n`,
    'src/old.ts': 'An old file that nobody has any use for but us\n',
    'src/unwanted.ts': null,
    'src/moved.ts': `A file that the product moves${middle}and the owner has edited\n`,
    'tests/product/our.test.ts': null,
  });
});

afterEach(() => {
  rmSync(temporary, {recursive: true});
});

test('an upgrade brings what is new, and leaves what is the owner’s', () => {
  release('1.2.0', {'src/not-the-newest.ts': 'An older version\n'});
  release('1.10.0', {
    'package.json': manifest({
      version: '1.10.0',
      description: 'A better product',
      scripts: {build: 'build better'},
      devDependencies: {a: '1.1.0', b: '1.0.0', posts: '1.1.0', z: '1.0.0'},
    }),
    'README.md': '# Better product\n',
    LICENSE: 'Theirs, still\n',
    'blog/their-post/index.md': 'A better post\n',
    'blog/their-next-post/index.md': 'A new post\n',
    'static/new.svg': 'A drawing\n',
    'docs/legal.md': 'Better legal\n',
    'src/site/identity.ts': 'Product, better\n',
    'src/site/fonts.ts': 'Better fonts\n',
    'src/site/new.ts': 'New\n',
    'src/code.ts': `better one${middle}two\n`,
    'src/new.ts': 'New\n',
    'src/old.ts': null,
    'src/unwanted.ts': 'Better unwanted code\n',
    'src/moved.ts': null,
    'src/lib/moved.ts': `A file that the product moves${middle}and the owner edits\n`,
    'tests/product/our.test.ts': 'A better test\n',
    'tests/product/built/new.test.ts': 'A new test\n',
    'src/new.test.ts': 'A new test\n',
  });
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
  expect(said.join('\n')).toContain('Next: git merge upgrade-to-1.10.0 && npm ci.');
  expect(git(site, 'status', '--porcelain')).toBe('');
  expect(has('src/new.ts')).toBe(false);
  git(site, 'merge', '--quiet', '--ff-only', 'upgrade-to-1.10.0');

  expect(read('src/code.ts')).toBe(`better one${middle}our two\n`);
  expect(read('src/lib/moved.ts')).toContain('and the owner has edited');
  expect(read('src/old.ts')).toContain('but us');
  expect(read('LICENSE')).toBe('Theirs, still\n');
  expect(read('README.md')).toBe('# Nordlicht\n');
  expect(read('docs/legal.md')).toBe('Our legal\n');
  expect(read('src/site/identity.ts')).toBe('Nordlicht\n');
  expect(read('src/site/fonts.ts')).toBe('Fonts\n');
  expect(read('blog/our-post/index.md')).toBe('Ours\n');
  expect(['src/new.ts', 'src/site/new.ts'].filter((path) => !has(path))).toEqual([]);
  const gone = [
    'blog/their-post/index.md',
    'blog/their-next-post',
    'static',
    'src/unwanted.ts',
    'src/moved.ts',
    'src/new.test.ts',
    'tests/product/our.test.ts',
    'tests/product/built',
  ];
  expect(gone.filter(has)).toEqual([]);
  expect(JSON.parse(read('package.json'))).toEqual({
    name: 'nordlicht',
    version: '1.10.0',
    description: 'A blog',
    scripts: {build: 'build better', hello: 'hello'},
    devDependencies: {a: '1.1.0', b: '1.0.0', own: '1.0.0', z: '1.0.0'},
  });

  said = [];
  expect(run()).toEqual([]);
  expect(said).toEqual(['This site is up to date: it has v1.10.0.']);
});

test('a check that fails leaves everything as it was, unless the branch is to be kept', () => {
  release('2.0.0', {'src/new.ts': 'New\n'});
  const before = traces();
  expect(() => run({failing: 'run build'})).toThrow(
    /^npm run build failed, as shown above: what you own may have to follow a change of v2\.0\.0\.\nNothing was changed\./,
  );
  expect(traces()).toEqual(before);
  run({failing: 'run build', keep: true});
  expect(said.join('\n')).toContain('Next: git switch upgrade-to-2.0.0 && npm ci, fix');
  expect(git(site, 'show', 'upgrade-to-2.0.0:src/new.ts')).toBe('New');
  expect(() => run()).toThrow('There is a branch upgrade-to-2.0.0 already');
});

test('a conflict is named and leaves everything as it was, unless the branch is to be kept', () => {
  release('2.0.0', {'src/code.ts': `one${middle}their two\n`, 'src/new.ts': 'New\n'});
  const before = traces();
  expect(() => run()).toThrow(
    /^You and v2\.0\.0 have changed the same places of these files:\n {2}src\/code\.ts\nNothing was changed\. npm run upgrade -- --keep/,
  );
  expect(traces()).toEqual(before);
  run({keep: true});
  expect(git(site, 'show', 'upgrade-to-2.0.0:src/code.ts')).toMatch(
    /^<{7} .*\nour two\n={7}\ntheir two\n>{7} /m,
  );
});

test('a site that has the product’s tests gets their changes, and new ones', () => {
  write(site, {'tests/product/our.test.ts': 'A test of the posts\n'});
  release('2.0.0', {
    'tests/product/our.test.ts': 'A better test\n',
    'tests/product/built/new.test.ts': 'A new test\n',
    'src/new.test.ts': 'A new test\n',
  });
  run();
  git(site, 'merge', '--quiet', '--ff-only', 'upgrade-to-2.0.0');
  expect(read('tests/product/our.test.ts')).toBe('A better test\n');
  expect(['tests/product/built/new.test.ts', 'src/new.test.ts'].every(has)).toBe(true);
});

test('without a version, the main branch is merged; a branch that is named, in any case', () => {
  git(product, 'switch', '--quiet', '--create', 'own-code');
  write(product, {'src/own.ts': 'Own\n'});
  const own = git(product, 'rev-parse', '--short', 'HEAD');
  git(product, 'switch', '--quiet', '-');
  run({ref: 'own-code'});
  git(site, 'merge', '--quiet', '--ff-only', `upgrade-to-${own}`);
  expect(read('src/own.ts')).toBe('Own\n');

  git(product, 'tag', '--delete', 'v1.0.0');
  git(product, 'tag', 'latest');
  write(product, {'src/new.ts': 'New\n'});
  const newest = git(product, 'rev-parse', '--short', 'HEAD');
  run();
  git(site, 'merge', '--quiet', '--ff-only', `upgrade-to-${newest}`);
  expect(read('src/new.ts')).toBe('New\n');
  said = [];
  run();
  expect(said).toEqual([`This site is up to date: it has ${newest}.`]);
});

test('an address that Git cannot read, and a site without the product’s history, are reported', () => {
  expect(() => run({ref: 'nowhere'})).toThrow(
    /^Git cannot fetch nowhere from \/.*\nfatal: .*remote ref/,
  );
  git(product, 'checkout', '--quiet', '--orphan', 'other');
  release('2.0.0', {'a.ts': 'Another history\n'});
  expect(() => run()).toThrow('This repository does not have the history of the product');
});
