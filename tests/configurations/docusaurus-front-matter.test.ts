import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'cheerio';
import {beforeAll, describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {identity} from '../../src/site/identity';
import {buildSite} from '../support/docusaurus';
import {filesIn} from '../support/unpublished-site';
import {rows, writeFrontMatterSite} from '../support/front-matter-site';

// Posts of other Docusaurus blogs: their front matter means the same here as there.

let build: string;
beforeAll(async () => {
  const site = await writeFrontMatterSite('front-matter');
  build = join(site, 'build');
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
