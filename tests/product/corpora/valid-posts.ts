/** A post that is unusual and valid: blogs that people bring here have such posts. */
export type ValidPost = {
  /** Says what is unusual about it. */
  name: string;
  /** Texts by their path below `blog/`; the first is the post. */
  files: Record<string, string>;
  /** What a reader must see in the text of its page, whatever the white space. */
  sees?: string[];
};

type Options = {
  mdx?: boolean;
  title?: string;
  /** Lines of front matter beside the title, in place of a description, an author and a tag. */
  frontMatter?: string[];
  /** Path of the post below `blog/`, where it is not a dated folder. */
  at?: string;
  /** Other files, by their path beside the post. */
  beside?: Record<string, string>;
};

const usual = [
  'description: A sentence that lists and search engines show of this post.',
  'authors: [team]',
  'tags: [common]',
];

const yamlText = (text: string) => `'${text.replaceAll("'", "''")}'`;

const slugOf = (name: string) => name.toLowerCase().replace(/[^a-z\d]+/g, '-');

function post(name: string, text: string, sees: string[] = [], options: Options = {}): ValidPost {
  const {mdx = false, title = `A post: ${name}`, frontMatter = usual, beside = {}} = options;
  const path = options.at ?? `2024-03-04-${slugOf(name)}/index.md${mdx ? 'x' : ''}`;
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const head = [`title: ${yamlText(title)}`, ...frontMatter].join('\n');
  const truncate = mdx ? '{/* truncate */}' : '<!-- truncate -->';
  return {
    name,
    files: {
      [path]: `---\n${head}\n---\n\nWhat lists show.\n\n${truncate}\n\n${text}\n`,
      ...Object.fromEntries(
        Object.entries(beside).map(([file, content]) => [folder + file, content]),
      ),
    },
    sees,
  };
}

const mdx = (name: string, text: string, sees: string[] = [], options: Options = {}) =>
  post(name, text, sees, {...options, mdx: true});

const titled = (name: string, title: string) => post(name, 'Words.', [], {title});

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\``;

const listings: ValidPost[] = [
  post(
    'a listing of two thousand lines',
    fence('js', Array.from({length: 2000}, (_, at) => `const line${at} = ${at};`).join('\n')),
    ['const line1999 = 1999;'],
  ),
  mdx(
    'a CodeBlock of a name',
    'export const code = `const kept = 3;`;\n\n<CodeBlock language="ts">{code}</CodeBlock>\n\n<CodeBlock language="ts">{"const kept = 4;"}</CodeBlock>',
    ['const kept = 3;', 'const kept = 4;'],
  ),
];

const callouts: ValidPost[] = [
  post('a callout with a title in brackets', ':::tip[Do *this* with `code`]\n\nWords.\n\n:::', [
    'tip: Do this with code',
  ]),
  post('alerts of GitHub', '> [!NOTE]\n> One.\n\n> [!Tip] A title\n>\n> Two.', [
    'note',
    'One.',
    'tip: A title',
  ]),
  post(
    'callouts of former kinds',
    ':::important\n\nOne.\n\n:::\n\n:::success[Done]\n\nTwo.\n\n:::',
    ['importantOne.', 'success: Done'],
  ),
  post(
    'colons that are no directive',
    'At 10:30 use a:b, and `::before`; ratio 3:1, C++ std::vector, :shrug.',
    ['10:30', 'std::vector', '3:1', ':shrug'],
  ),
];

const html: ValidPost[] = [
  post('a heading of HTML', '<h1>Another heading</h1>\n\n<h3 id="own">A third</h3>', [
    'Another heading',
    'A third',
  ]),
  post(
    'a tweet',
    '<blockquote class="twitter-tweet"><p lang="en" dir="ltr">A short post</p>&mdash; Ada (@ada) <a href="https://twitter.com/ada/status/1">May 4, 2020</a></blockquote> <script async src="https://platform.twitter.com/widgets.js" charset="utf-8"></script>',
    ['A short post', 'May 4, 2020'],
  ),
  post(
    'elements that are not closed',
    '<p>One paragraph\n<p>Another paragraph\n\n<b>bold to the end',
    ['Another paragraph', 'bold to the end'],
  ),
  post('angle brackets in prose', 'If a < b and c > d, then Array&lt;T&gt;; 1 << 2; <-- see; <3', [
    'a < b and c > d',
    'Array<T>',
    '1 << 2',
    '<3',
  ]),
];

const prose: ValidPost[] = [
  post(
    'signs of Markdown that are none',
    'x**y and a * b * c, 2*3*4, snake_case_name, __init__, *args and **kwargs, ~/path, x^y^z, #hash, a|b.',
    ['snake_case_name', 'a|b'],
  ),
  mdx('headings with an own id in MDX', '## Named {#own-name}\n\nSee [it](#own-name).', [
    'Named',
    'See it',
  ]),
  post(
    'headings with code, links and emphasis',
    '## The `--flag`, [a link](https://example.com/) and *stress* & <b>more</b>\n\nWords.',
    ['The --flag, a link and stress & more'],
  ),
  post('a heading without words', 'Before.\n\n## <span></span>\n\nAfter.', ['After.']),
  post('writing from right to left', 'العربية و עברית\n\n<p dir="rtl">مرحبا بالعالم</p>', [
    'العربية',
    'مرحبا بالعالم',
  ]),
  post('no words after the marker', '', []),
];

const modules: ValidPost[] = [
  mdx(
    'tabs that share a group',
    'import Tabs from "@theme/Tabs";\nimport TabItem from "@theme/TabItem";\n\n<Tabs groupId="os" queryString values={[{label: "Mac", value: "mac"}, {label: "Linux", value: "linux"}]} defaultValue="mac">\n<TabItem value="mac">On a Mac.</TabItem>\n<TabItem value="linux">On Linux.</TabItem>\n</Tabs>',
    ['On a Mac.', 'Linux'],
  ),
  mdx(
    'a part that is another file',
    "import Part from './_part.mdx';\n\nFirst[^own].\n\n<Part />\n\nLast[^last].\n\n[^own]: A note.\n\n[^last]: Its last note.",
    ['Words of a part', '1 A note.', '2 Its last note.'],
    {
      beside: {'_part.mdx': 'Words of a part.\n'},
    },
  ),
  post(
    'files by their path in HTML of Markdown',
    '<img src="own.svg" alt="Own"> <a href="./notes.pdf">The notes</a>\n\n<p><a href="pathname:///img/logo.svg">Logo</a></p>\n\n![Logo](pathname:///img/logo.svg)',
    ['The notes'],
    {
      beside: {
        'notes.pdf': 'pdf',
        'own.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      },
    },
  ),
];

const titles: ValidPost[] = [
  titled('title of a type', 'What Promise<T> means for <T> and </b>'),
  titled('title of quotes', 'It’s “quoted”, \'single\' & "double"'),
  titled('title of a dollar', '${HOME} costs $5 & {{ more }}'),
];

const frontMatters: ValidPost[] = [
  post('many authors', 'Words.', ['Words.'], {
    title: 'A post of many authors with a title that is not short either',
    frontMatter: ['authors: [team, ada, grace, barbara, margaret, katherine]', 'tags: [common]'],
  }),
  post('no authors and no tags', 'Words.', [], {frontMatter: []}),
  post('authors of several kinds, and an hour', 'Words.', ['Words.'], {
    at: '2024-01-14-kinds/index.md',
    frontMatter: [
      'date: 2021-09-13T00:30+02:00',
      'authors: [team, {name: Ada Inline, url: "https://ada.example/", image_url: ./face.svg}]',
      'tags: [{label: An object, permalink: /objects}, common]',
    ],
    beside: {'face.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'},
  }),
  {
    name: 'an author as blogs once had them, and no title',
    files: {
      '2024-01-21-legacy.md':
        '---\nauthor: Lee Gacy\nauthor_url: https://lee.example/\nauthor_image_url: https://lee.example/a.png\n---\n\n# The title in its text\n\nThe first words.\n\nMore words.\n',
    },
    sees: ['More words.'],
  },
  post('an episode of a podcast that is no more', '::episode\n\nA few more.', ['A few more.'], {
    at: '2024-03-01-heard/index.md',
    title: 'What was heard',
    frontMatter: [
      ...usual,
      'episode: {title: A talk, number: 1, description: Words., date: 2024-03-01,',
      '  guid: urn:uuid:12faa848-9f20-46b3-811f-ca00cda438c5}',
    ],
  }),
  post('a file at the top of the blog', 'Notes.', ['Notes.'], {
    at: '2017-04-13-1.0.0.md',
    title: 'Version 1.0.0',
    frontMatter: ['authors: [team]'],
  }),
];

/** At least one of each kind of post that stock Docusaurus builds and no linter would expect. */
export const validPosts: ValidPost[] = [
  ...listings,
  ...callouts,
  ...html,
  ...prose,
  ...modules,
  ...titles,
  ...frontMatters,
];
