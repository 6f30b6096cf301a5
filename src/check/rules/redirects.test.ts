import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {checkPosts} from '../check-posts';
import {fix as applyFixes} from '../fix';

const scratch = mkdtempSync(join(tmpdir(), 'redirects-'));
afterAll(() => {
  rmSync(scratch, {recursive: true, force: true});
});

const words = `${'Words that are spelt well, and nothing else. '.repeat(45)}\n`;
const file = 'blog/2024-04-02-one-thing/index.md';
const other = 'blog/2024-05-02-another-thing/index.md';

const post = (redirects = '', text = '') =>
  `---\ntitle: How one thing works\ndescription: One sentence that says what the post found, and no more than that.\nauthors: [web]\ntags: [front]\n${redirects}${redirects && '\n'}---\n\nThe first words.\n\n<!-- truncate -->\n\n## A part\n\n${text}\n\n${words}`;

let sites = 0;

async function check(files: Record<string, string>, baseUrl = '/') {
  const siteDir = join(scratch, String(sites++));
  const all = {
    'blog/authors.yml': 'web:\n  name: Web team\n',
    'blog/tags.yml': 'front:\n  label: Front\ntesting:\n  label: Testing\n',
    'docs/legal.md': '---\nslug: /legal/\n---\n\n# Legal\n\n## Terms\n',
    [file]: post(),
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(siteDir, path)), {recursive: true});
    writeFileSync(join(siteDir, path), text);
  }
  const run = async () => {
    const site = {url: 'https://engineering.example', baseUrl};
    const now = new Date('2026-11-21T12:00:00Z');
    const {findings} = await checkPosts(siteDir, {site, now});
    return findings.map((finding) => ({
      ...finding,
      told: `${finding.file}:${finding.line}:${finding.column} ${finding.rule}: ${finding.reason}: ${finding.remedy}`,
    }));
  };
  const fix = async () => {
    applyFixes(siteDir, await run());
    return {
      left: (await run()).map(({told}) => told),
      read: (path: string) => readFileSync(join(siteDir, path), 'utf8'),
    };
  };
  const findings = await run();
  return {findings, told: findings.map(({told}) => told), fix};
}

test.each([
  ['redirects: [/2023/01/01/old/]'],
  ['redirects: /2023/01/01/old/'],
  ['redirects: [2023-01-01-old, /a.html, /tags/css/, "/caf%C3%A9/", /naïve/]'],
])('%s has nothing to be found', async (line) => {
  expect((await check({[file]: post(line)})).told).toEqual([]);
});

describe('a former address that is none', () => {
  test.each([
    ['2023/01/01/old/', 'does not begin with a slash: write /2023/01/01/old/', '/2023/01/01/old/'],
    ['/2023/01/01/old', 'does not end with a slash: write /2023/01/01/old/', '/2023/01/01/old/'],
    [
      'https://engineering.example/old/',
      'has the name of the host before it: write /old/',
      '/old/',
    ],
    [
      'https://elsewhere.example/old/',
      'is on another host, which this site cannot answer for',
      null,
    ],
    ['/old/?p=1', 'has a ? or #, which no host looks at: write /old/', '/old/'],
    ['/old/index.html', 'names the file of a page: write /old/', '/old/'],
    ['/a/../b/', 'leads to another folder by its dots', null],
    ['/', 'is the front page', null],
    ['old-words', 'is no path', null],
    ['/two words/', 'is no path that a page could have had', null],
    ['/100%/', 'is no path that a page could have had', null],
    [`/${'a'.repeat(256)}/b/`, 'is longer than the name of a file can be: shorten it', null],
    [`/${'%C3%AF'.repeat(130)}/`, 'is longer than the name of a file can be: shorten it', null],
    ['/img/picture.png', 'is a file, and only pages can lead on', null],
  ])('such as %s is told with what to write', async (written, message, fixed) => {
    const {told, fix} = await check({[file]: post(`redirects: [${JSON.stringify(written)}]`)});
    expect(told).toEqual([
      expect.stringMatching(/^blog\/2024-04-02-one-thing\/index\.md:6:13 redirect: /),
    ]);
    expect(told[0]).toContain(message);
    if (fixed !== null) {
      const {left, read} = await fix();
      expect(left).toEqual([]);
      expect(read(file)).toContain(`redirects: [${fixed}]`);
    }
  });

  test('names the path that the site is served below', async () => {
    const {told, fix} = await check({[file]: post('redirects: [/blog/old/]')}, '/blog/');
    expect(told).toEqual([
      expect.stringContaining(
        'begins with /blog/, which the build puts before it by itself: write /old/',
      ),
    ]);
    expect((await fix()).left).toEqual([]);
    expect(
      (await check({[file]: post('redirects: [https://engineering.example/blog/old/]')}, '/blog/'))
        .told,
    ).toEqual([expect.stringContaining('write /old/')]);
  });
});

test('two pages cannot have had one address', async () => {
  const {told} = await check({
    [file]: post('redirects: [/old/]'),
    [other]: post('redirects: [/old/]').replace('How one', 'How another'),
    'docs/legal.md': '---\nslug: /legal/\nredirects: /old/\n---\n\n# Legal\n',
    'blog/gone.yml': '/old/: {to: /legal/}\n',
  });
  expect(told).toEqual([
    expect.stringContaining(`${other}:6:13 redirect: “/old/” is also a former address in ${file}`),
    expect.stringContaining(
      `blog/gone.yml:1:1 redirect: “/old/” is also a former address in ${file}`,
    ),
    expect.stringContaining(
      `docs/legal.md:3:12 redirect: “/old/” is also a former address in ${file}`,
    ),
  ]);
});

test('what has a page of its own leads nowhere else', async () => {
  const {told} = await check({
    [file]: post('redirects: [2024-05-02-another-thing, /legal/, /tags/front/, /archive/, /kept/]'),
    [other]: post().replace('How one', 'How another'),
    'static/kept/index.html': 'Kept',
    'blog/gone.yml': '/legal/: {reason: It is not gone at all.}\n',
  });
  expect(told.map((line) => line.replace(/^.*redirect: /, ''))).toEqual([
    `“/2024/05/02/another-thing/” is a page, of ${other}: delete it: an address leads on only when it has no page of its own`,
    expect.stringContaining('“/legal/” is a page, of docs/legal.md'),
    expect.stringContaining('“/tags/front/” is a page:'),
    expect.stringContaining('“/archive/” is a page:'),
    expect.stringContaining('“/kept/” is a file or a list of the site'),
    expect.stringContaining('“/legal/” is a page, of docs/legal.md'),
  ]);
});

test('an address that leads to itself, or is named twice, is deleted by --fix', async () => {
  const {told, fix} = await check({
    [file]: post('redirects: [2024-04-02-one-thing, /old/, /old/]'),
  });
  expect(told.map((line) => line.replace(/^.*redirect: /, ''))).toEqual([
    '“/2024/04/02/one-thing/” is the address of this very page, so it would lead to itself: delete it',
    '“/old/” is named twice: delete it',
  ]);
  await fix();
  const {left, read} = await fix();
  expect(left).toEqual([]);
  expect(read(file)).toContain('redirects: [/old/]');
});

test.each([
  ['a draft', file, post('redirects: [/old/]\ndraft: true')],
  ['scheduled', 'blog/2027-04-02-to-come/index.md', post('redirects: [/old/]')],
])('nothing leads to a post that is %s', async (_name, path, text) => {
  const {told} = await check({[file]: post(), [path]: text});
  expect(told.filter((line) => line.includes('redirect:'))).toEqual([
    expect.stringContaining(
      `${path}:6:13 redirect: “/old/” would lead to a page that is not published yet`,
    ),
  ]);
});

test('what the build or the site has as a file or a list is no former address', async () => {
  for (const address of ['/tags/front/page/2/', '/404/', '/_headers/', '/rss.xml/', '/kept.html']) {
    const {told} = await check({
      [file]: post(`redirects: [${address}]`),
      'static/kept.html': 'Kept',
    });
    expect(told, address).toEqual([
      expect.stringMatching(
        /^blog\/2024-04-02-one-thing\/index\.md:6:13 redirect: .*: delete this address$/,
      ),
    ]);
  }
});

describe('blog/gone.yml', () => {
  test.each([
    ['/old/: {to: /2024/04/02/one-thing/}'],
    ['/old/: {to: /legal/#terms}'],
    ['/old/: {to: https://elsewhere.example/a?b=c}'],
    ['/old/:\n  reason: Its figures were wrong.'],
    // The tag is declared, but no post has it, so it has no list.
    ['/tags/testing/: {to: /tags/}'],
  ])('%s has nothing to be found', async (text) => {
    expect((await check({'blog/gone.yml': `${text}\n`})).told).toEqual([]);
  });

  test.each([
    [
      '/old/: {to: /legal}',
      '1:13 redirect: “/legal” does not end with a slash: write /legal/',
      true,
    ],
    [
      '/old/: {to: /legall/}',
      '1:13 redirect: There is no page “/legall/”: did you mean “/legal/”?',
      false,
    ],
    ['/old/: {to: "javascript:alert(1)"}', 'is no address', false],
    ['- /old/', 'blog/gone.yml:1:1 declaration', false],
    ['/old/: {to: https://engineering.example/legal/}', 'is of this site: write /legal/', true],
    [
      '/a/: {to: /b/}\n/b/: {to: /c/}\n/c/: {to: /legal/}',
      '“/c/” is a former address itself, so readers would be sent twice: write /legal/',
      true,
    ],
    ['/old/: {}', 'write to: and an address, or reason: and why the page is gone', false],
    [
      '/old/: {to: /legal/, reason: Its figures were wrong.}',
      'write to: and an address, or reason:',
      false,
    ],
  ])('%s is told', async (text, message, isFixed) => {
    const {told, fix} = await check({'blog/gone.yml': `${text}\n`});
    expect(told.join('\n')).toContain(message);
    expect(told.join('\n')).toMatch(/^blog\/gone\.yml:\d+:\d+ /);
    if (isFixed) {
      await fix();
      expect((await fix()).left).toEqual([]);
    }
  });

  test('leads to no draft', async () => {
    const {told} = await check({
      'blog/gone.yml': '/old/: {to: /2024/04/02/one-thing/}\n',
      [file]: post('draft: true'),
    });
    expect(told).toEqual([
      `blog/gone.yml:1:13 redirect: “/2024/04/02/one-thing/” is not published yet (${file}): write a page that is there`,
    ]);
  });
});

describe('a link to a former address', () => {
  const site = {
    'docs/legal.md': '---\nslug: /legal/\nredirects: [/terms/]\n---\n\n# Legal\n\n## Terms\n',
  };

  test.each([
    ['[the terms](/terms/)', '[the terms](/legal/)'],
    ['[/terms/](/terms/#terms "The terms")', '[/terms/](/legal/#terms "The terms")'],
    ['[the Markdown](/terms.md)', '[the Markdown](/legal.md)'],
    ['<a href="/terms/">the terms</a>', '<a href="/legal/">the terms</a>'],
  ])('%s is told where the page is, and fixed', async (text, fixed) => {
    const {told, fix} = await check({...site, [file]: post('', text)});
    expect(told).toEqual([
      expect.stringMatching(/ link: “\/terms.*” is a former address: write \/legal/),
    ]);
    const {left, read} = await fix();
    expect(left).toEqual([]);
    expect(read(file)).toContain(fixed);
  });

  test('by its file is told the file that it is now, and fixed', async () => {
    const {told, fix} = await check({
      [file]: post('', '[another](../2024-05-01-former/index.md#a-part)'),
      [other]: post('redirects: [2024-05-01-former]').replace('How one', 'How another'),
    });
    expect(told).toEqual([
      expect.stringContaining(
        'link: “../2024-05-01-former/index.md” has another name now: write ../2024-05-02-another-thing/index.md',
      ),
    ]);
    const {left, read} = await fix();
    expect(left).toEqual([]);
    expect(read(file)).toContain('(../2024-05-02-another-thing/index.md#a-part)');
  });

  test('of a page that was taken away is told', async () => {
    const {told} = await check({
      'blog/gone.yml': '/terms/: {reason: Nobody needs them.}\n',
      [file]: post('', '[the terms](/terms/)'),
    });
    expect(told).toEqual([
      expect.stringContaining('The page “/terms/” was taken away, as blog/gone.yml says'),
    ]);
  });
});
