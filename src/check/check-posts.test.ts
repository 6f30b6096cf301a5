import {describe, expect, test} from 'vitest';
import {malformedPosts, type Malformed} from '../../tests/product/corpora/malformed-posts';
import {lengths, severities} from '../settings/post-rules';
import {checkPosts} from './check-posts';
import type {Finding} from './finding';
import {
  folder,
  index,
  mdxIndex,
  mdxPost,
  post,
  site,
} from '../../tests/product/support/checked-site';

const findingsIn = async (siteDir: string) => (await checkPosts(siteDir)).findings;

/** Expects a finding to be readable: a reason and a remedy, each on one line. */
function expectReadable({reason, remedy}: Finding): void {
  expect(reason).toMatch(/^\S[^\n]{5,}[^\s.:]$/);
  expect(remedy).toMatch(/^\S[^\n]{5,}[^\s.]$/);
  expect(reason).not.toMatch(/The check itself failed|undefined|\[object|NaN|^Error/);
}

test.each([
  ['.md', {[index]: post()}],
  ['.mdx', {[mdxIndex]: mdxPost('')}],
  [
    '.md with its title as a heading',
    {[index]: post('', {title: ''}).replace('The first', '# What it says\n\nThe first')},
  ],
  [
    '.md with a link to a file of two signs',
    {[index]: post('[A](a@2x.csv)'), [`blog/${folder}/a@2x.csv`]: ''},
  ],
])('a good post of %s has no finding', async (_ending, files) => {
  expect(await findingsIn(site(files))).toEqual([]);
});

test.each([
  'static/.nojekyll',
  'static/.well-known/security.txt',
  'static/.DS_Store',
  'static/img/.gitkeep',
  `blog/${folder}/code/.env.example`,
  `blog/${folder}/code/page.html`,
])('%s has no finding', async (path) => {
  const script = '<script>a()</script>';
  expect(await findingsIn(site({[index]: post(), [path]: script}))).toEqual([]);
});

describe('what only looks like a slip has no finding', () => {
  test.each(['What Promise<T> means for others', 'A \\[sic\\] in a title'])(
    'the title %s',
    async (title) => {
      expect(await findingsIn(site({[index]: post('', {title: `title: '${title}'`})}))).toEqual([]);
    },
  );

  test.each([
    'See http://localhost:8080/ and https://example.com.',
    'See [a](ftp://example.com/), [b](ssh://example.com/) and [c](HTTPS://example.com/).',
    'می\u200cخواهم کتاب\u200cها, क्\u200dष.',
    'Scotland \u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}, Łódź.',
    '<details>\n<summary>More</summary>\n\nSee **[the](/legal/)** terms.\n\n</details>',
    '<!-- a <!-- b -->',
    '<!-- ![A word](my picture.png) -->\n\n`![A word](my picture.png)`',
    'A [part](#a-part), [another](#x), <a name="x"></a> [post](./index.md#a-part) and [heading](#own).\n\n## Typed {#own}',
    '[Legal](/legal/#terms-of-use), [a tag](/tags/front/), [feed](/rss.xml).',
    '[Code](./code/a.ts), [a card](/img/card.png), [a quotation](/legal/#:~:text=use), [archive](/archive/#2024).',
    ':::note A **title**\n\nWords.\n\n:::\n\n<b>Bold</b> and <details>\n<summary>More</summary>\n\nWords.\n\n</details>',
    '[mail](mailto:a@example.com), [feed](/atom.xml), [of a tag](/tags/front/rss.xml).',
    '<section>\n\nWords.\n\n</section>',
    '> [!NOTE]\n> Words.\n\n> [!Tip] A title\n> Words.\n\n- [ ] To do\n- [x] Done',
    'At 10:30:45, if a == b && c == d, `:tada:` and a:b:c. One: two.',
    '![A word](/img/card.png "The words of a card.png")',
    'The array [x](of what is there) and [y](see note 2.1).',
    '![The picture of a week](/img/card.png) ![Screenshot of a week](/img/card.png)',
  ])('the text %s', async (text) => {
    expect(await findingsIn(site({[index]: post(text)}))).toEqual([]);
  });

  test.each([
    'export const {a, b: [c]} = {a: 1, b: [2]};\n\n{a} {c}',
    '{frontMatter.title} {undefined} {props.a} {/* words */} {a.b}',
    "{encodeURIComponent('a')} {parseInt('1', 10)} {String(Symbol.iterator)}",
    'export const code = `let a;`;\n\n<CodeBlock language="ts">{code}</CodeBlock>',
    "import sound from './code/a.ts';\n\n<Audio src={sound} /> <Audio {...{src: sound}} />",
  ])('the code %s', async (text) => {
    expect(await findingsIn(site({[mdxIndex]: mdxPost(text)}))).toEqual([]);
  });
});

describe.each(Object.entries(malformedPosts))('malformed %s', (_kind, posts) => {
  test.each(posts)(
    '$name is found by $finds',
    async ({files, finds, line}: Malformed) => {
      const findings = await findingsIn(site(files));
      findings.forEach(expectReadable);
      expect(
        findings.map((one) => (line === undefined ? one.rule : `${one.rule}:${one.line}`)),
      ).toContain(line === undefined ? finds : `${finds}:${line}`);
    },
    20_000,
  );
});

test('a Chinese post of 1,600 characters is long enough, and so is its description of 33', async () => {
  const words = '我们把数据库搬到了新的机房，没有停机，也没有丢失任何数据。'.repeat(60);
  const description = 'description: 我们把一个数据库在没有停机的情况下搬到了新的机房并写下了所学';
  const text = post('', {title: 'title: 搬家', description}).replace(/Words that are[^\n]*/, words);
  const {findings} = await checkPosts(site({[index]: text}), {language: 'zh-CN'});
  expect(findings).toEqual([]);
});

test('only posts from a day on are asked for the usual lengths', async () => {
  const files = {[index]: post('', {title: `title: ${'word '.repeat(20)}`})};
  expect(await findingsIn(site(files))).toMatchObject([{rule: 'length'}]);
  lengths.since = '2024-04-03';
  try {
    expect(await findingsIn(site(files))).toEqual([]);
    const later = {'blog/2024-04-03-later/index.md': files[index]};
    expect(await findingsIn(site(later))).toMatchObject([{rule: 'length'}]);
  } finally {
    lengths.since = null;
  }
});

test('a rule is as severe as the site says', async () => {
  const root = site({[index]: post('Some **bold words.')});
  const found = async () => (await findingsIn(root)).map(({severity}) => severity);
  expect(await found()).toEqual(['warning']);
  try {
    severities['leftover-markup'] = 'error';
    expect(await found()).toEqual(['error']);
    severities['leftover-markup'] = 'off';
    expect(await found()).toEqual([]);
  } finally {
    severities['leftover-markup'] = 'warning';
  }
});

test('of some posts, only the findings of these are reported', async () => {
  const other = 'blog/2024-04-03-other/index.md';
  const root = site({[index]: post('Some **bold words.'), [other]: post('Some `code words.')});
  const {findings, posts} = await checkPosts(root, {only: new Set(['2024-04-03-other/index.md'])});
  expect(posts).toBe(1);
  expect(findings).toMatchObject([{rule: 'leftover-markup', file: other}]);
});

test('authors that cannot be read are reported once, not for each post that names one', async () => {
  const root = site({[index]: post(), 'blog/authors.yml': 'web: {name: Web'});
  expect(await findingsIn(root)).toMatchObject([{file: 'blog/authors.yml', rule: 'front-matter'}]);
});

test.each([
  ['permalink: /a/', 'slug: for the address of the post, and redirects: for former ones'],
  ['coverImage: /img/a.png', 'image:'],
  ['last-modified: 2024-04-02', 'last_update: {date: 2026-01-31}'],
])('of %s, which other generators read, the check says what to write', async (line, remedy) => {
  const [found] = await findingsIn(site({[index]: post('', {extra: line})}));
  expect(found?.remedy).toBe(`in its place, write ${remedy}`);
});
