import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import sharp from 'sharp';
import {describe, expect, test} from 'vitest';
import {fileFault} from './file-faults';
import builtSite from './index';
import {pageFaults} from './page-faults';

const page = (article: string) =>
  `<!doctype html><title>**A**</title><p>**Outside**</p><div id="__blog-post-container">${article}</div><p>](b)`;

const reasons = (article: string) => pageFaults(page(article)).map(({reason}) => reason);

describe('a page', () => {
  test.each([
    ['a link', '<p>See [this](./other.md) now</p>', /a link/],
    ['bold words', '<summary>Some **bold** words</summary>', /bold/],
    ['a fence', '<p>```js foo();</p>', /fence/],
    ['a callout', '<p>Words</p><p>:::note</p>', /callout/],
    ['a tag of Liquid', '<p>{% include x %}</p>', /Jekyll/],
    ['a shortcode', '<p>{{&lt; figure >}}</p>', /Hugo/],
    ['a component', '<p>&lt;Tabs groupId="a"></p>', /component/],
    ['a table', '<p>| a | b |\n|---|---|</p>', /table/],
    ['an import', '<p>import Tabs from "@theme/Tabs";</p>', /import/],
    ['an empty listing', '<pre><code> </code></pre>', /no code/],
    ['a control character', '<p>Words <code>\u001b[31m</code></p>', /nobody sees/],
    ['a frame', '<iframe src="https://a.example/"></iframe>', /<iframe>/],
    ['a picture of another site', '<img src="//a.example/a.png">', /<img>/],
  ])('with %s is warned of', (_name, article, reason) => {
    expect(reasons(article)).toEqual([expect.stringMatching(reason)]);
  });

  test.each([
    '<p>[sic], [1, 2], [0, 1), f(x)[i](y), a[0](b)</p>',
    '<p>x**y, 2**3**4, **kwargs and *args, **</p>',
    '<p>A <code>**b**</code> and <kbd>`</kbd> <code>](x.md)</code></p>',
    '<pre><code>:::note\n```\n&lt;Tabs>\n|---|</code></pre>',
    '<p>$x^2$, a | b, --- and |x|, std::vector, Promise&lt;T>, Array&lt;String>, Map&lt;K, V></p>',
    '<p>{{ name }}, ${x}, {a: 1}, 100 %}</p>',
    '<p>`` is a mark, and so is `a</p>',
    '<div data-post-surroundings><a>A **bold** title</a><br></div><p>Words</p>',
    '<picture><source srcset="/a.webp"><img src="/a.png"></picture>',
  ])('with %s is not', (article) => {
    expect(reasons(article)).toEqual([]);
  });

  test('without a text is not looked at', () => {
    expect(pageFaults('<p>**Bold**</p>')).toEqual([]);
  });
});

const png = sharp({create: {width: 9, height: 9, channels: 3, background: '#fff'}}).png();

describe('a file for programs', () => {
  test.each([
    ['rss.xml', '<rss><a>https://a.example/b/</a>\u0007</rss>', 'https://a.example/b/'],
    ['atom.xml', '<feed><a></feed>', undefined],
    ['sitemap.xml', '<urlset>&nbsp;</urlset>', undefined],
    ['rss.xml', '', undefined],
    ['feed.json', '{"a": 1', undefined],
    ['a.md', '---\ntitle: "A\n---\n\nWords.\n', undefined],
    ['a.md', 'Words.\n', undefined],
    ['a/card.png', 'Words', undefined],
    ['a/index.html', '<script type=application/ld+json>{"a": 1</script>', undefined],
    ['a/index.html', '<script type="application/ld+json" id="a">\n{a}</script>', undefined],
  ])('%s that is none is one fault', async (name, text, near) => {
    const fault = await fileFault(name, Buffer.from(text));
    expect(fault?.message).toBeTruthy();
    expect(fault?.near).toBe(near);
  });

  test('a card that is cut off is one', async () => {
    const whole = await png.toBuffer();
    expect(await fileFault('card.png', whole)).toBeNull();
    expect(await fileFault('card.png', whole.subarray(0, -20))).not.toBeNull();
  });

  test.each([
    ['rss.xml', '<?xml version="1.0"?><rss><![CDATA[<p>&nbsp;]]>&#233;</rss>'],
    ['feed.json', '{"a": "\\u0007"}'],
    ['a.md', '---\ntitle: "A \\a"\n---\n\n**Words.\n'],
    ['a/index.html', '<script type="application/ld+json">{"a": "b"}</script><script>{</script>'],
    ['a/index.html', '<p>Words</p>'],
  ])('%s that can be read has none', async (name, text) => {
    expect(await fileFault(name, Buffer.from(text))).toBeNull();
  });
});

describe('a build', () => {
  const source = 'blog/2024-04-02-a/index.md';
  const postBuild = async (files: Record<string, string>) => {
    const siteDir = mkdtempSync(join(tmpdir(), 'built-site-'));
    const outDir = join(siteDir, 'build');
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(outDir, name)), {recursive: true});
      writeFileSync(join(outDir, name), text);
    }
    writeFileSync(join(siteDir, 'package-lock.json'), '{}');
    const plugin = builtSite({siteDir, baseUrl: '/'} as LoadContext);
    const blogPosts = [{metadata: {permalink: '/2024/04/02/a/', source: `@site/${source}`}}];
    await plugin.allContentLoaded!({
      allContent: {'docusaurus-plugin-content-blog': {default: {blogPosts}}},
    } as never);
    await plugin.postBuild!({outDir, plugins: [plugin]} as never);
  };
  const whole = '<title>A</title>';

  test.each([
    ['rss.xml', '<rss>https://a.example/2024/04/02/a/ \u001b</rss>'],
    ['2024/04/02/a.md', '---\ntitle: [\n---\n'],
    ['2024/04/02/a/card.png', 'Words'],
    ['2024/04/02/a/index.html', '<script type="application/ld+json">{</script>'],
  ])('stops at %s that no program can read, and names the post', async (name, text) => {
    const limit = Error.stackTraceLimit;
    await expect(postBuild({'2024/04/02/a/index.html': whole, [name]: text})).rejects.toThrow(
      new RegExp(`^${name} cannot be read by any program: .*\\(${source}\\)`),
    );
    Error.stackTraceLimit = limit;
  });

  test('goes on where all can be read, and leaves alone what it has not made', async () => {
    await postBuild({
      '2024/04/02/a/index.html': whole,
      '2024/04/02/a.md': '---\ntitle: A\n---\n',
      'notes.md': 'Words of somebody else',
      'img/card.svg': 'Words',
    });
  });
});
