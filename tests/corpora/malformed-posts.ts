import {
  folder,
  index,
  mdxIndex,
  mdxPost,
  post,
  textLine,
  type Content,
} from '../../src/check/fixture';
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
const another = 'blog/2024-04-03-another/index.md';
const code = (name: string) => `blog/${folder}/code/${name}`;
const changed = (day: string, kind = 'update', text = 'Words.') =>
  `changes:\n  - day: ${day}\n    kind: ${kind}\n    text: ${text}`;
const repeat = (text: string, times: number) => text.repeat(times);
const fence = (meta: string, text = '') => `\`\`\`${meta}\n${text}\n\`\`\``;
const renamed = (text: string, from: string, to: string) => text.replace(from, to);

/** Characters that nobody sees, by their names, so that this file has none of them. */
const [nul, escape, override, tagLetter] = [0, 0x1b, 0x202e, 0xe0041].map((one) =>
  String.fromCodePoint(one),
) as [string, string, string, string];

const encoding: Malformed[] = [
  ...wholes([
    ['an empty file', 'front-matter', ''],
    ['UTF-16, little end first', 'file', Buffer.from(`\ufeff${good}`, 'utf16le')],
    ['Latin 1', 'file', Buffer.from(words('Über die Brücke'), 'latin1')],
    ['a page of HTML', 'front-matter', '<!DOCTYPE html>\n<html><body>Words</body></html>\n'],
    ['a NUL', 'lost-text', post(`A${nul}word.`), 16],
    ['a note of nothing', 'lost-text', post('Words.\n\n[^a]: A note.'), 18],
    ['letters that are tags', 'lost-text', post(`A ${repeat(tagLetter, 20)}word.`), 16],
    ['a direction override', 'lost-text', post(`A ${override}word.`), 16],
    ['an escaped bell in the title', 'lost-text', words('"One \\a word"'), 2],
    [
      'an escaped bell in the name of an author',
      'lost-text',
      post('', {authors: 'authors: [{name: "One \\a"}]'}),
      4,
    ],
    ['carriage returns only', 'link', post('See [x](./no.md).').replaceAll('\n', '\r'), 16],
    ['CRLF and a mark', 'link', `\ufeff${post('See [x](./no.md).').replaceAll('\n', '\r\n')}`, 16],
    ['200,001 characters', 'size', good + repeat('Words. ', 29_000)],
  ]),
];

const frontMatter: Malformed[] = [
  ...wholes([
    ['no front matter', 'title', 'Only words.\n'],
    ['no end', 'front-matter', renamed(good, '\n---\n', '\n')],
    ['a line before it', 'front-matter', `\n${good}`],
    ['TOML', 'front-matter', '+++\ntitle = "Words"\n+++\n\nWords.\n'],
    ['a list', 'front-matter', '---\n- one\n- two\n---\n\nWords.\n', 2],
    ['over 10,000 characters', 'front-matter', words(`"${repeat('a', 11_000)}"`)],
    ['an open quote', 'front-matter', words('"one'), 6],
    ['a colon in a value', 'front-matter', words('One: two: three'), 2],
    ['a hash in the title', 'lost-text', words('The language C #1'), 2],
    ['a conflict', 'front-matter', words('a\n<<<<<<< HEAD\ntitle: b\n=======\n>>>>>>> c'), 3],
    ['a long title', 'title', words(repeat('word ', 20)), 2],
    ['no description', 'description', post('', {description: ''})],
    ['a short description', 'description', post('', {description: 'description: Words.'}), 3],
    ['an unknown author', 'author', post('', {authors: 'authors: [wbe]'}), 4],
    ['an unknown tag', 'tag', post('', {tags: 'tags: [fornt]'}), 5],
    ['a tag of toString', 'tag', post('', {tags: 'tags: [toString]'}), 5],
  ]),
  ...matters([
    ['a key twice', 'front-matter', 'tags: [testing]'],
    ['a key without a colon', 'front-matter', 'draft'],
    ['a key near a known one', 'unknown-key', 'titel: Words'],
    ['a key of another program', 'unknown-key', 'categories: [news]'],
    ['__proto__', 'unknown-key', '"__proto__": {draft: true}'],
    ['a bomb of aliases', 'front-matter', bomb(), 2],
    ['30 February', 'date', 'date: 2024-02-30'],
    ['a post that may be featured', 'front-matter', 'featured: "true"'],
    ['another day than that of the path', 'day-differs', 'date: 2024-04-09'],
    ['an expiry before the post', 'date', 'expires: 2024-04-01'],
    ['an author beside authors', 'front-matter', 'author: Jane'],
    ['an update on 31 June', 'date', 'last_update: {date: 2024-06-31}'],
    ['a change of an unknown kind', 'front-matter', changed('2024-05-01', 'errata'), 8],
    ['a change with a link', 'front-matter', changed('2024-05-01', 'update', 'See [x](/a/).'), 9],
    ['a change on 31 June', 'front-matter', changed('2024-06-31'), 7],
    ['a change before the post', 'date', changed('2024-04-01'), 7],
    ['a change that is to come', 'date', changed('2999-01-01'), 7],
    ['a download from another folder', 'front-matter', 'downloads: [../other]'],
    ['a download that is not there', 'front-matter', 'downloads: [nowhere]'],
    ['a thread of a script', 'front-matter', 'discuss: ["javascript:alert(1)"]'],
    ['an image that is missing', 'picture', 'image: ./a.png'],
    ['a slug with ..', 'address', 'slug: /../../a', 1],
    ['a slug of a broken escape', 'address', 'slug: /a%zz', 1],
    ['a slug of 300 letters', 'address', `slug: /${repeat('a', 300)}`, 1],
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
    ['the slug of a picture', 'address', 'slug: /img/card.png', 1],
  ]),
];

const layout: Malformed[] = [
  ...beside('blog/2024-04-03-words.markdown', [['.markdown', 'stray-file', good]]),
  ...beside('blog/author.yml', [['author.yml', 'stray-file', 'web: {}\n']]),
  ...beside('blog/2024-04-02-a-post/index 2.md', [['a copy of a post', 'stray-file', good]]),
  ...beside('blog/words.md', [['a post without a day', 'stray-file', good]]),
  ...beside('blog/2024-02-30-words.md', [['a post of 30 February', 'date', good]]),
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
    ['a heading of the first level in HTML', 'heading', '<h1>Words</h1>'],
    ['one name twice', 'heading', '## One {#a}\n\n## Two {#a}', 3],
    ['a second truncate marker', 'truncate', '<!-- truncate -->'],
    ['an unknown callout', 'callout', ':::hint\n\nWords.\n\n:::'],
    ['a callout without end', 'callout', ':::note\n\nWords.'],
    ['a callout in a callout', 'callout', ':::note\n\n:::tip\n\nWords.\n\n:::\n\nMore.\n\n:::', 3],
    ['a callout with a space', 'leftover-markup', '::: note\n\nWords.\n\n:::'],
    ['a wide row', 'table', '| a | b |\n|---|---|\n| 1 | 2 | 3 |', 3],
    ['a table without dashes', 'leftover-markup', '| a | b |\n| 1 | 2 |'],
    ['a missing footnote', 'leftover-markup', 'Words.[^1]'],
    ['a space in an address', 'leftover-markup', 'See [words](./my notes.pdf).'],
    ['a conflict', 'conflict', '<<<<<<< HEAD\n\na\n\n>>>>>>> b'],
    ['the words of the template', 'placeholder', 'Explain it here.'],
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

const leftovers: Malformed[] = texts([
  ['a shortcode of Hugo', 'leftover-markup', 'See {{< youtube abc >}}.'],
  ['a tag of Jekyll', 'leftover-markup', 'See {% link a.md %}.'],
  ['a shortcode of WordPress', 'leftover-markup', '[caption id="a"]Words[/caption]'],
  ['stars without end', 'leftover-markup', 'Some **bold words.'],
  ['a backtick without end', 'leftover-markup', 'Some `code words.'],
  ['a heading without a space', 'leftover-markup', '##Words'],
  ['brackets with a space', 'leftover-markup', 'See [words] (https://example.com/).'],
  ['a link that is not defined', 'leftover-markup', 'See [words][nothing].'],
]);

const linked = {'blog/2024-04-03-draft.md': post('', {more: 'draft: true'})};

const links: Malformed[] = [
  ...texts([
    ['a missing page', 'link', 'See [x](/nothing/).'],
    ['a missing post', 'link', 'See [x](../2024-04-03-nothing/index.md).'],
    ['a missing file', 'link', 'See [x](./data.csv).'],
    ['a missing heading', 'link', 'See [x](#nothing).'],
    ['a missing heading of a page', 'link', 'See [x](/legal/#nothing).'],
    ['a heading of the first page', 'link', 'See [x](/#nothing).'],
    ['javascript:', 'link', 'See [x](javascript:alert).'],
    ['a path of Windows', 'link', 'See [x](C:\\\\Users\\\\me\\\\a.txt).'],
    ['an empty link', 'link', 'See [x]().'],
    ['https: with one slash', 'link', 'See [x](https:/example.com).'],
    ['a letter more in https:', 'link', 'See [x](htttps://example.com/).'],
    ['a broken host', 'link', 'See [x](https://exa<mple.com/).'],
    ['a broken escape', 'link', 'See [x](/a%zz/).'],
    ['a definition', 'link', 'See [x].\n\n[x]: /nothing/', 3],
    ['a link of HTML', 'link', 'See <a href="/nothing/">x</a>.'],
    [
      'a link in details',
      'link',
      '<details>\n<summary>More</summary>\nSee [x](/nothing/).\n</details>',
    ],
    ['a password', 'secret', 'See [x](https://me:secret@example.com/).'],
    ['a long name', 'link', `See [x](./${repeat('a', 300)}.md).`],
  ]),
  ...texts([['a draft', 'link', 'See [x](/2024/04/03/draft/).']], linked),
  ...texts([['a later post', 'link', 'See [x](/2124/04/03/later/).']], {
    'blog/2124-04-03-later.md': good,
  }),
  ...texts(
    [
      ['a file of the repository that is there', 'link', 'See [x](../../package.json).'],
      ['a file out of static that is there', 'link', 'See [x](pathname:///../package.json).'],
      ['a picture out of blog/', 'picture', '![A word](../../secret.png)'],
    ],
    {'package.json': '{}', 'secret.png': picture()},
  ),
];

const pictures: Malformed[] = [
  ...texts(
    [
      ['missing', 'picture', '![A word](./a.png)'],
      ['in other case', 'picture', '![A word](./B.png)'],
      ['empty', 'picture', '![A word]()'],
      ['missing in static', 'picture', '![A word](/img/nothing.png)'],
      ['of another site', 'remote-content', '![A word](https://example.com/a.png)'],
      ['of HTML and another site', 'remote-content', '<img src="https://example.com/a.png" />'],
      ['a sound in a source', 'picture', '<audio controls><source src="./a.mp3" /></audio>'],
      ['of a broken escape', 'picture', '![A word](./a%zz.png)'],
      ['a page of HTML', 'picture', '![A word](./page.png)'],
      ['with a space and brackets', 'picture', 'See ![two bars](bars (1).png "Title").'],
      ['without words', 'picture-words', 'See ![](./b.png).'],
      ['with the word of a program', 'picture-words', '![Screenshot 2](./b.png)'],
    ],
    {
      [`blog/${folder}/b.png`]: picture(),
      [`blog/${folder}/page.png`]: '<!doctype html><title>404</title>',
    },
  ),
  ...texts([['heavy', 'picture-size', '![A word](./heavy.png)']], {
    [`blog/${folder}/heavy.png`]: Buffer.concat([picture(), Buffer.alloc(2_000_001)]),
  }),
  ...mdx([
    ['a missing sound', 'picture', '<Audio src="./a.mp3" />'],
    ['a player of nothing', 'picture', '<Audio label="Words" />'],
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
  ['a script', 'html', '<script>alert(1)</script>'],
  ['a handler', 'html', '<p onclick="alert(1)">Words</p>'],
  ['a name in angle brackets', 'html', 'Write <your-name> and <name> here.'],
  ['a div without end', 'html', '<div>\n\nWords.'],
  ['a component', 'jsx-in-markdown', '<Figure src="./a.png" />'],
  ['an import', 'jsx-in-markdown', "import A from './a';"],
]);

const programs: Malformed[] = [
  ...mdx([
    ['an open brace', 'mdx', 'Words { more.'],
    ['an open element', 'mdx', '<div>\n\nWords.', 1],
    ['an address in angle brackets', 'mdx', 'See <https://example.com/>.'],
    ['prose that begins with export', 'mdx', 'export your data first.'],
    ['an unknown component', 'mdx', '<Figur src="./a.png" />'],
    ['an unknown name', 'mdx', 'Words {nothing} more.'],
    ['an unknown name in an attribute', 'mdx', '<div title={nothing}>Words</div>'],
    ['an object', 'mdx', 'Words {{a: 1}} more.'],
    ['a number in braces', 'mdx', 'The lines of ts{2} are marked.'],
    ['empty braces', 'mdx', 'Words {} more.'],
    ['a script', 'html', '<script>alert(1)</script>'],
  ]),
];

const listings: Malformed[] = [
  ...texts([
    ['no end', 'code', '```js\nconst a = 1;'],
    ['an unknown language', 'code', fence('typscript', 'a')],
    ['a missing file', 'listing', fence('ts file=code/nothing.ts')],
    ['a file out of the folder', 'listing', fence('ts file=../../authors.yml')],
    ['a folder', 'listing', fence('ts file=code')],
    ['a long name', 'listing', fence(`ts file=${repeat('a', 300)}.ts`)],
    ['data in quotes', 'listing', fence('chart file="data/a.json"', 'Words.')],
    ['a missing region', 'listing', fence('ts file=code/a.ts#nothing')],
    ['a key of AWS', 'secret', fence('sh', `key=AKIAABCDEFGHIJKLMNOP`), 2],
    ['an escape', 'code', fence('txt', `${escape}[31m`)],
    ['a directive without end', 'code', fence('js', '// highlight-start\na')],
    ['a chart of words', 'listing', fence('chart', 'Words')],
    ['a diagram without end', 'listing', fence('dot', 'digraph { a -> b')],
    ['a formula with an error in its second line', 'listing', '$$\na = b\n\\frac{c}\n$$', 3],
  ]),
  ...texts(
    [
      ['a binary file', 'listing', fence('ts file=code/binary.ts')],
      ['a file with an escape', 'code', fence('txt file=code/escape.txt')],
      ['a file with a key', 'secret', fence('txt file=code/key.txt')],
      ['a file with a directive without end', 'listing', fence('ts file=code/directive.ts')],
    ],
    {
      [code('binary.ts')]: Buffer.from([1, 0, 2, 0]),
      [code('escape.txt')]: `${escape}[31mred${escape}[0m`,
      [code('key.txt')]: `AKIAABCDEFGHIJKLMNOP`,
      [code('directive.ts')]: '// highlight-start\none();\n',
    },
  ),
];

const sizes: Malformed[] = [
  ...texts([
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
  ]),
  ...mdx([
    ['100 elements in one another', 'size', repeat('<b>', 100) + repeat('</b>', 100)],
    ['5,000 open braces', 'mdx', repeat('{', 5000), 2],
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
];

const declarations: Malformed[] = [
  ...beside('blog/authors.yml', [
    ['authors without end', 'declaration', 'web: {name: Web', 1],
    ['an author who is a word', 'declaration', 'web: Web team\n'],
    ['an author without a name', 'declaration', 'web: {title: Team}\n'],
    ['an author with an escaped bell', 'lost-text', 'web:\n  name: "Web \\a"\n', 2],
    [
      'an author on a network of nowhere, by a name',
      'declaration',
      'web:\n  name: Web\n  socials:\n    tooter: acme\n',
      4,
    ],
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
    ['a tag with a list of labels', 'declaration', 'front: {label: [Front]}\n'],
    ['two tags on one page', 'address', 'front: {permalink: /a}\nb: {permalink: /a}\n', 2],
  ]),
  ...beside('blog/gone.yml', [['a circle', 'redirect', '/a/: {to: /b/}\n/b/: {to: /a/}\n']]),
  {
    name: 'authors in UTF-16',
    finds: 'file',
    files: {[index]: good, 'blog/authors.yml': Buffer.from('\ufeffweb: {}', 'utf16le')},
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
