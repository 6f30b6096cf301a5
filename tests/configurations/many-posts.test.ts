import {existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Server} from 'node:http';
import {chromium, type Browser, type Page} from '@playwright/test';
import {load} from 'cheerio';
import {parseJsonFeed} from 'feedsmith';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {chromiumFlags, ensureChromium} from '../support/chromium';
import {buildSite} from '../support/docusaurus';
import {beginSiteOf} from '../support/begin-site';
import {problemsOfXml} from '../built/xml';
import {startStaticHost} from '../support/static-host';
import {pathTo} from '../support/path-to';
import {useUntilLive} from '../support/use-page';

// A site with more posts than a page should list.

/** The number of posts per year: more than one page of the archive lists, and more than a feed holds. */
const postsOfYears = {2021: 40, 2022: 30, 2023: 30, 2024: 30};

/** All its posts, newest first: one every ten days or so. */
const manyPosts = Object.entries(postsOfYears)
  .flatMap(([year, count]) =>
    Array.from({length: count}, (_, at) => {
      const day = new Date(Date.UTC(Number(year), 0, 1 + at * 9)).toISOString().slice(0, 10);
      return {
        year,
        folder: `${day}-post-${at + 1}-of-${year}`,
        path: `/${day.replaceAll('-', '/')}/post-${at + 1}-of-${year}/`,
        title: `Post ${at + 1} of the year ${year}`,
        tag: at % 2 === 0 ? 'even' : 'odd',
      };
    }),
  )
  .reverse();

const textOf = ({title, tag}: (typeof manyPosts)[number]) => `---
title: ${title}
description: One sentence on the ${title.toLowerCase()}, as long as it has to be.
authors: [team]
tags: [common, ${tag}]
---

A few words.

<!-- truncate -->

A few more.
`;

/** Writes the site, and returns the path of its folder. */
function writeSite(): string {
  const {site: folder, write} = beginSiteOf(
    'many-posts',
    'podcast: null, locales: [own.locales[0]]',
  );
  for (const post of manyPosts) {
    write(`blog/${post.folder}/index.md`, textOf(post));
  }
  write(
    'blog/tags.yml',
    ['common', 'even', 'odd'].map((tag) => `${tag}:\n  label: The tag ${tag}\n`).join(''),
  );
  write('blog/authors.yml', 'team:\n  name: The team\n  page: true\n');
  return folder;
}

const port = Number(process.env.E2E_PORT ?? 4173) + 11;
const origin = `http://127.0.0.1:${port}`;
const [newest, oldest] = [manyPosts[0]!, manyPosts.at(-1)!];
const of = (year: string) => manyPosts.filter((post) => post.year === year);
const titlesOf = (posts: typeof manyPosts) => posts.map(({title}) => title);

let site: string;
let build: string;
let host: Server;
let browser: Browser;

/** Builds the site with the caches of the build before, if there was one. */
async function rebuild(): Promise<void> {
  const {ok, output} = await buildSite(site, {BUILD_DATE: '2025-01-01'});
  expect(ok, output).toBe(true);
}

beforeAll(async () => {
  site = writeSite();
  await rebuild();
  build = join(site, 'build');
  host = await startStaticHost(build, port);
  browser = await chromium.launch({executablePath: ensureChromium(), args: chromiumFlags});
}, 300_000);

afterAll(async () => {
  await browser.close();
  host.close();
});

const text = (path: string) => readFileSync(join(build, path), 'utf8');
const html = (path: string) => load(text(`${path.slice(1)}index.html`));

type Opened = {page: Page; requests: string[]; close: () => Promise<void>};

/** Opens a page in a browser context of its own, and records its later requests. */
async function open(path: string, {scripts = true}: {scripts?: boolean} = {}) {
  const context = await browser.newContext({
    viewport: {width: 1280, height: 800},
    javaScriptEnabled: scripts,
  });
  const page = await context.newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(origin + path);
  if (scripts) {
    await useUntilLive(page);
  }
  const opened: Opened = {page, requests, close: () => context.close()};
  return opened;
}

const sidebarOf = (page: Page) => page.getByRole('navigation', {name: 'All our posts'});

describe('the sidebar of many posts', () => {
  test('names the newest, and the years of the others with a link to each, with scripts off', async () => {
    const {page, close} = await open(oldest.path, {scripts: false});
    const sidebar = sidebarOf(page);
    expect(await sidebar.locator('a').allTextContents()).toEqual([
      ...titlesOf(manyPosts.slice(0, 10)),
      ...['2024', '2023', '2022', '2021'].map((year) => `All posts of ${year}`),
    ]);
    const years = sidebar.locator('summary');
    expect(await years.allTextContents()).toEqual([
      `2024 (+${postsOfYears[2024] - 10})`,
      `2023 (${postsOfYears[2023]})`,
      `2022 (${postsOfYears[2022]})`,
      `2021 (${postsOfYears[2021]})`,
    ]);
    await years.nth(3).click();
    await sidebar.getByRole('link', {name: 'All posts of 2021'}).click();
    expect(new URL(page.url()).pathname).toBe(`${pathTo.archive}2021/`);
    expect(
      await page.getByRole('main').getByRole('listitem').getByRole('link').allTextContents(),
    ).toEqual(titlesOf(of('2021')));
    await close();
  });

  test('shows the posts of a year in place, which is asked for once, and marks the one being read', async () => {
    const {page, requests, close} = await open(oldest.path);
    const sidebar = sidebarOf(page);
    const year = sidebar.getByRole('group').filter({hasText: '2021'});
    expect(requests).not.toContain(`${pathTo.archive}2021/`);
    // With the keyboard.
    await year.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => year.getByRole('link').allTextContents())
      .toEqual([...titlesOf(of('2021')), 'All posts of 2021']);
    const current = year.locator('[aria-current="page"]');
    expect(await current.allTextContents()).toEqual([oldest.title]);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    expect(requests.filter((path) => path === `${pathTo.archive}2021/`)).toHaveLength(1);

    await page.evaluate(() => Object.assign(window, {isSame: true}));
    const next = of('2021')[3]!;
    await year.getByRole('link', {name: next.title, exact: true}).click();
    await page.waitForURL(origin + next.path);
    // The year stays open, and the page was not reloaded.
    await expect.poll(() => current.allTextContents()).toEqual([next.title]);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    expect(requests.filter((path) => path === `${pathTo.archive}2021/`)).toHaveLength(1);
    await close();
  });

  test('says so where the archive cannot be read, keeps the link, and asks anew', async () => {
    const {page, close} = await open(newest.path);
    await page.route(`**${pathTo.archive}2022/`, (route) => route.abort());
    const year = sidebarOf(page).locator('details').filter({hasText: '2022'});
    await year.locator('summary').click();
    await expect
      .poll(() => year.getByRole('status').textContent())
      .toContain('could not be loaded');
    expect(await year.getByRole('link').allTextContents()).toEqual(['All posts of 2022']);
    await page.unroute(`**${pathTo.archive}2022/`);
    await year.locator('summary').click();
    await year.locator('summary').click();
    await expect.poll(() => year.getByRole('link').count()).toBe(postsOfYears[2022] + 1);
    expect(await year.getByRole('status').count()).toBe(0);
    await close();
  });
});

describe('the archive of many posts', () => {
  test('has a page for each year, with words of its own, between the years beside it', () => {
    const titles = new Set<string>();
    for (const year of Object.keys(postsOfYears)) {
      const $ = html(`${pathTo.archive}${year}/`);
      expect($('h1').text()).toBe(`Posts of ${year}`);
      expect($('meta[name="description"]').attr('content')).toContain(year);
      expect($('link[rel="canonical"]').attr('href')).toMatch(
        new RegExp(`${pathTo.archive}${year}/$`),
      );
      titles.add($('title').text());
      const links = $('main nav a')
        .toArray()
        .map((link) => $(link).attr('href'));
      const beside = [Number(year) + 1, Number(year) - 1].filter((one) => one in postsOfYears);
      expect(links.sort()).toEqual(
        [pathTo.archive, ...beside.map((one) => `${pathTo.archive}${one}/`)].sort(),
      );
      expect(text('sitemap.xml')).toContain(`${pathTo.archive}${year}/</loc><lastmod>${year}-`);
    }
    expect(titles.size).toBe(Object.keys(postsOfYears).length);
  });
});

test('feeds of many posts hold the newest twenty, whole', () => {
  const newest = manyPosts.slice(0, 20).map(({path}) => path);
  for (const [file, format] of [
    ['atom.xml', 'atom'],
    ['rss.xml', 'rss'],
    [`${pathTo.tags.slice(1)}common/rss.xml`, 'rss'],
  ] as const) {
    const $ = load(text(file), {xml: true});
    const paths = $('entry > id, item > guid')
      .toArray()
      .map((id) => new URL($(id).text()).pathname);
    expect(paths).toEqual(newest);
    expect(text(file)).toContain('A few more.');
    expect(problemsOfXml(text(file), format)).toEqual([]);
  }
  const {items = []} = parseJsonFeed(text('feed.json'));
  expect(items.map(({id}) => new URL(id!).pathname)).toEqual(newest);
});

describe.each([`${pathTo.tags}common/`, `${pathTo.authors}team/`])('%s of many posts', (list) => {
  test('has 25 posts a page, where the blog itself has five', () => {
    const postsOn = (path: string) => {
      const $ = html(path);
      const known = new Set(manyPosts.map(({path: post}) => post));
      const links = $('main a')
        .toArray()
        .map((link) => $(link).attr('href')!);
      return [...new Set(links)].filter((link) => known.has(link));
    };
    const paths = manyPosts.map(({path}) => path);
    expect(postsOn(list)).toEqual(paths.slice(0, 25));
    expect(postsOn(`${list}page/6/`)).toEqual(paths.slice(125));
    expect(existsSync(join(build, list, 'page/7'))).toBe(false);
    expect(postsOn('/page/2/')).toEqual(paths.slice(5, 10));
    expect(html(list)('main').find('a[href$="/page/2/"]').length).toBeGreaterThan(0);
  });
});

test('a search shows the best results, and more where they are wanted', async () => {
  const {page, close} = await open(`${pathTo.search}?q=post`);
  const results = page.getByRole('main').locator('ol > li > a');
  await expect.poll(() => results.count()).toBe(10);
  await page.getByRole('button', {name: 'More results'}).click();
  await expect.poll(() => results.count()).toBe(20);
  expect(await results.nth(10).evaluate((link) => link === document.activeElement)).toBe(true);
  await close();
});

// Caches that builds keep for later ones save time, and do not change what is published. This test comes last, as
// it builds the site again.
describe('built again', () => {
  const textOfPage = (path: string) => text(join(path, 'index.html'));

  function edit(path: string, from: string | RegExp, to: string): void {
    const file = join(site, path);
    const former = readFileSync(file, 'utf8');
    expect(former).toMatch(from);
    writeFileSync(file, former.replace(from, to));
  }

  /** The files of the build, by name, without the search index, whose order Pagefind itself varies. */
  function published(): Record<string, string> {
    const names = readdirSync(build, {recursive: true, encoding: 'utf8'}).filter(
      (name) => /\.(?:html|md|xml|json|txt|png|js|css)$/.test(name) && !name.startsWith('pagefind'),
    );
    return Object.fromEntries(
      names.sort().map((name) => [name, readFileSync(join(build, name), 'base64')]),
    );
  }

  test('after edits of the site, its posts, tags, teams and documents, it writes what a build without caches does', async () => {
    edit(`blog/${manyPosts[2]!.folder}/index.md`, /^title: .*$/m, 'title: Another title');
    edit(`blog/${manyPosts[90]!.folder}/index.md`, /^title: .*$/m, 'title: Another old title');
    edit(`blog/${manyPosts[70]!.folder}/index.md`, 'odd]', 'even]');
    edit('blog/tags.yml', 'The tag even', 'The even ones');
    edit('blog/authors.yml', 'The team', 'All of us');
    edit('docs/legal.md', /^title: .*$/m, 'title: The law');
    rmSync(join(site, 'blog', manyPosts[100]!.folder), {recursive: true});
    edit('src/site/identity.ts', "baseUrl: '/'", "baseUrl: '/', title: 'Another site'");
    await rebuild();
    expect(textOfPage(manyPosts[3]!.path)).toContain('Another title');
    expect(textOfPage(pathTo.tags)).toContain('The even ones');
    expect(textOfPage(pathTo.archive)).toContain('Another site');
    const remembered = published();
    rmSync(join(site, 'node_modules/.cache'), {recursive: true});
    rmSync(join(site, '.docusaurus'), {recursive: true});
    await rebuild();
    const anew = published();
    expect(Object.keys(remembered)).toEqual(Object.keys(anew));
    expect(Object.keys(anew).filter((name) => anew[name] !== remembered[name])).toEqual([]);
  });
});
