import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {checkPosts} from '../check-posts';
import {fix as applyFixes} from '../fix';
import {folder, index, post, site} from '../fixture';

const file = 'blog/moved.yml';
const now = new Date('2026-11-21T12:00:00Z');
const address = '/2024/04/02/a-post/';

async function check(moved: string, baseUrl = '/', files: Parameters<typeof site>[0] = {}) {
  const siteDir = site({[index]: post(), [file]: `${moved}\n`, ...files});
  const run = async () =>
    (await checkPosts(siteDir, {site: {url: 'https://engineering.example', baseUrl}, now})).findings
      // What the site of the tests lacks elsewhere is not of interest here.
      .filter(({file: found, rule}) => found === file || rule === 'redirect' || rule === 'link');
  const findings = await run();
  const fixed = async () => {
    applyFixes(siteDir, findings);
    return {left: await run(), text: readFileSync(join(siteDir, file), 'utf8').trim()};
  };
  return {
    told: findings.map(
      (finding) =>
        `${finding.file}:${finding.line}:${finding.column} ${finding.rule}: ${finding.reason}: ${finding.remedy}`,
    ),
    fixed,
  };
}

test.each([
  ['/blog/rss.xml: /rss.xml'],
  ['/feed.json: /tags/front/feed.json', '/blog/'],
  ['/2019/03/: /archive/'],
  ['/old.html: /legal/#terms-of-use'],
  ['/index.php: /'],
  ['/assets/img/old.png: /img/card.png'],
  ['/caf%C3%A9/: "/search/?q=coffee"'],
  // A site below another path answers for the rest of its host too, where the host lets it.
  ['/: /', '/blog/'],
  ['/rss.xml: /rss.xml\n/tags/: /tags/\n/blog/feed/: /rss.xml', '/blog/'],
])('%s has nothing to be found', async (text, baseUrl = '/') => {
  expect((await check(text, baseUrl)).told).toEqual([]);
});

describe('a former address that is none', () => {
  test.each([
    [
      '/tag/a: /tags/',
      '1:1 redirect: “/tag/a” does not end with a slash: write /tag/a/',
      '/tag/a/: /tags/',
    ],
    ['/a/index.html: /tags/', 'names the file of a page: write /a/', '/a/: /tags/'],
    [
      'https://engineering.example/feed.xml: /rss.xml',
      'has the name of the host before it: write /feed.xml',
      '/feed.xml: /rss.xml',
    ],
    ['https://elsewhere.example/feed.xml: /rss.xml', 'is on another host', null],
    [
      '/old.md: /legal/',
      'is the Markdown of a page, which follows it: write /old/',
      '/old/: /legal/',
    ],
    ['2023-01-01-old: /legal/', 'is no path: write it as /tag/a-word/ or /feed.xml', null],
    ['/tags/: /legal/', '“/tags/” is a page: delete it', null],
    ['/legal.html: /tags/', '“/legal.html” is a page, of docs/legal.md', null],
    [
      `${address}: /tags/`,
      '“/2024/04/02/a-post/” is a page, of blog/2024-04-02-a-post/index.md',
      null,
    ],
    ['/rss.xml: /atom.xml', '“/rss.xml” is a file or a list of the site', null],
    ['/img/card.png: /tags/', '“/img/card.png” is a file or a list of the site', null],
  ])('as in %s is told', async (text, message, meant) => {
    const {told, fixed} = await check(text);
    expect(told).toEqual([expect.stringMatching(/^blog\/moved\.yml:1:1 redirect: /)]);
    expect(told[0]).toContain(message);
    if (meant !== null) {
      expect(await fixed()).toEqual({left: [], text: meant});
    }
  });

  test('as it is in the site below a path is told with its whole path', async () => {
    expect((await check('/blog/: /tags/', '/blog/')).told).toEqual([
      expect.stringContaining('“/blog/” is the front page'),
    ]);
    expect((await check('/blog/tags/: /legal/', '/blog/')).told).toEqual([
      expect.stringContaining('“/blog/tags/” is a page'),
    ]);
  });
});

describe('one address under two names', () => {
  test.each([
    [
      '/old/: /tags/\n/old.html: /legal/',
      '2:1 redirect: “/old.html” is another spelling of “/old/”, which is named too',
    ],
    ['/café/: /tags/\n/caf%C3%A9/: /legal/', '2:1 redirect: “/café/” is named twice'],
    [
      '/kept.html: /tags/',
      '“/kept.html” is another spelling of “/kept/”, which is a former address in',
    ],
    ['/old/: /tags/\n/old/: /legal/', '2:1 declaration: This is not YAML'],
  ])('as in %j is told', async (text, message) => {
    const {told} = await check(text, '/', {'blog/gone.yml': '/kept/: {to: /legal/}\n'});
    expect(told).toEqual([expect.stringContaining(message)]);
  });

  test('is told outside of the path of the site as well', async () => {
    expect((await check('/old/: /tags/\n/old.html: /legal/', '/blog/')).told).toEqual([
      expect.stringContaining('“/old.html” is another spelling of “/old/”'),
    ]);
  });
});

describe('a target that is none', () => {
  test.each([
    ['/old/: /legal', '“/legal” does not end with a slash: write /legal/', '/old/: /legal/'],
    ['/old/: /legall/', 'There is no page or file “/legall/”: did you mean “/legal/”?', null],
    // The tag is declared, but no post has it, so it has neither a list nor a feed.
    ['/feed/: /tags/testing/rss.xml', 'There is no page or file “/tags/testing/rss.xml”', null],
    ['/old.png: /img/../../secret.png', 'There is no page or file', null],
    ['/old/: /podcast/feed.xml', 'There is no page or file', null],
    [
      '/old/: legal',
      '“legal” is no address: write the path of a page or a file of this site',
      null,
    ],
    [
      '/old/: https://elsewhere.example/',
      'is no address of this site: write a page or a file of it',
      null,
    ],
    [
      '/old/: https://engineering.example/rss.xml',
      'is of this site: write /rss.xml',
      '/old/: /rss.xml',
    ],
    [
      '/b/: /legal/\n/a/: /b/',
      'is a former address itself, so readers would be sent twice: write /legal/',
      '/b/: /legal/\n/a/: /legal/',
    ],
    ['/b.xml: /rss.xml\n/a.xml: /b.xml', 'write /rss.xml', '/b.xml: /rss.xml\n/a.xml: /rss.xml'],
    [
      '/old/: {to: /legal/}',
      'declaration: “/old/” has a value that nothing can read: write the path of a page or a file',
      null,
    ],
    ['- /old/', '1:1 declaration', null],
  ])('as in %j is told', async (text, message, meant) => {
    const {told, fixed} = await check(text, '/', {'secret.png': 'No picture of the site'});
    expect(told).toEqual([expect.stringMatching(/^blog\/moved\.yml:\d+:\d+ /)]);
    expect(told[0]).toContain(message);
    if (meant !== null) {
      expect(await fixed()).toEqual({left: [], text: meant});
    }
  });

  test('because it repeats the path of the site is fixed', async () => {
    const {told, fixed} = await check('/feed/: /blog/rss.xml', '/blog/');
    expect(told).toEqual([
      expect.stringContaining(
        '“/blog/rss.xml” begins with /blog/, which the build puts before it by itself: write /rss.xml',
      ),
    ]);
    expect(await fixed()).toEqual({left: [], text: '/feed/: /rss.xml'});
  });

  test('that blog/gone.yml sends elsewhere leads no reader through it', async () => {
    const {told} = await check('/a/: /b/', '/', {
      'blog/gone.yml': '/b/: {to: https://elsewhere.example/}\n',
    });
    expect(told).toEqual([
      expect.stringContaining('blog/moved.yml:1:6 redirect: There is no page or file “/b/”'),
    ]);
  });

  test('because its post is a draft is told', async () => {
    const {told} = await check(`/old/: ${address}`, '/', {
      [index]: post('', {draft: 'draft: true'}),
    });
    expect(told).toEqual([
      expect.stringContaining('is not published yet (blog/2024-04-02-a-post/index.md)'),
    ]);
  });
});

test('a podcast has a feed and a picture that addresses may lead to', async () => {
  const {told} = await check(
    '/feed/podcast/: /podcast/feed.xml\n/cover.png: /podcast/artwork.png',
    '/',
    {
      'src/pages/podcast.md': '# Podcast\n',
    },
  );
  expect(told).toEqual([]);
});

test('a post is told where the page is that it links to', async () => {
  const {told} = await check('/tag/front/: /tags/front/', '/', {
    [index]: post('See [the tag](/tag/front/).'),
    [`blog/${folder}/code/a.ts`]: null,
  });
  expect(told).toEqual([
    expect.stringContaining('link: “/tag/front/” is a former address: write /tags/front/'),
  ]);
});
