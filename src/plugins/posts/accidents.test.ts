import {rmSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import sharp from 'sharp';
import {afterAll, describe, expect, test} from 'vitest';
import {identity} from '../../site/identity';
import {checkPosts} from './check-posts';
import {folder, index, mdxIndex, mdxPost, post, scratch, site, type Content} from './fixture';

/*
 * What happens to posts in the hands of those who write them: programs that save in their own way, paste from
 * other programs, syntax of other sites, slips. Each has one finding, so that its author reads one sentence.
 */

afterAll(() => {
  rmSync(scratch, {recursive: true, force: true});
});

type Files = Record<string, Content | Promise<Buffer>>;

type Accident = [
  what: string,
  files: Files,
  /** Of the one finding, with its file where that is not the text of the post. */
  rule: string,
  /** What the finding says: what is wrong, a colon, what to do. */
  says: RegExp,
];

const raw = (content: Content): Files => ({[index]: content});
const text = (written: string): Files => raw(post(written));
const mdx = (written: string): Files => ({[mdxIndex]: mdxPost(written)});
const head = (changes: Partial<Record<string, string>>): Files => raw(post('', changes));
/** One more line of front matter. */
const line = (written: string): Files => head({more: written});
const latin = (written: string) => Buffer.from(written, 'latin1');
const beside = (name: string, content: Content | Promise<Buffer>, written: string): Files => ({
  ...text(written),
  [`blog/${folder}/${name}`]: content,
});
const other = '2024-05-01-other';
const picture = (width: number, height: number) =>
  sharp({create: {width, height, channels: 3, background: 'red'}});
const listing = (code: Content, fence = '```ts file=code/b.ts\n```'): Files =>
  beside('code/b.ts', code, fence);
const utf16 = (written: string) => Buffer.from(written, 'utf16le');

const bytes: Accident[] = [
  [
    'Windows-1252 quotes',
    raw(Buffer.concat([Buffer.from(post()), latin('\x93so\x94\n')])),
    'encoding',
    /not UTF-8.*save it as UTF-8/,
  ],
  ['UTF-16, big end first', raw(utf16(`\ufeff${post()}`).swap16()), 'encoding', /UTF-16.*UTF-8/],
  ['UTF-16 without a mark', raw(utf16(post())), 'encoding', /UTF-16.*UTF-8/],
  ['UTF-32', raw(Buffer.from(Uint32Array.from(Buffer.from(post())).buffer)), 'encoding', /UTF-8/],
  [
    'UTF-8 read as Windows-1252, and saved',
    text('itâ€™s late, at the cafÃ©'),
    'encoding',
    /twice.*write it again/,
  ],
  ['two files put together', text('One.\n\n\ufeffTwo.'), 'encoding', /byte order mark/],
  ['some lines of Windows', raw(post().replace('---\n\nThe', '---\r\n\r\nThe')), 'encoding', /CR/],
  ['a page break', text('One.\f'), 'encoding', /U\+000C/],
  ['a line break of Word', text('One.\vTwo.'), 'encoding', /U\+000B/],
  ['NUL at its end', raw(`${post()}\0`), 'encoding', /U\+0000/],
  ['the sign of Delete', text('One\x7f'), 'encoding', /U\+007F/],
  ['a soft hyphen of Word', text('An under\u00adstanding.'), 'encoding', /soft hyphen/],
  ['a bullet of Symbol', text('\uf0b7 One'), 'encoding', /U\+F0B7.*“- ”/],
  ['the place of a lost object', text('See \ufffc here'), 'encoding', /U\+FFFC/],
  ['joiners of no width', text('foo\u200dbar'), 'encoding', /nobody sees/],
  ['a mark of direction', text('foo\u200ebar'), 'encoding', /nobody sees/],
  ['hidden letters', text('foo\u{e0041}bar'), 'encoding', /U\+E0041.*nobody sees/],
  ['a letter of another alphabet in a word', text('A sm\u0430ll word'), 'encoding', /U\+0430.*“a”/],
  [
    'a full-width colon',
    head({title: 'title：What the reader will know'}),
    'front-matter',
    /full-width colon.*write a colon/,
  ],
  ['a space of no break after #', text('##\u00a0Part'), 'encoding', /U\+00A0.*plain space/],
  [
    'a space of no break in code',
    text('```text\u00a0file=code/a.ts\n```'),
    'encoding',
    /U\+00A0.*plain space/,
  ],
  ['bytes of gzip', raw(gzipSync(post())), 'encoding', /no text/],
  [
    'a document of Word',
    raw(Buffer.from('PK\x03\x04\x14\0\x06\0word/document.xml')),
    'encoding',
    /no text|Word/,
  ],
  ['a PDF', raw('%PDF-1.7\n1 0 obj\n'), 'front-matter', /PDF.*Markdown/],
  [
    'rich text',
    raw('{\\rtf1\\ansi What a reader will know}'),
    'front-matter',
    /rich text.*Markdown/i,
  ],
  [
    'a page of HTML',
    raw('<!DOCTYPE html>\n<html><body><p>Words</p></body></html>'),
    'front-matter',
    /HTML.*Markdown/,
  ],
  ['JSON', raw('{"title": "What a reader will know"}'), 'front-matter', /begin the file/],
  [
    'a pointer of Git LFS',
    raw('version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n'),
    'front-matter',
    /LFS.*git lfs pull/,
  ],
  ['a megabyte', raw(post('Words and words.\n'.repeat(60_000))), 'size', /split/],
  ['a line of 6,000 characters', text('words '.repeat(1000)), 'size', /break it/],
  [
    'a half-merged text',
    text('<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> main'),
    'conflict',
    /choose one side/,
  ],
  [
    'a conflict of three',
    text('<<<<<<< ours\nOne.\n||||||| base\nTwo.\n=======\nThree.\n>>>>>>> theirs'),
    'conflict',
    /choose one side/,
  ],
  [
    'a conflict in its front matter',
    head({
      title:
        '<<<<<<< HEAD\ntitle: One title of it\n=======\ntitle: Another title of it\n>>>>>>> main',
    }),
    'conflict',
    /choose one side/,
  ],
  [
    'a conflict of which one mark is left',
    text('One.\n\n>>>>>>> main'),
    'conflict',
    /choose one side/,
  ],
];

const frontMatters: Accident[] = [
  ['a space before its first line', raw(` ${post()}`), 'front-matter', /stands before/],
  [
    'a dash that a program made long',
    raw(post().replace('---', '—')),
    'front-matter',
    /“—”.*write ---/,
  ],
  ['four dashes', raw(post().replace('---', '----')), 'front-matter', /write ---/],
  ['stars for dashes', raw(post().replace('---', '***')), 'front-matter', /write ---|line ---/],
  ['an end of dots', raw(post().replace(']\n---\n', ']\n...\n')), 'front-matter', /write ---/],
  [
    'no end, and a rule later',
    raw(post('One.\n\n---\n\nTwo.').replace(']\n---\n', ']\n')),
    'front-matter',
    /no end.*write ---/,
  ],
  [
    'TOML between dashes',
    raw(post().replaceAll(/^(\w+): /gm, '$1 = ')),
    'front-matter',
    /key: value/,
  ],
  ['TOML of Hugo', raw('+++\ntitle = "A title"\n+++\n\nText\n'), 'front-matter', /TOML.*---/],
  ['JSON of Hugo', raw(';;;\n{"title": "x"}\n;;;\n\nText\n'), 'front-matter', /begin the file/],
  [
    'a second front matter',
    raw(post().replace('\nThe first', '---\ntitle: Another\nlayout: post\n---\n\nThe first')),
    'front-matter',
    /second front matter.*one/,
  ],
  ['a heading before it', raw(`# The title\n\n${post()}`), 'front-matter', /stands before/],
  ['a comment before it', raw(`<!-- draft -->\n${post()}`), 'front-matter', /stands before/],
  [
    'a fence around it',
    raw(post().replace('---', '```yaml\n---').replace(']\n---', ']\n---\n```')),
    'front-matter',
    /stands before/,
  ],
  [
    'curly quotes',
    head({title: 'title: “What the reader will know”'}),
    'front-matter',
    /curly quotes/,
  ],
  [
    'a curly quote that opens',
    head({title: 'title: “What the reader will know"'}),
    'front-matter',
    /curly quotes/,
  ],
  [
    'curly quotes around a team',
    head({authors: 'authors: [‘web’]'}),
    'front-matter',
    /did you mean “web”/,
  ],
  [
    'an apostrophe between quotes',
    head({title: "title: 'What's known to the reader'"}),
    'front-matter',
    /quote/,
  ],
  [
    'quotes between quotes',
    head({title: 'title: "What "the" reader will know"'}),
    'front-matter',
    /quote/,
  ],
  [
    'a title after a hash',
    head({title: 'title: #1 of the things to know'}),
    'front-matter',
    /Nothing cannot stand at “title”/,
  ],
  [
    'a hash that cuts a title',
    head({title: 'title: What the reader knows #now and later'}),
    'front-matter',
    /#.*quotes/,
  ],
  [
    'a title that begins with @',
    head({title: 'title: @web is what the reader knows'}),
    'front-matter',
    /quotes/,
  ],
  [
    'a title that begins with code',
    head({title: 'title: `key` is what the reader knows'}),
    'front-matter',
    /quotes/,
  ],
  [
    'a title that begins with a percent',
    head({title: 'title: %d is what the reader knows'}),
    'front-matter',
    /quotes/,
  ],
  [
    'a title that begins with a bracket',
    head({title: 'title: [Draft] What the reader knows'}),
    'front-matter',
    /quotes/,
  ],
  ['a title in braces', head({title: 'title: {{ page.title }}'}), 'front-matter', /quotes|reader/],
  ['a bold title', head({title: 'title: *What* the reader knows'}), 'front-matter', /quotes/],
  [
    'a title that shouts',
    head({title: 'title: !important words for the reader'}),
    'front-matter',
    /quotes/,
  ],
  [
    'a title after a dash',
    head({title: 'title: - What the reader knows'}),
    'front-matter',
    /quotes/,
  ],
  [
    'a title of two lines',
    head({title: 'title: |\n  What the reader\n  will know'}),
    'front-matter',
    /one line/,
  ],
  [
    'a colon in a description',
    head({description: 'description: In short: one sentence that says what the post has found.'}),
    'front-matter',
    /quotes/,
  ],
  [
    'no space after a colon',
    head({title: 'title:What the reader will know'}),
    'front-matter',
    /space/,
  ],
  [
    'keys in capitals',
    head({title: 'Title: What the reader will know'}),
    'front-matter',
    /did you mean “title”/,
  ],
  [
    'keys that are indented',
    head({authors: '  authors: [web]'}),
    'front-matter',
    /key: value|indent/,
  ],
  ['a tab before a key', head({authors: '\tauthors: [web]'}), 'front-matter', /spaces/],
  ['a list of one map', raw('---\n- title: One\n---\n\nText\n'), 'front-matter', /list of keys/],
  ['a number as key', line('1: one'), 'front-matter', /“1”/],
  ['a merge key', line('<<: {draft: true}'), 'front-matter', /“<<”|merge/],
  ['an anchor', line('series: &s Some words'), 'front-matter', /&.*quotes/],
  ['a flag in quotes', line('draft: "true"'), 'front-matter', /without quotes/],
  ['a flag as number', line('draft: 1'), 'front-matter', /true or false/],
  ['no, which is a word', line('unlisted: no'), 'front-matter', /true or false/],
  ['a date as number', line('date: 20240402'), 'front-matter', /day/],
  ['a date without zeros', line('date: 2024-4-2'), 'front-matter', /YYYY-MM-DD/],
  ['a date of another country', line('date: 02/04/2024'), 'front-matter', /YYYY-MM-DD/],
  [
    'a date of Jekyll',
    line('date: 2024-04-02 09:00:00 +0100'),
    'front-matter',
    /as 2026-01-31T09:00/,
  ],
  ['an hour that no clock has', line('date: 2024-04-02T25:00'), 'front-matter', /hour/],
  ['a month that no year has', line('date: 2024-13-02'), 'front-matter', /calendar/],
  [
    'a change as day alone',
    line('last_update: 2024-05-01'),
    'front-matter',
    /\{date: YYYY-MM-DD\}/,
  ],
  ['a change on some day', line('last_update: {date: yesterday}'), 'front-matter', /YYYY-MM-DD/],
  [
    'a change that is yet to come',
    line('last_update: {date: 2999-01-01}'),
    'post-date',
    /future|today/,
  ],
  ['tags as text', head({tags: 'tags: front, testing'}), 'front-matter', /\[front\]/],
  ['one tag as text', head({tags: 'tags: front'}), 'front-matter', /\[front\]/],
  ['a tag in capitals', head({tags: 'tags: [FRONT]'}), 'front-matter', /did you mean “front”/],
  [
    'the label of a tag',
    {
      ...head({tags: 'tags: [User interface]'}),
      'blog/tags.yml': 'front:\n  label: User interface\n',
    },
    'front-matter',
    /did you mean “front”/,
  ],
  [
    'the name of a team',
    head({authors: 'authors: [The web people]'}),
    'front-matter',
    /blog\/authors\.yml declares no author/,
  ],
  ['a list without a space', head({tags: 'tags:\n  - front\n  -testing'}), 'front-matter', /space/],
  [
    'tags without a comma',
    head({tags: 'tags: [front testing]'}),
    'front-matter',
    /no tag “front testing”/,
  ],
  ['a tag with half its quotes', head({tags: 'tags: ["front]'}), 'front-matter', /quote/],
  ['five tags', head({tags: 'tags: [front, testing, a, b, c]'}), 'front-matter', /one of|at most/],
  [
    'an author written out',
    head({authors: 'authors: [{name: Jo, url: https://example.com}]'}),
    'front-matter',
    /\[web\]/,
  ],
  [
    'one author written out',
    head({authors: 'authors:\n  name: Jo\n  url: https://example.com'}),
    'front-matter',
    /\[web\]/,
  ],
  ['an author that is nothing', head({authors: 'authors: [~]'}), 'front-matter', /\[web\]/],
  [
    'bold words in a description',
    head({
      description:
        'description: One sentence that says **what** the post found, and no more than that.',
    }),
    'front-matter',
    /Markdown.*as it is written|plain/,
  ],
  [
    'a link in a description',
    head({
      description:
        'description: One sentence that says what [the post](/x) found, and no more than that.',
    }),
    'front-matter',
    /Markdown/,
  ],
  [
    'HTML in a description',
    head({
      description: 'description: One sentence that says what <b>the post</b> found, and no more.',
    }),
    'front-matter',
    /Markdown|HTML/,
  ],
  [
    'an entity in a title',
    head({title: 'title: Tips &amp; tricks for the reader'}),
    'front-matter',
    /&amp;.*&/,
  ],
  [
    'code in a title',
    head({title: 'title: What `key` means to the reader'}),
    'front-matter',
    /backtick/,
  ],
  [
    'the title as description',
    head({
      title: 'title: One sentence that says what the post found, and no more.',
      description: 'description: One sentence that says what the post found, and no more.',
    }),
    'front-matter',
    /description.*title/,
  ],
  ['a card without its path', line('image: card.png'), 'front-matter', /\/img\/card\.png/],
  [
    'a card of another site',
    line('image: https://example.com/card.png'),
    'front-matter',
    /\/img\/card\.png/,
  ],
  ['keywords as text', line('keywords: one, two'), 'front-matter', /list/],
  [
    'a level of headings as text',
    line("toc_max_heading_level: '3'"),
    'front-matter',
    /number from 2 to 6/,
  ],
  [
    'levels the wrong way round',
    line('toc_min_heading_level: 4\ntoc_max_heading_level: 3'),
    'front-matter',
    /toc_min_heading_level/,
  ],
  ['a layout of Jekyll', line('layout: post'), 'front-matter', /delete it/],
  ['categories of Jekyll', line('categories: [front]'), 'front-matter', /tags/],
  ['an address of Jekyll', line('permalink: /2024/x/'), 'front-matter', /folder/],
  ['an excerpt of Jekyll', line('excerpt: Words'), 'front-matter', /description|truncate/],
  ['published: false', line('published: false'), 'front-matter', /draft: true/],
  ['aliases of Hugo', line('aliases: [/old/]'), 'front-matter', /delete|redirect/],
  ['a change of Hugo', line('lastmod: 2024-05-01'), 'front-matter', /last_update/],
  ['a date of Hugo', line('publishDate: 2024-05-01'), 'front-matter', /date/],
  ['a picture of Ghost', line('feature_image: /x.png'), 'front-matter', /image/],
  ['a cover', line('cover: /x.png'), 'front-matter', /image/],
  ['a weight', line('weight: 10'), 'front-matter', /delete it/],
  ['a series of nothing', line("series: ''"), 'front-matter', /name of the series/],
  ['a series as list', line('series: [One]'), 'front-matter', /name of the series/],
];

const names: Accident[] = [
  [
    'index.markdown',
    {[`blog/${other}/index.markdown`]: post(), [index]: post()},
    `post-folder blog/${other}`,
    /rename “index\.markdown” to index\.md/,
  ],
  [
    'README.md alone',
    {[`blog/${other}/README.md`]: post(), [index]: post()},
    `post-folder blog/${other}`,
    /rename “README\.md” to index\.md/,
  ],
  [
    'Index.md',
    {[`blog/${other}/Index.md`]: post(), [index]: post()},
    `post-folder blog/${other}`,
    /rename “Index\.md” to index\.md/,
  ],
  [
    'index.MDX',
    {[`blog/${other}/index.MDX`]: post(), [index]: post()},
    `post-folder blog/${other}`,
    /rename “index\.MDX” to index\.mdx/,
  ],
  [
    'index.md.txt',
    {[`blog/${other}/index.md.txt`]: post(), [index]: post()},
    `post-folder blog/${other}`,
    /rename “index\.md\.txt” to index\.md/,
  ],
  [
    'index.html',
    {[`blog/${other}/index.html`]: '<p>x', [index]: post()},
    `post-folder blog/${other}`,
    /index\.md/,
  ],
  [
    'a space in the name of the text',
    {[`blog/${other}/index .md`]: post(), [index]: post()},
    `post-folder blog/${other}`,
    /rename/,
  ],
  [
    'a second copy of a text',
    {[index]: post(), [`blog/${folder}/index (1).md`]: post()},
    `post-folder blog/${folder}/index (1).md`,
    /rename|delete/,
  ],
  [
    'a text below a folder',
    {[index]: post(), [`blog/${folder}/draft/index.md`]: post()},
    `post-folder blog/${folder}/draft/index.md`,
    /post of its own/,
  ],
  [
    'folders by year',
    {[index]: post(), 'blog/2023/04/02-x/index.md': post()},
    'post-folder blog/2023',
    /move .* to blog\/2023-04-02-x/,
  ],
  [
    'a folder of drafts',
    {[index]: post(), 'blog/drafts/x.md': post()},
    'post-folder blog/drafts',
    /YYYY-MM-DD/,
  ],
  [
    'a folder with an emoji',
    {[index]: post(), 'blog/2024-05-01-fun-🎉/index.md': post()},
    'post-folder blog/2024-05-01-fun-🎉',
    /small letters/,
  ],
  [
    'a folder with an underscore',
    {[index]: post(), 'blog/2024-05-01-a_b/index.md': post()},
    'post-folder blog/2024-05-01-a_b',
    /small letters/,
  ],
  [
    'a folder that ends with a hyphen',
    {[index]: post(), 'blog/2024-05-01-a-/index.md': post()},
    'post-folder blog/2024-05-01-a-',
    /small letters/,
  ],
  [
    'a day without words',
    {[index]: post(), 'blog/2024-05-01/index.md': post()},
    'post-folder blog/2024-05-01',
    /words/,
  ],
  [
    'a day without zeros',
    {[index]: post(), 'blog/2024-5-1-x/index.md': post()},
    'post-folder blog/2024-5-1-x',
    /YYYY-MM-DD/,
  ],
  [
    'a day without hyphens',
    {[index]: post(), 'blog/20240501-x/index.md': post()},
    'post-folder blog/20240501-x',
    /YYYY-MM-DD/,
  ],
  [
    'a year of two digits',
    {[index]: post(), 'blog/24-05-01-x/index.md': post()},
    'post-folder blog/24-05-01-x',
    /YYYY-MM-DD/,
  ],
  [
    'a year before the Web',
    {[index]: post(), 'blog/0204-05-01-x/index.md': post()},
    'post-folder blog/0204-05-01-x',
    /year/,
  ],
  [
    'a year that nobody lives to see',
    {[index]: post(), 'blog/2204-05-01-x/index.md': post()},
    'post-folder blog/2204-05-01-x',
    /year/,
  ],
  [
    'a folder that ends with .md',
    {[index]: post(), 'blog/2024-05-01-x.md/index.md': post()},
    'post-folder blog/2024-05-01-x.md',
    /small letters/,
  ],
  [
    'a document without a folder',
    {[index]: post(), 'blog/Untitled document.docx': 'PK'},
    'post-folder blog/Untitled document.docx',
    /Markdown|move/,
  ],
  [
    'a picture without a folder',
    {[index]: post(), 'blog/shot.png': 'x'},
    'post-folder blog/shot.png',
    /beside the post/,
  ],
  [
    'a text without an ending',
    {[index]: post(), 'blog/2024-05-01-x': post()},
    'post-folder blog/2024-05-01-x',
    /index\.md/,
  ],
  [
    'a link to a folder elsewhere',
    {[index]: post(), 'blog/2024-05-01-x': {to: '/etc'}},
    'post-folder blog/2024-05-01-x',
    /itself/,
  ],
];

const pastes: Accident[] = [
  ['Liquid', text('{% include note.html %}'), 'foreign-syntax', /Jekyll|Liquid/],
  [
    'a block of Liquid',
    text('{% highlight ruby %}\nputs\n{% endhighlight %}'),
    'foreign-syntax',
    /```|Liquid/,
  ],
  ['a variable of Liquid', text('Hello {{ site.title }}.'), 'foreign-syntax', /Liquid|template/],
  ['a shortcode of Hugo', text('{{< figure src="a.png" >}}'), 'foreign-syntax', /Hugo/],
  [
    'another shortcode of Hugo',
    text('{{% notice tip %}}\nWords\n{{% /notice %}}'),
    'foreign-syntax',
    /Hugo/,
  ],
  ['a table of contents', text('[TOC]'), 'foreign-syntax', /delete/],
  ['a table of contents of wikis', text('[[_TOC_]]'), 'foreign-syntax', /delete/],
  ['a table of contents of Kramdown', text('* TOC\n{:toc}'), 'foreign-syntax', /delete/],
  ['attributes of Kramdown', text('A paragraph.\n{: .note}'), 'foreign-syntax', /delete/],
  [
    'attributes of Pandoc',
    text('![A red line](/img/card.png){width=50%}'),
    'foreign-syntax',
    /delete/,
  ],
  ['a link of a wiki', text('See [[Another page]].'), 'foreign-syntax', /\[words\]\(/],
  ['a picture of a wiki', text('![[shot.png]]'), 'foreign-syntax', /!\[/],
  ['marked words', text('This is ==important== here.'), 'foreign-syntax', /<mark>/],
  ['a comment of Obsidian', text('%% to do %%'), 'foreign-syntax', /<!--/],
  ['a callout of GitHub', text('> [!NOTE]\n> Words'), 'foreign-syntax', /:::note/],
  ['a callout of Obsidian', text('> [!faq]- Title\n> Words'), 'foreign-syntax', /:::/],
  ['a callout of MkDocs', text('!!! note "Title"\n\n    Words'), 'foreign-syntax', /:::note/],
  ['mathematics', text('$$\nx^2\n$$'), 'foreign-syntax', /formula|picture|code/],
  ['mathematics in a line', text('The sum is $x_1 + x_2$ here.'), 'foreign-syntax', /formula|code/],
  ['mathematics of LaTeX', text('The sum \\\\(x^2\\\\) is.'), 'foreign-syntax', /formula|code/],
  ['a formula of ChatGPT', text('\\\\[ x = 1 \\\\]'), 'foreign-syntax', /formula|code/],
  [
    'a source of ChatGPT',
    text('It is so :contentReference[oaicite:0]{index=0}.'),
    'foreign-syntax',
    /delete/,
  ],
  ['another source of ChatGPT', text('It is so【4†source】.'), 'foreign-syntax', /delete/],
  ['a name of an emoji', text('It works :tada: now.'), 'foreign-syntax', /:tada:.*character/],
  ['letters set low', text('Water is H~2~O.'), 'foreign-syntax', /<sub>/],
  ['letters set high', text('It is x^2^ big.'), 'foreign-syntax', /<sup>/],
  ['a heading of AsciiDoc', text('== Part'), 'foreign-syntax', /##/],
  ['a heading of Confluence', text('h2. Part'), 'foreign-syntax', /##/],
  ['code of Confluence', text('{code:java}\nx\n{code}'), 'foreign-syntax', /```/],
  [
    'a directive of reStructuredText',
    text('.. code-block:: python\n\n   x = 1'),
    'foreign-syntax',
    /```/,
  ],
  ['a heading of Org', text('#+BEGIN_SRC sh\nls\n#+END_SRC'), 'foreign-syntax', /```/],
  [
    'a shortcode of WordPress',
    text('[caption id="a" width="300"]Words[/caption]'),
    'foreign-syntax',
    /WordPress|square/,
  ],
  ['a gist', text('[gist id="0123"]'), 'foreign-syntax', /square|WordPress/],
  ['a video of a plugin', text('@[youtube](abc)'), 'foreign-syntax', /link/],
  [
    'a card of Ghost',
    text('<!--kg-card-begin: html-->\n<b>x</b>\n<!--kg-card-end: html-->'),
    'foreign-syntax',
    /delete/,
  ],
  ['an address of Ghost', text('[words](__GHOST_URL__/a/)'), 'link', /__GHOST_URL__/],
  [
    'a comment of Word',
    text('<!--[if gte mso 9]><xml></xml><![endif]-->'),
    'foreign-syntax',
    /delete/,
  ],
  [
    'a paragraph of Word',
    text('<p class="MsoNormal">Words<o:p></o:p></p>'),
    'html',
    /Word|no element|paste/,
  ],
  [
    'bold words of Google Docs',
    text('<b id="docs-internal-guid-1" style="font-weight:normal">Words</b>'),
    'html',
    /paste/,
  ],
  ['coloured words', text('<span style="color: red">Words</span>'), 'html', /style/],
  [
    'a paste of HTML with classes',
    text('<div class="css-1a2b3c"><p>Words</p></div>'),
    'html',
    /paste|class/,
  ],
  [
    'an address that Google counts',
    text('[words](https://www.google.com/url?q=https://example.com/&sa=D)'),
    'link',
    /example\.com/,
  ],
  [
    'an address that Outlook looks into',
    text(
      '[words](https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2F&data=1)',
    ),
    'link',
    /example\.com/,
  ],
  [
    'an address of a campaign',
    text('[words](https://example.com/?utm_source=x&a=1)'),
    'link',
    /utm_source.*https:\/\/example\.com\/\?a=1/,
  ],
  [
    'a component in Markdown',
    text('<Figure caption="x">\n\nWords\n\n</Figure>'),
    'html',
    /index\.mdx/,
  ],
  ['tabs in Markdown', text('<Tabs><TabItem value="a">a</TabItem></Tabs>'), 'html', /index\.mdx/],
  [
    'an import in Markdown',
    text("import Tabs from '@theme/Tabs';"),
    'foreign-syntax',
    /index\.mdx/,
  ],
  ['an export in Markdown', text('export const answer = 42;'), 'foreign-syntax', /index\.mdx/],
  ['a comment of MDX in Markdown', text('{/* a note */}'), 'foreign-syntax', /<!--/],
];

const structures: Accident[] = [
  [
    'a paragraph that three dashes make a heading',
    text('A sentence that ends, and is not a heading.\n---\n\nMore.'),
    'heading-setext',
    /empty line/,
  ],
  ['a heading of an emoji', text('## 🎉'), 'heading-empty', /words/],
  ['a heading of a picture', text('## ![A red line](/img/card.png)'), 'heading-empty', /words/],
  ['a heading of bold words', text('**A part of it**\n\nWords.'), 'no-emphasis-as-heading', /##/],
  [
    'the same name for two headings',
    text('## One {#same}\n\nA.\n\n## Two {#same}\n\nB.'),
    'heading-id',
    /#same/,
  ],
  ['the name of another heading', text('## One {#a-part}\n\nA.'), 'heading-id', /#a-part/],
  ['a name with a space', text('## One {#two words}\n\nA.'), 'heading-id', /hyphen/],
  ['a name without its sign', text('## One {one}\n\nA.'), 'heading-id', /\{#one\}|delete/],
  ['the name of a heading in MDX', mdx('## One {#one}'), 'mdx', /\{\/\* #name \*\/\}/],
  [
    'a marker that is misspelt',
    raw(post().replace('truncate', 'trunacte')),
    'truncate',
    /<!-- truncate -->/,
  ],
  [
    'a marker that is an element',
    raw(post().replace('<!-- truncate -->', '<truncate />')),
    'truncate',
    /<!-- truncate -->/,
  ],
  [
    'a marker in a list',
    raw(post().replace('<!-- truncate -->', '- One\n\n  <!-- truncate -->')),
    'truncate',
    /alone/,
  ],
  [
    'a marker that ends a paragraph',
    raw(post().replace('\n\n<!-- truncate -->', ' <!-- truncate -->')),
    'truncate',
    /alone/,
  ],
  [
    'a marker before all else',
    raw(
      post().replace(
        'The first words.\n\n<!-- truncate -->',
        '<!-- truncate -->\n\nThe first words.',
      ),
    ),
    'truncate',
    /before/,
  ],
  [
    'a callout with a title of old',
    text(':::note Title of it\n\nWords\n\n:::'),
    'callout',
    /\[Title of it\]/,
  ],
  ['a callout in capitals', text(':::NOTE\n\nWords\n\n:::'), 'callout', /“note”/],
  [
    'a callout in a callout',
    text(':::note\n\nOne\n\n:::tip\n\nTwo\n\n:::\n\n:::'),
    'callout',
    /four|::::/,
  ],
  ['a callout that says nothing', text(':::note\n\n:::'), 'callout', /nothing|write/],
  ['an end of no callout', text('Words.\n\n:::'), 'callout', /Colons/],
  ['a container of no name', text(':::typo\n\nWords\n\n:::'), 'callout', /“typo”/],
  ['a leaf of no name', text('::typo[Words]'), 'callout', /shown as nothing/],
  ['a directive in a line', text('Words :name[x]{} here'), 'directive', /:name\[x\].*backticks/],
  ['attributes of a word', text('At 10:30 :key{a=b}'), 'directive', /:key\{a=b\}/],
  ['a footnote in itself', text('Words.[^a]\n\n[^a]: See [^a].'), 'footnote', /itself/],
  [
    'footnotes in a ring',
    text('Words.[^a]\n\n[^a]: See [^b].\n\n[^b]: See [^a].'),
    'footnote',
    /itself|ring|each other/,
  ],
  ['a footnote with a space', text('Words.[^ a]\n\n[^ a]: Note.'), 'footnote', /without a space/],
  ['an empty footnote', text('Words.[^a]\n\n[^a]:\n\nMore'), 'footnote', /says nothing|write/],
  ['a row with too many cells', text('| A | B |\n| - | - |\n| 1 | 2 | 3 |'), 'table', /3 cells.*2/],
  ['a pipe in code in a table', text('| A | B |\n| - | - |\n| `a|b` | 2 |'), 'table', /\\\|/],
  ['a table without a head', text('| 1 | 2 |\n| 3 | 4 |'), 'table', /\| --- \| --- \|/],
  [
    'a table whose line is too short',
    text('| A | B |\n| - |\n| 1 | 2 |'),
    'table',
    /\| --- \| --- \|/,
  ],
  [
    'a table glued to a paragraph',
    text('Words before:\n| A | B |\n| 1 | 2 |'),
    'table',
    /empty line/,
  ],
  [
    'a table of 600 rows',
    text(`| A | B |\n| - | - |\n${'| 1 | 2 |\n'.repeat(600)}`),
    'table',
    /rows/,
  ],
  [
    'a table of 30 columns',
    text(`|${' A |'.repeat(30)}\n|${' - |'.repeat(30)}\n|${' 1 |'.repeat(30)}`),
    'table',
    /columns/,
  ],
  [
    'a picture whose name has a space',
    text('![A red line](./red line.png)'),
    'broken-link',
    /%20|<…>|space/,
  ],
  ['a picture with a size', text('![A red line](./a.png =300x200)'), 'broken-link', /size|delete/],
  ['a space before its bracket', text('[words] (https://example.com/)'), 'broken-link', /space/],
  [
    'brackets the wrong way round',
    text('(words)[https://example.com/]'),
    'broken-link',
    /\[words\]\(https/,
  ],
  [
    'a link without its last bracket',
    text('See [words](https://example.com/ and more.'),
    'broken-link',
    /\)/,
  ],
  ['a space in an address', text('[words](https://example.com/a b)'), 'broken-link', /%20/],
  ['bold words that do not end', text('This is **bold and not ended.'), 'stray-mark', /\*\*/],
  ['code that does not end', text('This is `code and not ended.'), 'stray-mark', /backtick/],
];

const codes: Accident[] = [
  ['fences of curly quotes', text('‘‘‘ts\none();\n‘‘‘'), 'fence-language', /```/],
  ['fences of quotes', text("'''ts\none();\n'''"), 'fence-language', /```/],
  ['waves without an end', text('~~~ts file=code/a.ts\none();'), 'fence-end', /~~~/],
  ['an end with fewer signs', text('````ts file=code/a.ts\none();\n```'), 'fence-end', /````/],
  [
    'words after its end',
    text('```ts file=code/a.ts\none();\n``` and so on'),
    'fence-end',
    /alone/,
  ],
  ['a tab before code', text('Words\n\n\tone();'), 'fence-language', /fences/],
  ['a language in braces', text('```{.ts}\none();\n```'), 'fence-language', /“ts”|```ts/],
  ['a chunk of R', text('```{r}\none();\n```'), 'fence-language', /“r”|```r/],
  [
    'a language glued to its lines',
    text('```ts{2} file=code/a.ts\n```'),
    'fence-language',
    /space/,
  ],
  ['a language glued to its file', text('```ts:code/a.ts\n```'), 'fence-language', /space|file=/],
  ['a language after a comma', text('```ts,no_run\none();\n```'), 'fence-language', /“ts”/],
  [
    'a language of GitHub',
    text('```shell-sesion file=code/a.ts\n```'),
    'fence-language',
    /shell-session/,
  ],
  ['a language with its name', text('```C++ file=code/a.ts\n```'), 'fence-language', /cpp/],
  ['a diagram of Mermaid', text('```mermaid\ngraph TD; A-->B\n```'), 'fence-language', /dot/],
  ['a live example', text('```jsx live\n<b>x</b>\n```'), 'fence-word', /“live” means nothing/],
  [
    'curly quotes around a title',
    text('```ts title=“a.ts” file=code/a.ts\n```'),
    'fence-word',
    /quotes/,
  ],
  [
    'a title that does not end',
    text('```ts title="a.ts file=code/a.ts\n```'),
    'fence-word',
    /quote/,
  ],
  [
    'a title without quotes',
    text('```ts title=a.ts file=code/a.ts\n```'),
    'fence-word',
    /title="a\.ts"/,
  ],
  ['lines without an end', text('```ts file=code/a.ts {2-}\n```'), 'fence-word', /\{2-/],
  ['lines with a space', text('```ts file=code/a.ts {1, 2}\n```'), 'fence-word', /\{1,2\}/],
  ['line 0', text('```ts file=code/a.ts {0}\n```'), 'fence-lines', /from 1/],
  ['lines the wrong way round', text('```ts file=code/a.ts {2-1}\n```'), 'fence-lines', /1-2/],
  ['lines beyond the listing', text('```ts file=code/a.ts#part {2}\n```'), 'fence-lines', /count/],
  ['a word twice', text('```ts file=code/a.ts file=code/a.ts\n```'), 'fence-word', /once|twice/],
  [
    'a file in quotes',
    text('```ts file="code/a.ts"\n```'),
    'fence-word',
    /without quotes|file=code/,
  ],
  ['spaces around the sign', text('```ts file = code/a.ts\n```'), 'fence-word', /file=code/],
  ['a path of Windows', text('```ts file=code\\a.ts\n```'), 'fence-file', /code\/a\.ts/],
  ['a file in capitals', text('```ts file=code/A.ts\n```'), 'fence-file', /“code\/a\.ts”/],
  ['lines for a region', text('```ts file=code/a.ts#L1-L2\n```'), 'fence-file', /region/],
  ['lines after a colon', text('```ts file=code/a.ts:1-2\n```'), 'fence-file', /region|#/],
  [
    'a file of another site',
    text('```ts file=https://example.com/a.ts\n```'),
    'fence-file',
    /copy|code\//,
  ],
  ['a file of the machine', text('```ts file=/etc/hostname\n```'), 'fence-file', /outside/],
  ['a file at home', text('```ts file=~/a.ts\n```'), 'fence-file', /no ~\/a\.ts/],
  ['a letter of another alphabet', text('```ts file=code/\u0430.ts\n```'), 'encoding', /U\+0430/],
  ['a link out of the post', listing({to: '/etc/hostname'}), 'fence-file', /link/],
  ['bytes', listing(Buffer.from([0x89, 0x50, 0, 0xff, 0xfe])), 'fence-file', /no text|UTF-8/],
  ['Latin-1', listing(latin('caf\xe9();\n')), 'fence-file', /UTF-8/],
  ['an empty file', listing(''), 'fence-file', /empty/],
  [
    'a conflict of Git',
    listing('<<<<<<< HEAD\none();\n=======\ntwo();\n>>>>>>> main\n'),
    'conflict',
    /code\/b\.ts/,
  ],
  ['a listing of 500 lines', listing('one();\n'.repeat(500)), 'fence-file', /500 lines.*region/],
  [
    'lines that scroll for ever',
    listing(`one('${'x'.repeat(600)}');\n`),
    'fence-file',
    /characters/,
  ],
  [
    'a region without an end',
    listing('// #region a\none();\n', '```ts file=code/b.ts#a\n```'),
    'fence-file',
    /does not end/,
  ],
  [
    'a region twice',
    listing(
      '// #region a\none();\n// #endregion\n// #region a\ntwo();\n// #endregion\n',
      '```ts file=code/b.ts#a\n```',
    ),
    'fence-file',
    /2 times/,
  ],
  [
    'a region of nothing',
    listing('// #region a\n// #endregion\n', '```ts file=code/b.ts#a\n```'),
    'fence-file',
    /empty/,
  ],
  ['marks that do not end', listing('// highlight-start\none();\n'), 'fence-file', /highlight-end/],
  [
    'a mark of nothing',
    listing('one();\n// highlight-next-line\n'),
    'fence-file',
    /highlight-next-line/,
  ],
  [
    'a secret',
    listing("const key = 'AKIAIOSFODNN7EXAMPLE';\n".replace('EXAMPLE', 'QWERTYU')),
    'secret',
    /revoke/,
  ],
];

const measured = (changes: object) =>
  JSON.stringify({
    title: 'A title',
    description: 'What is to be seen, in some words.',
    kind: 'line',
    x: {label: 'x'},
    y: {label: 'y'},
    series: [{name: 'a', points: [[1, 2]]}],
    measured: {
      command: `npm run figures -- ${folder}`,
      date: '2024-04-02',
      machine: 'one',
      digest: 'x',
    },
    ...changes,
  });
const chart = '```chart file=data/x.json\nWhat it shows.\n```';
const dot = (source: string, words = 'title="A title" description="Some words of it."') =>
  text(`\`\`\`dot ${words}\n${source}\n\`\`\``);

const figures: Accident[] = [
  [
    'a chart of broken JSON',
    beside('data/x.json', '{"title": ', chart),
    'fence-file',
    /no JSON.*npm run figures/,
  ],
  ['a chart of other JSON', beside('data/x.json', '{}', chart), 'fence-file', /title/],
  [
    'a chart of a kind that there is not',
    beside('data/x.json', measured({kind: 'pie'}), chart),
    'fence-file',
    /kind/,
  ],
  [
    'a chart changed by hand',
    beside('data/x.json', measured({}), chart),
    'fence-file',
    /run that again/,
  ],
  [
    'a chart without an ending',
    text('```chart file=data/none\nWhat it shows.\n```'),
    'fence-file',
    /npm run figures/,
  ],
  [
    'a chart of another post',
    text(`\`\`\`chart file=../${other}/data/x.json\nWhat it shows.\n\`\`\``),
    'fence-file',
    /outside|beside/,
  ],
  [
    'a diagram that is broken',
    dot('digraph {\n  A -> B\n  C ->\n}'),
    'fence-file',
    /from “}” on: look at this line/,
  ],
  ['a diagram with the wrong arrow', dot('graph {\n  A -> B\n}'), 'fence-file', /--/],
  ['a diagram of nothing', dot(''), 'fence-file', /digraph/],
  ['a diagram of Mermaid in dot', dot('graph TD; A-->B'), 'fence-file', /digraph/],
  ['a diagram whose brace is missing', dot('digraph {\n  A -> B'), 'fence-file', /\}/],
  [
    'a diagram without a title',
    dot('digraph { A }', 'description="Some words of it."'),
    'fence-file',
    /title=/,
  ],
];

const jpeg = picture(300, 300).jpeg().toBuffer();
const svg = (inside: string, attributes = 'viewBox="0 0 9 9"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const shown = (name: string, content: Content | Promise<Buffer>) =>
  beside(name, content, `![A red line](./${name})`);

const pictures: Accident[] = [
  [
    'the wrong case',
    beside('Red.PNG', picture(9, 9).png().toBuffer(), '![A red line](./red.png)'),
    'picture',
    /“\.\/Red\.PNG”|did you mean/,
  ],
  [
    'another ending than it has',
    beside('red.png', picture(9, 9).png().toBuffer(), '![A red line](./red.jpg)'),
    'picture',
    /red\.png/,
  ],
  ['PNG named JPEG', shown('red.jpg', picture(9, 9).png().toBuffer()), 'picture', /PNG.*red\.png/],
  [
    'HEIC of a telephone',
    shown('red.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')),
    'picture',
    /save it again as PNG, JPEG/,
  ],
  [
    'half a JPEG',
    shown(
      'red.jpg',
      jpeg.then((whole) => whole.subarray(0, whole.length / 2)),
    ),
    'picture',
    /damaged/,
  ],
  ['a text of HTML', shown('red.png', '<!DOCTYPE html><p>Not found'), 'picture', /no picture/],
  [
    'a pointer of Git LFS',
    shown('red.png', 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n'),
    'picture',
    /LFS.*git lfs pull/,
  ],
  [
    'colours of print',
    shown('red.jpg', picture(9, 9).toColourspace('cmyk').jpeg().toBuffer()),
    'picture',
    /print|CMYK/,
  ],
  ['20,000 pixels', shown('red.png', picture(20_000, 10).png().toBuffer()), 'picture-size', /2880/],
  [
    'a height that nobody scrolls',
    shown('red.png', picture(10, 20_000).png().toBuffer()),
    'picture-size',
    /high/,
  ],
  [
    '40 megabytes',
    shown(
      'red.jpg',
      Promise.all([jpeg]).then(([whole]) => Buffer.concat([whole, Buffer.alloc(40_000_000)])),
    ),
    'picture-size',
    /40\.\d MB/,
  ],
  ['one pixel', shown('red.gif', picture(1, 1).gif().toBuffer()), 'picture', /1 pixel/],
  ['TIFF', shown('red.tiff', picture(9, 9).tiff().toBuffer()), 'picture', /PNG, JPEG/],
  [
    'a script in a drawing',
    shown('red.svg', svg('<script>alert(1)</script>')),
    'picture',
    /script/,
  ],
  [
    'a listener in a drawing',
    shown('red.svg', svg('<g onclick="x()"/>')),
    'picture',
    /script|onclick/,
  ],
  [
    'a drawing that loads another',
    shown('red.svg', svg('<image href="https://example.com/a.png"/>')),
    'picture',
    /example\.com/,
  ],
  ['a drawing without a size', shown('red.svg', svg('<path d="M0 0"/>', '')), 'picture', /viewBox/],
  [
    'a drawing that does not end',
    shown('red.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g>'),
    'picture',
    /damaged|no picture/,
  ],
  ['a page for a picture', text('![A red line](/legal/)'), 'picture', /no picture/],
  [
    'data in its address',
    text('![A red line](data:image/png;base64,AAAA)'),
    'picture',
    /beside the post/,
  ],
  [
    'a file of the machine',
    text('![A red line](file:///home/me/a.png)'),
    'picture',
    /beside the post/,
  ],
  [
    'a path of a Mac',
    text('![A red line](/Users/me/Desktop/a.png)'),
    'picture',
    /own machine|beside the post/,
  ],
  ['a path of Windows', text('![A red line](C:\\a.png)'), 'picture', /beside the post/],
  [
    'a hotlink without https',
    text('![A red line](//cdn.example.com/a.png)'),
    'picture',
    /another site/,
  ],
  [
    'a badge',
    text('![build passing](https://img.shields.io/badge/x-y-green)'),
    'picture',
    /another site/,
  ],
  [
    'a film as picture',
    shown('red.mp4', Buffer.from('\0\0\0\x18ftypmp42')),
    'picture',
    /PNG, JPEG|link/,
  ],
  ['a PDF as picture', shown('red.pdf', '%PDF-1.7\n'), 'picture', /PNG, JPEG|link/],
];

const links: Accident[] = [
  ['one slash', text('[words](http:/example.com)'), 'link', /https:\/\//],
  ['no colon', text('[words](https//example.com/a)'), 'link', /https:\/\//],
  ['a scheme that is misspelt', text('[words](htps://example.com)'), 'link', /https/],
  ['two schemes', text('[words](https://https://example.com)'), 'link', /https/],
  ['an address of e-mail', text('[words](jo@example.com)'), 'link', /mailto:jo@example\.com/],
  ['a file of the machine', text('[words](file:///tmp/a.txt)'), 'link', /own machine/],
  ['a private network', text('[words](http://192.168.1.5/)'), 'link', /own (?:machine|network)/],
  [
    'a host of the office',
    text('[words](https://wiki.corp.internal/x)'),
    'link',
    /own (?:machine|network)|nobody outside/,
  ],
  ['a password', text('[words](https://jo:secret@example.com/)'), 'link', /password/],
  ['an address of this site', {...text(`[words](${identity.url}/legal/)`)}, 'link', /“\/legal\/”/],
  [
    'the folder of a post',
    {...text(`[words](/${other}/)`), [`blog/${other}/index.md`]: post()},
    'link',
    /“\/2024\/05\/01\/other\/”/,
  ],
  [
    'the address that Docusaurus gives by default',
    {...text('[words](/blog/2024/05/01/other/)'), [`blog/${other}/index.md`]: post()},
    'link',
    /“\/2024\/05\/01\/other\/”/,
  ],
  [
    'a post that is a draft',
    {
      ...text(`[words](../${other}/index.md)`),
      [`blog/${other}/index.md`]: post('', {draft: 'draft: true'}),
    },
    'link',
    /draft/,
  ],
  [
    'a page that is a draft',
    {
      ...text('[words](/2024/05/01/other/)'),
      [`blog/${other}/index.md`]: post('', {draft: 'draft: true'}),
    },
    'link',
    /draft/,
  ],
  [
    'a heading of a draft’s neighbour',
    {...text(`[words](../${other}/index.md#nothing)`), [`blog/${other}/index.md`]: post()},
    'link',
    /#nothing/,
  ],
  ['a heading in capitals', text('[words](#A-Part)'), 'link', /#a-part/],
  ['a heading with a space', text('[words](<#a part>)'), 'link', /#a-part/],
  ['a sign of a heading alone', text('[words](#)'), 'no-empty-url', /where it leads/],
  ['a word to be replaced', text('[words](TODO)'), 'link', /TODO/],
  ['an address to be replaced', text('[words](https://example.com/TODO)'), 'link', /TODO/],
  [
    'a link in words of a heading that is gone',
    text('[words](/legal/#terms)'),
    'link',
    /#terms-of-use/,
  ],
  ['a file of code', text('[words](code/none.ts)'), 'link', /none\.ts/],
  [
    'words of an address alone',
    text('[https://example.com/a/very/long/path](https://example.org/)'),
    'link-text',
    /another/,
  ],
];

const modules: Accident[] = [
  ['a line break of HTML', mdx('One<br>two'), 'mdx', /<br \/>/],
  ['a picture of HTML', mdx('<img src="./a.png">'), 'mdx', /\/>/],
  ['a class of HTML', mdx('<b class="x">a</b>'), 'html', /className/],
  ['an address between signs', mdx('See <https://example.com/>.'), 'mdx', /\[/],
  ['a sign and a number', mdx('It took <5 ms.'), 'mdx', /\\</],
  ['a type', mdx('A Map<string, number> of it'), 'mdx', /backticks|close/],
  ['an open brace', mdx('A set { of things'), 'mdx', /\\\{/],
  ['an object', mdx('It gives {"a": 1} back.'), 'mdx', /\\\{/],
  ['braces of a template', mdx('Hello {{ name }}!'), 'foreign-syntax', /backticks/],
  ['an import that is half written', mdx("\nimport {Chart from './chart'"), 'mdx', /import/],
  [
    'an export that is half written',
    mdx('\nexport const answer ='),
    'mdx',
    /import or export|mend/,
  ],
  ['a sentence that begins with import', mdx('\nimport taxes rose.'), 'mdx', /word/],
  [
    'an export of a layout',
    mdx('\nexport default ({children}) => children;'),
    'import',
    /layout|export default/,
  ],
  [
    'an import twice',
    mdx("\nimport a from './code/a.ts';\nimport a from './code/a.ts';"),
    'mdx',
    /import|declared/,
  ],
  ['an import of a package of Node', mdx("\nimport fs from 'node:fs';"), 'import', /node:fs/],
  [
    'an import of a package that is not there',
    mdx("\nimport x from 'left-pad-of-mine';"),
    'import',
    /left-pad-of-mine/,
  ],
  ['a figure without a caption', mdx('<Figure>\n\nWords\n\n</Figure>'), 'component', /caption/],
  ['an aside without a label', mdx('<Aside>\n\nWords\n\n</Aside>'), 'component', /label/],
  [
    'a recording without words',
    mdx('<Audio src="/a.mp3" label="x" seconds={1} />'),
    'component',
    /transcript/,
  ],
  [
    'a property that is misspelt',
    mdx('<Figure captoin="x">\n\nWords\n\n</Figure>'),
    'component',
    /caption/,
  ],
  [
    'a number as text',
    mdx('<Audio src="/a.mp3" label="x" seconds="1" transcript="y" />'),
    'component',
    /\{1\}/,
  ],
  ['an expression that throws', mdx('{nothing.at.all}'), 'expression', /nothing/],
  ['a function that is not there', mdx('{format(1)}'), 'expression', /format/],
  [
    'a property of nothing',
    mdx('<Aside label={words}>\n\nWords\n\n</Aside>'),
    'expression',
    /words/,
  ],
  [
    'an element that is ended in another paragraph',
    mdx('<b>One\n\ntwo</b>'),
    'mdx',
    /close|paragraph/,
  ],
  ['an element in capitals', mdx('<DIV>x</DIV>'), 'component', /div|import/],
  ['a component of another site', mdx('<Tabs>\n\nWords\n\n</Tabs>'), 'component', /import/],
  ['a note of old', mdx('<!-- words -->'), 'mdx', /\{\/\*/],
];

const groups: Record<string, Accident[]> = {
  'bytes and characters': bytes,
  'front matter': frontMatters,
  'names of files': names,
  'what was pasted, or is of another site': pastes,
  structure: structures,
  code: codes,
  'charts and diagrams': figures,
  pictures,
  links,
  MDX: modules,
};

describe.each(Object.entries(groups))('%s', (_group, accidents) => {
  test.each(accidents)('%s', async (_what, files, expected, says) => {
    const [rule, ...path] = expected.split(' ');
    const file =
      path.length > 0 ? path.join(' ') : (files[index] ?? null) === null ? mdxIndex : index;
    const contents = await Promise.all(
      Object.entries(files).map(async ([name, content]) => [name, await content] as const),
    );
    const {findings} = await checkPosts(site(Object.fromEntries(contents)));
    const told = findings.map(
      (finding) => `${finding.rule} ${finding.file}: ${finding.reason}: ${finding.remedy}`,
    );
    expect(told, JSON.stringify(told, null, 1)).toHaveLength(1);
    expect(told[0]).toMatch(says);
    expect(findings[0]).toMatchObject({rule, file});
    expect(findings[0]!.line).toBeGreaterThan(0);
  });
});

test('these are two hundred, at least', () => {
  expect(Object.values(groups).flat().length).toBeGreaterThan(200);
});
