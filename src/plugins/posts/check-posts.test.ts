import {chmodSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import sharp from 'sharp';
import {afterAll, describe, expect, test} from 'vitest';
import {checkPosts} from './check-posts';
import {
  folder,
  index,
  mdxIndex,
  mdxPost,
  post,
  scratch,
  site,
  textLine,
  type Content,
} from './fixture';
import {mend} from './mend';

afterAll(() => {
  rmSync(scratch, {recursive: true, force: true});
});

type Kind = {
  name: string;
  /** The post; or files, where something else is wrong than its text. */
  post?: Content;
  mdx?: string;
  files?: Record<string, Content | null>;
  /** What the finding says. */
  rule: string;
  line?: number;
  says?: RegExp;
  file?: string;
};

const utf16 = Buffer.from(`\ufeff${post()}`, 'utf16le');

const kinds: Kind[] = [
  // Bytes.
  {name: 'no byte', post: '', rule: 'front-matter', line: 1, says: /empty/},
  {name: 'spaces alone', post: ' \n\t\n', rule: 'front-matter', line: 1},
  {
    name: 'a picture',
    post: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0xff, 0xd8]),
    rule: 'encoding',
    says: /no text/,
  },
  {name: 'NUL in a text', post: post('a\0b'), rule: 'encoding', line: textLine, says: /U\+0000/},
  {name: 'UTF-16', post: utf16, rule: 'encoding', says: /UTF-16.*save it as UTF-8/},
  {
    name: 'Latin-1',
    post: Buffer.concat([Buffer.from(post()), Buffer.from('caf\xe9\n', 'latin1')]),
    rule: 'encoding',
    line: textLine + 1,
    says: /not UTF-8/,
  },
  {name: 'a byte order mark', post: `\ufeff${post()}`, rule: 'encoding', line: 1},
  {name: 'CRLF', post: post().replaceAll('\n', '\r\n'), rule: 'encoding'},
  {name: 'CR alone', post: post().replaceAll('\n', '\r'), rule: 'encoding'},
  {
    name: 'a space of no width',
    post: post('hid\u200bden'),
    rule: 'encoding',
    line: textLine,
    says: /nobody sees/,
  },
  {name: 'text that runs backwards', post: post('a \u202e b'), rule: 'encoding', line: textLine},
  {
    name: 'a lost character',
    post: post('caf\ufffd'),
    rule: 'encoding',
    line: textLine,
    says: /write it again/,
  },
  {
    name: 'an escape sequence of a terminal',
    post: post('\u001b[31mred'),
    rule: 'encoding',
    line: textLine,
  },
  {name: 'a huge line', post: post('x'.repeat(1_000_000)), rule: 'size'},
  {
    name: 'a line that is a picture',
    post: post(`![a](data:image/png;base64,${'A'.repeat(20_000)})`),
    rule: 'size',
    line: textLine,
  },
  {name: 'ten thousand brackets', post: post('['.repeat(10_000)), rule: 'size', line: textLine},
  {
    name: 'a conflict of Git',
    post: post('<<<<<<< HEAD\none\n=======\ntwo\n>>>>>>> other'),
    rule: 'conflict',
    line: textLine,
  },
  // Folders.
  {
    name: 'a post in no folder',
    files: {'blog/loose.md': post()},
    file: 'blog/loose.md',
    rule: 'post-folder',
    says: /move it/,
  },
  {
    name: 'a folder without a day',
    files: {'blog/a-post/index.md': post()},
    file: 'blog/a-post',
    rule: 'post-folder',
    says: /day/,
  },
  {
    name: 'a folder of a day that does not exist',
    files: {'blog/2024-02-30-other/index.md': post()},
    file: 'blog/2024-02-30-other',
    rule: 'post-folder',
    says: /calendar/,
  },
  {
    name: 'a folder with capitals',
    files: {'blog/2024-05-01-My_Post/index.md': post()},
    file: 'blog/2024-05-01-My_Post',
    rule: 'post-folder',
  },
  {
    name: 'a folder with spaces',
    files: {'blog/2024-05-01 my post/index.md': post()},
    file: 'blog/2024-05-01 my post',
    rule: 'post-folder',
  },
  {
    name: 'a folder named in another script',
    files: {'blog/2024-05-01-été/index.md': post()},
    file: 'blog/2024-05-01-été',
    rule: 'post-folder',
  },
  {
    name: 'a folder named __proto__',
    files: {'blog/2024-05-01-__proto__/index.md': post()},
    file: 'blog/2024-05-01-__proto__',
    rule: 'post-folder',
  },
  {
    name: 'a folder without a text',
    files: {'blog/2024-05-01-empty/readme.txt': 'x'},
    file: 'blog/2024-05-01-empty',
    rule: 'post-folder',
    says: /rename “readme.txt”/,
  },
  {
    name: 'two texts in a folder',
    files: {[mdxIndex]: mdxPost('')},
    file: `blog/${folder}`,
    rule: 'post-folder',
    says: /delete one/,
  },
  {
    name: 'Markdown that would be a post of its own',
    files: {[`blog/${folder}/notes.md`]: '# x'},
    file: `blog/${folder}/notes.md`,
    rule: 'post-folder',
  },
  {
    name: 'a file of the wrong ending',
    files: {'blog/2024-05-01-doc/Index.MD': post()},
    file: 'blog/2024-05-01-doc',
    rule: 'post-folder',
  },
  {
    name: 'a text that is a folder',
    files: {[index]: null, [`${index}/x.txt`]: 'x'},
    rule: 'post-folder',
    says: /no file/,
  },
  {
    name: 'a text that is a link',
    files: {[index]: {to: '/etc/passwd'}},
    rule: 'post-folder',
    says: /link/,
  },
  {
    name: 'a text that is a link to nothing',
    files: {[index]: {to: './nowhere.md'}},
    rule: 'post-folder',
  },
  {
    name: 'a folder that is a link to itself',
    files: {'blog/2024-05-01-loop': {to: '.'}},
    file: 'blog/2024-05-01-loop',
    rule: 'post-folder',
  },
  {
    name: 'two posts of the same words',
    files: {'blog/2024-06-01-a-post/index.md': post()},
    file: 'blog/2024-06-01-a-post',
    rule: 'unique-slug',
  },
  {
    name: 'no authors',
    files: {'blog/authors.yml': null},
    file: 'blog/authors.yml',
    rule: 'front-matter',
  },
  {
    name: 'tags that are no YAML',
    files: {'blog/tags.yml': 'front: [\n'},
    file: 'blog/tags.yml',
    rule: 'front-matter',
  },
  {
    name: 'tags that are a folder',
    files: {'blog/tags.yml': null, 'blog/tags.yml/x': ''},
    file: 'blog/tags.yml',
    rule: 'post-folder',
  },
  {
    name: 'authors with an unknown key',
    files: {'blog/authors.yml': 'web:\n  name: Web\n  nmae: x\n'},
    file: 'blog/authors.yml',
    rule: 'front-matter',
    line: 3,
  },
  // Front matter.
  {
    name: 'no front matter',
    post: 'Only words.\n',
    rule: 'front-matter',
    line: 1,
    says: /no front matter: begin the file/,
  },
  {name: 'a line before the front matter', post: `\n${post()}`, rule: 'front-matter', line: 1},
  {
    name: 'front matter without an end',
    post: post().replace(']\n---\n', ']\n'),
    rule: 'front-matter',
    says: /no end/,
  },
  {
    name: 'front matter ended by four signs',
    post: post().replace('\n---\n', '\n----\n'),
    rule: 'front-matter',
    line: 6,
  },
  {
    name: 'front matter that is a program',
    post: post().replace('---\n', '---js\n'),
    rule: 'front-matter',
    line: 1,
    says: /alone on the first line/,
  },
  {name: 'TOML', post: '+++\ntitle = "x"\n+++\n\nText\n', rule: 'front-matter', line: 1},
  {name: 'an empty front matter', post: '---\n---\n\nText.\n', rule: 'front-matter'},
  {name: 'a list as front matter', post: '---\n- a\n---\n\nText.\n', rule: 'front-matter'},
  {name: 'a scalar as front matter', post: '---\nwords\n---\n\nText.\n', rule: 'front-matter'},
  {
    name: 'broken YAML',
    post: post('', {title: 'title: "open'}),
    rule: 'front-matter',
    says: /no YAML/,
  },
  {
    name: 'a colon in a title',
    post: post('', {title: 'title: One: two and a bit more'}),
    rule: 'front-matter',
    line: 2,
    says: /quotes/,
  },
  {
    name: 'tabs for indentation',
    post: post('', {last: 'last_update:\n\tdate: 2024-05-01'}),
    rule: 'front-matter',
    says: /spaces/,
  },
  {
    name: 'a key twice',
    post: post('', {again: 'title: What the reader will know'}),
    rule: 'front-matter',
    line: 6,
    says: /keep one/,
  },
  {
    name: 'a key of the prototype',
    post: post('', {own: '__proto__: {polluted: true}'}),
    rule: 'front-matter',
    line: 6,
  },
  {
    name: 'the key constructor',
    post: post('', {own: 'constructor: x'}),
    rule: 'front-matter',
    line: 6,
  },
  {
    name: 'an author named toString',
    post: post('', {authors: 'authors: [toString]'}),
    rule: 'front-matter',
    line: 4,
  },
  {
    name: 'a value that stands for another',
    post: post('', {a: 'series: &a Words', b: 'image: *a'}),
    rule: 'front-matter',
    line: 6,
  },
  {
    name: 'a tag of YAML',
    post: post('', {title: 'title: !!js/function "x"'}),
    rule: 'front-matter',
    line: 2,
  },
  {
    name: 'a billion laughs',
    post: post('', {a: 'a: &a [x,x]', b: 'b: &b [*a,*a]', c: 'c: [*b,*b]'}),
    rule: 'front-matter',
  },
  {
    name: 'front matter nested beyond all measure',
    post: post('', {a: `a: ${'['.repeat(4000)}`}),
    rule: 'front-matter',
  },
  {name: 'an unknown key', post: post('', {own: 'sumary: x'}), rule: 'front-matter', line: 6},
  {
    name: 'a misspelt key',
    post: post('', {
      description: 'descripton: One sentence that says what the post found, and no more.',
    }),
    rule: 'front-matter',
    line: 3,
    says: /did you mean “description”/,
  },
  {
    name: 'a slug',
    post: post('', {slug: 'slug: other'}),
    rule: 'front-matter',
    line: 6,
    says: /rename the folder/,
  },
  {
    name: 'an author as Docusaurus once had',
    post: post('', {authors: 'author: Somebody'}),
    rule: 'front-matter',
    line: 4,
    says: /authors: \[team\]/,
  },
  {name: 'no title', post: post('', {title: ''}), rule: 'front-matter', says: /“title” is missing/},
  {name: 'an empty title', post: post('', {title: 'title:'}), rule: 'front-matter', line: 2},
  {
    name: 'a number as title',
    post: post('', {title: 'title: 2024'}),
    rule: 'front-matter',
    line: 2,
  },
  {
    name: 'a title of 200 characters',
    post: post('', {title: `title: ${'long '.repeat(40)}`}),
    rule: 'front-matter',
    line: 2,
    says: /shorten/,
  },
  {
    name: 'a short description',
    post: post('', {description: 'description: Short.'}),
    rule: 'front-matter',
    line: 3,
    says: /50 to 160/,
  },
  {
    name: 'no author',
    post: post('', {authors: ''}),
    rule: 'front-matter',
    says: /“authors” is missing/,
  },
  {
    name: 'an author in text',
    post: post('', {authors: 'authors: web'}),
    rule: 'front-matter',
    line: 4,
  },
  {
    name: 'an unknown author',
    post: post('', {authors: 'authors: [wb]'}),
    rule: 'front-matter',
    line: 4,
    says: /did you mean “web”/,
  },
  {
    name: 'an unknown tag',
    post: post('', {tags: 'tags: [cobol]'}),
    rule: 'front-matter',
    line: 5,
    says: /front, testing/,
  },
  {name: 'no tag', post: post('', {tags: 'tags: []'}), rule: 'front-matter', line: 5},
  {
    name: 'a tag twice',
    post: post('', {tags: 'tags: [front, front]'}),
    rule: 'front-matter',
    line: 5,
    says: /once/,
  },
  {
    name: 'a tag written out',
    post: post('', {tags: 'tags: [{label: Own, permalink: /own}]'}),
    rule: 'front-matter',
    line: 5,
  },
  {
    name: 'a day that does not exist',
    post: post('', {date: 'date: 2024-02-30'}),
    rule: 'front-matter',
    line: 6,
    says: /calendar/,
  },
  {
    name: 'another day than that of the folder',
    post: post('', {date: 'date: 2024-04-03'}),
    rule: 'post-date',
    line: 6,
  },
  {
    name: 'an hour that the clock does not have',
    post: post('', {date: 'date: 2024-04-02T24:00'}),
    rule: 'front-matter',
    line: 6,
    says: /neither calendar nor clock has this one/,
  },
  {
    name: 'an hour that is of another day in UTC',
    post: post('', {date: 'date: 2024-04-02T00:30+02:00'}),
    rule: 'post-date',
    line: 6,
    says: /in UTC it is of 2024-04-01/,
  },
  {
    name: 'an end that is no day',
    post: post('', {expires: 'expires: next week'}),
    rule: 'front-matter',
    line: 6,
    says: /2026-01-31T09:00/,
  },
  {
    name: 'an end before its beginning',
    post: post('', {expires: 'expires: 2024-04-02'}),
    rule: 'post-date',
    line: 6,
    says: /expires on 2 April 2024.*later date/,
  },
  {
    name: 'the key of another tool for its end',
    post: post('', {expires: 'expiryDate: 2026-01-31'}),
    rule: 'front-matter',
    line: 6,
    says: /write expires/,
  },
  {
    name: 'a change before the day of the post',
    post: post('', {last: 'last_update: {date: 2020-01-01}'}),
    rule: 'post-date',
    line: 6,
  },
  {
    name: 'a word for true',
    post: post('', {draft: 'draft: yes'}),
    rule: 'front-matter',
    line: 6,
    says: /true or false/,
  },
  {
    name: 'a card that is not there',
    post: post('', {image: 'image: /img/none.png'}),
    rule: 'picture',
    line: 6,
  },
  // Structure.
  {name: 'no text', post: post().split('\nThe first')[0]!, rule: 'length'},
  {name: 'a second h1', post: post('# Another'), rule: 'one-h1', line: textLine, says: /write ##/},
  {name: 'an h1 of two lines', post: post('Another\n======='), rule: 'one-h1', line: textLine},
  {name: 'a level left out', post: post('#### Deep'), rule: 'heading-increment', line: textLine},
  {name: 'a heading without words', post: post('##'), rule: 'heading-empty', line: textLine},
  {name: 'a heading without a space', post: post('##Part'), rule: 'heading-space', line: textLine},
  {
    name: 'seven signs',
    post: post('####### Part'),
    rule: 'no-heading-like-paragraph',
    line: textLine,
  },
  {
    name: 'no truncate marker',
    post: post().replace('<!-- truncate -->', ''),
    rule: 'truncate',
    says: /<!-- truncate -->/,
  },
  {
    name: 'a marker of another site',
    post: post().replace('truncate', 'more'),
    rule: 'truncate',
    line: 10,
  },
  {
    name: 'the marker of MDX in Markdown',
    post: post().replace('<!-- truncate -->', '{/* truncate */}'),
    rule: 'truncate',
    line: 10,
  },
  {
    name: 'the marker in code alone',
    post: post('```html file=code/a.ts\n<!-- truncate -->\n```').replace(
      '<!-- truncate -->\n\n##',
      '##',
    ),
    rule: 'truncate',
  },
  {
    name: 'a marker twice',
    post: post('<!-- truncate -->'),
    rule: 'truncate',
    line: textLine,
    says: /second/,
  },
  {
    name: 'nothing before the marker',
    post: post().replace('The first words.\n\n', ''),
    rule: 'truncate',
  },
  {name: 'nothing after the marker', post: post().split('## A part')[0]!, rule: 'truncate'},
  {
    name: 'an unknown callout',
    post: post(':::hint\n\nWords\n\n:::'),
    rule: 'callout',
    line: textLine,
  },
  {
    name: 'a callout without an end',
    post: post(':::note\n\nWords'),
    rule: 'callout',
    line: textLine,
    says: /does not end/,
  },
  {
    name: 'a callout with a space',
    post: post('::: note\n\nWords\n\n:::'),
    rule: 'callout',
    line: textLine,
  },
  {
    name: 'an episode that is not there',
    post: post('::episode'),
    rule: 'episode',
    line: textLine,
    says: /no episode beside this post/,
  },
  {
    name: 'a line of two colons that nothing knows',
    post: post('::epsiode'),
    rule: 'callout',
    line: textLine,
    says: /shown as nothing/,
  },
  {
    name: 'a reference to nothing',
    post: post('[words][nowhere]'),
    rule: 'no-undefined-references',
    line: textLine,
  },
  {
    name: 'a footnote to nothing',
    post: post('words[^none]'),
    rule: 'no-undefined-references',
    line: textLine,
  },
  {
    name: 'a footnote that nobody refers to',
    post: post('[^a]: Words.'),
    rule: 'no-unused-definitions',
    line: textLine,
  },
  {
    name: 'a definition twice',
    post: post('[a] [a]\n\n[a]: https://example.com/\n[a]: https://example.org/'),
    rule: 'no-duplicate-definitions',
    line: textLine + 3,
  },
  // Code.
  {
    name: 'a fence without an end',
    post: post('```ts file=code/a.ts\none();'),
    rule: 'fence-end',
    line: textLine,
  },
  {name: 'fences in fences', post: post('```markdown\n```ts\none();\n```\n```'), rule: 'fence-end'},
  {
    name: 'code without a language',
    post: post('```\none();\n```'),
    rule: 'fence-language',
    line: textLine,
  },
  {
    name: 'code of an unknown language',
    post: post('```typescirpt file=code/a.ts\n```'),
    rule: 'fence-language',
    line: textLine,
    says: /typescript/,
  },
  {
    name: 'code of the language constructor',
    post: post('```constructor file=code/a.ts\n```'),
    rule: 'fence-language',
    line: textLine,
  },
  {
    name: 'code that is indented',
    post: post('Words\n\n    one();'),
    rule: 'fence-language',
    line: textLine + 2,
  },
  {
    name: 'code in no file',
    post: post('```ts\none();\n```'),
    rule: 'fence-file',
    line: textLine,
    says: /file=code/,
  },
  {
    name: 'code in a file that is not there',
    post: post('```ts file=code/none.ts\n```'),
    rule: 'fence-file',
    line: textLine,
    says: /no code\/none\.ts/,
  },
  {
    name: 'code in a folder',
    post: post('```ts file=code\n```'),
    rule: 'fence-file',
    line: textLine,
  },
  {
    name: 'code outside of the post',
    post: post('```text file=../../../../etc/passwd\n```'),
    rule: 'fence-file',
    line: textLine,
    says: /outside/,
  },
  {
    name: 'code in a region that is not there',
    post: post('```ts file=code/a.ts#none\n```'),
    rule: 'fence-file',
    line: textLine,
    says: /no region/,
  },
  {
    name: 'code that differs from its file',
    post: post('```ts file=code/a.ts#part\nthree();\n```'),
    rule: 'fence-file',
    line: textLine,
    says: /differs/,
  },
  {
    name: 'an unknown word after the language',
    post: post('```ts file=code/a.ts titel="x"\n```'),
    rule: 'fence-word',
    line: textLine,
    says: /title/,
  },
  {
    name: 'a marked line that is not there',
    post: post('```ts file=code/a.ts {99}\n```'),
    rule: 'fence-lines',
    line: textLine,
  },
  {
    name: 'a chart without data',
    post: post('```chart\nWords\n```'),
    rule: 'fence-file',
    line: textLine,
  },
  {
    name: 'a diagram without words',
    post: post('```dot\ndigraph {}\n```'),
    rule: 'fence-file',
    line: textLine,
  },
  // Links.
  {name: 'a link to nothing', post: post('[words]()'), rule: 'no-empty-url', line: textLine},
  {
    name: 'a link to no page',
    post: post('[words](/nowhere/)'),
    rule: 'link',
    line: textLine,
    says: /no page/,
  },
  {
    name: 'a link to no post',
    post: post('[words](/2024/04/02/a-pots/)'),
    rule: 'link',
    line: textLine,
    says: /did you mean/,
  },
  {name: 'a link to no file', post: post('[words](./none.csv)'), rule: 'link', line: textLine},
  {
    name: 'a link to no Markdown',
    post: post('[words](../none/index.md)'),
    rule: 'link',
    line: textLine,
  },
  {
    name: 'a link to no heading',
    post: post('[words](#a-prt)'),
    rule: 'link',
    line: textLine,
    says: /#a-part/,
  },
  {
    name: 'a link to no heading of another page',
    post: post('[words](/legal/#nothing)'),
    rule: 'link',
    line: textLine,
  },
  {
    name: 'a link that runs a script',
    post: post('[words](javascript:alert%281%29)'),
    rule: 'link',
    line: textLine,
  },
  {
    name: 'a link to a disk',
    post: post('[words](<C:\\Users\\a.txt>)'),
    rule: 'link',
    line: textLine,
  },
  {
    name: 'a link to the own machine',
    post: post('[words](http://localhost:3000/)'),
    rule: 'link',
    line: textLine,
  },
  {
    name: 'a link that cannot be read',
    post: post('[words](/%E0%A4%A/)'),
    rule: 'link',
    line: textLine,
    says: /%25/,
  },
  {
    name: 'a link longer than any name of a file',
    post: post(`[words](./${'x'.repeat(400)}.png)`),
    rule: 'link',
    line: textLine,
  },
  {name: 'a link with NUL', post: post('[words](./a%00.png)'), rule: 'link', line: textLine},
  {
    name: 'a picture with NUL',
    post: post('![Words](./a%00.png)'),
    rule: 'picture',
    line: textLine,
  },
  {
    name: 'a link without https',
    post: post('[words](www.example.com)'),
    rule: 'link',
    line: textLine,
  },
  {
    name: 'an address of one slash',
    post: post('[words](https:/example.com)'),
    rule: 'link',
    line: textLine,
  },
  {
    name: 'a link without words',
    post: post('[](https://example.com/)'),
    rule: 'link-text',
    line: textLine,
  },
  // Pictures.
  {
    name: 'a picture that is not there',
    post: post('![Words](./none.png)'),
    rule: 'picture',
    line: textLine,
  },
  {
    name: 'a picture of another site',
    post: post('![Words](https://example.com/a.png)'),
    rule: 'picture',
    line: textLine,
  },
  {
    name: 'a picture that is none',
    files: {[index]: post('![Words](./a.png)'), [`blog/${folder}/a.png`]: 'words'},
    rule: 'picture',
    line: textLine,
  },
  {
    name: 'a picture without a byte',
    files: {[index]: post('![Words](./a.png)'), [`blog/${folder}/a.png`]: ''},
    rule: 'picture',
    line: textLine,
  },
  {
    name: 'a picture that is a folder',
    post: post('![Words](./code)'),
    rule: 'picture',
    line: textLine,
  },
  {
    name: 'the name of a file for words',
    post: post('![IMG_1234.png](./a.png)'),
    rule: 'alt-text',
    line: textLine,
  },
  {
    name: 'words that say nothing',
    post: post('![screenshot](./a.png)'),
    rule: 'alt-text',
    line: textLine,
  },
  {
    name: 'a raw picture',
    post: post('<img src="./none.png">'),
    rule: 'raw-picture',
    line: textLine,
  },
  // HTML.
  {
    name: 'HTML that does not end',
    post: post('<details>\n\nWords'),
    rule: 'html-end',
    line: textLine,
  },
  {name: 'an end of nothing', post: post('Words</div>'), rule: 'html-end', line: textLine},
  {
    name: 'a comment without an end',
    post: post('<!-- hidden\n\nWords'),
    rule: 'html-end',
    line: textLine,
  },
  {
    name: 'a type for an element',
    post: post('A list of Array<T> things'),
    rule: 'html',
    line: textLine,
    says: /backticks/,
  },
  {name: 'a script', post: post('<script>alert(1)</script>'), rule: 'html', line: textLine},
  {
    name: 'a script in an attribute',
    post: post('<b onclick="x()">a</b>'),
    rule: 'html',
    line: textLine,
  },
  {
    name: 'a frame',
    post: post('<iframe src="https://example.com/"></iframe>'),
    rule: 'html',
    line: textLine,
  },
  // MDX.
  {
    name: 'an element of MDX without an end',
    mdx: mdxPost('<Aside>words'),
    rule: 'mdx',
    says: /close/,
  },
  {
    name: 'an element of MDX ended by another',
    mdx: mdxPost('<b>words</i>'),
    rule: 'mdx',
    line: textLine,
  },
  {name: 'a brace without an end', mdx: mdxPost('words { more'), rule: 'mdx'},
  {name: 'an expression that is none', mdx: mdxPost('{1 +}'), rule: 'mdx', line: textLine},
  {name: 'a sign that is less', mdx: mdxPost('a <5 b'), rule: 'mdx', line: textLine},
  {
    name: 'a comment of HTML in MDX',
    mdx: mdxPost('<!-- words -->'),
    rule: 'mdx',
    line: textLine,
    says: /\{\/\*/,
  },
  {name: 'an import that is none', mdx: mdxPost('\nimport from nowhere'), rule: 'mdx'},
  {
    name: 'an import of nothing',
    mdx: mdxPost("\nimport X from './none';"),
    rule: 'import',
    line: textLine + 1,
  },
  {
    name: 'an unknown component',
    mdx: mdxPost('<Asside label="x">words</Asside>'),
    rule: 'component',
    line: textLine,
    says: /Aside/,
  },
  {
    name: 'a name that there is not',
    mdx: mdxPost('Hello {name}!'),
    rule: 'expression',
    line: textLine,
  },
  {
    name: 'a style in MDX',
    mdx: mdxPost('<b style="color: red">a</b>'),
    rule: 'html',
    line: textLine,
  },
  // What was made to be replaced.
  {
    name: 'a sentence of the template',
    post: post('Explain it here.'),
    rule: 'placeholder',
    line: textLine,
  },
];

describe('a post', () => {
  test('that is well written has no finding', async () => {
    const text = post(
      '[Front page](/), [terms](/legal/#terms-of-use), [above](#a-part), [team](/authors/web/), [tag](/tags/front/), [all](/rss.xml), [again](/2024/04/02/a-post/), <kbd>Ctrl</kbd>, [Markdown](/2024/04/02/a-post.md).[^1]\n\n[^1]: A note.\n\n```ts title="a.ts" file=code/a.ts#part {1}\n```\n\n:::note[Title]\n\nWords\n\n:::\n\n- [ ] open\n- [x] done',
    );
    expect(await checkPosts(site({[index]: text}))).toEqual({posts: 1, findings: []});
  });

  test('that is well written in MDX has no finding', async () => {
    const text = mdxPost(
      '<Aside label="x">\n\nWords\n\n</Aside>\n\n<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
    );
    expect(await checkPosts(site({[mdxIndex]: text}))).toEqual({posts: 1, findings: []});
  });

  test.each(kinds)(
    'with $name has a finding that names file, line and remedy',
    async ({post: text, mdx, files, ...expected}) => {
      const path = mdx === undefined ? index : mdxIndex;
      const root = site({
        ...((text ?? mdx) !== undefined ? {[path]: (text ?? mdx)!} : {[index]: post()}),
        ...files,
      });
      const {findings} = await checkPosts(root);
      const told = findings.map(({file, line, rule, reason, remedy}) => ({
        file,
        line,
        rule,
        says: `${reason}: ${remedy}`,
      }));
      const found = told.filter(
        ({file, line, rule, says}) =>
          file === (expected.file ?? path) &&
          rule === expected.rule &&
          (expected.line ?? line) === line &&
          (expected.says ?? / /).test(says),
      );
      expect(found, JSON.stringify(told, null, 1)).not.toEqual([]);
      for (const {line, column, reason, remedy, rule} of findings) {
        expect(line).toBeGreaterThan(0);
        expect(column).toBeGreaterThan(0);
        expect(rule).not.toBe('internal');
        expect(reason).toMatch(/^\S.{8,}$/);
        expect(remedy).toMatch(/^\S.{4,}$/);
      }
      expect(findings.some(({severity}) => severity === 'error')).toBe(true);
    },
  );

  test('that nobody may read has a finding', async () => {
    const root = site({[index]: post()});
    chmodSync(join(root, index), 0);
    const {findings} = await checkPosts(root);
    // To the owner of the machine, nothing is closed.
    expect(findings.map(({rule}) => rule)).toEqual(process.getuid?.() === 0 ? [] : ['post-folder']);
  });
});

test('without a folder blog/, the check says what to do', async () => {
  const {findings} = await checkPosts(join(scratch, 'nowhere'));
  expect(findings).toMatchObject([{rule: 'post-folder', file: 'blog', line: 1, column: 1}]);
});

describe('dates', () => {
  test.each([
    'date: 2024-04-02T09:00',
    'date: 2024-04-02T09:00Z',
    'date: 2024-04-02T09:00+02:00',
    'date: 2024-04-02T09:00:00Z',
    'expires: 2024-04-03',
    'expires: 2099-01-31T09:00-05:00',
  ])('%s can be written', async (line) => {
    expect((await checkPosts(site({[index]: post('', {date: line})}))).findings).toEqual([]);
  });

  test('a draft is told that it does not appear by itself', async () => {
    const files = {[index]: post('', {draft: 'draft: true'})};
    const before = await checkPosts(site(files), {now: new Date('2024-04-01')});
    expect(before.findings).toMatchObject([{rule: 'post-date', severity: 'warning', line: 6}]);
    expect(before.findings[0]!.reason).toContain('does not appear on 2 April 2024 by itself');
    const after = await checkPosts(site(files), {now: new Date('2024-04-03')});
    expect(after.findings).toEqual([]);
  });
});

describe('a link to another post', () => {
  const other = '2024-05-01-other';
  const now = new Date('2024-06-01T12:00Z');

  /** What is said of a post that links to another, by the front matter of both. */
  const told = async (
    own: string,
    target: string,
    url = '/2024/05/01/other/',
  ): Promise<string[]> => {
    const root = site({
      [index]: post(`[It](${url})`, {own}),
      [`blog/${other}/index.md`]: post('', {target, tags: 'tags: [testing]'}),
    });
    const {findings} = await checkPosts(root, {now, only: new Set([folder])});
    const line = own === '' ? textLine : textLine + 1;
    for (const finding of findings) {
      expect(finding).toMatchObject({rule: 'link', severity: 'error', file: index, line});
    }
    return findings.map(({reason, remedy}) => `${reason}: ${remedy}`);
  };

  test('that is published has no finding', async () => {
    expect(await told('', '')).toEqual([]);
    expect(await told('', '', `../${other}/index.md`)).toEqual([]);
    expect(await told('', 'unlisted: true')).toEqual([]);
  });

  const addresses = [
    '/2024/05/01/other/',
    '/2024/05/01/other',
    '/2024/05/01/other/#a-part',
    '/2024/05/01/other.md',
    `../${other}/index.md`,
    `@site/blog/${other}/index.md`,
  ];
  test.each(addresses)('that is a draft is found: %s', async (url) => {
    const [said, ...more] = await told('', 'draft: true', url);
    expect(said).toMatch(
      /^“\/2024\/05\/01\/other(?:\/|\.md)?” is a draft, which is not published: publish it first/,
    );
    expect(more).toEqual([]);
  });

  test('that appears later is found, with the day and the hour', async () => {
    const root = site({
      [index]: post('[It](/2024/07/01/later/)'),
      'blog/2024-07-01-later/index.md': post('', {date: 'date: 2024-07-01T09:00'}),
    });
    const {findings} = await checkPosts(root, {now, only: new Set([folder])});
    expect(findings.map(({reason}) => reason)).toEqual([
      '“/2024/07/01/later/” appears on 1 July 2024 at 09:00 UTC, after this post',
    ]);
    expect((await checkPosts(root, {now: new Date('2024-07-01T09:00Z')})).findings).toEqual([]);
  });

  test('that has left the site, or will before this post does, is found', async () => {
    expect(await told('', 'expires: 2024-05-20')).toEqual([
      expect.stringContaining('is on the site no more from 20 May 2024 on'),
    ]);
    expect(await told('', 'expires: 2024-06-20')).toEqual([
      expect.stringContaining('leaves the site on 20 June 2024, and this post stays'),
    ]);
    expect(await told('expires: 2024-06-20', 'expires: 2024-06-20')).toEqual([]);
  });

  test('is not judged in a post that is not published itself', async () => {
    expect(await told('draft: true', 'draft: true')).toEqual([]);
    expect(await told('expires: 2024-05-30', 'expires: 2024-05-20')).toEqual([]);
  });

  test('of a tag that no published post has is found', async () => {
    expect(await told('', '', '/tags/testing/')).toEqual([]);
    for (const hidden of ['draft: true', 'unlisted: true', 'expires: 2024-05-20']) {
      expect(await told('', hidden, '/tags/testing/')).toEqual([
        expect.stringContaining('“/tags/testing/” is no page as long as no post of that tag'),
      ]);
    }
  });
});

test('one post can be looked at alone', async () => {
  const root = site({[index]: post('# One'), 'blog/2024-05-01-other/index.md': post('# Two')});
  const {findings, posts} = await checkPosts(root, {only: new Set(['2024-05-01-other'])});
  expect(posts).toBe(1);
  expect(findings.map(({file}) => file)).toEqual(['blog/2024-05-01-other/index.md']);
});

test('a picture that is wider than any screen shows is told, and made smaller', async () => {
  const wide = await sharp({create: {width: 4000, height: 10, channels: 3, background: 'red'}})
    .png()
    .toBuffer();
  const root = site({
    [index]: post('![A red line](./wide.png)'),
    [`blog/${folder}/wide.png`]: wide,
  });
  const {findings} = await checkPosts(root);
  expect(findings).toMatchObject([{rule: 'picture-size', severity: 'warning', line: textLine}]);
  expect(await mend(root, findings)).toEqual(new Set([index]));
  expect((await sharp(join(root, `blog/${folder}/wide.png`)).metadata()).width).toBe(2880);
  expect((await checkPosts(root)).findings).toEqual([]);
});

describe('--fix mends', () => {
  const mendable: Array<[what: string, path: string, broken: string, mended: string]> = [
    ['line ends and a byte order mark', index, `\ufeff${post().replaceAll('\n', '\r\n')}`, post()],
    [
      'a tag that is nearly one',
      index,
      post('', {tags: 'tags: [fornt, testing]'}),
      post('', {tags: 'tags: [front, testing]'}),
    ],
    ['a key that is nearly one', index, post().replace('description:', 'descripton:'), post()],
    [
      'the marker of another format',
      index,
      post().replace('<!-- truncate -->', '{/* truncate */}'),
      post(),
    ],
    ['the level of a heading', index, post('# Part'), post('## Part')],
    ['a heading without a space', index, post('##Part'), post('## Part')],
    [
      'a language that is nearly one',
      index,
      post('```tss file=code/a.ts\n```').replace('tss', 'TS'),
      post('```ts file=code/a.ts\n```'),
    ],
    ['an invisible character', index, post('hid\u200bden'), post('hidden')],
    ['a comment of HTML in MDX', mdxIndex, mdxPost('<!-- words -->'), mdxPost('{/* words */}')],
    [
      'a callout that is nearly one',
      index,
      post(':::tipp\n\nWords\n\n:::'),
      post(':::tip\n\nWords\n\n:::'),
    ],
    [
      'several things at once',
      index,
      post('# One\n\n##Two', {tags: 'tags: [fornt]'}),
      post('## One\n\n## Two'),
    ],
  ];

  test('what belongs to a key stays below it, whatever else is wrong', async () => {
    const path = 'blog/authors.yml';
    const written = 'web:\n  name: Web team\n  title: Readers\nweb:\n  name: Web again\n';
    const root = site({[index]: post(), [path]: written});
    const {findings} = await checkPosts(root);
    expect(findings.map(({file}) => file)).toContain(path);
    await mend(root, findings);
    expect(readFileSync(join(root, path), 'utf8')).toBe(written);
  });

  test.each(mendable)('%s', async (_what, path, broken, mended) => {
    const root = site({[path]: broken});
    for (
      let rounds = 0;
      rounds < 5 && (await mend(root, (await checkPosts(root)).findings)).size > 0;
      rounds++
    );
    expect(readFileSync(join(root, path), 'utf8')).toBe(mended);
    expect((await checkPosts(root)).findings).toEqual([]);
  });

  test('what a post of a Docusaurus blog says in its own way', async () => {
    const root = site({
      [index]: post(),
      'blog/2017-12-05-1.9.0.md':
        '---\nauthor: Ann Other (@ann)\nauthorURL: https://example.com/ann\ntitle: Words that a reader will know\ntags: front, testing\n---\n\nA sentence that is long enough to be taken for a description of the post.\n\n- Code:\n\n  ```css {1}\n  a {}\n  ```\n\n```\nwords\n```\n',
    });
    for (
      let rounds = 0;
      rounds < 8 && (await mend(root, (await checkPosts(root)).findings)).size > 0;
      rounds++
    );
    expect((await checkPosts(root)).findings.filter(({severity}) => severity === 'error')).toEqual(
      [],
    );
    const read = (path: string) => readFileSync(join(root, 'blog', path), 'utf8');
    const text = read('2017-12-05-1-9-0/index.md');
    expect(text).toContain('authors: [ ann-other ]\n');
    expect(text).toContain('tags: [ front, testing ]\n');
    expect(text).toMatch(/description: "A sentence that is .* post\."\n/);
    expect(text).toContain('of the post.\n\n<!-- truncate -->\n');
    expect(text).toContain('  ```css file=code/listing-1.txt {1}\n  ```\n');
    expect(text).toContain('\n```text file=code/listing-2.txt\n```\n');
    expect(read('2017-12-05-1-9-0/code/listing-1.txt')).toBe('a {}\n');
    expect(read('authors.yml')).toMatch(/ann-other:\n {2}name: Ann Other\n {2}url: https:/);
  });

  test('a raw picture', async () => {
    const root = site({[index]: post('<img src="./a.png" alt="A [b]">')});
    await mend(root, (await checkPosts(root)).findings);
    expect(readFileSync(join(root, index), 'utf8')).toContain('![A \\[b\\]](./a.png)');
  });
});
