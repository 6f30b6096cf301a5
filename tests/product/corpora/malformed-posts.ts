import {folder, index, mdxIndex, mdxPost, post, textLine} from '../support/checked-site';
import type {Files} from '../support/folder';
import {identity} from '../../../src/site/identity';
import type {RuleName} from '../../../src/settings/rule-table';

/** A post, or what lies beside posts, with one thing that is wrong. */
export type Malformed = {
  name: string;
  /** By their paths in the site, beside those of the fixture; `null` takes one of those away. */
  files: Files;
  /** The rule that finds it. */
  finds: RuleName;
  /** Where; left out, somewhere in the file. */
  line?: number;
};

type Row = [name: string, finds: RuleName, written: string, line?: number];

/** Makes posts of what is written in rows, whose lines count from a first one. */
const rowsOf =
  (first: number, usual: number, filesOf: (written: string) => Files) =>
  (rows: Row[], files: Files = {}): Malformed[] =>
    rows.map(([name, finds, written, line = usual]) => ({
      ...{name, finds, line: first - 1 + line},
      files: {...filesOf(written), ...files},
    }));

/** Posts with a text after their truncate marker. */
const texts = rowsOf(textLine, 1, (text) => ({[index]: post(text)}));

/** The same in MDX. */
const mdx = rowsOf(textLine, 1, (text) => ({[mdxIndex]: mdxPost(text)}));

/** Posts with further lines of front matter, the first of which is the sixth of the file. */
const matters = rowsOf(1, 6, (yaml) => ({[index]: post('', {more: yaml})}));

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
const code = (name: string) => `blog/${folder}/code/${name}`;
const changed = (day: string, kind = 'update', text = 'Words.') =>
  `changes:\n  - day: ${day}\n    kind: ${kind}\n    text: ${text}`;
const repeat = (text: string, times: number) => text.repeat(times);
const drawing = '<svg xmlns="http://www.w3.org/2000/svg">';
const fence = (meta: string, text = '') => `\`\`\`${meta}\n${text}\n\`\`\``;
const renamed = (text: string, from: string, to: string) => text.replace(from, to);

/** Characters that nobody sees, by their names, so that this file has none of them. */
const [nul, override] = [0, 0x202e].map((one) => String.fromCodePoint(one)) as [string, string];

const folders: Malformed[] = ['YYYY-MM-DD-what-it-says', 'without-a-day'].map((name, at) => ({
  name: `the folder ${name}`,
  finds: at === 0 ? 'placeholder' : 'labels',
  line: 1,
  files: {[`blog/${name}/index.md`]: post()},
}));

const encoding: Malformed[] = wholes([
  ['UTF-16, little end first', 'file', Buffer.from(`\ufeff${good}`, 'utf16le')],
  ['Latin 1', 'file', Buffer.from(words('Über die Brücke'), 'latin1')],
  ['a NUL', 'lost-text', post(`A${nul}word.`), 16],
  ['a note of nothing', 'lost-text', post('Words.\n\n[^a]: A note.'), 18],
  ['a direction override', 'lost-text', post(`A ${override}word.`), 16],
  ['carriage returns only', 'lost-text', post('<!-- Words.').replaceAll('\n', '\r'), 16],
  ['CRLF and a mark', 'lost-text', `\ufeff${post('<!-- Words.').replaceAll('\n', '\r\n')}`, 16],
]);

const frontMatter: Malformed[] = [
  {
    name: 'a folder of 30 February',
    ...{finds: 'front-matter', line: 1},
    files: {'blog/2024-02-30-a/index.md': good},
  },
  ...wholes([
    ['no end', 'front-matter', renamed(good, '\n---\n', '\n')],
    ['a line before it', 'front-matter', `\n${good}`],
    ['TOML', 'front-matter', '+++\ntitle = "Words"\n+++\n\nWords.\n'],
    ['an open quote', 'front-matter', words('"one'), 5],
    ['a colon in a value', 'front-matter', words('One: two: three'), 2],
    ['a conflict', 'front-matter', words('a\n<<<<<<< HEAD\ntitle: b\n=======\n>>>>>>> c'), 4],
    ['an unknown author', 'author', post('', {authors: 'authors: [Web, {name: A}]'}), 4],
    ['an author twice', 'author', post('', {authors: 'authors: [web, web]'}), 4],
    ['an author of an older site beside others', 'author', post('', {more: 'author: web'}), 6],
    ['no title', 'labels', post('', {title: ''})],
    ['no authors', 'labels', post('', {authors: ''})],
    ['an unknown tag', 'labels', post('', {tags: 'tags:\n  - front\n  - tesing'}), 7],
    ['a long title', 'length', words(repeat('word ', 20)), 2],
    ['a short description', 'length', post('', {description: 'description: Words.'}), 3],
    ['no description', 'length', post('', {description: ''})],
  ]),
  ...matters([
    ['a key twice', 'front-matter', 'tags: [testing]'],
    ['a key near a known one', 'unknown-key', 'titel: Words'],
    ['a key of another program', 'unknown-key', 'categories: [news]'],
    ['an expiry before the post', 'front-matter', 'expires: 2024-04-01'],
    ['a change of an unknown kind', 'front-matter', changed('2024-05-01', 'errata'), 8],
    ['a change with a link', 'front-matter', changed('2024-05-01', 'update', 'See [x](/a/).'), 9],
    ['a change before the post', 'front-matter', changed('2024-04-01'), 7],
    ['a change of a day to come', 'front-matter', changed('2999-05-01'), 7],
    ['a change that has not come', 'front-matter', 'last_update: {date: 2999-05-01 10:00}'],
    ['the slug of the not-found page', 'front-matter', 'slug: 404'],
    ['a slug in a folder of the build', 'front-matter', 'slug: /Assets/js/a'],
    ['the slug of a later page', 'front-matter', 'slug: /page/2'],
    ['the slug of a feed', 'front-matter', 'slug: rss.xml'],
    ['a picture that is a file of the repository', 'front-matter', 'image: ../../../package.json'],
    ['a picture that is not there', 'front-matter', 'image: /img/nope.png'],
    ['a download from another folder', 'front-matter', 'downloads: [../other]'],
    ['a thread of a script', 'front-matter', 'discuss: ["javascript:alert(1)"]'],
  ]),
];

const links: Malformed[] = [
  {
    name: 'a link to a post',
    finds: 'file',
    files: {[index]: good, 'blog/2024-04-03-a.md': {to: '2024-04-02-a-post/index.md'}},
  },
  {
    name: 'a link to a password file',
    finds: 'file',
    files: {[index]: post(fence('txt file=code/a.txt')), [code('a.txt')]: {to: '/etc/passwd'}},
  },
  ...['static/a.png', 'docs/a.md', 'src/pages/a.md', 'src/site/i18n/de/a.md'].map((path) => ({
    name: `a link in place of ${path}`,
    ...{finds: 'file' as const, line: 1},
    files: {[index]: good, [path]: {to: '/etc/passwd'}},
  })),
  ...texts([
    ['javascript:', 'secret', 'See [x](javascript:alert).'],
    ['a path of Windows', 'secret', 'See [x](file:///C:/Users/me/a.txt).'],
    ['a password', 'secret', 'See [x](https://me:secret@example.com/).'],
    ['a file of the repository', 'secret', 'See [x](../../package.json).'],
    ['no such page', 'link', 'Words.\n\nSee [x](/nowhere/).', 3],
    ['no such page, in HTML', 'link', 'See <a href="/nowhere/">x</a>.'],
    [
      'no such page, at the address of the site',
      'link',
      `See [x](${identity.url}/2024/04/02/no/).`,
    ],
    ['no such page, by a definition', 'link', 'See [x].\n\n[x]: /nowhere/', 3],
    ['no such post', 'link', 'See [x](../2024-04-02-a-pots/index.md).'],
    ['no such tag', 'link', 'See [x](/tags/nothing/).'],
    ['no such heading', 'link', 'See [x](#a-prat).'],
    ['no such heading in docs', 'link', 'See [x](/legal/#use).'],
    ['no such heading, by file', 'link', 'See [x](./index.md#use).'],
    ['no such file', 'link', 'See [x](./data.csv).'],
    ['the file of docs', 'link', 'See [x](../../docs/legal.md).'],
    ['a folder', 'link', 'See [x](./code/).'],
    ['an address without its scheme', 'link', 'See [x](www.example.com).'],
    ['a mail address', 'link', 'See [x](me@example.com).'],
    ['no address', 'link', 'See [x](https://exa[mple.com/).'],
  ]),
  ...beside('docs/a.mdx', [['no such heading in MDX', 'link', 'Words.\n\n<a href="#b">x</a>', 3]]),
  ...beside('src/pages/a.md', [['no such picture', 'picture', '![A word](./a.png)']]),
  ...texts([['a later post', 'link', 'See [x](../2099-01-01-later/index.md).']], {
    'blog/2099-01-01-later/index.md': post(),
  }),
  ...['slug: /Legal/', 'slug: /2024/04/03/other'].flatMap((slug) =>
    matters([['the address of another text', 'address', slug]]).map(({files, ...rest}) => ({
      ...rest,
      files: {...files, 'blog/2024-04-03-other.md': post()},
    })),
  ),
];

/** Beside posts and elsewhere, a drawing or document that runs something, and files that only look empty. */
const files: Malformed[] = [
  ...[`blog/${folder}/a.svg`, 'docs/a.svg', 'static/img/a.svg', 'static/a.b.XML'].flatMap((path) =>
    beside(path, [
      ['a drawing with a script', 'file', `${drawing}\n<script/>`, 2],
      ['a drawing with a handler', 'file', `${drawing}\n\n<path onclick="a()"/>`, 3],
    ]),
  ),
  ...beside('static/a.html', [['a page with a script', 'file', '<p>\n<script>a()</script>', 2]]),
  ...['static/.env', 'static/a/.env.local', 'static/.htpasswd', 'docs/.env', code('.env')].flatMap(
    (path) => beside(path, [[`a hidden file, ${path}`, 'file', 'KEY=a']]),
  ),
];

const structure: Malformed[] = [
  ...texts([
    ['a second title', 'markup', '# Words'],
    ['a second truncate marker', 'truncate', '<!-- truncate -->'],
    ['an unknown alert', 'markup', '> [!HINT]\n> Words.'],
    ['a misspelt callout', 'markup', ':::waring\n\nWords.\n\n:::'],
    ['a callout without end', 'markup', ':::note\n\nWords.'],
    ['a callout in a callout', 'markup', ':::note\n\n:::tip\n\nWords.\n\n:::\n\nMore.\n\n:::', 3],
    ['a callout with a space', 'leftover-markup', '::: note\n\nWords.\n\n:::'],
    ['a wide row', 'markup', '| a | b |\n|---|---|\n| 1 | 2 | 3 |', 3],
    ['a table without dashes', 'leftover-markup', '| a | b |\n| 1 | 2 |'],
    ['a missing footnote', 'leftover-markup', 'Words.[^1]'],
    ['a space in an address', 'leftover-markup', 'See [words](./my notes.pdf).'],
    ['a conflict', 'placeholder', '<<<<<<< HEAD\n\na\n\n>>>>>>> b'],
    ['the words of the template', 'placeholder', 'Explain it here.'],
    ['a shortcode of Hugo', 'leftover-markup', 'See {{< youtube abc >}}.'],
    ['the name of an emoji', 'leftover-markup', 'Words :tada:.'],
    ['a link of a wiki', 'leftover-markup', 'See ![[a.png]].'],
    ['a mark of Obsidian', 'leftover-markup', 'Some ==marked words==.'],
    ['attributes of kramdown', 'leftover-markup', 'Words.\n{: .note}', 2],
    ['contents of Jekyll', 'leftover-markup', '[TOC]'],
    ['a definition', 'leftover-markup', 'Term\n: What it means', 2],
    ['a tag of Jekyll', 'leftover-markup', 'See {% link a.md %}.'],
    ['a shortcode of WordPress', 'leftover-markup', '[caption id="a"]Words[/caption]'],
    ['stars without end', 'leftover-markup', 'Some **bold words.'],
    ['a heading without a space', 'leftover-markup', '##Words'],
    ['brackets with a space', 'leftover-markup', 'See [words] (https://example.com/).'],
    ['a link that is not defined', 'leftover-markup', 'See [words][nothing].'],
  ]),
  ...wholes([
    ['no marker', 'truncate', renamed(good, '<!-- truncate -->', ''), 7],
    ['a marker first', 'truncate', renamed(good, 'The first words.\n\n', ''), 8],
    ['no words', 'length', renamed(good, repeatedWords(), 'Few.'), 7],
  ]),
];

function repeatedWords(): string {
  return /Words that are[^\n]*/.exec(good)![0];
}

const pictures: Malformed[] = texts(
  [
    ['of another site', 'html', '![A word](https://example.com/a.png)'],
    ['without words', 'picture-words', 'See ![](./b.png).'],
    ['with the word of a program', 'picture-words', '![Screenshot 2](./b.png)'],
    ['that is not there', 'picture', '![A word](./c.png)'],
    ['that is not there, by reference', 'picture', '![A word][a]\n\n[a]: ./c.png'],
    ['that is not there, in HTML', 'picture', '<img src="/img/c.png" alt="A word">'],
    ['that is empty', 'picture', '![A word](./empty.png)'],
    ['that no browser shows', 'picture', '![A word](./b.heic)'],
    ['of 6 MB', 'picture-size', '![A word](./large.png)'],
  ],
  {
    [`blog/${folder}/b.png`]: picture(),
    [`blog/${folder}/b.heic`]: picture(),
    [`blog/${folder}/empty.png`]: '',
    [`blog/${folder}/large.png`]: Buffer.concat([picture(), Buffer.alloc(6_000_000)]),
  },
);

/** One pixel. */
function picture(): Buffer {
  return Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
}

const html: Malformed[] = texts([
  ['a comment without end', 'lost-text', '<!-- words'],
  ['an element without end', 'html', '<details>\n<summary>More</summary>\n\nWords.'],
  ['a second note of a name', 'lost-text', 'A[^a].\n\n[^a]: One.\n\n[^a]: Two.', 5],
  ['a script', 'html', '<script>alert(1)</script>'],
  ['a type in a sentence', 'html', 'A Promise<T>.'],
  ['a name in angle brackets', 'html', 'Write <your-name> and <name> here.'],
  ['a component', 'jsx-in-markdown', '<Figure src="./a.png" />'],
  ['an import', 'jsx-in-markdown', "import A from './a';"],
]);

const programs: Malformed[] = mdx([
  ['an open brace', 'mdx', 'Words { more.'],
  ['a name in braces', 'mdx', 'Write {name} here.'],
  ['a name in an attribute', 'mdx', '<Audio src={sound} />'],
  ['an import of no file', 'mdx', "import A from './none';"],
  ['a style in words', 'mdx', '<span style="color: red">Words</span>'],
  ['an open element', 'mdx', '<div>\n\nWords.'],
  ['an address in angle brackets', 'mdx', 'See <https://example.com/>.'],
  ['prose that begins with export', 'mdx', 'export your data first.'],
  ['a script', 'html', '<script>alert(1)</script>'],
]);

const listings: Malformed[] = [
  ...texts([
    ['no end', 'markup', '```js\nconst a = 1;'],
    ['a file out of the folder', 'listing', fence('ts file=../../authors.yml')],
    ['data in quotes', 'listing', fence('chart file="data/a.json"', 'Words.')],
    ['a key of AWS', 'secret', fence('sh', `key=AKIAABCDEFGHIJKLMNOP`), 2],
    [
      'a diagram without end',
      'listing',
      fence('mermaid title="a" description="b"', 'flowchart LR\n  a -> b'),
      3,
    ],
    ['a formula with an error in its second line', 'listing', '$$\na = b\n\\frac{c}\n$$', 3],
    ['code in no file', 'code-file', fence('ts', 'a();')],
  ]),
  ...texts(
    [
      ['a binary file', 'listing', fence('ts file=code/binary.ts')],
      ['a file with a key', 'secret', fence('txt file=code/key.txt')],
    ],
    {
      [code('binary.ts')]: Buffer.from([1, 0, 2, 0]),
      [code('key.txt')]: `AKIAABCDEFGHIJKLMNOP`,
    },
  ),
];

const declarations: Malformed[] = [
  ...beside('blog/authors.yml', [
    ['authors without end', 'front-matter', 'web: {name: Web'],
    ['an author without a name', 'front-matter', 'web: {title: Team}\n'],
    [
      'a person without a name',
      'front-matter',
      'web: {name: Web}\nada: {person: true, image_url: /img/card.png}\n',
      2,
    ],
    [
      'an author at an address that runs',
      'front-matter',
      'web: {name: A, url: "javascript:a()"}\n',
    ],
    ['a network that runs', 'front-matter', 'web: {name: A, socials: {x: "data:text/html,a"}}\n'],
    [
      'an author with a portrait that is not there',
      'front-matter',
      'web:\n  name: Web\n  image_url: /img/no.png\n',
      3,
    ],
  ]),
  ...beside('src/site/i18n/de/docusaurus-plugin-content-blog/authors.yml', [
    [
      'an author with a portrait that is not there, in another language',
      'front-matter',
      'web:\n  image_url: ./no.png\n',
      2,
    ],
  ]),
  ...beside('blog/tags.yml', [
    [
      'a tag at an address of others',
      'front-matter',
      'front: {label: Front, permalink: /../404}\n',
    ],
    ['a tag with a list of labels', 'front-matter', 'front: {label: [Front]}\n'],
  ]),
  ...beside('src/site/i18n/de/docusaurus-plugin-content-blog/tags.yml', [
    [
      'a tag of another language at an address of others',
      'front-matter',
      'a: {label: A}\nb: {label: B, permalink: /../404}\n',
      2,
    ],
  ]),
  ...beside('blog/redirects.yml', [
    ['an address without a target or a reason', 'front-matter', '/a/: {}\n'],
    ['a target of data', 'front-matter', '/b/: /c/\n/a/: data:text/html,a\n', 2],
    ['a target of a script', 'front-matter', '/a/: "java\tscript:a()"\n'],
    ['a target with a password', 'front-matter', '/a/: https://me:secret@example.com/\n'],
    ['a target on a host that looks like a path', 'front-matter', '/a/: //example.com/\n'],
  ]),
  {
    name: 'an author with a portrait whose path Docusaurus does not take',
    finds: 'front-matter',
    files: {
      [index]: good,
      'blog/authors.yml': 'web: {name: Web, image_url: /img/my card.svg}\n',
      'static/img/my card.svg': `${drawing}</svg>`,
    },
  },
  {
    name: 'tags that are a link',
    finds: 'file',
    files: {[index]: good, 'blog/tags.yml': {to: 'authors.yml'}},
  },
];

export const malformedPosts: Record<string, Malformed[]> = {
  ...{
    folders,
    encoding,
    'front matter': frontMatter,
    structure,
    links,
    files,
    pictures,
    HTML: html,
  },
  ...{MDX: programs, listings, declarations},
};
