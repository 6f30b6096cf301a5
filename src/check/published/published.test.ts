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
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, describe, expect, test, vi} from 'vitest';
import {checkPosts} from '../check-posts';
import type {Finding} from '../finding';
import {fix} from '../fix';
import {readBefore, type BeforeOptions} from './before';

// The tests run the real Git, in repositories of their own.
vi.setConfig({testTimeout: 60_000});

const scratch = mkdtempSync(join(tmpdir(), 'published-'));
const servers: Server[] = [];
afterAll(() => {
  rmSync(scratch, {recursive: true, force: true});
  for (const server of servers) {
    server.close();
  }
});

const site = {url: 'https://engineering.example', baseUrl: '/'};
const now = new Date('2026-11-21T12:00:00Z');
const words = `${'Words that are spelt well, and nothing else. '.repeat(45)}\n`;

const post = (title: string, more = '', tags = '[front]') =>
  `---\ntitle: ${title}\ndescription: One sentence that says what the post found, and no more than that.\nauthors: [web]\ntags: ${tags}\n${more}---\n\n${title}, in a few words.\n\n<!-- truncate -->\n\n## A part\n\nAll of ${title}.\n\n${words}`;

const gitEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')),
);
const git = (folder: string, ...args: string[]) =>
  execFileSync(
    'git',
    ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args],
    {env: gitEnv, stdio: 'pipe'},
  ).toString();

const write = (folder: string, files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), text);
  }
};

let sites = 0;

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
    'blog/2024-04-02-one-thing/index.md': post('How one thing works'),
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

async function check(folder: string, options: Partial<BeforeOptions> = {}) {
  const {before, notes} = await readBefore(folder, {site, now, env: {}, ...options});
  const {findings} = await checkPosts(folder, {site, now: options.now ?? now, before});
  return {findings, notes};
}

const told = ({file, line, column, rule, reason, remedy}: Finding) =>
  `${file}:${line}:${column} ${rule}: ${reason}: ${remedy}`;

test('what is as it was published has no finding', async () => {
  expect(await check(repository())).toEqual({findings: [], notes: []});
});

describe('a post under another name', () => {
  for (const isStaged of [false, true]) {
    test(`is found ${isStaged ? 'staged' : 'as an untracked folder'}, and --fix keeps its old address`, async () => {
      const folder = repository();
      rename(folder, 'blog/2024-04-02-one-thing', 'blog/2024-04-02-how-it-works');
      if (isStaged) {
        git(folder, 'add', '-A');
      }
      const {findings} = await check(folder);
      expect(findings.map(told)).toEqual([
        'blog/2024-04-02-how-it-works/index.md:1:1 published-address: “/2024/04/02/one-thing/” was published (main), and leads nowhere now that this has another address: write redirects: [2024-04-02-one-thing] into its front matter',
      ]);
      fix(folder, findings);
      const text = readFileSync(join(folder, 'blog/2024-04-02-how-it-works/index.md'), 'utf8');
      expect(text).toContain('\nredirects: [2024-04-02-one-thing]\n---\n');
      expect((await check(folder)).findings).toEqual([]);
    });
  }

  test.each([
    ['redirects: /a/\n', 'redirects: [/a/, 2024-04-02-one-thing]\n'],
    ['redirects: [/a/, /b/]\n', 'redirects: [/a/, /b/, 2024-04-02-one-thing]\n'],
    [
      'redirects:\n  - /a/\n  - /b/\nseries: Many things\n',
      'redirects:\n  [/a/, /b/, 2024-04-02-one-thing]\nseries: Many things\n',
    ],
  ])('keeps the former addresses that %j has', async (redirects, expected) => {
    const folder = repository({
      'blog/2024-04-02-one-thing/index.md': post('How one thing works', redirects),
    });
    rename(folder, 'blog/2024-04-02-one-thing', 'blog/2024-04-02-how-it-works');
    fix(folder, (await check(folder)).findings);
    const text = readFileSync(join(folder, 'blog/2024-04-02-how-it-works/index.md'), 'utf8');
    expect(text).toContain(expected);
    expect((await check(folder)).findings).toEqual([]);
  });

  test('is found by its title where all of its text is another', async () => {
    const folder = repository();
    remove(folder, 'blog/2024-04-02-one-thing');
    const text = post('How one thing works').replaceAll('Words that are', 'Other words');
    write(folder, {'blog/2025-01-01-one-thing-anew/index.md': text});
    expect((await check(folder)).findings.map(({file, fix}) => [file, Boolean(fix)])).toEqual([
      ['blog/2025-01-01-one-thing-anew/index.md', true],
    ]);
  });

  test('is told when only it is looked at, as on commit', async () => {
    const folder = repository();
    rename(folder, 'blog/2024-04-02-one-thing', 'blog/2024-04-02-how-it-works');
    const {before} = await readBefore(folder, {site, now, env: {}});
    const found = async (name: string) =>
      (await checkPosts(folder, {site, now, before, only: new Set([name])})).findings.length;
    expect(await found('2024-04-02-how-it-works')).toBe(1);
    expect(await found('2024-05-02-another-thing')).toBe(0);
  });

  test('loses a former address with its line', async () => {
    const folder = repository({
      'blog/2024-04-02-one-thing/index.md': post('How one thing works', 'redirects: [/old/]\n'),
    });
    write(folder, {'blog/2024-04-02-one-thing/index.md': post('How one thing works')});
    expect((await check(folder)).findings.map(told)).toEqual([
      expect.stringMatching(/^blog\/gone\.yml:1:1 published-address: “\/old\/” was published/),
    ]);
  });
});

describe('a post that is taken away', () => {
  test('is found, until blog/gone.yml says why, or another post stands for it', async () => {
    const folder = repository();
    remove(folder, 'blog/2024-04-02-one-thing');
    expect((await check(folder)).findings.map(told)).toEqual([
      'blog/gone.yml:1:1 published-address: “/2024/04/02/one-thing/” was published (main), and leads nowhere now: blog/2024-04-02-one-thing/index.md is gone: write redirects: [2024-04-02-one-thing] into the front matter of what stands for it; or, into blog/gone.yml, /2024/04/02/one-thing/: {reason: Why it is gone}',
    ]);
    write(folder, {'blog/gone.yml': '/2024/04/02/one-thing/: {reason: Its figures were wrong.}\n'});
    expect((await check(folder)).findings).toEqual([]);
    write(folder, {'blog/gone.yml': '/2024/04/02/one-thing/: {to: /2024/05/02/another-thing/}\n'});
    expect((await check(folder)).findings).toEqual([]);
    remove(folder, 'blog/gone.yml');
    write(folder, {
      'blog/2024-05-02-another-thing/index.md': post(
        'Why another thing fails',
        'redirects: 2024-04-02-one-thing\n',
      ),
    });
    expect((await check(folder)).findings).toEqual([]);
  });

  test.each([
    ['draft: true\n', /a draft is not/],
    ['date: 2024-04-02T23:00:00+00:00\n', null],
  ])('by %j is found in its own text', async (line, message) => {
    const folder = repository();
    write(folder, {'blog/2024-04-02-one-thing/index.md': post('How one thing works', line)});
    const {findings} = await check(folder);
    expect(findings.map(({file, line: at}) => `${file}:${at}`)).toEqual(
      message ? ['blog/2024-04-02-one-thing/index.md:6'] : [],
    );
    expect(findings[0]?.reason ?? '').toMatch(message ?? /^$/);
  });

  test('that expires leaves with its former addresses, and with the list of its tag', async () => {
    const folder = repository({
      'blog/2024-06-02-for-a-while/index.md': post(
        'What holds for a while',
        'expires: 2026-12-01\nredirects: /2024/06/01/for-a-while/\n',
        '[testing]',
      ),
    });
    const published = join(folder, 'addresses.txt');
    writeFileSync(
      published,
      ['/2024/06/02/for-a-while/', '/2024/06/01/for-a-while/', '/tags/testing/']
        .map((path) => `${path}\n`)
        .join(''),
    );
    const later = new Date('2026-12-02');
    expect((await check(folder, {published, now: later})).findings).toEqual([]);
    remove(folder, 'blog/2024-06-02-for-a-while');
    expect((await check(folder, {published, now: later})).findings).not.toEqual([]);
  });

  test.each([
    ['a draft', '2024-06-02-a-draft', 'draft: true\n'],
    ['scheduled', '2027-06-02-to-come', ''],
  ])('and was %s was never published', async (_name, name, line) => {
    const folder = repository({[`blog/${name}/index.md`]: post('What is to come', line)});
    remove(folder, `blog/${name}`);
    expect((await check(folder)).findings).toEqual([]);
  });

  test('takes the list of its last tag with it', async () => {
    const folder = repository({
      'blog/2024-06-02-tested/index.md': post('What is tested', '', '[testing]'),
    });
    remove(folder, 'blog/2024-06-02-tested');
    write(folder, {'blog/gone.yml': '/2024/06/02/tested/: {reason: Its figures were wrong.}\n'});
    expect((await check(folder)).findings.map(told)).toEqual([
      expect.stringContaining(
        '“/tags/testing/” was published (main), and leads nowhere now: if it has another name now, write permalink: /testing below it in blog/tags.yml; else write into blog/gone.yml: /tags/testing/: {to: /tags/}',
      ),
    ]);
  });
});

test('a document that says another address itself leads there from the former one', async () => {
  const folder = repository();
  write(folder, {'docs/legal.md': '---\nslug: /notices/\n---\n\n# Legal\n'});
  const {findings} = await check(folder);
  expect(findings.map(({file, reason}) => `${file} ${reason}`)).toEqual([
    expect.stringMatching(/^docs\/legal\.md “\/legal\/” was published/),
  ]);
  fix(folder, findings);
  expect((await check(folder)).findings).toEqual([]);
});

test('after a change of src/site/routes.ts, lists at their former words lead on', async () => {
  const routes = `export const routes = {\n  archive: 'archive',\n  tags: 'temas',\n  authors: 'authors',\n  series: 'serie',\n};\n`;
  const part = 'series: Two parts\n';
  const folder = repository({
    'src/site/routes.ts': routes,
    'blog/2024-05-01-first-part.md': post('First part', part),
    'blog/2024-05-02-second-part.md': post('Second part', part),
  });
  const {findings} = await check(folder);
  expect(findings.map(({reason, remedy}) => `${reason}: ${remedy}`)).toEqual([
    expect.stringMatching(
      /“\/serie\/two-parts\/” was published \(main\).*: \/serie\/two-parts\/: \{to: \/series\/two-parts\/\}$/,
    ),
    expect.stringContaining('“/temas/” was published (main)'),
    expect.stringMatching(
      /“\/temas\/front\/” was published \(main\).*: write into blog\/gone\.yml: \/temas\/front\/: \{to: \/tags\/front\/\}$/,
    ),
  ]);
  write(folder, {
    'blog/gone.yml':
      '/temas/: {to: /tags/}\n/temas/front/: {to: /tags/front/}\n/serie/two-parts/: {to: /series/two-parts/}\n',
  });
  expect((await check(folder)).findings).toEqual([]);
});

test('documents, tags, teams and what led on are kept as posts are', async () => {
  const folder = repository({
    'blog/gone.yml': '/before/: {to: /legal/}\n',
    'docs/imprint.md': '# Imprint\n\nWho we are, in a few words.\n',
  });
  rename(folder, 'docs/imprint.md', 'docs/who-we-are.md');
  write(folder, {
    'blog/gone.yml': '{}\n',
    'blog/tags.yml': tagsFile.replace('label: Front', 'label: Front\n  permalink: /browser'),
    'blog/authors.yml': authorsFile.replace('page: true', 'page: {permalink: /browsers}'),
  });
  const {findings} = await check(folder);
  expect(findings.map(({file, reason}) => `${file} ${reason}`)).toEqual([
    expect.stringMatching(/^blog\/gone\.yml “\/authors\/web\/” was published/),
    expect.stringMatching(/^blog\/gone\.yml “\/before\/” was published/),
    expect.stringMatching(/^blog\/gone\.yml “\/tags\/front\/” was published/),
    expect.stringMatching(/^docs\/who-we-are\.md “\/imprint\/” was published/),
  ]);
  fix(folder, findings);
  expect(readFileSync(join(folder, 'docs/who-we-are.md'), 'utf8')).toBe(
    '---\nredirects: [/imprint/]\n---\n\n# Imprint\n\nWho we are, in a few words.\n',
  );
});

describe('blog/moved.yml', () => {
  const moved = '/blog/rss.xml: /rss.xml\n/tag/front/: /tags/front/\n/old/: /legal/\n';

  test.each([
    [
      'addresses.txt',
      '/blog/rss.xml\n/legal/\n/old.html\n/rss.xml\n/tag/front/\n',
      [
        expect.stringMatching(
          /^blog\/moved\.yml:1:1 published-address: “\/blog\/rss\.xml” was published \(.*\), and leads nowhere now: write into blog\/moved\.yml: \/blog\/rss\.xml: and the path of the file that stands for it$/,
        ) as string,
      ],
    ],
    [
      'sitemap.xml',
      // A sitemap names pages only.
      ['/legal/', '/old.html', '/tag/front']
        .map((path) => `<url><loc>${site.url}${path}</loc></url>`)
        .join(''),
      [],
    ],
  ])('keeps what a list has, such as %s', async (name, text, ofFeed: string[]) => {
    const folder = repository();
    write(folder, {[name]: text});
    const options = {published: join(folder, name)};
    expect((await check(folder, options)).findings.map(told)).toEqual([
      expect.stringMatching(/^blog\/gone\.yml:1:1 published-address: “\/old\.html” was published/),
      expect.stringMatching(/^blog\/gone\.yml:1:1 published-address: “\/tag\/front\/” was/),
      ...ofFeed,
    ]);
    write(folder, {'blog/moved.yml': moved});
    expect((await check(folder, options)).findings).toEqual([]);
  });

  test('keeps an address of a site below a path under its whole path', async () => {
    const folder = repository({
      'blog/moved.yml': '/blog/feed.xml: /rss.xml\n/feed.xml: /rss.xml\n',
    });
    write(folder, {'addresses.txt': '/feed.xml\n/other.xml\n'});
    const below = {...site, baseUrl: '/blog/'};
    const options = {published: join(folder, 'addresses.txt'), site: below, now};
    const {before} = await readBefore(folder, {...options, env: {}});
    const {findings} = await checkPosts(folder, {...options, before});
    expect(findings.map(({reason, remedy}) => `${reason}: ${remedy}`)).toEqual([
      expect.stringMatching(
        /^“\/other\.xml” was .*: write into blog\/moved\.yml: \/blog\/other\.xml: /,
      ),
    ]);
  });

  test('loses none of its own addresses', async () => {
    const folder = repository({'blog/moved.yml': moved});
    write(folder, {'blog/moved.yml': '{}\n'});
    expect((await check(folder)).findings.map(({file, reason}) => `${file} ${reason}`)).toEqual([
      expect.stringMatching(/^blog\/gone\.yml “\/old\/” was published \(main\)/),
      expect.stringMatching(/^blog\/gone\.yml “\/tag\/front\/” was published/),
      expect.stringMatching(/^blog\/moved\.yml “\/blog\/rss\.xml” was published/),
    ]);
    // A file of its own is as good.
    write(folder, {
      'static/blog/rss.xml': 'A feed',
      'blog/moved.yml': '/tag/front/: /tags/front/\n/old/: /legal/\n',
    });
    expect((await check(folder)).findings).toEqual([]);
  });
});

describe('where there is nothing to compare with, a sentence says so', () => {
  const noteOf = async (folder: string, options: Partial<BeforeOptions> = {}) => {
    const {findings, notes} = await check(folder, options);
    expect(findings).toEqual([]);
    return notes.join(' ');
  };

  test('no Git repository', async () => {
    const folder = repository();
    remove(folder, '.git');
    remove(folder, 'blog/2024-04-02-one-thing');
    expect(await noteOf(folder)).toMatch(
      /^This folder is in no Git repository\. So nobody has looked/,
    );
  });

  test('no Git', async () => {
    const folder = repository();
    vi.stubEnv('PATH', '/nowhere');
    expect(await noteOf(folder)).toMatch(/^Git is not installed\./);
    vi.unstubAllEnvs();
  });

  test('no commit', async () => {
    const folder = repository();
    remove(folder, '.git');
    git(folder, 'init', '-q');
    expect(await noteOf(folder)).toMatch(/^The Git repository has no commit yet\./);
  });

  test('a shallow clone', async () => {
    const origin = repository();
    write(origin, {'docs/new.md': '# New\n'});
    git(origin, 'add', '.');
    git(origin, 'commit', '-qm', 'New');
    const folder = join(scratch, String(sites++));
    git(origin, 'checkout', '-q', 'main');
    git(
      ...([
        scratch,
        'clone',
        '-q',
        '--depth',
        '1',
        '--no-single-branch',
        '--branch',
        'change',
      ] as const),
      ...[`file://${origin}`, folder],
    );
    remove(folder, 'blog/2024-04-02-one-thing');
    expect(await noteOf(folder)).toMatch(/^This clone is shallow: run `git fetch --unshallow`/);
  });

  test('no main branch', async () => {
    const folder = repository();
    git(folder, 'branch', '-D', 'main');
    remove(folder, 'blog/2024-04-02-one-thing');
    expect(await noteOf(folder)).toMatch(/^Git knows no main branch: run `git fetch origin`/);
  });

  test('no commit in common', async () => {
    const folder = repository();
    git(folder, 'checkout', '-q', '--orphan', 'other');
    git(folder, 'commit', '-qm', 'Other');
    expect(await noteOf(folder)).toMatch(/^This branch and main have no commit in common\./);
  });

  test('the site of somebody else, who is adopted', async () => {
    const folder = repository();
    remove(folder, 'blog/2024-04-02-one-thing');
    expect(await noteOf(folder, {site: {url: 'https://new.example', baseUrl: '/'}})).toMatch(
      /^In main src\/site\/identity\.ts names another address, https:\/\/engineering\.example:/,
    );
  });

  test('nothing, by --published none', async () => {
    const folder = repository();
    remove(folder, 'blog/2024-04-02-one-thing');
    expect(await noteOf(folder, {published: 'none'})).toBe('');
  });
});

test('a main branch of another name is found by what its host calls it', async () => {
  const origin = repository();
  git(origin, 'checkout', '-q', 'main');
  git(origin, 'branch', '-qm', 'published');
  const folder = join(scratch, String(sites++));
  git(scratch, 'clone', '-q', `file://${origin}`, folder);
  git(folder, 'checkout', '-qb', 'mine');
  remove(folder, 'blog/2024-04-02-one-thing');
  expect((await check(folder)).findings.map(({reason}) => reason)).toEqual([
    expect.stringContaining('was published (origin/published)'),
  ]);
});

test('on the main branch, continuous integration checks the newest commit', async () => {
  const folder = repository();
  git(folder, 'checkout', '-q', 'main');
  git(folder, 'rm', '-rq', 'blog/2024-04-02-one-thing');
  git(folder, 'commit', '-qm', 'Remove');
  expect((await check(folder)).findings).toEqual([]);
  expect((await check(folder, {env: {CI: 'true'}})).findings).toHaveLength(1);
});

test('the way of Git into a hook does not lead to another repository', async () => {
  const folder = repository();
  const other = repository();
  remove(folder, 'blog/2024-04-02-one-thing');
  vi.stubEnv('GIT_DIR', join(other, '.git'));
  expect((await check(folder)).findings).toHaveLength(1);
  vi.unstubAllEnvs();
});

/** Serves files by path; a number is a status code. */
async function serve(files: Record<string, string | number>): Promise<string> {
  const server = createServer(({url}, response) => {
    const file = files[url!] ?? 404;
    response.statusCode = typeof file === 'number' ? file : 200;
    response.end(typeof file === 'number' ? '' : file);
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const list =
  '# A list\n/\n/2024/04/02/one-thing/\n/2024/05/02/another-thing/\n/2023/01/01/older/\n/page/2/\n';

describe('the list of what is published', () => {
  test.each(['a site', 'a file', 'a folder'])('comes from %s', async (kind) => {
    const folder = repository();
    write(folder, {'build/addresses.txt': list});
    const published = {
      'a site': await serve({'/addresses.txt': list}),
      'a file': join(folder, 'build/addresses.txt'),
      'a folder': join(folder, 'build'),
    }[kind];
    const {findings, notes} = await check(folder, {published});
    expect(notes).toEqual([]);
    expect(findings.map(({reason}) => reason)).toEqual([
      expect.stringMatching(/^“\/2023\/01\/01\/older\/” was published \(.*addresses\.txt\)/),
    ]);
  });

  test('comes from the sitemap of a site that has no list yet', async () => {
    const folder = repository();
    const sitemap = `<urlset><url><loc>${site.url}/2023/01/01/older/</loc></url><url><loc>${site.url}/legal/</loc></url></urlset>`;
    const published = await serve({'/sitemap.xml': sitemap});
    expect((await check(folder, {published})).findings).toHaveLength(1);
  });

  test('has posts that are newer than the branch, which has not lost them', async () => {
    const folder = repository();
    git(folder, 'checkout', '-q', 'main');
    write(folder, {'blog/2023-01-01-older/index.md': post('What is newer here')});
    git(folder, 'add', '.');
    git(folder, 'commit', '-qm', 'Newer');
    git(folder, 'checkout', '-q', 'change');
    const published = await serve({'/addresses.txt': list});
    expect((await check(folder, {published})).findings).toEqual([]);
  });

  test('knows a renamed post by Git', async () => {
    const folder = repository();
    rename(folder, 'blog/2024-04-02-one-thing', 'blog/2024-04-02-how-it-works');
    const published = await serve({'/addresses.txt': '/2024/04/02/one-thing/\n'});
    const {findings} = await check(folder, {published});
    expect(findings.map(({file, fix}) => [file, Boolean(fix)])).toEqual([
      ['blog/2024-04-02-how-it-works/index.md', true],
    ]);
  });

  test('is empty before the first deploy, of which a sentence tells', async () => {
    const folder = repository();
    remove(folder, 'blog/2024-04-02-one-thing');
    const {findings, notes} = await check(folder, {published: await serve({})});
    expect(findings).toEqual([]);
    expect(notes).toEqual([expect.stringContaining('nothing was published there yet')]);
  });

  test.each([
    ['fails', {'/addresses.txt': 503, '/sitemap.xml': 503}, /has no list .* status 503 and 503/],
    [
      'answers with a page for all',
      {'/addresses.txt': '<html>', '/sitemap.xml': '<html>'},
      /has no list/,
    ],
  ])('is Git’s where the site %s', async (_name, files, note) => {
    const folder = repository();
    remove(folder, 'blog/2024-04-02-one-thing');
    const {findings, notes} = await check(folder, {published: await serve(files)});
    expect(notes).toEqual([expect.stringMatching(note)]);
    expect(notes[0]).toContain('Compared with Git instead.');
    expect(findings).toHaveLength(1);
  });

  test('is Git’s where the site cannot be reached', async () => {
    const folder = repository();
    const {notes} = await check(folder, {published: 'http://127.0.0.1:9/'});
    expect(notes).toEqual([
      expect.stringMatching(/^http:\/\/127\.0\.0\.1:9\/ cannot be reached \(/),
    ]);
  });

  test.each([
    ['nowhere.txt', /^There is no /],
    ['docs/legal.md', /is no list of addresses/],
  ])('cannot be %s', async (file, message) => {
    const folder = repository();
    await expect(check(folder, {published: join(folder, file)})).rejects.toThrow(message);
  });
});

test('a site that lies in a folder of its repository is compared with that folder', async () => {
  const outer = join(scratch, String(sites++));
  const inner = repository();
  remove(inner, '.git');
  cpSync(inner, join(outer, 'site'), {recursive: true});
  git(outer, 'init', '-q', '-b', 'main');
  git(outer, 'add', '.');
  git(outer, 'commit', '-qm', 'Publish');
  rename(outer, 'site/blog/2024-04-02-one-thing', 'site/blog/2024-04-02-how-it-works');
  expect((await check(join(outer, 'site'))).findings.map(({file}) => file)).toEqual([
    'blog/2024-04-02-how-it-works/index.md',
  ]);
});
