import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {original} from '../../src/cli/adopt/original';
import {identity} from '../../src/site/identity';
import {copyRepository, type Copy} from '../support/copy';
import {repository} from '../support/docusaurus';

// A company adopts the product, edits it, and gets the product's next versions, from a repository with tags.

const product = join(repository, '.cache/configurations/upgrade-product');
const temporary = join(repository, '.cache/configurations/upgrade-temporary');
const address = `file://${product}`;

/** The site of the company. */
let site: Copy;

const gitIn = (folder: string, ...args: string[]) =>
  execFileSync('git', args, {cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});

/** Changes a file, which must change. */
function edit(folder: string, path: string, change: (text: string) => string): void {
  const file = join(folder, path);
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  expect(after, path).not.toBe(before);
  writeFileSync(file, after);
}

const replace = (folder: string, path: string, from: string | RegExp, to: string) => {
  edit(folder, path, (text) => text.replace(from, to));
};

function add(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), {recursive: true});
  writeFileSync(join(folder, path), text);
}

/** Raises the version of the product and tags it. */
function release(version: string, entry: string): void {
  for (const file of ['package.json', 'package-lock.json']) {
    replace(product, file, /"version": "[^"]+"/, `"version": "${version}"`);
  }
  replace(product, '.github/CHANGELOG.md', '\n## ', `\n## ${version}\n\n- ${entry}\n\n## `);
  gitIn(product, 'add', '--all');
  gitIn(product, 'commit', '--quiet', '--no-verify', '--message', version);
  gitIn(product, 'tag', `v${version}`);
}

const upgrade = (...args: string[]) => site.npm('run', '--silent', 'upgrade', '--', ...args);
const text = (path: string) => readFileSync(join(site.folder, path), 'utf8');
const has = (path: string) => existsSync(join(site.folder, path));

/** Everything that an upgrade could leave behind. */
const traces = () => ({
  branches: site.git('for-each-ref'),
  worktrees: site.git('worktree', 'list'),
  changed: site.git('status', '--porcelain'),
  temporary: readdirSync(temporary).filter((name) => name.startsWith('upgrade-')),
});

type Manifest = Record<string, Record<string, string>>;

const header = 'src/components/PostHeader/index.tsx';
const badlyFormatted = 'src/components/Ours.ts';
const ours = 'blog/2026-02-03-ours/index.md';
const theirPost = `blog/${original.posts[0]}/index.md`;

function adoptAndEdit(): void {
  for (const path of ['docs', '.github/ISSUE_TEMPLATE'].flatMap((folder) =>
    readdirSync(join(site.folder, folder)).map((name) => `${folder}/${name}`),
  )) {
    writeFileSync(join(site.folder, path), text(path).replace(/\[\[[^\]]+\]\]/g, 'Words.'));
  }
  for (const path of ['.github/SECURITY.md', '.github/CODEOWNERS']) {
    replace(site.folder, path, /\[\[[^\]]+\]\]/g, 'Words.');
  }
  add(
    site.folder,
    ours,
    '---\ntitle: Our own post\ndescription: A post of ours that an upgrade has to leave as it is, whatever it says.\nauthors: [engineering]\ntags: [about-this-blog]\n---\n\nOurs.\n\n<!-- truncate -->\n\nMore.\n',
  );
  replace(site.folder, 'src/site/identity.ts', /tagline:\s*'[^']*'/, "tagline: 'Our own words'");
  replace(site.folder, header, '<p>{post.description}</p>', '<p lang="en">{post.description}</p>');
  replace(site.folder, 'src/lib/duration.ts', 'Formats a length as', 'We format a length as');
  replace(site.folder, 'src/lib/day.test.ts', /^/, '// Ours.\n');
  replace(site.folder, 'tests/architecture/caches.test.ts', 'forgotten when', 'thrown away when');
  rmSync(join(site.folder, 'src/lib/region.test.ts'));
  edit(site.folder, 'package.json', (json) => {
    const {scripts, dependencies, devDependencies, ...rest} = JSON.parse(json) as Manifest;
    // With what adopting dropped, its packages are those of this repository, so that nothing has to be installed.
    const all = (JSON.parse(readFileSync(join(product, 'package.json'), 'utf8')) as Manifest)
      .devDependencies;
    const own = {
      scripts: {...scripts, hello: 'echo hello'},
      dependencies: {...dependencies, ms: '2.1.3'},
      devDependencies: {...all, ...devDependencies},
    };
    return `${JSON.stringify({...rest, ...own}, null, 2)}\n`;
  });
  site.commit();
}

function makeSecondVersion(): void {
  replace(product, header, "The head of a post's page.", 'What a post begins with.');
  replace(
    product,
    'tests/architecture/caches.test.ts',
    'import {expect',
    '// New.\nimport {expect',
  );
  mkdirSync(join(product, 'src/lib/clock'));
  for (const name of ['duration.ts', 'duration.test.ts']) {
    gitIn(product, 'mv', `src/lib/${name}`, `src/lib/clock/${name}`);
  }
  for (const path of gitIn(product, 'grep', '-l', "lib/duration'", '--', 'src').split('\n')) {
    if (path) {
      replace(product, path, "lib/duration'", "lib/clock/duration'");
    }
  }
  for (const path of ['src/lib/day.test.ts', 'src/lib/clean-path.test.ts']) {
    rmSync(join(product, path));
  }
  replace(product, 'src/lib/region.test.ts', /^/, '// New.\n');
  add(product, 'src/lib/new.ts', 'export const isNew = true;\n');
  add(product, 'src/site/extension.ts', 'export const extension = {};\n');
  add(product, 'src/pages/new.md', '# New\n');
  replace(product, 'src/site/navigation.ts', /^/, '// New.\n');
  // Adopting edits or removes these.
  replace(product, 'README.md', /^The engineering blog of/m, 'The new blog of');
  replace(product, 'src/cli/adopt/changes.ts', '/^The engineering blog of ', '/^The new blog of ');
  replace(product, 'README.md', /^# .*$/m, '# A new title');
  edit(
    product,
    '.github/ISSUE_TEMPLATE/config.yml',
    (was) => `${was}  - name: New\n    url: ${original.repository}new\n    about: New.\n`,
  );
  replace(product, theirPost, /$/, '\nNew.\n');
  add(product, 'tests/built/our-posts.new.test.ts', '// New.\n');
  edit(product, 'tests/built/our-posts.test.ts', (was) => `// New.\n${was}`);
  for (const file of ['package.json', 'package-lock.json']) {
    // Installed already as a package of another.
    replace(product, file, '"devDependencies": {', '"devDependencies": {"semver": "7.8.6",');
  }
  add(
    product,
    'src/cli/upgrade/migrations/0001-mark-the-identity.ts',
    "import {appendFileSync} from 'node:fs';\nimport type {Migration} from '../migrations';\n\nexport const migration: Migration = {\n  version: '2.0.0',\n  summary: 'the identity is marked',\n  migrate: (folder) => {\n    appendFileSync(`${folder}/src/site/identity.ts`, '// Migrated.\\n');\n  },\n};\n",
  );
  release('2.0.0', 'Everything is new.');
}

describe.runIf(identity.company === original.company)('a site gets later versions', () => {
  beforeAll(async () => {
    for (const folder of [product, temporary]) {
      rmSync(folder, {recursive: true, force: true});
    }
    mkdirSync(temporary, {recursive: true});
    site = copyRepository('upgrade', {TMPDIR: temporary});
    // The whole check takes minutes, and other tests run it; a part of it refuses as well.
    replace(
      site.folder,
      'package.json',
      /"check": "[^"]*"/,
      '"check": "prettier --check src/components"',
    );
    site.commit();
    execFileSync('git', ['clone', '--quiet', site.folder, product]);
    for (const folder of [site.folder, product]) {
      gitIn(folder, 'config', 'user.name', 'A');
      gitIn(folder, 'config', 'user.email', 'a@nordlicht.dev');
    }
    const {code, output} = await site.npm(
      ...['run', '--silent', 'adopt', '--', '--company', 'Nordlicht'],
      ...['--url', 'https://www.nordlicht.dev', '--website', 'https://www.nordlicht.dev/'],
      ...['--careers', 'https://www.nordlicht.dev/jobs/', '--email', 'we@nordlicht.dev'],
      ...['--edit', 'https://code.nordlicht.dev/blog/edit/main/', '--from', address],
    );
    expect(code, output).toBe(0);
    adoptAndEdit();
    makeSecondVersion();
  }, 120_000);

  test('--dry-run, of an archive, says what would be changed and changes nothing', async () => {
    const archive = join(temporary, 'product.tar.gz');
    gitIn(product, 'archive', '--prefix=product-2.0.0/', '--output', archive, 'v2.0.0');
    const before = traces();
    const {code, output} = await upgrade(archive, '--dry-run');
    expect(code, output).toBe(0);
    expect(output).toContain('From version 1.0.0 to 2.0.0.\n\n## 2.0.0\n\n- Everything is new.');
    for (const lines of [
      /^Merged with your changes \(\d+\):\n(?: {2}.*\n)* {2}src\/components\/PostHeader\/index\.tsx$/m,
      // Adopting wrote the address of the repository into it.
      /^Merged with your changes \(\d+\):\n(?: {2}.*\n)* {2}\.github\/ISSUE_TEMPLATE\/config\.yml$/m,
      /^Added \(\d+\):\n(?: {2}.*\n)* {2}src\/site\/extension\.ts$/m,
      /^Removed \(\d+\):\n {2}src\/lib\/clean-path\.test\.ts$/m,
      /^ {2}src\/lib\/duration\.ts → src\/lib\/clock\/duration\.ts$/m,
      /^ {2}src\/lib\/day\.test\.ts: the product removed it, and yours stays/m,
      /^ {2}src\/lib\/region\.test\.ts: you removed it, and it stays removed/m,
      /^ {2}src\/site\/navigation\.ts: it is yours and stays/m,
      /^ {2}devDependencies\.semver: nothing → "7\.8\.6"$/m,
      /^Migrations \(1\):\n {2}the identity is marked\n\nChanged by migrations \(1\):\n {2}src\/site\/identity\.ts$/m,
    ]) {
      expect(output).toMatch(lines);
    }
    expect(output).not.toMatch(/^Conflicts|\bms: /m);
    expect(traces()).toEqual(before);
  });

  test('files whose former content Git has lost are named', async () => {
    replace(
      site.folder,
      '.product.json',
      /("src\/lib\/duration\.ts": ")\w+/,
      `$1${'a'.repeat(40)}`,
    );
    site.commit();
    const {code, output} = await upgrade();
    expect(code).toBe(1);
    expect(output).toMatch(/not have these files .* 1\.0\.0, .*:\n {2}src\/lib\/duration\.ts\n/);
    expect(output).toContain('--base');
    site.git('reset', '--quiet', '--hard', 'HEAD^');
  });

  test('it is upgraded, and keeps what is its own', async () => {
    // Badly formatted before the upgrade, which is no fault of it.
    add(site.folder, badlyFormatted, 'export const  ours = 1;\n');
    site.commit();
    const {code, output} = await upgrade();
    expect(code, output).toBe(0);
    expect(output).toContain('npm run check finds nothing that was not there before the upgrade.');
    expect(output).toContain('Migrated: the identity is marked');
    expect(traces()).toMatchObject({changed: '', temporary: []});
    expect(site.git('worktree', 'list').trim()).not.toContain('\n');
    const parent = site.git('rev-parse', 'HEAD');
    expect(site.git('rev-parse', 'upgrade-to-2.0.0^')).toBe(parent);
    site.git('merge', '--quiet', '--ff-only', 'upgrade-to-2.0.0');

    expect(text(header)).toContain('<p lang="en">');
    expect(text(header)).toContain('What a post begins with.');
    expect(text('src/lib/clock/duration.ts')).toContain('We format a length as');
    expect(text('tests/architecture/caches.test.ts')).toMatch(/^\/\/ New\.\n.*/m);
    expect(text('tests/architecture/caches.test.ts')).toContain('thrown away when');
    expect(text('src/site/identity.ts')).toMatch(/Our own words[\s\S]*\/\/ Migrated\.\n$/);
    expect(text('README.md')).toMatch(
      /^# Nordlicht Engineering\n\nThe engineering blog of Nordlicht: /,
    );
    expect(text('.github/ISSUE_TEMPLATE/config.yml')).toContain(
      'url: https://code.nordlicht.dev/blog/new\n',
    );
    expect(text('src/site/navigation.ts')).not.toContain('// New.');
    const stays = [ours, 'src/lib/day.test.ts', 'src/site/extension.ts', 'src/lib/new.ts'];
    expect(stays.filter((path) => !has(path))).toEqual([]);
    const gone = [
      ...['src/lib/duration.ts', 'src/lib/clean-path.test.ts', 'src/lib/region.test.ts'],
      ...['tests/built/our-posts.test.ts', 'tests/built/our-posts.new.test.ts', theirPost],
      ...['static/podcast', 'src/pages/podcast.md', 'src/pages/new.md'],
    ];
    expect(gone.filter(has)).toEqual([]);
    const {scripts, dependencies, devDependencies} = JSON.parse(text('package.json')) as Manifest;
    expect(scripts).toHaveProperty('hello');
    expect(dependencies).toHaveProperty('ms', '2.1.3');
    expect(devDependencies).toHaveProperty('semver', '7.8.6');
    expect(JSON.parse(text('package-lock.json'))).toMatchObject({
      packages: {
        '': {version: '2.0.0', dependencies: {ms: '2.1.3'}, devDependencies: {semver: '7.8.6'}},
      },
    });
  });

  test('upgraded, it builds and passes tests', async () => {
    const built = await site.npm('run', '--silent', 'build');
    expect(built.code, built.output).toBe(0);
    const tested = await site.npm(
      ...['exec', '--', 'vitest', 'run', '--config', 'tests/vitest.config.mts', '--project=unit'],
      ...['repository', 'changelog', 'caches', 'versions', 'supply-chain'].map(
        (name) => `tests/architecture/${name}.test.ts`,
      ),
      'src/lib/clock',
    );
    expect(tested.code, tested.output).toBe(0);
  });

  test('done again, it says that it is up to date', async () => {
    const before = traces();
    const {code, output} = await upgrade();
    expect(code, output).toBe(0);
    expect(output).toContain('up to date: it has version 2.0.0');
    expect(traces()).toEqual(before);
  });

  test('what the checks of a version find leaves nothing, and is shown', async () => {
    const note = 'src/lib/new-note.ts';
    add(product, note, `// As at ${original.company}.\nexport {};\n`);
    release('2.1.0', 'Nothing.');
    // Left to fill in before the upgrade, which is no fault of it.
    add(site.folder, 'docs/blank.md', '# A page\n\n[[What is here]]\n');
    site.commit();
    const before = traces();
    const {code, output} = await upgrade(`${address}#v2.1.0`);
    expect(code).toBe(1);
    expect(output).toContain('docs/blank.md:3  error  is to be filled in: What is here');
    expect(output).toContain(
      `npm run check-site found more than before, as listed above: ${note}.`,
    );
    expect(traces()).toEqual(before);
    site.git('reset', '--quiet', '--hard', 'HEAD^');
  });

  test('what npm run check finds only with a version is told from what it found before', async () => {
    const note = 'src/components/new-note.ts';
    add(product, note, 'export const  note = 1;\n');
    rmSync(join(product, 'src/lib/new-note.ts'));
    release('2.2.0', 'Nothing.');
    const before = traces();
    const {code, output} = await upgrade(`${address}#v2.2.0`);
    expect(code).toBe(1);
    expect(output).toContain(
      `npm run check prints what it did not print before the upgrade:\n  [warn] ${note}\n\nNothing was changed.`,
    );
    expect(traces()).toEqual(before);
    replace(product, note, '  ', ' ');
    gitIn(product, 'commit', '--quiet', '--no-verify', '--all', '--message', 'Format');
  });

  test('a line that both changed is a conflict, which leaves nothing unless asked to', async () => {
    replace(product, header, '<p>{post.description}</p>', '<p lang="de">{post.description}</p>');
    replace(product, 'package.json', '"scripts": {', '"scripts": {\n    "hello": "echo bye",');
    release('3.0.0', 'A conflict.');
    const before = traces();
    const refused = await upgrade();
    expect(refused.code).toBe(1);
    const line =
      text(header)
        .split('\n')
        .findIndex((of) => of.includes('lang="en"')) + 1;
    expect(refused.output).toContain(`Conflicts (2):\n  ${header}:${line}  `);
    const script =
      text('package.json')
        .split('\n')
        .findIndex((of) => of.includes('"hello"')) + 1;
    expect(refused.output).toContain(`package.json:${script}  scripts.hello is "echo hello" here`);
    expect(traces()).toEqual(before);

    const kept = await upgrade('--keep-conflicts');
    expect(kept.code).toBe(1);
    expect(kept.output).toContain('Next: git switch upgrade-to-3.0.0');
    const marked = site.git('show', `upgrade-to-3.0.0:${header}`);
    expect(marked).toMatch(/^<{7} yours\n.*"en".*\n={7}\n.*"de".*\n>{7} the product$/m);
  });
});
