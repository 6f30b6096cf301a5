import {
  folder,
  index,
  mdxIndex,
  mdxPost,
  post,
  textLine,
  type Content,
} from '../../src/check/fixture';
import {identity} from '../../src/site/identity';
import type {RuleName} from '../../src/settings/rule-table';

/** A post, or what lies beside posts, with one thing that is wrong. */
export type Malformed = {
  name: string;
  /** By their paths in the site, beside those of the fixture; `null` takes one of those away. */
  files: Record<string, Content | null>;
  /** The rule that finds it. */
  finds: RuleName;
  /** Where; left out, somewhere in the file. */
  line?: number;
};

type Row = [name: string, finds: RuleName, written: string, line?: number];
type Files = Malformed['files'];

/** Posts with a text after their truncate marker; lines count from its first. */
const texts = (rows: Row[], files: Files = {}): Malformed[] =>
  rows.map(([name, finds, text, line = 1]) => ({
    ...{name, finds, line: textLine - 1 + line},
    files: {[index]: post(text), ...files},
  }));

/** The same in MDX. */
const mdx = (rows: Row[], files: Files = {}): Malformed[] =>
  rows.map(([name, finds, text, line = 1]) => ({
    ...{name, finds, line: textLine - 1 + line},
    files: {[mdxIndex]: mdxPost(text), ...files},
  }));

/** Posts with further lines of front matter, the first of which is the sixth of the file. */
const matters = (rows: Row[], files: Files = {}): Malformed[] =>
  rows.map(([name, finds, yaml, line = 6]) => ({
    ...{name, finds, line},
    files: {[index]: post('', {more: yaml}), ...files},
  }));

/** Posts that are written as a whole. */
const wholes = (rows: Array<[string, RuleName, string | Buffer, number?]>): Malformed[] =>
  rows.map(([name, finds, content, line = 1]) => ({name, finds, line, files: {[index]: content}}));

/** Good posts beside one other file that is wrong. */
const beside = (path: string, rows: Row[]): Malformed[] =>
  rows.map(([name, finds, content, line = 1]) => ({
    ...{name, finds, line},
    files: {[index]: post(), [path]: content},
  }));

const good = post();
const words = (text: string) => post('', {title: `title: ${text}`});
const another = 'blog/2024-04-03-another/index.md';
const code = (name: string) => `blog/${folder}/code/${name}`;
const changed = (day: string, kind = 'update', text = 'Words.') =>
  `changes:\n  - day: ${day}\n    kind: ${kind}\n    text: ${text}`;
const repeat = (text: string, times: number) => text.repeat(times);
const fence = (meta: string, text = '') => `\`\`\`${meta}\n${text}\n\`\`\``;
const listing = (name: string, content: string | Buffer): Files => ({[code(name)]: content});
const renamed = (text: string, from: string, to: string) => text.replace(from, to);

/** Characters that nobody sees, by their names, so that this file has none of them. */
const [nul, escape, bell, override, tagLetter] = [0, 0x1b, 7, 0x202e, 0xe0041].map((one) =>
  String.fromCodePoint(one),
) as [string, string, string, string, string];

const encoding: Malformed[] = [
  ...wholes([
    ['an empty file', 'front-matter', ''],
    ['a file of spaces', 'front-matter', ' \n\t\n'],
    ['UTF-16, little end first', 'file', Buffer.from(`\ufeff${good}`, 'utf16le')],
    ['UTF-16, big end first', 'file', Buffer.from(`\ufeff${good}`, 'utf16le').swap16()],
    ['UTF-16 without a mark', 'file', Buffer.from(good, 'utf16le')],
    ['Latin 1', 'file', Buffer.from(words('Über die Brücke'), 'latin1')],
    ['half a character', 'file', Buffer.concat([Buffer.from(good), Buffer.from([0xe2, 0x82])])],
    ['a Word document', 'file', Buffer.from([0x50, 0x4b, 3, 4, 0x14, 0, 6, 0])],
    ['a picture', 'file', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xd, 0xa, 0x1a, 0xa, 0, 0])],
    ['random bytes', 'file', Buffer.from(Array.from({length: 3000}, (_, at) => (at * 193) % 256))],
    ['a PDF', 'front-matter', '%PDF-1.7\n1 0 obj\n'],
    ['rich text', 'front-matter', '{\\rtf1\\ansi Words}'],
    ['a page of HTML', 'front-matter', '<!DOCTYPE html>\n<html><body>Words</body></html>\n'],
    [
      'what Git LFS leaves',
      'front-matter',
      'version https://git-lfs.github.com/spec/v1\noid sha256:0\n',
    ],
    ['a NUL', 'lost-text', post(`A${nul}word.`), 16],
    ['a note of nothing', 'lost-text', post('Words.\n\n[^a]: A note.'), 18],
    ['an escape', 'lost-text', post(`A ${escape}[31mred word.`), 16],
    ['a direction override', 'lost-text', post(`A ${override}word.`), 16],
    ['letters that are tags', 'lost-text', post(`A ${repeat(tagLetter, 20)}word.`), 16],
    ['a bell in the title', 'lost-text', words(`One ${bell}word`), 2],
    ['an escaped bell in the title', 'lost-text', words('"One \\a word"'), 2],
    ['half a character in the title', 'lost-text', words('"One \\ud800 word"'), 2],
    [
      'an escaped bell in the name of an author',
      'lost-text',
      post('', {authors: 'authors: [{name: "One \\a"}]'}),
      4,
    ],
    ['carriage returns only', 'link', post('See [x](./no.md).').replaceAll('\n', '\r'), 16],
    ['CRLF and a mark', 'link', `\ufeff${post('See [x](./no.md).').replaceAll('\n', '\r\n')}`, 16],
    ['more than four bytes a character', 'size', repeat('😀', 210_000)],
    ['200,001 characters', 'size', good + repeat('Words. ', 29_000)],
  ]),
];

const frontMatter: Malformed[] = [
  ...wholes([
    ['no front matter', 'title', 'Only words.\n'],
    ['no end', 'front-matter', renamed(good, '\n---\n', '\n')],
    ['an end that is indented', 'front-matter', renamed(good, '\n---\n', '\n  ---\n')],
    ['an end of four dashes', 'front-matter', renamed(good, '\n---\n', '\n----\n')],
    ['a line before it', 'front-matter', `\n${good}`],
    ['a space before it', 'front-matter', ` ${good}`],
    ['long dashes', 'front-matter', renamed(good, '---', '—')],
    ['TOML', 'front-matter', '+++\ntitle = "Words"\n+++\n\nWords.\n'],
    ['JSON after dashes', 'front-matter', '---json\n{"title": "Words"}\n---\n\nWords.\n'],
    ['JavaScript after dashes', 'front-matter', '---js\n{title: "Words"}\n---\n\nWords.\n'],
    ['two of them', 'front-matter', renamed(good, '\n---\n', '\n---\n---\nseries: One\n---\n'), 7],
    ['a list', 'front-matter', '---\n- one\n- two\n---\n\nWords.\n', 2],
    ['a word', 'front-matter', '---\nword\n---\n\nWords.\n', 2],
    ['over 10,000 characters', 'front-matter', words(`"${repeat('a', 11_000)}"`)],
    ['deep brackets', 'front-matter', words(repeat('[', 2000) + repeat(']', 2000)), 2],
    ['an open bracket', 'front-matter', words('[one'), 3],
    ['an open quote', 'front-matter', words('"one'), 6],
    ['a colon in a value', 'front-matter', words('One: two: three'), 2],
    ['a tab as indent', 'front-matter', words('>\n\tOne\n\ttwo'), 3],
    ['a percent sign', 'front-matter', words('%one'), 2],
    ['an at sign', 'front-matter', words('@one'), 2],
    ['a backtick', 'front-matter', words('`one`'), 2],
    ['a star', 'front-matter', words('*one*'), 2],
    ['an unknown alias', 'front-matter', words('*one'), 2],
    ['a hash in the title', 'lost-text', words('The language C #1'), 2],
    ['a conflict', 'front-matter', words('a\n<<<<<<< HEAD\ntitle: b\n=======\n>>>>>>> c'), 3],
    ['a title that is a list', 'front-matter', words('[One, two]'), 2],
    ['a title that is a map', 'front-matter', words('{one: two}'), 2],
    ['a title that is nothing', 'front-matter', words(''), 2],
    ['a title that is a flag', 'front-matter', words('true'), 2],
    ['a long title', 'title', words(repeat('word ', 20)), 2],
    ['no description', 'description', post('', {description: ''})],
    ['a short description', 'description', post('', {description: 'description: Words.'}), 3],
    [
      'a description that is a list',
      'front-matter',
      post('', {description: 'description: [Words]'}),
      3,
    ],
    ['an unknown author', 'author', post('', {authors: 'authors: [wbe]'}), 4],
    ['an unknown author by key', 'author', post('', {authors: 'authors:\n  - key: wbe'}), 5],
    ['an author of __proto__', 'author', post('', {authors: 'authors: [__proto__]'}), 4],
    ['an author that is a number', 'author', post('', {authors: 'authors: [1]'}), 4],
    ['authors that are a flag', 'front-matter', post('', {authors: 'authors: true'}), 4],
    [
      'an author who is an address',
      'front-matter',
      post('', {authors: 'authors: [{name: A, url: [a]}]'}),
      4,
    ],
    ['an unknown tag', 'tag', post('', {tags: 'tags: [fornt]'}), 5],
    ['a tag of toString', 'tag', post('', {tags: 'tags: [toString]'}), 5],
    ['tags as words', 'front-matter', post('', {tags: 'tags: front, testing'}), 5],
    ['a tag that is a list', 'front-matter', post('', {tags: 'tags: [[front]]'}), 5],
    ['a tag without an address', 'front-matter', post('', {tags: 'tags: [{label: Front}]'}), 5],
  ]),
  ...matters([
    ['a key twice', 'front-matter', 'tags: [testing]'],
    ['a key without a value', 'front-matter', 'slug:'],
    ['a key without a colon', 'front-matter', 'draft'],
    ['a key without a space', 'front-matter', 'draft:true'],
    ['a key near a known one', 'unknown-key', 'titel: Words'],
    ['a key near another', 'unknown-key', 'sluf: /words'],
    ['a key of another program', 'unknown-key', 'categories: [news]'],
    ['keys in capitals', 'unknown-key', 'Draft: true'],
    ['__proto__', 'unknown-key', '"__proto__": {draft: true}'],
    ['a merge', 'unknown-key', '<<: {draft: true}'],
    ['a bomb of aliases', 'front-matter', bomb(), 2],
    ['month 13', 'front-matter', 'date: 2024-13-45'],
    ['30 February', 'date', 'date: 2024-02-30'],
    ['31 April, in quotes', 'date', 'date: "2024-04-31"'],
    ['hour 25', 'front-matter', 'date: 2024-04-02T25:00'],
    ['a date in words', 'front-matter', 'date: tomorrow'],
    ['a date of numbers', 'front-matter', 'date: 20240402'],
    ['a date that is a list', 'front-matter', 'date: [2024-04-02]'],
    ['a post that may be featured', 'front-matter', 'featured: "true"'],
    ['another day than that of the path', 'day-differs', 'date: 2024-04-09'],
    ['an expiry before the post', 'date', 'expires: 2024-04-01'],
    ['an expiry in words', 'front-matter', 'expires: never'],
    ['a draft in words', 'front-matter', 'draft: yes'],
    ['a draft in quotes', 'front-matter', 'draft: "true"'],
    ['unlisted as a number', 'front-matter', 'unlisted: 1'],
    ['draft and unlisted', 'front-matter', 'draft: true\nunlisted: true', 7],
    ['an update with rubbish', 'front-matter', 'last_update: {date: 2024-05-01Tgarbage}'],
    ['an update on 31 June', 'date', 'last_update: {date: 2024-06-31}'],
    ['an update that is a day', 'front-matter', 'last_update: 2024-05-01'],
    ['an update by nobody', 'front-matter', 'last_update: {author: [a]}'],
    ['an empty update', 'front-matter', 'last_update: {}'],
    ['changes that are words', 'front-matter', 'changes: A correction'],
    ['changes that are a map', 'front-matter', 'changes: {day: 2024-05-01}'],
    ['a change without a kind', 'front-matter', 'changes:\n  - {day: 2024-05-01, text: Words.}', 7],
    ['a change of an unknown kind', 'front-matter', changed('2024-05-01', 'errata'), 8],
    ['a change of no words', 'front-matter', changed('2024-05-01', 'update', '""'), 9],
    ['a change of a space', 'front-matter', changed('2024-05-01', 'update', '" "'), 9],
    ['a change with a link', 'front-matter', changed('2024-05-01', 'update', 'See [x](/a/).'), 9],
    ['a change with code', 'front-matter', changed('2024-05-01', 'update', 'Not `a`.'), 9],
    ['a change of an unknown key', 'front-matter', `${changed('2024-05-01')}\n    by: web`, 7],
    ['a change in words', 'front-matter', changed('last week'), 7],
    ['a change on 31 June', 'front-matter', changed('2024-06-31'), 7],
    ['a change before the post', 'date', changed('2024-04-01'), 7],
    ['a change that is to come', 'date', changed('2999-01-01'), 7],
    ['downloads that are no list', 'front-matter', 'downloads: code'],
    ['a download from another folder', 'front-matter', 'downloads: [../other]'],
    ['a download that is not there', 'front-matter', 'downloads: [nowhere]'],
    ['a thread without a list', 'front-matter', 'discuss: https://forum.example/t/1'],
    ['a thread without https', 'front-matter', 'discuss: [forum.example/t/1]'],
    ['a thread of this site', 'front-matter', 'discuss: [/archive/]'],
    ['a thread of a script', 'front-matter', 'discuss: ["javascript:alert(1)"]'],
    [
      'a mail to nobody',
      'front-matter',
      'discuss:\n  - https://forum.example/t/1\n  - mailto:team',
      8,
    ],
    [
      'a thread of no words',
      'front-matter',
      'discuss: [{url: "https://forum.example/", label: ""}]',
    ],
    ['a thread of only words', 'front-matter', 'discuss: [{label: Ask us}]'],
    ['an image that is a list', 'front-matter', 'image: [./a.png]'],
    ['an image that is missing', 'picture', 'image: ./a.png'],
    ['keywords as words', 'front-matter', 'keywords: one, two'],
    ['an escape in a keyword', 'lost-text', 'keywords:\n  - one\n  - "\\e[31mtwo"', 8],
    ['a heading level of 7', 'front-matter', 'toc_max_heading_level: 7'],
    ['a heading level in words', 'front-matter', 'toc_min_heading_level: two'],
    ['levels upside down', 'front-matter', 'toc_min_heading_level: 5\ntoc_max_heading_level: 3'],
    ['a series that is a list', 'front-matter', 'series: [One]'],
    ['a slug that is a list', 'front-matter', 'slug: [a]'],
    ['a slug that is a flag', 'front-matter', 'slug: true'],
    ['a slug with ..', 'address', 'slug: /../../a', 1],
    ['a slug with a question mark', 'address', 'slug: /a?b', 1],
    ['a slug of a broken escape', 'address', 'slug: /a%zz', 1],
    ['a slug of 300 letters', 'address', `slug: /${repeat('a', 300)}`, 1],
    ['an empty slug', 'front-matter', 'slug: ""'],
    ['redirects that are a map', 'front-matter', 'redirects: {a: b}'],
    ['a redirect that is a number', 'front-matter', 'redirects: [1]'],
  ]),
];

/** Each line repeats the one before nine times. */
function bomb(): string {
  const names = 'a b c d e f g h i j'.split(' ');
  return [
    'a: &a [x, x, x, x, x, x, x, x, x]',
    ...names.slice(1).map((name, at) => {
      const before = repeat(`*${names[at]!},`, 9);
      return `${name}: &${name} [${before}]`;
    }),
  ].join('\n');
}

const addresses: Malformed[] = [
  {
    name: 'two posts at one slug',
    finds: 'address',
    files: {[index]: post('', {slug: 'slug: /a/'}), [another]: post('', {slug: 'slug: /a'})},
  },
  ...matters([
    ['the slug of the archive', 'address', 'slug: /archive', 1],
    ['the slug of a list', 'address', 'slug: /page/2', 1],
    ['the slug of the first page', 'address', 'slug: /', 1],
    ['the slug of a tag', 'address', 'slug: /tags/front', 1],
    ['the slug of a team', 'address', 'slug: /authors/web', 1],
    ['the slug of a document', 'address', 'slug: /legal', 1],
    ['the slug of search', 'address', 'slug: /search/', 1],
    ['the slug of 404.html', 'address', 'slug: /404.html', 1],
    ['the slug of a picture', 'address', 'slug: /img/card.png', 1],
    ['a redirect from itself', 'redirect', 'redirects: [/2024/04/02/a-post/]'],
    ['a redirect twice', 'redirect', 'redirects: [/a/, /a/]'],
    ['a redirect from 404.html', 'redirect', 'redirects: [/404.html]'],
    ['a redirect from a second page', 'redirect', 'redirects: [/page/2/]'],
    ['a redirect from the headers', 'redirect', 'redirects: [/_headers/]'],
    ['a redirect from a picture', 'redirect', 'redirects: [/img/card.png]'],
    ['a redirect from the first page', 'redirect', 'redirects: [/]'],
    ['a redirect from a page', 'redirect', 'redirects: [/legal/]'],
    ['a redirect of 300 letters', 'redirect', `redirects: [/${repeat('a', 300)}/]`],
    ['a redirect of 300 bytes', 'redirect', `redirects: [/${repeat('ä', 150)}/]`],
    ['a redirect with ..', 'redirect', 'redirects: [/../a/]'],
    ['a redirect with a question', 'redirect', 'redirects: ["/a/?b=c"]'],
    ['a redirect with an anchor', 'redirect', 'redirects: ["/a/#b"]'],
    ['a redirect of another site', 'redirect', 'redirects: ["https://example.com/a/"]'],
    ['a redirect with a backslash', 'redirect', "redirects: ['/a\\b/']"],
    ['an empty redirect', 'redirect', 'redirects: [""]'],
    ['a redirect with a line in it', 'redirect', 'redirects: ["/a\\nb/"]'],
    ['a redirect of dollars', 'redirect', 'redirects: ["/$host/"]'],
  ]),
  {
    name: 'one former address of two posts',
    finds: 'redirect',
    files: {
      [index]: post('', {more: 'redirects: [/a/]'}),
      [another]: post('', {more: 'redirects: [/a/]'}),
    },
  },
];

const layout: Malformed[] = [
  ...beside('blog/2024-04-03-words.markdown', [['.markdown', 'stray-file', good]]),
  ...beside('blog/2024-04-03-words.MD', [['.MD', 'stray-file', good]]),
  ...beside('blog/2024-04-03-words.mkd', [['.mkd', 'stray-file', good]]),
  ...beside('blog/author.yml', [['author.yml', 'stray-file', 'web: {}\n']]),
  ...beside('blog/tags.yaml', [['tags.yaml', 'stray-file', 'front: {}\n']]),
  ...beside('blog/notes.txt', [['notes', 'stray-file', 'Words']]),
  ...beside('blog/2024-04-02-a-post/index 2.md', [['a copy of a post', 'stray-file', good]]),
  ...beside('blog/words.md', [['a post without a day', 'stray-file', good]]),
  ...beside('blog/2024-02-30-words.md', [['a post of 30 February', 'date', good]]),
  ...beside('blog/2024-13-01-words/index.md', [['a post of month 13', 'date', good]]),
  ...beside(mdxIndex, [['index.md and index.mdx', 'address', mdxPost('')]]),
  ...beside('blog/2024-04-02-a-post.md', [['a folder and a file', 'address', good]]),
  {
    name: 'a link to a post',
    finds: 'file',
    files: {[index]: good, 'blog/2024-04-03-a.md': {to: '2024-04-02-a-post/index.md'}},
  },
  {
    name: 'a link to a folder that it is in',
    finds: 'file',
    files: {[index]: good, 'blog/2024-04-03-a': {to: '.'}},
  },
  {
    name: 'a link to nothing',
    finds: 'file',
    files: {[index]: good, 'blog/2024-04-03-a.md': {to: 'nothing.md'}},
  },
  {
    name: 'a link to a password file',
    finds: 'listing',
    files: {[index]: post(fence('txt file=code/a.txt')), [code('a.txt')]: {to: '/etc/passwd'}},
  },
];

const structure: Malformed[] = [
  ...texts([
    ['a heading of the first level', 'heading', '# Words'],
    ['a level left out', 'heading', '#### Words'],
    ['a heading without words', 'heading', '## '],
    ['a heading of a picture', 'heading', '## ![](/img/card.png)'],
    ['a heading of HTML', 'heading', '## <span></span>'],
    ['a heading of the first level in HTML', 'heading', '<h1>Words</h1>'],
    ["a name that is the page's", 'heading', '## Words {#__docusaurus}'],
    ["an id that is the page's", 'heading', '<p id="__docusaurus">Words</p>'],
    ['one name twice', 'heading', '## One {#a}\n\n## Two {#a}', 3],
    ['a second truncate marker', 'truncate', '<!-- truncate -->'],
    ['an unknown callout', 'callout', ':::hint\n\nWords.\n\n:::'],
    ['a callout without end', 'callout', ':::note\n\nWords.'],
    ['a callout without end before another', 'callout', ':::note\n\nOne.\n\n:::tip\n\nTwo.\n\n:::'],
    ['a callout of two colons', 'callout', '::note'],
    ['a callout in a callout', 'callout', ':::note\n\n:::tip\n\nWords.\n\n:::\n\nMore.\n\n:::', 3],
    ['a callout with a space', 'leftover-markup', '::: note\n\nWords.\n\n:::'],
    ['an end of a callout only', 'leftover-markup', 'Words.\n\n:::', 3],
    ['a wide row', 'table', '| a | b |\n|---|---|\n| 1 | 2 | 3 |', 3],
    ['a pipe in code', 'table', '| a | b |\n|---|---|\n| `a | b` | 3 |', 3],
    ['a table without dashes', 'leftover-markup', '| a | b |\n| 1 | 2 |'],
    ['a table of other dashes', 'leftover-markup', '| a | b |\n| --- |\n| 1 | 2 |'],
    ['a missing footnote', 'leftover-markup', 'Words.[^1]'],
    ['a space in an address', 'leftover-markup', 'See [words](./my notes.pdf).'],
    ['a space in a name', 'leftover-markup', 'See [words](my notes.pdf).'],
    ['a space in an address elsewhere', 'leftover-markup', 'See [words](https://a.example/b c).'],
    ['a conflict', 'conflict', '<<<<<<< HEAD\n\na\n\n>>>>>>> b'],
    ['the words of the template', 'placeholder', 'Explain it here.'],
  ]),
  ...wholes([
    ['no marker', 'truncate', renamed(good, '<!-- truncate -->', ''), 7],
    ['a marker first', 'truncate', renamed(good, 'The first words.\n\n', ''), 8],
    ['no words', 'length', renamed(good, repeatedWords(), 'Few.'), 7],
    ['a marker with a slip', 'truncate', renamed(good, '<!-- truncate -->', '<!--truncat-->'), 10],
    ['a marker of WordPress', 'truncate', renamed(good, '<!-- truncate -->', '<!--more-->'), 10],
    ['a marker of one dash', 'truncate', renamed(good, '<!-- truncate -->', '<!- truncate ->'), 10],
    ['only a note of its own', 'truncate', renamed(good, '<!-- truncate -->', '<!-- note -->'), 7],
  ]),
];

function repeatedWords(): string {
  return /Words that are[^\n]*/.exec(good)![0];
}

const leftovers: Malformed[] = texts([
  ['a shortcode of Hugo', 'leftover-markup', 'See {{< youtube abc >}}.'],
  ['another shortcode of Hugo', 'leftover-markup', '{{% notice %}}'],
  ['a tag of Jekyll', 'leftover-markup', 'See {% link a.md %}.'],
  ['a variable of Liquid', 'leftover-markup', 'See {{ site.url }}.'],
  ['a variable with a filter', 'leftover-markup', 'See {{ page.date | date_to_string }}.'],
  ['a link of Obsidian', 'leftover-markup', 'See [[Another note]].'],
  ['an embedding of Obsidian', 'leftover-markup', 'See ![[picture.png]].'],
  ['a callout of Obsidian', 'leftover-markup', '> [!question]\n> Words.'],
  ['a callout of Obsidian with a title', 'leftover-markup', '> [!note] A title\n> Words.'],
  ['a callout of MkDocs', 'leftover-markup', '!!! note\n\n    Words.'],
  ['a shortcode of WordPress', 'leftover-markup', '[caption id="a"]Words[/caption]'],
  ['attributes of Kramdown', 'leftover-markup', 'Words.\n{: .class}', 2],
  ['a table of contents of Kramdown', 'leftover-markup', '* list\n{:toc}', 2],
  ['attributes of a link', 'leftover-markup', '[a](/legal/){:target="_blank"}'],
  ['attributes of Pandoc', 'leftover-markup', 'See ![a](/img/card.png){width=50%}.'],
  ['a source of a chatbot', 'leftover-markup', 'Words.:contentReference[oaicite:0]{index=0}'],
  ['another source of a chatbot', 'leftover-markup', 'Words.【4†source】'],
  ['stars with a space', 'leftover-markup', 'Some **bold ** words.'],
  ['stars without end', 'leftover-markup', 'Some **bold words.'],
  ['a backtick without end', 'leftover-markup', 'Some `code words.'],
  ['a heading without a space', 'leftover-markup', '##Words'],
  ['brackets with a space', 'leftover-markup', 'See [words] (https://example.com/).'],
  ['an address with a space', 'leftover-markup', 'See [words](https://example.com/a b).'],
  ['a link without end', 'leftover-markup', 'See [words](https://example.com/'],
  ['a link that is not defined', 'leftover-markup', 'See [words][nothing].'],
  ['a picture with a space', 'leftover-markup', 'See ![a] (/img/card.png).'],
]);

const linked = {'blog/2024-04-03-draft.md': post('', {more: 'draft: true'})};

const links: Malformed[] = [
  ...texts([
    ['a missing page', 'link', 'See [x](/nothing/).'],
    ['a missing post', 'link', 'See [x](../2024-04-03-nothing/index.md).'],
    ['a missing post at once', 'link', 'See [x](/2024/04/03/nothing/).'],
    ['a missing file', 'link', 'See [x](./data.csv).'],
    ['a missing heading', 'link', 'See [x](#nothing).'],
    ['a missing heading of a page', 'link', 'See [x](/legal/#nothing).'],
    ['a heading of the first page', 'link', 'See [x](/#nothing).'],
    ['javascript:', 'link', 'See [x](javascript:alert).'],
    ['JavaScript:', 'link', 'See [x](JavaScript:alert).'],
    ['data:', 'link', 'See [x](data:text/html,x).'],
    ['file:', 'link', 'See [x](file:///etc/passwd).'],
    ['a path of Windows', 'link', 'See [x](C:\\\\Users\\\\me\\\\a.txt).'],
    ['an empty link', 'link', 'See [x]().'],
    ['a link of spaces', 'link', 'See [x](<  >).'],
    ['https: only', 'link', 'See [x](https://).'],
    ['https: with one slash', 'link', 'See [x](https:/example.com).'],
    ['a letter less in https:', 'link', 'See [x](htps://example.com/).'],
    ['a letter more in https:', 'link', 'See [x](htttps://example.com/).'],
    ['a broken host', 'link', 'See [x](https://exa<mple.com/).'],
    ['only slashes', 'link', 'See [x](//).'],
    ['no https:', 'link', 'See [x](www.example.com).'],
    ['no https: before a path', 'link', 'See [x](www.example.com/a/b).'],
    ['a page of the preview', 'link', `See [x](http://localhost:3000${identity.baseUrl}archive/).`],
    ['no https: and no www', 'link', 'See [x](example.com).'],
    ['a broken escape', 'link', 'See [x](/a%zz/).'],
    ['a NUL in an address', 'link', 'See [x](/a%00b/).'],
    ['out of the site', 'link', 'See [x](../../../../etc/passwd).'],
    ['a file of the repository', 'link', 'See [x](../../package.json).'],
    ['a missing file of static', 'link', 'See [x](pathname:///nothing.pdf).'],
    ['a file out of static', 'link', 'See [x](pathname:///../package.json).'],
    ['a definition', 'link', 'See [x].\n\n[x]: /nothing/', 3],
    ['a link of HTML', 'link', 'See <a href="/nothing/">x</a>.'],
    ['an empty definition of HTML', 'link', 'See <a href="">x</a>.'],
    [
      'a link in details',
      'link',
      '<details>\n<summary>More</summary>\nSee [x](/nothing/).\n</details>',
    ],
    ['a link in an element', 'link', '<div>\nSee [x](./nothing.md).\n</div>'],
    ['a link in a line of HTML', 'link', '<p>See [x](/nothing/).</p>'],
    ['a password', 'secret', 'See [x](https://me:secret@example.com/).'],
    ['a deep address', 'link', `See [x](/${repeat('a/', 500)}).`],
    ['a long name', 'link', `See [x](./${repeat('a', 300)}.md).`],
    ['a long name of static', 'link', `See [x](/${repeat('a', 300)}).`],
  ]),
  ...texts(
    [
      ['a draft', 'link', 'See [x](/2024/04/03/draft/).'],
      ['the file of a draft', 'link', 'See [x](../2024-04-03-draft.md).'],
    ],
    linked,
  ),
  ...texts([['a later post', 'link', 'See [x](/2124/04/03/later/).']], {
    'blog/2124-04-03-later.md': good,
  }),
  ...texts([['a former address', 'link', 'See [x](/former/).']], {
    [another]: post('', {more: 'redirects: [/former/]'}),
  }),
  ...texts(
    [
      ['a file of the repository that is there', 'link', 'See [x](../../package.json).'],
      ['the same by its path in the site', 'link', 'See [x](@site/package.json).'],
      ['the same in HTML', 'link', 'See <a href="../../package.json">x</a>.'],
      ['a file out of static that is there', 'link', 'See [x](pathname:///../package.json).'],
      ['a picture out of blog/', 'picture', '![A word](../../secret.png)'],
    ],
    {'package.json': '{}', 'secret.png': picture()},
  ),
  ...texts([['a page that is gone', 'link', 'See [x](/former/).']], {
    'blog/gone.yml': '/former/: {reason: Nobody needs it any more.}\n',
  }),
];

const pictures: Malformed[] = [
  ...texts(
    [
      ['missing', 'picture', '![A word](./a.png)'],
      ['in other case', 'picture', '![A word](./B.png)'],
      ['a folder', 'picture', '![A word](./code)'],
      ['the folder itself', 'picture', '![A word](.)'],
      ['empty', 'picture', '![A word]()'],
      ['in an element', 'picture', '<div>\n![A word](./a.png)\n</div>'],
      ['missing in static', 'picture', '![A word](/img/nothing.png)'],
      ['missing at the root', 'picture', '![A word](@site/static/nothing.png)'],
      ['a definition', 'picture', '![A word][x]\n\n[x]: ./a.png'],
      ['of another site', 'remote-content', '![A word](https://example.com/a.png)'],
      ['of another site, without https:', 'remote-content', '![A word](//example.com/a.png)'],
      ['of HTML', 'picture', '<img src="./a.png" alt="A word" />'],
      ['of HTML and another site', 'remote-content', '<img src="https://example.com/a.png" />'],
      ['a film', 'picture', '<video src="./a.mp4"></video>'],
      ['a sound in a source', 'picture', '<audio controls><source src="./a.mp3" /></audio>'],
      ['of a broken escape', 'picture', '![A word](./a%zz.png)'],
      ['of a long name', 'picture', `![A word](./${repeat('a', 300)}.png)`],
      ['of a NUL', 'picture', '![A word](./a%00.png)'],
      ['on a machine', 'picture', '![A word](file:///a.png)'],
      ['a page of HTML', 'picture', '![A word](./page.png)'],
      ['empty file', 'picture', '![A word](./empty.png)'],
      ['with a space', 'picture', 'See ![two bars](./my bars.png).'],
      ['with a space and brackets', 'picture', 'See ![two bars](bars (1).png "Title").'],
      ['with a space, in an element', 'picture', '<div>\n![two bars](my bars.png)\n</div>', 2],
      ['without words', 'picture-words', 'See ![](./b.png).'],
      ['with the word of a program', 'picture-words', '![Screenshot 2](./b.png)'],
      ['with its name for words', 'picture-words', '![b.png][x]\n\n[x]: ./b.png'],
      ['what Git LFS leaves', 'picture', '![A word](./pointer.svg)'],
    ],
    {
      [`blog/${folder}/b.png`]: picture(),
      [`blog/${folder}/page.png`]: '<!doctype html><title>404</title>',
      [`blog/${folder}/empty.png`]: '',
      [`blog/${folder}/pointer.svg`]: 'version https://git-lfs.github.com/spec/v1\noid sha256:0\n',
    },
  ),
  ...texts([['heavy', 'picture-size', '![A word](./heavy.png)']], {
    [`blog/${folder}/heavy.png`]: Buffer.concat([picture(), Buffer.alloc(2_000_001)]),
  }),
  ...mdx([
    ['a missing sound', 'picture', '<Audio src="./a.mp3" />'],
    ['a missing sound in braces', 'picture', "<Audio src={'./a.mp3'} />"],
    ['a player of nothing', 'picture', '<Audio label="Words" />'],
    ['missing in JSX', 'picture', '<img src="./a.png" alt="A word" />'],
    ['missing in require', 'mdx', '<img src={require(\'./a.png\').default} alt="A word" />'],
  ]),
];

/** One pixel. */
export function picture(): Buffer {
  return Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
}

const html: Malformed[] = texts([
  ['a comment without end', 'lost-text', '<!-- words'],
  ['a comment in a comment', 'lost-text', '<!-- a <!-- b --> c -->'],
  ['a script', 'html', '<script>alert(1)</script>'],
  ['a script without end', 'html', '<script>alert(1)'],
  ['an embedded page', 'html', '<iframe src="https://example.com/"></iframe>'],
  ['an object', 'html', '<object data="a.swf"></object>'],
  ['a form', 'html', '<form action="/a"><input name="a"></form>'],
  ['a base', 'html', '<base href="https://example.com/">'],
  ['a refresh', 'html', '<meta http-equiv="refresh" content="0;url=/">'],
  ['a handler', 'html', '<p onclick="alert(1)">Words</p>'],
  ['a handler of a picture', 'html', '<img src="/img/card.png" onerror="alert(1)">'],
  ['a picture', 'html', '<figure>\n<img src="/img/card.png" alt="A word">\n</figure>'],
  ['an unknown element', 'html', 'The type <T> is one.'],
  ['a name in angle brackets', 'html', 'Write <your-name> and <name> here.'],
  ['an old element', 'html', '<blonk>Words</blonk>'],
  ['a div without end', 'html', '<div>\n\nWords.'],
  ['details without end', 'html', '<details>\n<summary>One</summary>\n\nWords.'],
  ['bold without end', 'html', 'Words <b>more words.'],
  ['a textarea without end', 'html', '<textarea>\n\nWords.'],
  ['a link to a script', 'link', '<a href="javascript:alert(1)">x</a>'],
  ['a component', 'jsx-in-markdown', '<Figure src="./a.png" />'],
  ['a component with words', 'jsx-in-markdown', '<Aside>\n\nWords.\n\n</Aside>'],
  ['an import', 'jsx-in-markdown', "import A from './a';"],
  ['an export', 'jsx-in-markdown', 'export const a = 1;'],
  ['a comment of MDX', 'jsx-in-markdown', '{/* words */}'],
]);

const programs: Malformed[] = [
  ...mdx([
    ['an open brace', 'mdx', 'Words { more.'],
    ['a closed brace', 'mdx', 'Words {a b} more.'],
    ['an empty tag', 'mdx', 'Words <> more.'],
    ['a sign for less', 'mdx', 'When a <5 words.'],
    ['an arrow', 'mdx', 'Words <- more.'],
    ['an open element', 'mdx', '<div>\n\nWords.', 1],
    ['an element that was not open', 'mdx', 'Words.</div>'],
    ['another end', 'mdx', '<div>\n\nWords.\n\n</span>', 5],
    ['an address in angle brackets', 'mdx', 'See <https://example.com/>.'],
    ['a break', 'mdx', 'One<br>two'],
    ['an attribute without quotes', 'mdx', '<div class=a>Words</div>'],
    ['an attribute without end', 'mdx', '<div class="a>Words</div>', 2],
    ['a broken import', 'mdx', 'import from nowhere'],
    ['a broken export', 'mdx', 'export const = 1'],
    ['prose that begins with export', 'mdx', 'export your data first.'],
    ['a type', 'mdx', 'A Promise<string> of words.'],
    ['an unknown component', 'mdx', '<Figur src="./a.png" />'],
    ['a component of nothing', 'mdx', '<Nothing.At.All />'],
    ['a missing import', 'mdx', "import A from './a';\n\n<A />"],
    ['a missing import of the site', 'mdx', "import A from '@site/src/nothing';\n\n<A />"],
    ['a missing export of a file', 'mdx', "export {a} from './a';"],
    ['an unknown name', 'mdx', 'Words {nothing} more.'],
    ['an unknown name with a point', 'mdx', 'Words {nothing.at.all} more.'],
    ['an unknown name called', 'mdx', 'Words {nothing()} more.'],
    ['an unknown name in an attribute', 'mdx', '<div title={nothing}>Words</div>'],
    ['an unknown name in two', 'mdx', 'Words {nothing + 1} more.'],
    ['two braces', 'mdx', 'Words {{ title }} more.'],
    ['an object', 'mdx', 'Words {{a: 1}} more.'],
    ['a number in braces', 'mdx', 'The lines of ts{2} are marked.'],
    ['a set', 'mdx', 'From the set {1, 2} on.'],
    ['empty braces', 'mdx', 'Words {} more.'],
    ['a type in a later line', 'mdx', 'Words.\nA Map<string> of words.', 2],
    ['a shortcode', 'mdx', 'Words {{< youtube a >}} more.'],
    ['a style', 'mdx', '<div style="color: red">Words</div>'],
    ['export default', 'mdx', 'export default () => null;'],
    ['an export of toc', 'mdx', 'export const toc = [];'],
    ['an export of frontMatter', 'mdx', 'export const frontMatter = {};'],
    ['an export of metadata', 'mdx', 'export const metadata = {};'],
    ['a name twice', 'mdx', 'export const a = 1;\n\nexport const a = 2;', 3],
    ['an import of itself', 'mdx', "import A from './index.mdx';\n\n<A />"],
    ['a loader', 'mdx', "import a from '!!raw-loader!./a.txt';"],
    ['an open comment', 'mdx', '<!-- words'],
    ['an open comment of MDX', 'mdx', '{/* words', 2],
    ['code without end', 'code', '```js\nconst a = 1;'],
    ['a script', 'html', '<script>alert(1)</script>'],
    ['a handler', 'html', '<p onClick={() => alert(1)}>Words</p>'],
    ['a picture', 'html', '<img src="/img/card.png" alt="A word" />'],
    ['an unknown element', 'html', '<blonk>Words</blonk>'],
    ['a heading of the first level in HTML', 'heading', '<h1>Words</h1>'],
    ['a loader that is not there', 'mdx', "import a from '!!raw-loader!./code/a.ts';\n\n{a}"],
  ]),
  ...mdx(
    [['an imported file with an override', 'code', "import a from './code/b.json';\n\n{a[0]}"]],
    {
      ...listing('b.json', `["one ${override}word"]`),
    },
  ),
];

const listings: Malformed[] = [
  ...texts([
    ['no end', 'code', '```js\nconst a = 1;'],
    ['a shorter end', 'code', '````js\nconst a = 1;\n```'],
    ['another end', 'code', '```js\nconst a = 1;\n~~~'],
    ['an end with words', 'code', '```js\nconst a = 1;\n``` and more'],
    ['an unknown language', 'code', fence('typscript', 'a')],
    ['a language of nowhere', 'code', fence('zzzzzz', 'a')],
    ['marks beyond', 'code', fence('js {9}', 'a')],
    ['marks beyond of a range', 'code', fence('js {1-99}', 'a')],
    ['a missing file', 'listing', fence('ts file=code/nothing.ts')],
    ['a file out of the folder', 'listing', fence('ts file=../../authors.yml')],
    ['a folder', 'listing', fence('ts file=code')],
    ['an absolute file', 'listing', fence('txt file=/etc/hostname')],
    ['a long name', 'listing', fence(`ts file=${repeat('a', 300)}.ts`)],
    ['a file in quotes', 'listing', fence('ts title="A" file="code/a.ts#part"')],
    ['a file after a space', 'listing', fence('ts file= code/a.ts')],
    ['a file in capitals', 'listing', fence('ts File=code/a.ts')],
    ['data in quotes', 'listing', fence('chart file="data/a.json"', 'Words.')],
    ['a missing region', 'listing', fence('ts file=code/a.ts#nothing')],
    ['another text', 'listing', fence('ts file=code/a.ts', 'three();')],
    ['a key of AWS', 'secret', fence('sh', `key=AKIAABCDEFGHIJKLMNOP`), 2],
    ['a key of GitHub', 'secret', `Words ghp_${repeat('a', 36)}.`],
    ['a private key', 'secret', fence('txt', `-----BEGIN RSA PRIVATE KEY-----`), 2],
    ['an escape', 'code', fence('txt', `${escape}[31m`)],
    ['a direction override', 'code', fence('txt', `a${override}b`)],
    ['a directive without end', 'code', fence('js', '// highlight-start\na')],
    ['a chart of words', 'listing', fence('chart', 'Words')],
    ['a chart of nothing', 'listing', fence('chart')],
    ['a chart of broken YAML', 'listing', fence('chart', 'type: [')],
    ['a diagram of words', 'listing', fence('dot', 'Words')],
    ['a diagram without end', 'listing', fence('dot', 'digraph { a -> b')],
    ['a diagram of nothing', 'listing', fence('dot')],
    ['a formula with an unknown command', 'listing', 'So $\\foo{a}$ is.'],
    ['a formula with an error in its second line', 'listing', '$$\na = b\n\\frac{c}\n$$', 3],
    ['a formula without end', 'listing', '$$\na = b'],
  ]),
  ...texts([['a binary file', 'listing', fence('ts file=code/b.ts')]], {
    ...listing('b.ts', Buffer.from([1, 0, 2, 0])),
  }),
  ...texts([['a file in UTF-16', 'listing', fence('ts file=code/b.ts')]], {
    ...listing('b.ts', Buffer.from('\ufeffconst a = 1;', 'utf16le')),
  }),
  ...texts([['a file with an escape', 'code', fence('txt file=code/b.txt')]], {
    ...listing('b.txt', `${escape}[31mred${escape}[0m`),
  }),
  ...texts([['a file with an override', 'code', fence('ts file=code/b.ts')]], {
    ...listing('b.ts', `const a = '${override}';`),
  }),
  ...texts([['a file with a key', 'secret', fence('txt file=code/b.txt')]], {
    ...listing('b.txt', `AKIAABCDEFGHIJKLMNOP`),
  }),
  ...texts([['a file with a directive without end', 'listing', fence('ts file=code/b.ts')]], {
    ...listing('b.ts', '// highlight-start\none();\n'),
  }),
  ...texts([['a file with a region without end', 'listing', fence('ts file=code/b.ts#a')]], {
    ...listing('b.ts', '// #region a\none();\n'),
  }),
];

const sizes: Malformed[] = [
  ...texts([
    ['41 quotations', 'size', `${repeat('> ', 41)}Words.`],
    ['5,000 quotations', 'size', `${repeat('>', 5000)}Words.`],
    [
      '41 lists',
      'size',
      Array.from({length: 41}, (_, at) => `${repeat('  ', at)}- Words`).join('\n'),
      20,
    ],
    ['41 elements in one another', 'size', repeat('<div>\n\n', 41), 81],
    [
      '100 open brackets',
      'leftover-markup',
      `${repeat('[', 100)}Words${repeat('](/legal/)', 100)}`,
    ],
    ['3,000 backticks', 'leftover-markup', repeat('`a``b', 1000)],
    ['500 rows', 'table', `| a |\n|---|\n${repeat('| 1 | 2 |\n', 500)}`, 3],
    ['3,000 open elements', 'size', repeat('<b>', 3000)],
    ['5,000 open comments', 'lost-text', repeat('<!-- a ', 5000)],
  ]),
  ...mdx([
    ['100 elements in one another', 'size', repeat('<b>', 100) + repeat('</b>', 100)],
    ['5,000 open braces', 'mdx', repeat('{', 5000), 2],
    ['5,000 open elements', 'mdx', repeat('<b>', 5000)],
  ]),
];

const keysOfSite: Malformed[] = [
  {
    ...{name: 'a series whose name is written in two ways', finds: 'address', line: 6},
    files: {
      'blog/2024-01-02-first/index.md': post('', {more: 'series: Caches'}),
      [index]: post('', {more: 'series: caches'}),
    },
  },
  {
    ...{name: 'a series without a word', finds: 'address', line: 6},
    files: {[index]: post('', {more: 'series: "?!"'})},
  },
  {
    ...{name: 'more featured posts than there is room for', finds: 'featured', line: 6},
    files: Object.fromEntries(
      [index, ...[1, 2, 3].map((day) => `blog/2024-05-0${day}-featured/index.md`)].map((path) => [
        path,
        post('', {more: 'featured: true'}),
      ]),
    ),
  },
];

const declarations: Malformed[] = [
  ...beside('blog/authors.yml', [
    ['authors without end', 'declaration', 'web: {name: Web', 1],
    ['authors that are a list', 'declaration', '- web\n- data\n'],
    ['authors that are words', 'declaration', 'Words\n'],
    ['an author who is a word', 'declaration', 'web: Web team\n'],
    ['an author who is nothing', 'declaration', 'web:\n'],
    ['an author without a name', 'declaration', 'web: {title: Team}\n'],
    ['an author with a list of names', 'declaration', 'web: {name: [Web]}\n'],
    ['an author with a page of words', 'declaration', 'web: {name: Web, page: yes}\n'],
    ['an author twice', 'declaration', 'web: {name: Web}\nweb: {name: Web}\n', 2],
    ['an author with a tab', 'declaration', 'web:\n\tname: Web\n', 2],
    ['an author with an escaped bell', 'lost-text', 'web:\n  name: "Web \\a"\n', 2],
    ['an author with social words', 'declaration', 'web: {name: Web, socials: acme}\n'],
    [
      'an author on a path of a network',
      'declaration',
      'web: {name: Web, socials: {github: acme/web}}\n',
    ],
    [
      'an author on a network of nowhere, by a name',
      'declaration',
      'web:\n  name: Web\n  socials:\n    tooter: acme\n',
      4,
    ],
    ['an author who may be a person', 'declaration', 'web: {name: Web, person: perhaps}\n'],
    [
      'a person without a name',
      'declaration',
      'web: {name: Web}\nada: {person: true, image_url: /img/card.png}\n',
      2,
    ],
    [
      'an author with a key near a known one',
      'unknown-key',
      'web:\n  name: Web\n  persn: true\n',
      3,
    ],
    [
      'an author with a picture of nothing',
      'picture',
      'web:\n  name: Web\n  image_url: /img/no.png\n',
      3,
    ],
    [
      'an author with a picture elsewhere',
      'remote-content',
      'web: {name: Web, image_url: "https://a.example/b.png"}\n',
    ],
    [
      'two authors on one page',
      'address',
      'web: {name: A, page: {permalink: /a}}\nb: {name: B, page: {permalink: /a}}\n',
      2,
    ],
  ]),
  ...beside('blog/tags.yml', [
    ['tags without end', 'declaration', 'front: {label: "Front}'],
    ['tags that are a list', 'declaration', '- front\n'],
    ['a tag that is a word', 'declaration', 'front: Front\n'],
    ['a tag with a list of labels', 'declaration', 'front: {label: [Front]}\n'],
    ['a tag with a number for an address', 'declaration', 'front: {permalink: 1}\n'],
    ['a tag twice', 'declaration', 'front: {label: A}\nfront: {label: A}\n', 2],
    ['two tags on one page', 'address', 'front: {permalink: /a}\nb: {permalink: /a}\n', 2],
  ]),
  ...beside('blog/gone.yml', [
    ['an address that is a word', 'declaration', '/a/: /b/\n'],
    ['an address without a reason', 'declaration', '/a/: {}\n'],
    ['an address with a short reason', 'declaration', '/a/: {reason: Old}\n'],
    ['an address with both', 'declaration', '/a/: {to: /legal/, reason: Nobody reads it.}\n'],
    ['addresses that are a list', 'declaration', '- /a/\n'],
    ['a circle', 'redirect', '/a/: {to: /b/}\n/b/: {to: /a/}\n'],
    ['a circle of one', 'redirect', '/a/: {to: /a/}\n'],
    ['a way to nothing', 'redirect', '/a/: {to: /nothing/}\n'],
    ['a way to a broken host', 'redirect', '/a/: {to: "https://exa mple/"}\n'],
    ['a way to a script', 'redirect', '/a/: {to: "javascript:alert(1)"}\n'],
    ['a way from the first page', 'redirect', '/: {to: /legal/}\n'],
    ['a way from a word', 'redirect', 'a b: {to: /legal/}\n'],
    ['a way from 404.html', 'redirect', '/404.html: {to: /legal/}\n'],
    ['a way from what a post leaves', 'redirect', '/2024/04/02/a-post/: {to: /legal/}\n'],
    ['a reason with a bell', 'lost-text', `/a/: {reason: "Nobody ${bell}reads it."}\n`],
  ]),
  {
    name: 'authors in UTF-16',
    finds: 'file',
    files: {[index]: good, 'blog/authors.yml': Buffer.from('\ufeffweb: {}', 'utf16le')},
  },
  {
    name: 'authors that are a folder',
    finds: 'file',
    files: {[index]: good, 'blog/authors.yml': null, 'blog/authors.yml/a.txt': 'a'},
  },
  {
    name: 'tags that are a link',
    finds: 'file',
    files: {[index]: good, 'blog/tags.yml': {to: 'authors.yml'}},
  },
];

export const malformedPosts: Record<string, Malformed[]> = {
  ...{encoding, 'front matter': frontMatter, addresses, layout, structure, leftovers, links},
  ...{
    pictures,
    HTML: html,
    MDX: programs,
    listings,
    sizes,
    'keys of this site': keysOfSite,
    declarations,
  },
};
