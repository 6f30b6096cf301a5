import {mkdirSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {checkPosts, type CheckOptions} from './check-posts';
import {folder, index, mdxIndex, mdxPost, post, scratch, site, type Content} from './fixture';
import {checkDictionary, spelling} from './language/spelling';
import {copied} from './template';
import {readAsText} from './texts';

/* What lies beside posts, and what one cause has for others: each has its one finding. */

afterAll(() => {
  rmSync(scratch, {recursive: true, force: true});
});

type Files = Record<string, Content | null>;

async function judge(files: Files, options?: CheckOptions): Promise<string[]> {
  const {findings} = await checkPosts(site({[index]: post(), ...files}), options);
  return findings.map(
    ({file, line, column, reason, remedy, rule}) =>
      `${file}:${line}:${column} ${rule} ${reason}: ${remedy}`,
  );
}

const other = '2024-05-01-other';
const guid = 'guid: urn:uuid:00000000-0000-4000-8000-000000000001';
const facts = `title: One\nnumber: 1\ndescription: What is heard.\ndate: 2024-04-02\n${guid}\n`;
const episode = (yaml = facts) => `---\n${yaml}---\n\n# A chapter\n\nA sentence.\n`;
const tags = 'front:\n  label: Front\ntesting:\n  label: Testing\n';
const authors = 'web:\n  name: Web team\n  page: true\n';
const chart = (figure: object) => ({
  [index]: post('```chart file=data/a.json\nWhat is seen.\n```\n'),
  [`blog/${folder}/data/a.json`]: JSON.stringify(figure),
});

const causes: Array<[what: string, files: Files, found: RegExp]> = [
  [
    'an empty text of an episode',
    {[`blog/${folder}/episode.txt`]: ''},
    /^blog\/2024-04-02-a-post\/episode\.txt:1:1 episode .*facts.*---/,
  ],
  [
    'an episode without a number',
    {[`blog/${folder}/episode.txt`]: episode(facts.replace('number: 1\n', ''))},
    /episode\.txt:1:1 episode `number` is missing, .*: write the number/,
  ],
  [
    'an episode whose number is a word',
    {[`blog/${folder}/episode.txt`]: episode(facts.replace('number: 1', 'number: one'))},
    /episode\.txt:3:1 episode `number` is missing, .*: write the number/,
  ],
  [
    'an episode without its recording',
    {[`blog/${folder}/episode.txt`]: episode()},
    /episode\.txt:1:1 episode static\/podcast\/a-post\.mp3 is not there: make it with/,
  ],
  [
    'a recording of no episode',
    {'static/podcast/gone.mp3': 'x'},
    /^static\/podcast\/gone\.mp3:1:1 episode this is of no episode: name it/,
  ],
  [
    'a title with an emoji',
    {[index]: post('', {title: 'title: Shifts that 🎉 change'})},
    /index\.md:2:20 card .*no 🎉 \(U\+1F389\): write the title without/,
  ],
  [
    'a title with letters of Chinese',
    {[index]: post('', {title: 'title: Rosters in 東京 and here'})},
    /index\.md:2:19 card .*no 東 \(U\+6771\), 京 \(U\+4EAC\)/,
  ],
  [
    'a title with a word that no card has room for',
    {[index]: post('', {title: `title: A ${'wide'.repeat(15)} word`})},
    /index\.md:2:8 card .*no room .*: shorten its longest word/,
  ],
  [
    'the name of a team with an emoji',
    {'blog/authors.yml': authors.replace('Web', 'Web 🕸')},
    /^blog\/authors\.yml:2:13 card .*U\+1F578/,
  ],
  [
    'two tags with one address',
    {'blog/tags.yml': `${tags}other:\n  label: Other\n  permalink: /front\n`},
    /^blog\/tags\.yml:7:14 front-matter “\/tags\/front\/” is also the page of “front”: give each/,
  ],
  [
    'a picture of a team that is not there',
    {
      'blog/authors.yml': `${authors}  image_url: /img/authors/wbe.svg\n`,
      'static/img/authors/web.svg': '<svg/>',
    },
    /^blog\/authors\.yml:4:14 front-matter There is no picture .*did you mean “\/img\/authors\/web\.svg”/,
  ],
  [
    'a picture of a team on another site',
    {'blog/authors.yml': `${authors}  image_url: https://example.com/a.png\n`},
    /^blog\/authors\.yml:4:14 front-matter .*would see who reads: put/,
  ],
  [
    'gone.yaml',
    {'blog/gone.yaml': '/a/:\n  reason: It was wrong.\n'},
    /^blog\/gone\.yaml:1:1 post-folder Nothing reads this file: rename it to gone\.yml/,
  ],
  [
    'tags.yaml beside tags.yml',
    {'blog/tags.yaml': tags},
    /^blog\/tags\.yaml:1:1 post-folder Nothing reads .*: put what it says into blog\/tags\.yml/,
  ],
  [
    'a file of settings that nothing reads',
    {'blog/settings.json': '{}'},
    /^blog\/settings\.json:1:1 post-folder Nothing reads this file: delete it/,
  ],
  [
    'output of no program',
    {[`blog/${folder}/code/b.out.txt`]: 'one\n'},
    /^blog\/2024-04-02-a-post\/code\/b\.out\.txt:1:1 fence-file Nothing prints this: .*program/,
  ],
  [
    'a link that leads nowhere, in place of the folder of code',
    {
      [`blog/${other}/code`]: {to: '/nowhere'},
      [`blog/${other}/index.md`]: post('```ts file=code/a.ts\n```'),
    },
    /^blog\/2024-05-01-other\/code:1:1 post-folder A link that leads to no file: put/,
  ],
  [
    'a picture that is a link to nothing',
    {
      [`blog/${folder}/a.png`]: {to: 'b.png'},
      [index]: post('![A week of shifts](./a.png)'),
    },
    /^blog\/2024-04-02-a-post\/a\.png:1:1 post-folder A link that leads to no file: put/,
  ],
  [
    'tags that cannot be read, of a post that links to one of them',
    {'blog/tags.yml': 'front:\n\tlabel: Front\n', [index]: post('[Tests](/tags/testing/)')},
    /^blog\/tags\.yml:2:1 front-matter/,
  ],
  [
    'teams that cannot be read, of a post that links to one of them',
    {'blog/authors.yml': 'web: [\n', [index]: post('[The team](/authors/web/)')},
    /^blog\/authors\.yml:\d:\d front-matter/,
  ],
  [
    'tags that are no text',
    {'blog/tags.yml': Buffer.from('\ufefffront', 'utf16le'), [index]: post('[T](/tags/testing/)')},
    /^blog\/tags\.yml:1:1 encoding/,
  ],
  [
    'tags that cannot be read, where gone.yml leads to one',
    {'blog/tags.yml': 'front: [', 'blog/gone.yml': '/tags/a/:\n  to: /tags/front/\n'},
    /^blog\/tags\.yml:1:\d+ front-matter/,
  ],
  [
    'a number for a former address',
    {[index]: post('', {more: 'redirects: [5]'})},
    /index\.md:6:13 front-matter “5” cannot stand at “redirects”: write a former address/,
  ],
  [
    'a misspelt key of a tag',
    {'blog/tags.yml': `${tags}  descripton: Tests.\n`},
    /^blog\/tags\.yml:5:3 front-matter There is no “descripton”: did you mean “description”/,
  ],
  [
    'a key that no tag has',
    {'blog/tags.yml': `${tags}  colour: red\n`},
    /^blog\/tags\.yml:5:3 front-matter There is no “colour”: delete it; there are label, permalink, description$/,
  ],
  [
    'a key that no team has',
    {'blog/authors.yml': `${authors}  slug: web\n`},
    /^blog\/authors\.yml:4:3 front-matter There is no “slug”: delete it; there are name, title/,
  ],
  [
    'a misspelt key of a page that is gone',
    {'blog/gone.yml': '/2024/01/01/a/:\n  reson: Its figures were wrong.\n'},
    /^blog\/gone\.yml:\d:\d+ front-matter .*(?:reason|write to:)/,
  ],
  [
    'a chart without a description',
    chart({title: 'One'}),
    /index\.md:16:1 fence-file .*`description` is missing .*: say what is to be seen, .*npm run figures/,
  ],
  [
    'a chart of a kind that is not drawn',
    chart({title: 'One', description: 'What is to be seen here.', kind: 'pie'}),
    /index\.md:16:1 fence-file .*`kind` .*: write line, bar or points/,
  ],
  [
    'a link to a post of a name that is near',
    {
      [`blog/${other}/index.md`]: post(),
      [index]: post(`[The other](../${other}s/index.md)`),
    },
    /index\.md:16:1 link There is no file .*did you mean “\.\.\/2024-05-01-other\/index\.md”/,
  ],
];

const svg = (inside: string, head = 'xmlns="http://www.w3.org/2000/svg"') => ({
  [index]: post('![A square](./a.svg)'),
  [`blog/${folder}/a.svg`]: `<svg ${head} viewBox="0 0 9 9">${inside}</svg>`,
});
const mdx = (text: string): Files => ({[index]: null, [mdxIndex]: mdxPost(text)});
const written = (text: string): Files => ({[index]: post(text)});
const dot = (source: string) => written(`\`\`\`dot title="T" description="D"\n${source}\n\`\`\``);

causes.push(
  ['two byte order marks', {[index]: `\ufeff\ufeff${post()}`}, /:1:1 encoding .*byte order mark/],
  [
    'three thousand quotations',
    written(`${'>'.repeat(3000)} a`),
    /:16:1 size This line begins .*: delete/,
  ],
  [
    'three hundred elements in each other',
    mdx('<div>'.repeat(300) + '</div>'.repeat(300)),
    /:16:\d+ size This lies in 40/,
  ],
  [
    'a long address',
    {[`blog/2024-05-01-${'long-'.repeat(25)}one/index.md`]: post()},
    /:1:1 post-folder The words of the address have 128 characters: shorten/,
  ],
  [
    'a loop in a post',
    mdx('{(() => { while (true) {} })()}'),
    /:16:1 expression A loop .*: write it into/,
  ],
  [
    'a loop in what it exports',
    mdx('export const a = () => { for (;;) {} };'),
    /:16:1 expression A loop/,
  ],
  [
    'HTML that nobody judges',
    mdx('<div dangerouslySetInnerHTML={{__html: "x"}} />'),
    /:16:1 html dangerouslySetInnerHTML .*: write/,
  ],
  ['a drawing without a namespace', svg('', ''), /:16:1 picture .*SVG.*: write xmlns/],
  [
    'a drawing that loads a style sheet',
    svg('<style>@import "https://a.example/x.css";</style>'),
    /:16:1 picture .*loads “https:\/\/a\.example\/x\.css”/,
  ],
  [
    'a listing of old Macs',
    {...written('```ts file=code/b.ts\n```'), [`blog/${folder}/code/b.ts`]: 'one();\rtwo();\r'},
    /:16:1 fence-file .*CR: save it/,
  ],
  [
    'a diagram with a link',
    dot('digraph {\na [URL="javascript:alert(1)"]\n}'),
    /:18:1 fence-file .*URL=.*: delete it/,
  ],
  [
    'a diagram with a picture',
    dot('digraph { a [image="/etc/passwd"] }'),
    /:17:1 fence-file .*image=/,
  ],
  [
    'a table whose head is empty',
    written('|  |  |\n| - | - |\n| 1 | 2 |'),
    /:16:1 table The head .*: write/,
  ],
  [
    'a callout with its title in braces',
    written(':::note{title="Mind"}\n\nWords.\n\n:::'),
    /:16:1 callout .*: write :::note\[Mind\]/,
  ],
  [
    'the id of a heading again',
    written('<b id="a-part">words</b>'),
    /:16:1 heading-id .*line 12: give/,
  ],
  [
    'a note with a space in its name',
    written('Words[^a b].\n\n[^a b]: One.'),
    /:18:1 footnote “\[\^a b\]” .*: write \[\^a-b\]/,
  ],
  [
    'a list of tags without any',
    {'blog/tags.yml': '# none\n'},
    /tags\.yml:1:1 front-matter .*nothing: write the first/,
  ],
  [
    'an empty list of teams',
    {'blog/authors.yml': ''},
    /authors\.yml:1:1 front-matter .*nothing: write/,
  ],
  [
    'an empty list of what is gone',
    {'blog/gone.yml': ''},
    /gone\.yml:1:1 front-matter .*nothing: delete it/,
  ],
  [
    'two tags of one label',
    {'blog/tags.yml': `${tags}fore:\n  label: Front\n`},
    /tags\.yml:6:10 front-matter Readers see “Front” for “front” too.*: give/,
  ],
  [
    'a tag that leads out of the site',
    {'blog/tags.yml': `${tags}  permalink: //evil.example\n`},
    /tags\.yml:5:14 front-matter .*: write a slash/,
  ],
  [
    'a page of a team above its own',
    {'blog/authors.yml': 'web:\n  name: Web team\n  page: {permalink: /../a}\n'},
    /authors\.yml:3:\d+ front-matter .*: write a slash/,
  ],
  [
    'a team whose address is a script',
    {'blog/authors.yml': `${authors}  url: "javascript:alert(1)"\n`},
    /authors\.yml:4:8 front-matter .*: write an address/,
  ],
  [
    'a network whose address is a script',
    {'blog/authors.yml': `${authors}  socials: {x: "javascript:alert(1)"}\n`},
    /authors\.yml:4:16 front-matter .*: write an address that begins/,
  ],
);

test.each(causes)('%s has one finding', async (_what, files, found) => {
  const told = await judge(files);
  expect(told, JSON.stringify(told, null, 1)).toHaveLength(1);
  expect(told[0]).toMatch(found);
});

describe('of two episodes', () => {
  // Sixty frames of silence, of 26 ms each.
  const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)]);
  const recorded = (slug: string): Files => ({
    [`static/podcast/${slug}.mp3`]: Buffer.concat(Array<Buffer>(60).fill(frame)),
    [`static/podcast/${slug}.vtt`]: 'WEBVTT\n\n00:00:00.000 --> 00:00:01.000\nA sentence.\n',
    [`static/podcast/${slug}.chapters.json`]: JSON.stringify({
      version: '1.2.0',
      chapters: [{startTime: 0, title: 'A chapter'}],
    }),
  });
  const two = (yaml: string): Files => ({
    ...recorded('a-post'),
    ...recorded('other'),
    [`blog/${folder}/episode.txt`]: episode(),
    [`blog/${other}/index.md`]: post('', {title: 'title: Another of the same kind'}),
    [`blog/${other}/episode.txt`]: episode(yaml),
  });
  const secondGuid = facts.replace('001\n', '002\n');

  test('each has its own guid and number', async () => {
    expect(await judge(two(secondGuid.replace('number: 1', 'number: 2')))).toEqual([]);
  });

  test.each([
    ['guid', facts.replace('number: 1', 'number: 2'), 6],
    ['number', secondGuid, 3],
  ])('the second of the same %s is told', async (fact, yaml, line) => {
    const told = await judge(two(yaml));
    expect(told).toEqual([
      `blog/${other}/episode.txt:${line}:1 episode another episode has this ${fact} too: write one of its own`,
    ]);
  });
});

test('a card of its own may have any title', async () => {
  const files = {
    [index]: post('', {title: 'title: Shifts 🎉 change', more: 'image: /img/card.png'}),
  };
  expect(await judge(files)).toEqual([]);
});

test('the episode of a draft need not be whole yet', async () => {
  const files = {
    [index]: post('', {more: 'draft: true'}),
    [`blog/${folder}/episode.txt`]: '',
  };
  expect(await judge(files)).toEqual([]);
});

test('a circle of links has one finding', async () => {
  const root = site({[index]: post()});
  mkdirSync(join(root, `blog/${folder}/sub`));
  symlinkSync('..', join(root, `blog/${folder}/sub/again`));
  const {findings} = await checkPosts(root);
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({
    file: `blog/${folder}/sub/again`,
    reason: 'A link to a folder',
  });
});

describe('the template of CONTRIBUTING', () => {
  const contributing = readFileSync(
    join(import.meta.dirname, '../../../.github/CONTRIBUTING.md'),
    'utf8',
  );

  test('is the one that the check knows', () => {
    expect(contributing).toContain(`\`\`\`markdown\n${copied}\`\`\``);
  });

  test('is found where it was left as it is: each part of it', async () => {
    const {findings} = await checkPosts(
      site({
        [index]: copied.replace(', performance', ''),
      }),
    );
    const told = findings.filter(({rule}) => rule === 'placeholder').map(({line}) => line);
    expect(told).toEqual([2, 3, 8, 12, 14]);
  });
});

describe('a post that was published', () => {
  const former = '2024-05-01-former';
  const text = post('Some words that are its own.');
  const before = (lost: string) => ({
    source: 'the main branch',
    addresses: new Set([`/2024/05/01/${lost}/`, '/2024/04/02/a-post/', '/tags/front/']),
    texts: [readAsText(`blog/2024-05-01-${lost}/index.md`, text, new Date())!],
    files: new Set([`blog/2024-05-01-${lost}/index.md`, index]),
  });
  const linking = post(
    `[One](../${former}/index.md), [two](../${former}/index.md#a-part), [three](/2024/05/01/former/).`,
  );

  test('and has another name now is named by each link to it', async () => {
    const told = await judge(
      {[index]: linking, [`blog/${other}/index.md`]: text},
      {before: before('former')},
    );
    expect(told.filter((one) => one.includes('There is no'))).toEqual([]);
    expect(told.filter((one) => one.includes(' link '))).toHaveLength(3);
    expect(
      told.filter((one) => one.includes('another name now: write ../2024-05-01-other')),
    ).toHaveLength(2);
  });

  test('and is deleted is told as that', async () => {
    const told = await judge({[index]: linking}, {before: before('former')});
    const links = told.filter((one) => one.includes(' link '));
    expect(links).toHaveLength(3);
    expect(links.filter((one) => one.includes('deleted: lead elsewhere'))).toHaveLength(3);
  });

  test('keeps its tags, as far as is known, while tags.yml cannot be read', async () => {
    const told = await judge(
      {[`blog/${former}/index.md`]: text, 'blog/tags.yml': 'front: ['},
      {before: before('former')},
    );
    expect(told).toHaveLength(1);
  });
});

describe('words.txt', () => {
  test.each([
    ['UTF-16', Buffer.from('\ufeffFlite\n', 'utf16le'), /^encoding 1: The file is UTF-16: save/],
    [
      'two words on a line',
      '# Names\nFlite\nOne Two # a firm\n',
      /^spelling 3: “One Two”.*: write each/,
    ],
  ])('%s is told', (_what, words, found) => {
    const told = checkDictionary(site({'blog/words.txt': words}));
    expect(told).toHaveLength(1);
    const [{rule, line, reason, remedy}] = told as [(typeof told)[0]];
    expect(`${rule} ${line}: ${reason}: ${remedy}`).toMatch(found);
  });

  test('allows an American word that it lists', async () => {
    const root = site({
      [index]: post('The color of Behavior.'),
      'blog/words.txt': 'color\n',
    });
    const {findings} = await checkPosts(root, {
      readers: [spelling(join(root, 'blog/words.txt'))],
    });
    expect(findings.map(({reason}) => reason)).toEqual(['“Behavior” is American']);
  }, 60_000);
});
