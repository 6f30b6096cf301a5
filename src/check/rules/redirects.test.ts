import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {checkPosts} from '../check-posts';
import {fix as applyFixes} from '../fix';
import {index, post as goodPost, site} from '../fixture';

// Former addresses: in the front matter of posts and documents, in blog/gone.yml and in blog/moved.yml.

const other = 'blog/2024-05-02-another-thing/index.md';
const gone = 'blog/gone.yml';
const moved = 'blog/moved.yml';

const post = (redirects = '', text = '') => goodPost(text, {redirects});
const another = (redirects = '') => goodPost('', {title: 'title: Another thing', redirects});

async function check(files: Record<string, string>, baseUrl = '/') {
  const siteDir = site({[index]: post(), ...files});
  const run = async () => {
    const {findings} = await checkPosts(siteDir, {
      site: {url: 'https://engineering.example', baseUrl},
      now: new Date('2026-11-21T12:00:00Z'),
    });
    return findings;
  };
  const findings = await run();
  return {
    told: findings.map(
      ({file, line, column, rule, reason, remedy}) =>
        `${file}:${line}:${column} ${rule}: ${reason}: ${remedy}`,
    ),
    /** What is left after --fix, and what a file says then. */
    fixed: async (path: string) => {
      applyFixes(siteDir, findings);
      // A fix can make another one necessary.
      applyFixes(siteDir, await run());
      return {
        left: (await run()).map(({reason}) => reason),
        text: readFileSync(join(siteDir, path), 'utf8').trim(),
      };
    },
  };
}

test.each<[files: Record<string, string>, baseUrl?: string]>([
  [{[index]: post('redirects: /2023/01/01/old/')}],
  [{[index]: post('redirects: [2023-01-01-old, /a.html, /tags/css/, "/caf%C3%A9/", /naïve/]')}],
  [{[gone]: '/old/: {to: /legal/#terms-of-use}\n'}],
  [{[gone]: '/old/: {to: https://elsewhere.example/a?b=c}\n'}],
  [{[gone]: '/old/:\n  reason: Its figures were wrong.\n'}],
  // The tag is declared, but no post has it, so it has no list.
  [{[gone]: '/tags/testing/: {to: /tags/}\n'}],
  [{[moved]: '/2019/03/: /archive/\n'}],
  [{[moved]: '/old.html: /legal/#terms-of-use\n'}],
  [{[moved]: '/assets/img/old.png: /img/card.png\n'}],
  [{[moved]: '/caf%C3%A9/: "/search/?q=coffee"\n'}],
  // A site below another path answers for the rest of its host too, where the host lets it.
  [{[moved]: '/: /\n/rss.xml: /rss.xml\n/tags/: /tags/\n/blog/feed/: /rss.xml\n'}, '/blog/'],
  [
    {
      [moved]: '/feed/podcast/: /podcast/feed.xml\n/cover.png: /podcast/artwork.png\n',
      'src/pages/podcast.md': '# Podcast\n',
    },
  ],
])('%j has nothing to be found', async (files, baseUrl) => {
  expect((await check(files, baseUrl)).told).toEqual([]);
});

describe('a former address that is none is told with what to write', () => {
  test.each([
    ['2023/01/01/old/', 'does not begin with a slash: write /2023/01/01/old/', '/2023/01/01/old/'],
    [
      'https://engineering.example/old/',
      'has the name of the host before it: write /old/',
      '/old/',
    ],
    ['https://elsewhere.example/old/', 'is on another host', null],
    ['/old/?p=1', 'has a ? or #, which no host looks at: write /old/', '/old/'],
    ['/old/index.html', 'names the file of a page: write /old/', '/old/'],
    ['/a/../b/', 'leads to another folder by its dots', null],
    ['/', 'is the front page', null],
    ['/two words/', 'is no path that a page could have had', null],
    [`/${'%C3%AF'.repeat(130)}/`, 'is longer than the name of a file can be: shorten it', null],
    ['/img/picture.png', 'is a file, and only pages can lead on', null],
    ['/rss.xml/', 'delete this address', null],
  ])('%s in a post', async (written, message, meant) => {
    const {told, fixed} = await check({[index]: post(`redirects: [${JSON.stringify(written)}]`)});
    expect(told).toEqual([expect.stringContaining(`${index}:6:13 redirect: `)]);
    expect(told[0]).toContain(message);
    if (meant !== null) {
      const {left, text} = await fixed(index);
      expect(left).toEqual([]);
      expect(text).toContain(`redirects: [${meant}]`);
    }
  });

  test.each([
    ['/tag/a: /tags/', 'does not end with a slash: write /tag/a/', '/tag/a/: /tags/'],
    ['/old.md: /legal/', 'is the Markdown of a page: write /old/', '/old/: /legal/'],
    ['/legal.html: /tags/', '“/legal.html” is a page, of docs/legal.md', null],
    ['/img/card.png: /tags/', '“/img/card.png” is a file or a list of the site', null],
  ])('%s in blog/moved.yml', async (text, message, meant) => {
    const {told, fixed} = await check({[moved]: `${text}\n`});
    expect(told).toEqual([expect.stringMatching(/^blog\/moved\.yml:1:1 redirect: /)]);
    expect(told[0]!.replace(', which follows it', '')).toContain(message);
    if (meant !== null) {
      expect(await fixed(moved)).toEqual({left: [], text: meant});
    }
  });

  test('with the path of the site before it, in a post; as a whole, in blog/moved.yml', async () => {
    const {told} = await check({[index]: post('redirects: [/blog/old/]')}, '/blog/');
    expect(told).toEqual([expect.stringContaining('begins with /blog/, which the build puts')]);
    expect((await check({[moved]: '/blog/: /tags/\n'}, '/blog/')).told).toEqual([
      expect.stringContaining('“/blog/” is the front page'),
    ]);
  });
});

test('two pages cannot have had one address, nor one address two names', async () => {
  const {told} = await check({
    [index]: post('redirects: [/old/]'),
    [other]: another('redirects: [/old/]'),
    'docs/legal.md': '---\nslug: /legal/\nredirects: /old/\n---\n\n# Legal\n',
    [gone]: '/old/: {to: /legal/}\n',
    [moved]: '/old.html: /tags/\n/café/: /tags/\n/caf%C3%A9/: /legal/\n',
  });
  const same = `redirect: “/old/” is also a former address in ${index}`;
  expect(told.map((line) => line.replace(/: [^:]*$/, ''))).toEqual([
    expect.stringContaining(`${other}:6:13 ${same}`),
    expect.stringContaining(`${gone}:1:1 ${same}`),
    expect.stringContaining(`${moved}:1:1 redirect: “/old.html” is another spelling of “/old/”`),
    expect.stringContaining(`${moved}:3:1 redirect: “/café/” is named twice`),
    expect.stringContaining(`docs/legal.md:3:12 ${same}`),
  ]);
});

test('what has a page of its own leads nowhere else', async () => {
  const {told} = await check({
    [index]: post('redirects: [2024-05-02-another-thing, /tags/front/, /kept/]'),
    [other]: another(),
    'static/kept/index.html': 'Kept',
    [gone]: '/legal/: {reason: It is not gone at all.}\n',
  });
  expect(told.map((line) => line.replace(/^.*redirect: /, ''))).toEqual([
    expect.stringContaining(`“/2024/05/02/another-thing/” is a page, of ${other}: delete it`),
    expect.stringContaining('“/tags/front/” is a page:'),
    expect.stringContaining('“/kept/” is a file or a list of the site'),
    expect.stringContaining('“/legal/” is a page, of docs/legal.md'),
  ]);
});

test('an address that leads to itself, or is named twice, is deleted by --fix', async () => {
  const {told, fixed} = await check({
    [index]: post('redirects: [2024-04-02-a-post, /old/, /old/]'),
  });
  expect(told).toEqual([
    expect.stringContaining('is the address of this very page, so it would lead to itself'),
    expect.stringContaining('“/old/” is named twice: delete it'),
  ]);
  const {left, text} = await fixed(index);
  expect(left).toEqual([]);
  expect(text).toContain('redirects: [/old/]');
});

test.each([
  ['a draft', index, post('redirects: [/old/]\ndraft: true')],
  ['scheduled', 'blog/2027-04-02-to-come/index.md', another('redirects: [/old/]')],
])('nothing leads to a post that is %s', async (_name, path, text) => {
  expect((await check({[path]: text})).told).toEqual([
    expect.stringContaining(
      `${path}:6:13 redirect: “/old/” would lead to a page that is not published yet`,
    ),
  ]);
});

describe('a target that is none', () => {
  test.each([
    ['{to: /legal}', '1:13 redirect: “/legal” does not end with a slash', '{to: /legal/}'],
    ['{to: /legall/}', 'There is no page “/legall/”: did you mean “/legal/”?', null],
    ['{to: "javascript:alert(1)"}', 'is no address', null],
    ['{to: https://engineering.example/legal/}', 'write /legal/', '{to: /legal/}'],
    [
      '{to: /legal/, reason: Its figures were wrong.}',
      'write to: and an address, or reason:',
      null,
    ],
  ])('%s in blog/gone.yml', async (value, message, meant) => {
    const {told, fixed} = await check({[gone]: `/old/: ${value}\n`});
    expect(told).toEqual([expect.stringMatching(/^blog\/gone\.yml:1:\d+ /)]);
    expect(told[0]).toContain(message);
    if (meant !== null) {
      expect(await fixed(gone)).toEqual({left: [], text: `/old/: ${meant}`});
    }
  });

  test.each([
    ['/old/: /legal', 'write /legal/', '/old/: /legal/'],
    // The tag is declared, but no post has it, so it has neither a list nor a feed.
    ['/feed/: /tags/testing/rss.xml', 'There is no page or file “/tags/testing/rss.xml”', null],
    ['/old.png: /img/../../secret.png', 'There is no page or file', null],
    ['/old/: https://elsewhere.example/', 'is no address of this site', null],
    [
      '/b/: /legal/\n/a/: /b/',
      'is a former address itself, so readers would be sent twice: write /legal/',
      '/b/: /legal/\n/a/: /legal/',
    ],
    ['/old/: {to: /legal/}', 'declaration: “/old/” has a value that nothing can read', null],
  ])('%j in blog/moved.yml', async (text, message, meant) => {
    const {told, fixed} = await check({[moved]: `${text}\n`, 'secret.png': 'Not of the site'});
    expect(told).toEqual([expect.stringMatching(/^blog\/moved\.yml:\d+:\d+ /)]);
    expect(told[0]).toContain(message);
    if (meant !== null) {
      expect(await fixed(moved)).toEqual({left: [], text: meant});
    }
  });

  test('because it repeats the path of the site is fixed', async () => {
    const {fixed} = await check({[moved]: '/feed/: /blog/rss.xml\n'}, '/blog/');
    expect(await fixed(moved)).toEqual({left: [], text: '/feed/: /rss.xml'});
  });

  test.each([
    [gone, '/old/: {to: /2024/04/02/a-post/}\n'],
    [moved, '/old/: /2024/04/02/a-post/\n'],
  ])('because its post is a draft is told of %s', async (file, text) => {
    expect((await check({[file]: text, [index]: post('draft: true')})).told).toEqual([
      expect.stringContaining(`is not published yet (${index})`),
    ]);
  });
});

describe('a link to a former address', () => {
  const legal = {
    'docs/legal.md': '---\nslug: /legal/\nredirects: [/terms/]\n---\n\n# Legal\n\n## Terms\n',
  };

  test.each([
    ['[/terms/](/terms/#terms "The terms")', '[/terms/](/legal/#terms "The terms")'],
    ['[the Markdown](/terms.md)', '[the Markdown](/legal.md)'],
    ['<a href="/terms/">the terms</a>', '<a href="/legal/">the terms</a>'],
  ])('%s is told where the page is, and fixed', async (text, right) => {
    const {told, fixed} = await check({...legal, [index]: post('', text)});
    expect(told).toEqual([
      expect.stringMatching(/ link: “\/terms.*” is a former address: write \/legal/),
    ]);
    const after = await fixed(index);
    expect(after.left).toEqual([]);
    expect(after.text).toContain(right);
  });

  test('by its file is told the file that it is now, and fixed', async () => {
    const {fixed} = await check({
      [index]: post('', '[another](../2024-05-01-former/index.md#a-part)'),
      [other]: another('redirects: [2024-05-01-former]'),
    });
    const {left, text} = await fixed(index);
    expect(left).toEqual([]);
    expect(text).toContain('(../2024-05-02-another-thing/index.md#a-part)');
  });

  test('of a page that was taken away is told', async () => {
    const {told} = await check({
      [gone]: '/terms/: {reason: Nobody needs them.}\n',
      [index]: post('', '[the terms](/terms/)'),
    });
    expect(told).toEqual([
      expect.stringContaining('The page “/terms/” was taken away, as blog/gone.yml says'),
    ]);
  });

  test('of blog/moved.yml is told where the page is', async () => {
    const {told} = await check({
      [moved]: '/tag/front/: /tags/front/\n',
      [index]: post('', 'See [the tag](/tag/front/).'),
    });
    expect(told).toEqual([
      expect.stringContaining('link: “/tag/front/” is a former address: write /tags/front/'),
    ]);
  });
});
