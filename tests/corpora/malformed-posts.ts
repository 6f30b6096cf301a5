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
    ['UTF-16, little end first', 'file', Buffer.from(`\ufeff${good}`, 'utf16le')],
    ['Latin 1', 'file', Buffer.from(words('Über die Brücke'), 'latin1')],
    ['half a character', 'file', Buffer.concat([Buffer.from(good), Buffer.from([0xe2, 0x82])])],
    ['a Word document', 'file', Buffer.from([0x50, 0x4b, 3, 4, 0x14, 0, 6, 0, 0x8f, 0xed])],
    ['a page of HTML', 'front-matter', '<!DOCTYPE html>\n<html><body>Words</body></html>\n'],
    ['a NUL', 'lost-text', post(`A${nul}word.`), 16],
    ['a note of nothing', 'lost-text', post('Words.\n\n[^a]: A note.'), 18],
    ['an escape', 'lost-text', post(`A ${escape}[31mred word.`), 16],
    ['letters that are tags', 'lost-text', post(`A ${repeat(tagLetter, 20)}word.`), 16],
    ['a direction override', 'lost-text', post(`A ${override}word.`), 16],
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
    ['a tab as indent', 'front-matter', words('>\n\tOne\n\ttwo'), 3],
    ['a hash in the title', 'lost-text', words('The language C #1'), 2],
    ['a conflict', 'front-matter', words('a\n<<<<<<< HEAD\ntitle: b\n=======\n>>>>>>> c'), 3],
    ['a title that is a list', 'front-matter', words('[One, two]'), 2],
    ['a long title', 'title', words(repeat('word ', 20)), 2],
    ['no description', 'description', post('', {description: ''})],
    ['a short description', 'description', post('', {description: 'description: Words.'}), 3],
    ['an unknown author', 'author', post('', {authors: 'authors: [wbe]'}), 4],
    ['an author of __proto__', 'author', post('', {authors: 'authors: [__proto__]'}), 4],
    [
      'an author who is an address',
      'front-matter',
      post('', {authors: 'authors: [{name: A, url: [a]}]'}),
      4,
    ],
    ['an unknown tag', 'tag', post('', {tags: 'tags: [fornt]'}), 5],
    ['a tag of toString', 'tag', post('', {tags: 'tags: [toString]'}), 5],
    ['tags as words', 'front-matter', post('', {tags: 'tags: front, testing'}), 5],
    ['a tag without an address', 'front-matter', post('', {tags: 'tags: [{label: Front}]'}), 5],
  ]),
  ...matters([
    ['a key twice', 'front-matter', 'tags: [testing]'],
    ['a key without a colon', 'front-matter', 'draft'],
    ['a key without a space', 'front-matter', 'draft:true'],
    ['a key near a known one', 'unknown-key', 'titel: Words'],
    ['a key of another program', 'unknown-key', 'categories: [news]'],
    ['__proto__', 'unknown-key', '"__proto__": {draft: true}'],
    ['a bomb of aliases', 'front-matter', bomb(), 2],
    ['month 13', 'front-matter', 'date: 2024-13-45'],
    ['30 February', 'date', 'date: 2024-02-30'],
    ['a date in words', 'front-matter', 'date: tomorrow'],
    ['a post that may be featured', 'front-matter', 'featured: "true"'],
    ['another day than that of the path', 'day-differs', 'date: 2024-04-09'],
    ['an expiry before the post', 'date', 'expires: 2024-04-01'],
    ['a draft in quotes', 'front-matter', 'draft: "true"'],
    ['draft and unlisted', 'front-matter', 'draft: true\nunlisted: true', 7],
    ['an author beside authors', 'front-matter', 'author: Jane'],
    ['an update with rubbish', 'front-matter', 'last_update: {date: 2024-05-01Tgarbage}'],
    ['an update on 31 June', 'date', 'last_update: {date: 2024-06-31}'],
    ['changes that are words', 'front-matter', 'changes: A correction'],
    ['a change without a kind', 'front-matter', 'changes:\n  - {day: 2024-05-01, text: Words.}', 7],
    ['a change of an unknown kind', 'front-matter', changed('2024-05-01', 'errata'), 8],
    ['a change of no words', 'front-matter', changed('2024-05-01', 'update', '""'), 9],
    ['a change with a link', 'front-matter', changed('2024-05-01', 'update', 'See [x](/a/).'), 9],
    ['a change on 31 June', 'front-matter', changed('2024-06-31'), 7],
    ['a change before the post', 'date', changed('2024-04-01'), 7],
    ['a change that is to come', 'date', changed('2999-01-01'), 7],
    ['downloads that are no list', 'front-matter', 'downloads: code'],
    ['a download from another folder', 'front-matter', 'downloads: [../other]'],
    ['a download that is not there', 'front-matter', 'downloads: [nowhere]'],
    ['a thread without a list', 'front-matter', 'discuss: https://forum.example/t/1'],
    ['a thread of a script', 'front-matter', 'discuss: ["javascript:alert(1)"]'],
    [
      'a mail to nobody',
      'front-matter',
      'discuss:\n  - https://forum.example/t/1\n  - mailto:team',
      8,
    ],
    ['an image that is missing', 'picture', 'image: ./a.png'],
    ['an escape in a keyword', 'lost-text', 'keywords:\n  - one\n  - "\\e[31mtwo"', 8],
    ['a heading level of 7', 'front-matter', 'toc_max_heading_level: 7'],
    ['a slug with ..', 'address', 'slug: /../../a', 1],
    ['a slug of a broken escape', 'address', 'slug: /a%zz', 1],
    ['a slug of 300 letters', 'address', `slug: /${repeat('a', 300)}`, 1],
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
    ['the slug of a picture', 'address', 'slug: /img/card.png', 1],
    ['a redirect of 300 bytes', 'redirect', `redirects: [/${repeat('ä', 150)}/]`],
    ['a redirect twice', 'redirect', 'redirects: [/a/, /a/]'],
    ['a redirect with a question', 'redirect', 'redirects: ["/a/?b=c"]'],
    ['a redirect with a backslash', 'redirect', "redirects: ['/a\\b/']"],
    ['a redirect with a line in it', 'redirect', 'redirects: ["/a\\nb/"]'],
  ]),
];

const layout: Malformed[] = [
  ...beside('blog/2024-04-03-words.markdown', [['.markdown', 'stray-file', good]]),
  ...beside('blog/author.yml', [['author.yml', 'stray-file', 'web: {}\n']]),
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
    ['only a note of its own', 'truncate', renamed(good, '<!-- truncate -->', '<!-- note -->'), 7],
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
  ['a link without end', 'leftover-markup', 'See [words](https://example.com/'],
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
    ['data:', 'link', 'See [x](data:text/html,x).'],
    ['a path of Windows', 'link', 'See [x](C:\\\\Users\\\\me\\\\a.txt).'],
    ['an empty link', 'link', 'See [x]().'],
    ['https: with one slash', 'link', 'See [x](https:/example.com).'],
    ['a letter more in https:', 'link', 'See [x](htttps://example.com/).'],
    ['a broken host', 'link', 'See [x](https://exa<mple.com/).'],
    ['no https:', 'link', 'See [x](www.example.com).'],
    ['a page of the preview', 'link', `See [x](http://localhost:3000${identity.baseUrl}archive/).`],
    ['a broken escape', 'link', 'See [x](/a%zz/).'],
    ['out of the site', 'link', 'See [x](../../../../etc/passwd).'],
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
  ...texts([['a former address', 'link', 'See [x](/former/).']], {
    [another]: post('', {more: 'redirects: [/former/]'}),
  }),
  ...texts(
    [
      ['a file of the repository that is there', 'link', 'See [x](../../package.json).'],
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
      ['empty', 'picture', '![A word]()'],
      ['in an element', 'picture', '<div>\n![A word](./a.png)\n</div>'],
      ['missing in static', 'picture', '![A word](/img/nothing.png)'],
      ['of another site', 'remote-content', '![A word](https://example.com/a.png)'],
      ['of HTML', 'picture', '<img src="./a.png" alt="A word" />'],
      ['of HTML and another site', 'remote-content', '<img src="https://example.com/a.png" />'],
      ['a sound in a source', 'picture', '<audio controls><source src="./a.mp3" /></audio>'],
      ['of a broken escape', 'picture', '![A word](./a%zz.png)'],
      ['a page of HTML', 'picture', '![A word](./page.png)'],
      ['with a space', 'picture', 'See ![two bars](./my bars.png).'],
      ['with a space and brackets', 'picture', 'See ![two bars](bars (1).png "Title").'],
      ['without words', 'picture-words', 'See ![](./b.png).'],
      ['with the word of a program', 'picture-words', '![Screenshot 2](./b.png)'],
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
    ['a player of nothing', 'picture', '<Audio label="Words" />'],
    ['missing in JSX', 'picture', '<img src="./a.png" alt="A word" />'],
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
  ['an embedded page', 'html', '<iframe src="https://example.com/"></iframe>'],
  ['a form', 'html', '<form action="/a"><input name="a"></form>'],
  ['a refresh', 'html', '<meta http-equiv="refresh" content="0;url=/">'],
  ['a handler', 'html', '<p onclick="alert(1)">Words</p>'],
  ['a picture', 'html', '<figure>\n<img src="/img/card.png" alt="A word">\n</figure>'],
  ['a name in angle brackets', 'html', 'Write <your-name> and <name> here.'],
  ['a div without end', 'html', '<div>\n\nWords.'],
  ['details without end', 'html', '<details>\n<summary>One</summary>\n\nWords.'],
  ['a link to a script', 'link', '<a href="javascript:alert(1)">x</a>'],
  ['a component', 'jsx-in-markdown', '<Figure src="./a.png" />'],
  ['an import', 'jsx-in-markdown', "import A from './a';"],
  ['a comment of MDX', 'jsx-in-markdown', '{/* words */}'],
]);

const programs: Malformed[] = [
  ...mdx([
    ['an open brace', 'mdx', 'Words { more.'],
    ['an open element', 'mdx', '<div>\n\nWords.', 1],
    ['an element that was not open', 'mdx', 'Words.</div>'],
    ['an address in angle brackets', 'mdx', 'See <https://example.com/>.'],
    ['a break', 'mdx', 'One<br>two'],
    ['an attribute without end', 'mdx', '<div class="a>Words</div>', 2],
    ['a broken import', 'mdx', 'import from nowhere'],
    ['prose that begins with export', 'mdx', 'export your data first.'],
    ['a type', 'mdx', 'A Promise<string> of words.'],
    ['an unknown component', 'mdx', '<Figur src="./a.png" />'],
    ['an unknown name', 'mdx', 'Words {nothing} more.'],
    ['an unknown name in an attribute', 'mdx', '<div title={nothing}>Words</div>'],
    ['two braces', 'mdx', 'Words {{ title }} more.'],
    ['an object', 'mdx', 'Words {{a: 1}} more.'],
    ['a number in braces', 'mdx', 'The lines of ts{2} are marked.'],
    ['empty braces', 'mdx', 'Words {} more.'],
    ['a shortcode', 'mdx', 'Words {{< youtube a >}} more.'],
    ['an open comment of MDX', 'mdx', '{/* words', 2],
    ['a script', 'html', '<script>alert(1)</script>'],
  ]),
];

const listings: Malformed[] = [
  ...texts([
    ['no end', 'code', '```js\nconst a = 1;'],
    ['a shorter end', 'code', '````js\nconst a = 1;\n```'],
    ['an unknown language', 'code', fence('typscript', 'a')],
    ['a missing file', 'listing', fence('ts file=code/nothing.ts')],
    ['a file out of the folder', 'listing', fence('ts file=../../authors.yml')],
    ['a folder', 'listing', fence('ts file=code')],
    ['a long name', 'listing', fence(`ts file=${repeat('a', 300)}.ts`)],
    ['a file in quotes', 'listing', fence('ts title="A" file="code/a.ts#part"')],
    ['data in quotes', 'listing', fence('chart file="data/a.json"', 'Words.')],
    ['a missing region', 'listing', fence('ts file=code/a.ts#nothing')],
    ['another text', 'listing', fence('ts file=code/a.ts', 'three();')],
    ['a key of AWS', 'secret', fence('sh', `key=AKIAABCDEFGHIJKLMNOP`), 2],
    ['a key of GitHub', 'secret', `Words ghp_${repeat('a', 36)}.`],
    ['an escape', 'code', fence('txt', `${escape}[31m`)],
    ['a directive without end', 'code', fence('js', '// highlight-start\na')],
    ['a chart of words', 'listing', fence('chart', 'Words')],
    ['a chart of broken YAML', 'listing', fence('chart', 'type: [')],
    ['a diagram without end', 'listing', fence('dot', 'digraph { a -> b')],
    ['a formula with an unknown command', 'listing', 'So $\\foo{a}$ is.'],
    ['a formula with an error in its second line', 'listing', '$$\na = b\n\\frac{c}\n$$', 3],
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
  {
    ...{name: 'a series without a word', finds: 'address', line: 6},
    files: {[index]: post('', {more: 'series: "?!"'})},
  },
];

const declarations: Malformed[] = [
  ...beside('blog/authors.yml', [
    ['authors without end', 'declaration', 'web: {name: Web', 1],
    ['authors that are a list', 'declaration', '- web\n- data\n'],
    ['an author who is a word', 'declaration', 'web: Web team\n'],
    ['an author without a name', 'declaration', 'web: {title: Team}\n'],
    ['an author twice', 'declaration', 'web: {name: Web}\nweb: {name: Web}\n', 2],
    ['an author with an escaped bell', 'lost-text', 'web:\n  name: "Web \\a"\n', 2],
    ['an author with social words', 'declaration', 'web: {name: Web, socials: acme}\n'],
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
    ['tags without end', 'declaration', 'front: {label: "Front}'],
    ['a tag that is a word', 'declaration', 'front: Front\n'],
    ['a tag with a list of labels', 'declaration', 'front: {label: [Front]}\n'],
    ['two tags on one page', 'address', 'front: {permalink: /a}\nb: {permalink: /a}\n', 2],
  ]),
  ...beside('blog/gone.yml', [
    ['an address with both', 'declaration', '/a/: {to: /legal/, reason: Nobody reads it.}\n'],
    ['a circle', 'redirect', '/a/: {to: /b/}\n/b/: {to: /a/}\n'],
    ['a reason with a bell', 'lost-text', `/a/: {reason: "Nobody ${bell}reads it."}\n`],
  ]),
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
