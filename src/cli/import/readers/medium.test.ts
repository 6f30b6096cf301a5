import {describe, expect, test} from 'vitest';
import type {Source} from '../model';
import {medium} from './medium';

type Story = {title: string; summary?: string; body: string; footer?: string};

/** A page as the archive has it. */
const page = ({
  title,
  summary = '',
  body,
  footer = '',
}: Story) => `<!DOCTYPE html><html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><title>${title}</title><style>* {font-family: Georgia}</style></head><body><article class="h-entry">
<header><h1 class="p-name">${title}</h1></header>
<section data-field="subtitle" class="p-summary">${summary}</section>
<section data-field="body" class="e-content"><section name="e1" class="section section--body section--first"><div class="section-divider"><hr class="section-divider"></div><div class="section-content"><div class="section-inner sectionLayout--insetColumn">${body}</div></div></section></section>
<footer>${footer}<p>Exported from <a href="https://medium.com">Medium</a> on March 9, 2024.</p></footer></article></body></html>`;

const published = (path: string) =>
  `<p>By <a href="https://medium.com/@ann" class="p-author h-card">Ann B</a> on <a href="https://medium.com/p/abcdef123456"><time class="dt-published" datetime="2024-03-05T09:12:33.123Z">March 5, 2024</time></a>.</p><p><a href="https://medium.com${path}" class="p-canonical">Canonical link</a></p>`;

const profile = `<html><body><section class="h-card"><img class="u-photo" src="https://cdn-images-1.medium.com/fit/c/200/200/1*me.jpeg"><h3 class="p-name">Ann B</h3><ul><li>Profile: <a class="u-url" href="https://medium.com/@ann">@ann</a></li></ul></section></body></html>`;

const read = async (files: Record<string, string>): Promise<Source> =>
  medium.read(new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])), {});

const body = `<h3 name="a1" class="graf graf--h3 graf--leading graf--title">Why &amp; how</h3><h4 name="a2" class="graf graf--h4 graf-after--h3 graf--subtitle">In three parts</h4>
<figure name="a3" class="graf graf--figure"><img class="graf-image" data-image-id="1*Ab_c.png" data-is-featured="true" src="https://cdn-images-1.medium.com/max/800/1*Ab_c.png"><figcaption class="imageCaption">A <a href="https://a.b/" class="markup--anchor">picture</a></figcaption></figure>
<p name="a4" class="graf graf--p"><strong class="markup--strong markup--p-strong">One </strong><strong class="markup--strong"><em class="markup--em">two</em></strong>.</p>
<pre data-code-block-mode="1" data-code-block-lang="typescript" class="graf graf--preV2"><span class="pre--content"><span class="hljs-keyword">const</span> a = 1;<br />  b();</span></pre>
<pre name="a5" class="graf graf--pre">$ ls &lt;dir&gt;<br>x</pre>
<h4 name="a6" class="graf graf--h4">Part</h4>
<figure name="a7" class="graf graf--figure graf--iframe"><iframe src="https://www.youtube.com/embed/xyz?feature=oembed" width="700" height="393" frameborder="0" scrolling="no"></iframe></figure>
<figure class="graf graf--figure graf--iframe"><script src="https://gist.github.com/ann/0a1b.js"></script></figure>
<div name="a8" class="graf graf--mixtapeEmbed"><a href="https://c.d/e?f=1&amp;g=2" data-href="https://c.d/e" class="markup--anchor markup--mixtapeEmbed-anchor" title="https://c.d/e"><strong class="markup--strong markup--mixtapeEmbed-strong">The title</strong><br><em class="markup--em markup--mixtapeEmbed-em">What it says</em>c.d</a><a href="https://c.d/e" class="js-mixtapeImage mixtapeImage u-ignoreBlock" style="background-image: url(https://cdn-images-1.medium.com/fit/c/160/160/x);"></a></div>
<blockquote name="a9" class="graf graf--pullquote">Said.</blockquote>
<img src="https://medium.com/_/stat?event=post.clientViewed" width="1" height="1" alt="">`;

describe('the archive of Medium', () => {
  test('a story keeps its text, without what the page repeats', async () => {
    const {posts, authors} = await read({
      'posts/2024-03-05_Why---how-abcdef123456.html': page({
        title: 'Why &amp; how',
        summary: 'In three parts',
        body,
        footer: published('/@ann/why-how-abcdef123456'),
      }),
      'profile/profile.html': profile,
    });
    const [post] = posts;
    expect(post).toMatchObject({
      title: 'Why & how',
      description: 'In three parts',
      date: '2024-03-05T09:12:33.123Z',
      slug: 'why-how',
      isDraft: false,
      authors: ['ann'],
      image: 'https://cdn-images-1.medium.com/max/800/1*Ab_c.png',
      addresses: ['/@ann/why-how-abcdef123456'],
    });
    expect(post!.text).toBe(`![](https://cdn-images-1.medium.com/max/800/1*Ab_c.png)

*A [picture](https://a.b/)*

**One _two_**.

\`\`\`typescript
const a = 1;
  b();
\`\`\`

\`\`\`
$ ls <dir>
x
\`\`\`

## Part

[Video on YouTube](https://www.youtube.com/watch?v=xyz)

[Gist on GitHub](https://gist.github.com/ann/0a1b)

[The title](https://c.d/e?f=1&g=2)\\
What it says

> Said.

<!-- import: Tracking picture https://medium.com/_/stat?event=post.clientViewed -->
`);
    expect(post!.assets).toEqual([
      {address: 'https://cdn-images-1.medium.com/max/800/1*Ab_c.png', name: '1-ab-c.png'},
    ]);
    expect(authors).toEqual([
      {
        key: 'ann',
        name: 'Ann B',
        url: 'https://medium.com/@ann',
        picture: 'https://cdn-images-1.medium.com/fit/c/200/200/1*me.jpeg',
      },
    ]);
  });

  test('drafts have the day of the archive, answers are drafts, other files are told', async () => {
    const {posts, losses} = await read({
      'posts/draft_Half-done-0123456789ab.html': page({
        title: 'Half done',
        body: '<h3 class="graf--title">Half done</h3><p class="graf graf--p">x</p>',
      }),
      'posts/2023-01-02_I-agree-with-you--but-abcdef123457.html': page({
        title: 'I agree with you, but…',
        summary: 'I agree with you, but not with…',
        body: '<p class="graf graf--p">I agree with you, but not with all.</p>',
        footer: published('/@ann/i-agree-with-you-abcdef123457'),
      }),
      'posts/2023-01-03_Half-done-abcdef123458.html': page({
        title: 'Half done',
        body: '<h3 class="graf--title">Half done</h3><p class="graf graf--p">y</p>',
        footer: published('/p/abcdef123458'),
      }),
      'bookmarks/bookmarks-0001.html': '<html></html>',
    });
    expect(
      posts.map(({slug, isDraft, date, description}) => [
        slug,
        isDraft,
        date.slice(0, 10),
        description,
      ]),
    ).toEqual([
      ['half-done', true, '2024-03-09', undefined],
      ['i-agree-with-you', true, '2024-03-05', undefined],
      ['half-done-2', false, '2024-03-05', undefined],
    ]);
    expect(posts[0]!.losses[0]!.what).toBe('Draft without a date');
    expect(posts[1]!.losses[0]!.what).toContain('answer');
    expect(losses.map(({file}) => file)).toEqual(['posts', 'bookmarks']);
  });
});
