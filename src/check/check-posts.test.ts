import {readFileSync, readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {malformedPosts, type Malformed} from '../../tests/corpora/malformed-posts';
import {identity} from '../site/identity';
import {olderPosts, postRules} from '../settings/post-rules';
import type {RuleName} from '../settings/rule-table';
import {checkPosts} from './check-posts';
import {collect, type Finding} from './finding';
import {fix} from './fix';
import {folder, index, mdxIndex, mdxPost, post, site} from './fixture';
import {normalized} from './read-text';

const findingsIn = async (siteDir: string) => (await checkPosts(siteDir)).findings;

/** Expects a finding to be readable: a reason and a remedy, each on one line. */
function expectReadable({reason, remedy}: Finding): void {
  expect(reason).toMatch(/^\S[^\n]{5,}[^\s.:]$/);
  expect(remedy).toMatch(/^\S[^\n]{5,}[^\s.]$/);
  expect(reason).not.toMatch(/The check itself failed|undefined|\[object|NaN|^Error/);
}

/** The bytes of every file in a folder, by path. */
const filesIn = (folder: string): Map<string, Buffer> =>
  new Map(
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .map((path) => join(folder, path))
      .filter((path) => statSync(path, {throwIfNoEntry: false})?.isFile())
      .map((path) => [path, readFileSync(path)]),
  );

describe.each([
  ['.md', {[index]: post()}],
  ['.mdx', {[mdxIndex]: mdxPost('')}],
])('a good post of %s', (_ending, files) => {
  test('has no finding', async () => {
    expect(await findingsIn(site(files))).toEqual([]);
  });
});

describe('what only looks like a slip has no finding', () => {
  test.each([
    'What Promise<T> means for others',
    'What __init__ and the rest of it do',
    'A \\[sic\\] in a title',
  ])('the title %s', async (title) => {
    expect(await findingsIn(site({[index]: post('', {title: `title: '${title}'`})}))).toEqual([]);
  });

  test.each([
    'A Promise<T>, an Array<Promise<T>>.',
    'He wrote \\[sic\\], x^y^z and x^2.',
    'See http://localhost:8080/ and https://example.com.',
    'See [a](ftp://example.com/), [b](ssh://example.com/) and [c](HTTPS://example.com/).',
    'می\u200cخواهم کتاب\u200cها, क्\u200dष.',
    'Scotland \u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}, Łódź.',
    '<details>\n<summary>More</summary>\nSee **[the](/legal/)** terms.\n</details>',
    '<!-- a <!-- b -->',
    '<!-- ![A word](my picture.png) -->\n\n`![A word](my picture.png)`',
    '![A word](/img/card.png "The words of a card.png")',
    'The array [x](of what is there) and [y](see note 2.1).',
    '![The picture of a week](/img/card.png) ![Screenshot of a week](/img/card.png)',
    '> [!WARNING]\n> The words of a callout of GitHub.',
  ])('the text %s', async (text) => {
    expect(await findingsIn(site({[index]: post(text)}))).toEqual([]);
  });

  test.each([
    'export const {a, b: [c]} = {a: 1, b: [2]};\n\n{a} {c}',
    "{encodeURIComponent('a')} {parseInt('1', 10)} {String(Symbol.iterator)}",
    'export const code = `let a;`;\n\n<CodeBlock language="ts">{code}</CodeBlock>',
    "import sound from './code/a.ts';\n\n<Audio src={sound} /> <Audio {...{src: sound}} />",
  ])('the code %s', async (text) => {
    expect(await findingsIn(site({[mdxIndex]: mdxPost(text)}))).toEqual([]);
  });
});

test.each(['title', 'description'])(
  'a %s in quotes goes on in the next line, as Docusaurus reads it',
  async (key) => {
    const wrapped = `${key}: "One sentence that says what the post found,\nand goes on without an indent."`;
    expect(await findingsIn(site({[index]: post('', {[key]: wrapped})}))).toEqual([]);
  },
);

test('a finding below quotes that go on in the next line names its own line', async () => {
  const wrapped = 'title: "One sentence\nthat goes on without an indent"';
  const findings = await findingsIn(
    site({[index]: post('', {title: wrapped, tags: 'tags: [gardening]'})}),
  );
  expect(findings.map(({rule, line}) => `${rule}:${line}`)).toEqual(['tag:6']);
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

test.each([
  ['[x](www.example.com/a)', /^write https:\/\/www\.example\.com\/a$/],
  ['[x](https//example.com/a)', /^write https:\/\/example\.com\/a$/],
  [`[x](http://localhost:3000${identity.baseUrl}archive/#2024)`, /^write \/archive\/#2024$/],
  [
    'a listing:\n\n```ts file="code/a.ts"\n```\n\nIt',
    /^write file=code\/name\.ts: .* without quotes or spaces$/,
  ],
  ['![two bars](./my bars.png)', /^write <\.\/my bars\.png>, or give the file a name/],
  ['![A word](./pointer.svg)', /^run git lfs pull/],
  ['<img src="/img/card.png">', /^write !\[what it shows\]\(\/img\/card\.png\)$/],
  ['![A word](code\\a.png)', /^write code\/a\.png$/],
])('%s has one finding, which says what to write', async (text, remedy) => {
  const files = {
    [index]: post(`See ${text}.`),
    [`blog/${folder}/pointer.svg`]: 'version https://git-lfs.github.com/spec/v1\noid sha256:0\n',
  };
  const findings = await findingsIn(site(files));
  expect(findings.map((one) => one.remedy)).toEqual([expect.stringMatching(remedy)]);
});

test.each([
  ['title', 'title: “Cron: a story”', /^write straight quotes/],
  ['tags', 'tags: [“front”]', /^did you mean “front”\?$/],
  ['tags', 'tags: [gardening]', /^write one of front, testing, or declare it there/],
  ['tags', 'tags:[front]', /^write a space after the colon/],
  ['title', "title: 'It's new'", /^put the value into double quotes, or write '' /],
] as const)(
  '%s, written as %s, has one finding, with a remedy for just that',
  async (key, line, remedy) => {
    const findings = await findingsIn(site({[index]: post('', {[key]: line})}));
    expect(findings.map((one) => one.remedy)).toEqual([expect.stringMatching(remedy)]);
  },
);

test('code that ends only with the next code does not end', async () => {
  const text = '```ts\nlet a;\n\nWords.\n\n```ts\nlet b;\n```\n';
  expect(await findingsIn(site({[index]: post(text)}))).toMatchObject([
    {rule: 'code', reason: expect.stringMatching(/^The code does not end/) as string},
  ]);
});

describe('a rule is as severe as src/site/post-rules.ts says', () => {
  const found = (rule: RuleName, isOlder = false, isFatal = false) => {
    const {findings, reportAs} = collect('blog/a.md', 'a\nb', () => isOlder);
    reportAs(rule)(2, 'A reason', 'a remedy', {isFatal});
    return findings.map(({severity, line}) => `${severity} in line ${line}`);
  };
  const set = postRules.length;

  test('and one that is switched off finds nothing', () => {
    const [before] = set;
    set[0] = 'off';
    expect(found('length')).toEqual([]);
    set[0] = 'error';
    expect(found('length')).toEqual(['error in line 2']);
    set[0] = before;
    expect(found('length')).toEqual(['warning in line 2']);
  });

  test('but what stops the build is an error, whatever it says', () => {
    expect(found('length', false, true)).toEqual(['error in line 2']);
    expect(found('link', true, true)).toEqual(['error in line 2']);
  });

  test('and in posts from before the site was adopted, warns', () => {
    expect(found('link', true)).toEqual(['warning in line 2']);
    expect(found('heading', true)).toEqual(['warning in line 2']);
  });
});

test('in a site with older posts, what authors.yml and tags.yml say warns, unless the build stops at it', async () => {
  const root = site({
    [index]: post(),
    'blog/authors.yml': 'web: {name: "Web \\a", image_url: /img/no.png}\nb: {name: [B]}\n',
    'blog/tags.yml': 'front: {permalink: /a}\nb: {permalink: /a, description: "\\ud800"}\n',
  });
  const severitiesOf = async () =>
    (await findingsIn(root)).map(({line, rule, severity}) => `${line} ${rule} ${severity}`).sort();
  const fatal = ['2 address error', '2 declaration error', '2 lost-text error'];
  expect(await severitiesOf()).toEqual(['1 lost-text error', '1 picture error', ...fatal]);
  olderPosts.before = '2000-01-01';
  try {
    expect(await severitiesOf()).toEqual(['1 lost-text warning', '1 picture warning', ...fatal]);
  } finally {
    olderPosts.before = null;
  }
});

test('in an older post, an address warns unless the build cannot parse it', async () => {
  const root = site({
    [index]: post('[a](http://%20http://a.example/) [b](https:/b.example/)'),
  });
  const severities = async () =>
    (await findingsIn(root)).filter(({rule}) => rule === 'link').map(({severity}) => severity);
  olderPosts.before = '2100-01-01';
  try {
    expect(await severities()).toEqual(['error', 'warning']);
  } finally {
    olderPosts.before = null;
  }
});

test.each([`${folder} copy 2`, `${folder} (1)`])(
  'the folder of a post that a file manager has copied, %s, gives no address',
  async (copy) => {
    const findings = await findingsIn(site({[index]: post(), [`blog/${copy}/index.md`]: post()}));
    expect(findings).toMatchObject([{rule: 'address', file: `blog/${copy}/index.md`}]);
  },
);

test('a name of one tag is not made the value of `tags`', async () => {
  const [finding] = await findingsIn(site({[index]: post('', {tags: 'tag: front'})}));
  expect(finding).toMatchObject({rule: 'unknown-key', remedy: 'did you mean “tags”?'});
  expect(finding!.fix).toBeUndefined();
});

const fixable: Array<[name: string, files: Record<string, string>]> = [
  ['the name of a host', {[index]: post('See [x](www.example.com).')}],
  ['a key and an address', {[index]: post('', {more: 'serie: Words\nredirects: [/a]'})}],
  [
    'a former address',
    {
      [index]: post('See [x](/former/).'),
      'blog/2024-04-03-another/index.md': post('', {more: 'redirects: [/former/]'}),
    },
  ],
];

describe.each(fixable)(
  '--fix changes what a finding names, and nothing else: %s',
  (_name, files) => {
    test.each([
      ['line feeds', (text: string) => text],
      ['CRLF and a byte order mark', (text: string) => `\ufeff${text.replaceAll('\n', '\r\n')}`],
    ])('in files with %s', async (_kind, written) => {
      const root = site(
        Object.fromEntries(Object.entries(files).map(([path, text]) => [path, written(text)])),
      );
      const before = filesIn(root);
      const findings = await findingsIn(root);
      expect(fix(root, findings).size).toBeGreaterThan(0);
      const after = filesIn(root);
      expect(after.size).toBe(before.size);
      for (const [path, bytes] of before) {
        const own = findings.filter(({file}) => join(root, file) === path);
        expectOnlyEdits(bytes.toString(), after.get(path)!.toString(), own);
      }
      expect((await findingsIn(root)).filter((one) => one.fix)).toEqual([]);
    });
  },
);

/** Expects no change outside the places that the findings name, or to the line ends and the byte order mark. */
function expectOnlyEdits(before: string, after: string, findings: readonly Finding[]): void {
  const text = normalized(before);
  const edits = findings.flatMap((one) => [one.fix ?? []].flat());
  const start = Math.min(text.length, ...edits.map((one) => one.start));
  const end = text.length - Math.max(start, ...edits.map((one) => one.end));
  const changed = normalized(after);
  expect(changed.slice(0, start)).toBe(text.slice(0, start));
  expect(changed.slice(changed.length - end)).toBe(text.slice(text.length - end));
  expect(after.startsWith('\ufeff')).toBe(before.startsWith('\ufeff'));
  expect(after.includes('\r\n')).toBe(before.includes('\r\n'));
  expect(/[^\r]\n/.test(after)).toBe(/[^\r]\n/.test(before));
}
