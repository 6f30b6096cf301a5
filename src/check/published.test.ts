import {execFileSync} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {checkPosts} from './check-posts';
import type {Finding} from './finding';
import {fix} from './fix';
import {readBefore, readPublished} from './published';

// The tests run the real Git, in repositories of their own.
vi.setConfig({testTimeout: 60_000});

const scratch = mkdtempSync(join(tmpdir(), 'published-'));
beforeEach(() => {
  vi.stubEnv('CI', '');
  // A hook that runs the tests must not lead them to its repository.
  for (const name of Object.keys(process.env).filter((one) => one.startsWith('GIT_'))) {
    vi.stubEnv(name, undefined);
  }
});
afterEach(() => {
  vi.unstubAllEnvs();
});
afterAll(() => {
  rmSync(scratch, {recursive: true, force: true});
});

const site = {url: 'https://engineering.example', baseUrl: '/'};
const now = new Date('2026-11-21T12:00:00Z');

const post = (title: string, more = '', tags = '[front]') =>
  `---\ntitle: ${title}\ndescription: One sentence that says what the post found, and no more than that.\nauthors: [web]\ntags: ${tags}\n${more}---\n\n${title}, in a few words.\n\n<!-- truncate -->\n\n## A part\n\nAll of ${title}.\n`;

const git = (folder: string, ...args: string[]) =>
  execFileSync(
    'git',
    ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args],
    {stdio: 'pipe'},
  ).toString();

const write = (folder: string, files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), text);
  }
};

let sites = 0;
const one = 'blog/2024-04-02-one-thing';
const index = `${one}/index.md`;
const tagsFile = 'front:\n  label: Front\ntesting:\n  label: Testing\n';
const authorsFile = 'web:\n  name: Web team\n  page: true\n';

/** Creates a site of two posts on a new branch from `main`. */
function repository(files: Record<string, string> = {}): string {
  const folder = join(scratch, String(sites++));
  write(folder, {
    'blog/authors.yml': authorsFile,
    'blog/tags.yml': tagsFile,
    'docs/legal.md': '---\nslug: /legal/\n---\n\n# Legal\n',
    'src/site/identity.ts': `export const identity = {\n  url: '${site.url}',\n};\n`,
    [index]: post('How one thing works'),
    'blog/2024-05-02-another-thing/index.md': post('Why another thing fails'),
    ...files,
  });
  git(folder, 'init', '-q', '-b', 'main');
  git(folder, 'add', '.');
  git(folder, 'commit', '-qm', 'Publish');
  git(folder, 'checkout', '-qb', 'change');
  return folder;
}

const rename = (folder: string, from: string, to: string) => {
  renameSync(join(folder, from), join(folder, to));
};
const remove = (folder: string, path: string) => {
  rmSync(join(folder, path), {recursive: true});
};

async function check(folder: string, since?: string): Promise<Finding[]> {
  const {before} = readBefore(folder, {since, site, now});
  expect(before).not.toBeNull();
  return (await checkPosts(folder, {site, now, before})).findings.filter(
    ({rule}) => rule === 'published-address' || rule === 'link' || rule === 'redirect',
  );
}

const told = ({file, line, column, rule, reason, remedy}: Finding) =>
  `${file}:${line}:${column} ${rule}: ${reason}: ${remedy}`;

test('a post under another name is found with its links, and --fix keeps its old address', async () => {
  const folder = repository({
    'blog/2024-05-02-another-thing/index.md': `${post('Why another thing fails')}\n[One](/2024/04/02/one-thing/)\n`,
  });
  rename(folder, one, 'blog/2024-04-02-how-it-works');
  const findings = await check(folder);
  expect(findings.map(told)).toEqual([
    'blog/2024-04-02-how-it-works/index.md:1:1 published-address: “/2024/04/02/one-thing/” was published (main), and leads nowhere now that this has another address: write redirects: [2024-04-02-one-thing] into its front matter',
    expect.stringMatching(
      /^blog\/2024-05-02-another-thing\/index\.md:16:1 link: .*how-it-works\/$/,
    ),
  ]);
  fix(folder, findings);
  const text = readFileSync(join(folder, 'blog/2024-04-02-how-it-works/index.md'), 'utf8');
  expect(text).toContain('\nredirects: [2024-04-02-one-thing]\n---\n');
  expect(await check(folder)).toEqual([]);
});

test('a post with former addresses is told what to write with them', async () => {
  const folder = repository({[index]: post('How one thing works', 'redirects: [/a/, /b/]\n')});
  rename(folder, one, 'blog/2025-01-01-anew');
  write(folder, {'blog/2025-01-01-anew/index.md': post('How one thing works', 'redirects: /a/\n')});
  expect((await check(folder)).map(told)).toEqual([
    expect.stringMatching(
      /anew\/index\.md:6:\d+ .*write redirects: \[\/a\/, 2024-04-02-one-thing\]/,
    ),
    expect.stringMatching(/^blog\/gone\.yml:1:1 published-address: “\/b\/” was published/),
  ]);
});

test('a post that is taken away is found, until blog/gone.yml says why', async () => {
  const folder = repository();
  remove(folder, one);
  expect((await check(folder)).map(told)).toEqual([
    'blog/gone.yml:1:1 published-address: “/2024/04/02/one-thing/” was published (main), and leads nowhere now: blog/2024-04-02-one-thing/index.md is gone: write redirects: [2024-04-02-one-thing] into the front matter of what stands for it; or, into blog/gone.yml, /2024/04/02/one-thing/: {to: /what/stands-for-it/}, or {reason: Why it is gone}',
  ]);
  write(folder, {'blog/gone.yml': '/2024/04/02/one-thing/: {reason: Its figures were wrong.}\n'});
  expect(await check(folder)).toEqual([]);
});

test('a post that becomes a draft is found in its own text, but not under another name', async () => {
  const folder = repository();
  write(folder, {[index]: post('How one thing works', 'draft: true\n')});
  expect((await check(folder)).map(told)).toEqual([
    expect.stringMatching(
      /^blog\/2024-04-02-one-thing\/index\.md:6:8 .*a draft is not: take draft/,
    ),
  ]);
  rename(folder, one, 'blog/2024-04-02-how-it-works');
  expect((await check(folder)).map(told)).toEqual([
    expect.stringMatching(/^blog\/gone\.yml:1:1 .*2024-04-02-one-thing\/index\.md is gone/),
  ]);
});

test.each([
  ['was a draft', '2024-06-02-a-draft', 'draft: true\n', true],
  ['was scheduled', '2027-06-02-to-come', '', true],
  ['has expired', '2024-06-02-for-a-while', 'expires: 2026-11-01\n', false],
])('a post that %s loses no address', async (_name, name, line, isRemoved) => {
  const folder = repository({[`blog/${name}/index.md`]: post('What holds', isRemoved ? line : '')});
  if (isRemoved) {
    remove(folder, `blog/${name}`);
  } else {
    write(folder, {[`blog/${name}/index.md`]: post('What holds', line)});
  }
  expect(await check(folder)).toEqual([]);
});

test('documents, tags, teams, series and what led on are kept as posts are', async () => {
  const part = 'series: Two parts\n';
  const folder = repository({
    'blog/gone.yml': '/before/: {to: /legal/}\n',
    'blog/moved.yml': '/blog/rss.xml: /rss.xml\n',
    'blog/2024-05-03-first.md': post('First part', part),
    'blog/2024-05-04-second.md': post('Second part', part, '[testing]'),
    'docs/imprint.md': '# Imprint\n\nWho we are, in a few words.\n',
  });
  rename(folder, 'docs/imprint.md', 'docs/who-we-are.md');
  write(folder, {
    'blog/gone.yml': '{}\n',
    'blog/moved.yml': '{}\n',
    'blog/tags.yml': tagsFile.replace('label: Front', 'label: Front\n  permalink: /browser'),
    'blog/authors.yml': authorsFile.replace('page: true', 'page: {permalink: /browsers}'),
    'blog/2024-05-04-second.md': post('Second part'),
  });
  const findings = await check(folder);
  expect(findings.map(told)).toEqual([
    expect.stringMatching(
      /^blog\/gone\.yml:2:1 .*“\/authors\/web\/” .*: keep it with permalink: \/web in blog\/authors\.yml; or/,
    ),
    ...['before', 'series\\/two-parts', 'tags\\/front', 'tags\\/testing'].map(
      (address) =>
        expect.stringMatching(
          new RegExp(`^blog/gone\\.yml.* “\\/${address}\\/” was published`),
        ) as string,
    ),
    expect.stringMatching(
      /^blog\/moved\.yml.*“\/blog\/rss\.xml” was published .*: \/blog\/rss\.xml:/,
    ),
    expect.stringMatching(/^docs\/who-we-are\.md:1:1 .*“\/imprint\/” was published/),
  ]);
});

describe('the state before', () => {
  test('is that of the commit that is named', async () => {
    const folder = repository();
    git(folder, 'mv', one, 'blog/2024-04-02-how-it-works');
    git(folder, 'commit', '-qm', 'Rename');
    expect(await check(folder, 'HEAD')).toEqual([]);
    expect((await check(folder, 'HEAD^')).map(({reason}) => reason)).toEqual([
      expect.stringContaining('was published (HEAD^)'),
    ]);
  });

  test('is the commit before for continuous integration on the main branch', async () => {
    const folder = repository();
    git(folder, 'checkout', '-q', 'main');
    git(folder, 'rm', '-rq', one);
    git(folder, 'commit', '-qm', 'Remove');
    expect(await check(folder)).toEqual([]);
    vi.stubEnv('CI', 'true');
    expect(await check(folder)).toHaveLength(1);
  });

  test('is that of the site, where it lies in a folder of its repository', async () => {
    const outer = join(scratch, String(sites++));
    const inner = repository();
    remove(inner, '.git');
    cpSync(inner, join(outer, 'site'), {recursive: true});
    git(outer, 'init', '-q', '-b', 'main');
    git(outer, 'add', '.');
    git(outer, 'commit', '-qm', 'Publish');
    remove(outer, `site/${one}`);
    expect(await check(join(outer, 'site'))).toHaveLength(1);
  });

  test('is unknown outside of Git, and in the site of somebody else, which a sentence says', () => {
    const folder = repository();
    const adopted = {url: 'https://new.example', baseUrl: '/'};
    expect(readBefore(folder, {site: adopted, now})).toEqual({
      before: null,
      note: 'In main the site is https://engineering.example: nothing was published at https://new.example yet.',
    });
    remove(folder, '.git');
    const {before, note} = readBefore(folder, {site, now});
    expect(before).toBeNull();
    expect(note).toMatch(/nobody has looked whether an address was lost/);
  });

  test('may be the list that a build has written', async () => {
    const folder = repository();
    const list = join(folder, 'addresses.txt');
    write(folder, {
      'addresses.txt': '# A list\n/\n/legal/\n/page/2/\n/2023/01/01/older/\n/old.xml\n',
    });
    const before = await readPublished(list);
    const {findings} = await checkPosts(folder, {site, now, before});
    expect(findings.filter(({rule}) => rule === 'published-address').map(told)).toEqual([
      expect.stringContaining('“/2023/01/01/older/” was published'),
      expect.stringContaining('write into blog/moved.yml: /old.xml: and the path of the file'),
    ]);
    await expect(readPublished(join(folder, 'docs/legal.md'))).rejects.toThrow(
      /no list of addresses/,
    );
  });
});
