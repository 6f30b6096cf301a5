import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'cheerio';
import sharp from 'sharp';
import {beforeAll, describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {identity} from '../../src/site/identity';
import {buildSite} from '../support/docusaurus';
import {filesIn} from '../support/unpublished-site';
import {beginSiteOf} from '../support/begin-site';
import {pathTo} from '../support/path-to';

// Posts of other Docusaurus blogs: their front matter means the same here as there.

/** What readers see of a post. */
type Expected = {
  path: string;
  /** ISO 8601, to the second. */
  date: string;
  title: string;
  description: string;
  /** Their names, each with the address it links to. */
  authors: Array<[name: string, address?: string]>;
  /** Their labels, each with the path of its list. */
  tags: Array<[label: string, path: string]>;
  /** Whether the reading time is hidden. */
  isUntimed?: true;
  /** The image in link previews, if it is not the post's card. */
  image?: RegExp;
  /** What else its page contains. */
  html?: RegExp[];
};

/** A post as it may appear in another Docusaurus blog. */
type Row = {
  name: string;
  /** Below blog/. */
  file: string;
  frontMatter: string[];
  text?: string;
  expected: Expected;
};

const usual = {
  title: 'A title',
  description: 'A description.',
  authors: [['The team', `${pathTo.authors}team/`]],
  tags: [['Declared', `${pathTo.tags}declared/`]],
} satisfies Partial<Expected>;

const keyed = ['authors: [team]', 'tags: [declared]'];
const said = ['title: A title', 'description: A description.'];

/** A row with the usual front matter, and one thing more. */
function row(
  name: string,
  file: string,
  path: string,
  frontMatter: string[],
  expected: Partial<Expected> = {},
  text?: string,
): Row {
  const has = (key: string) => frontMatter.some((line) => new RegExp(`^${key}`).test(line));
  return {
    name,
    file,
    text,
    frontMatter: [
      ...(has('title|no title') ? [] : said.slice(0, 1)),
      ...(has('description|no desc') ? [] : said.slice(1)),
      ...(has('author|no authors') ? [] : keyed.slice(0, 1)),
      ...(has('tags|no tags') ? [] : keyed.slice(1)),
      ...frontMatter.filter((line) => !line.startsWith('no ')),
    ],
    expected: {
      ...usual,
      path,
      date: `${path.slice(1, 11).replaceAll('/', '-')}T00:00:00.000Z`,
      ...expected,
    },
  };
}

const rows: Row[] = [
  row(
    'folders by date, and what MDX of version 1 allows',
    '2024/01/12/by-date.mdx',
    '/2024/01/12/by-date/',
    [],
    {html: [/<h2[^>]* id="own-id"/, /class="[^"]*admonition[^"]*"[^>]*>.*Heed this/s]},
    '<!-- A comment -->\n\n## Part {#own-id}\n\n:::note Heed this\n\nWords.\n\n:::\n',
  ),
  row(
    'no day in its path, an hour and a zone as Jekyll has them',
    'no-day.md',
    '/no-day/',
    ['date: 2017-12-14 09:10:11 +0200'],
    {date: '2017-12-14T07:10:11.000Z'},
  ),
  row('no date, so that Git knows when it came', 'from-git/index.md', '/from-git/', [], {
    date: '2022-06-07T08:00:00.000Z',
  }),
  row(
    'an absolute slug, an hour and a zone',
    '2024-01-14-slug.md',
    '/else/where/',
    ['slug: /else/where', 'date: 2021-09-13T18:00+02:00', 'redirects: [/2024/01/14/slug/]'],
    {date: '2021-09-13T16:00:00.000Z'},
  ),
  row(
    'an hour whose day in UTC is the one before',
    '2024-01-16-late.md',
    '/2024/01/16/late/',
    ['date: 2024-01-16T00:30:00+02:00'],
    {date: '2024-01-15T22:30:00.000Z'},
  ),
  row(
    'one author, inline',
    '2024-01-18-inline.md',
    '/2024/01/18/inline/',
    [
      'authors:',
      '  name: Ada Inline',
      '  title: Guest',
      '  url: https://ada.example/',
      '  image_url: https://ada.example/a.png',
      '  email: ada@ada.example',
      '  socials: {github: ada, x: "https://x.com/ada", stackoverflow: "1", email: a@ada.example, site: "https://ada.example"}',
    ],
    {authors: [['Ada Inline', 'https://ada.example/']]},
  ),
  row(
    'authors of several kinds',
    '2024-01-20-kinds/index.md',
    '/2024/01/20/kinds/',
    [
      'authors:',
      '  - team',
      '  - {key: letters, title: Another title}',
      '  - {name: Bo Beside, image_url: ./face.png}',
      '  - {imageURL: https://ada.example/face.png}',
    ],
    {
      authors: [
        ['The team', `${pathTo.authors}team/`],
        ['By Letter', 'mailto:letters@example.com'],
        ['Bo Beside'],
      ],
    },
  ),
  row(
    'an author as blogs once had them',
    '2024-01-21-legacy.md',
    '/2024/01/21/legacy/',
    [
      'author: Lee Gacy',
      'author_title: Engineer',
      'author_url: https://lee.example/',
      'author_image_url: https://lee.example/a.png',
    ],
    {authors: [['Lee Gacy', 'https://lee.example/']]},
  ),
  row(
    'next to no front matter',
    '2024-01-23-bare.md',
    '/2024/01/23/bare/',
    ['no title', 'no desc', 'no authors', 'no tags', 'hide_reading_time: true'],
    {
      title: 'The title in its text',
      description: 'The first words are its excerpt.',
      authors: [],
      tags: [],
      isUntimed: true,
    },
    '# The title in its text\n\nThe first words are its excerpt.\n\nMore words.\n',
  ),
  row(
    'no title anywhere',
    '2024-01-24-named-by-file.md',
    '/2024/01/24/named-by-file/',
    ['no title', 'unknown: {of: [what, ever]}', 'keywords: [alpha, beta]'],
    {title: 'named-by-file', html: [/<meta[^>]* name="keywords" content="alpha,beta"/]},
  ),
  row(
    'inline tags',
    '2024-01-25-tags.md',
    '/2024/01/25/tags/',
    ['tags: [Own Words, {label: An object, permalink: /objects}, 2024, declared]'],
    {
      tags: [
        ['Own Words', `${pathTo.tags}own-words/`],
        ['An object', `${pathTo.tags}objects/`],
        ['2024', `${pathTo.tags}2024/`],
        ['Declared', `${pathTo.tags}declared/`],
      ],
    },
  ),
  row(
    'a picture beside it',
    '2024-01-27-own-picture/index.md',
    '/2024/01/27/own-picture/',
    ['image: ./own.png'],
    {image: /^https:\/\/[^/]+\/assets\/images\/own-[\da-f]+\.png$/},
  ),
  row(
    'a picture elsewhere',
    '2024-01-28-remote-picture.md',
    '/2024/01/28/remote-picture/',
    ['image: https://pictures.example/a.png'],
    {image: /^https:\/\/pictures\.example\/a\.png$/},
  ),
  row(
    'a folder of several posts with pictures',
    'shared/2024-02-01-one.md',
    '/2024/02/01/shared/one/',
    ['title: The same title', 'series: A series'],
    {title: 'The same title', html: [/<img[^>]*alt="A square"/]},
    '![A square](./img/square.png)\n\n[The other](2024-02-02-two.md)\n',
  ),
  row(
    'a title that another has, in the same folder',
    'shared/2024-02-02-two.md',
    '/2024/02/02/shared/two/',
    ['title: The same title', 'series: A series'],
    {title: 'The same title', html: [/href="\/2024\/02\/01\/shared\/one\/"/]},
    '![A square](img/square.png)\n\n[The other](./2024-02-01-one.md)\n',
  ),
  row(
    'words that are not ASCII',
    '2024-02-03-Größe und mehr.md',
    '/2024/02/03/Größe und mehr/',
    [],
  ),
];

const {site, write} = beginSiteOf('front-matter', 'podcast: null, locales: [own.locales[0]]');
const build = join(site, 'build');
beforeAll(async () => {
  const text = (frontMatter: readonly string[], words: string) =>
    `---\n${frontMatter.join('\n')}\n---\n\n${words}`;
  for (const {file, frontMatter, text: words = 'Words of it.\n\nMore words.\n'} of rows) {
    write(`blog/${file}`, text(frontMatter, words));
  }
  const square = (red: number) =>
    sharp({create: {width: 64, height: 64, channels: 3, background: {r: red, g: 9, b: 9}}})
      .png()
      .toBuffer();
  write('blog/2024-01-20-kinds/face.png', await square(1));
  write('blog/2024-01-27-own-picture/own.png', await square(2));
  write('blog/shared/img/square.png', await square(3));
  write('blog/tags.yml', 'declared:\n  label: Declared\n');
  write(
    'blog/authors.yml',
    `team:
  name: The team
  page: true
  image_url: https://pictures.example/team.png
  socials: {github: team, mastodon: team, email: team@example.com}
letters:
  name: By Letter
  email: letters@example.com
`,
  );
  const git = (...command: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...command], {
      cwd: site,
      env: {
        ...process.env,
        GIT_AUTHOR_DATE: '2022-06-07T08:00:00Z',
        GIT_COMMITTER_DATE: '2022-06-07T08:00:00Z',
      },
    });
  git('init', '--quiet');
  git('add', 'blog', 'docs');
  git('commit', '--quiet', '--message', 'x');
  const {ok, output} = await buildSite(site, {
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    SITE_BASE_URL: '/',
  });
  expect(ok, output).toBe(true);
}, 600_000);

const read = (file: string) => readFileSync(join(build, file), 'utf8');
const addressOf = (path: string) => new URL(path, identity.url).href;
const pageOf = (path: string) => load(read(`${path}index.html`));

type Item = {
  url: string;
  title: string;
  summary: string;
  image?: string;
  date_published: string;
  tags?: string[];
  authors?: Array<{name: string; url?: string}>;
};

/** All posts in the feed and its archives. */
const items = () =>
  filesIn(build)
    .filter((file) => /^(?:feed-archive\/\d+\/)?feed\.json$/.test(file))
    .flatMap((file) => (JSON.parse(read(file)) as {items: Item[]}).items);

/** Normalises a time to ISO 8601 in UTC. */
const instant = (written: string | undefined) => new Date(written ?? '').toISOString();

describe.each(rows)('$name', ({expected}) => {
  const {path, date, title, description, authors, tags, image} = expected;

  test('has its page, with its facts', () => {
    const $ = pageOf(path);
    const header = $('article header').first();
    expect(header.find('h1').text()).toBe(title);
    expect(header.find('time').first().attr('datetime')).toBe(date);
    expect($('meta[name="description"]').attr('content')).toBe(description);
    expect(new URL($('link[rel="canonical"]').attr('href')!).href).toBe(addressOf(path));
    const facts = header.find('ul').first().children('li').toArray().slice(1);
    const told = facts
      .filter((fact) => !$(fact).text().endsWith('min read'))
      .flatMap((fact) => $(fact).contents().toArray())
      .map((part) => [$(part).text(), $(part).attr('href')])
      .filter(([words]) => !['', ', '].includes(words!));
    expect(told).toEqual([...authors, ...tags].map(([name, address]) => [name, address]));
    expect(facts.some((fact) => $(fact).text().endsWith('min read'))).toBe(!expected.isUntimed);
    for (const part of expected.html ?? []) {
      expect($.html()).toMatch(part);
    }
  });

  test('is told of to machines', () => {
    const $ = pageOf(path);
    type Thing = Record<string, unknown> & {
      '@type': string;
      url?: string;
      author?: Array<{name: string}>;
      '@graph'?: Thing[];
    };
    const things = $('script[type="application/ld+json"]')
      .toArray()
      .flatMap((script) => JSON.parse($(script).text()) as Thing | Thing[])
      .flatMap((thing) => thing['@graph'] ?? thing);
    const posting = things.find((thing) => thing['@type'] === 'BlogPosting')!;
    expect(posting).toMatchObject({headline: title, datePublished: date});
    expect(new URL(posting.url!).href).toBe(addressOf(path));
    expect([posting.author ?? []].flat().map(({name}) => name)).toEqual(
      authors.map(([name]) => name),
    );
    expect($('meta[property="article:published_time"]').attr('content')).toBe(date);
    const shown = $('meta[property="og:image"]').attr('content')!;
    if (image) {
      expect(shown).toMatch(image);
      expect(existsSync(join(build, `${path}card.png`))).toBe(false);
    } else {
      expect(shown).toBe(`${addressOf(path)}card.png`);
      expect(existsSync(join(build, `${path}card.png`))).toBe(true);
    }
    if (shown.startsWith(identity.url)) {
      expect(existsSync(join(build, decodeURI(new URL(shown).pathname)))).toBe(true);
    }
  });

  test('is in the feeds', () => {
    const item = items().find(({url}) => url === addressOf(path))!;
    expect(item).toMatchObject({title, summary: description});
    expect(instant(item.date_published)).toBe(date);
    expect(item.tags ?? []).toEqual(tags.map(([label]) => label));
    expect((item.authors ?? []).map(({name}) => name)).toEqual(authors.map(([name]) => name));
  });

  test('is in its Markdown, the list for language models, the sitemap, and what was published', () => {
    const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(
      read(`${path.slice(0, -1)}.md`),
    ) as unknown as [string, string, string];
    expect(parse(head)).toMatchObject({
      title,
      description,
      date: date.slice(0, 10),
      canonical: addressOf(path),
      tags: tags.map(([label]) => label),
      authors: authors.map(([name]) => name),
    });
    expect(body.trim()).toMatch(/^# /);
    expect(body.match(/^# /gm)).toHaveLength(1);
    expect(read('llms.txt')).toContain(`(${addressOf(path).replace(/\/$/, '')}.md)`);
    expect(read('sitemap.xml')).toContain(`<loc>${addressOf(path)}</loc>`);
    expect(read('addresses.txt').split('\n')).toContain(path);
  });
});

test('the former address of a post with a slug leads to it', () => {
  expect(read('2024/01/14/slug/index.html')).toContain('/else/where/');
});

test('lists show the posts by their dates, whatever their paths', () => {
  const pages = ['', ...[2, 3, 4].map((number) => `page/${number}/`)].map(
    (path) => `${path}index.html`,
  );
  const dates = pages.flatMap((file) => {
    const $ = load(read(file));
    return $('article time')
      .toArray()
      .map((time) => $(time).attr('datetime')!);
  });
  expect(dates).toHaveLength(rows.length);
  expect(dates).toEqual([...dates].sort().reverse());
});
