import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {AddressInfo} from 'node:net';
import {chromium} from '@playwright/test';
import {load} from 'cheerio';
import {parseJsonFeed} from 'feedsmith';
import {beforeAll, describe, expect, test} from 'vitest';
import {chromiumFlags, ensureChromium} from '../../site/support/chromium';
import {buildSite} from '../../site/support/docusaurus';
import {beginSiteOf} from '../support/begin-site';
import {problemsOfXml} from '../../site/built/xml';
import {startStaticHost} from '../../site/support/static-host';
import {pathTo} from '../../site/support/path-to';

// A site with more posts than a page should list.

/** The number of posts per year: more than the sidebar lists, and more than a feed holds. */
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

let build: string;

beforeAll(async () => {
  const site = writeSite();
  const {ok, output} = await buildSite(site, {BUILD_DATE: '2025-01-01'});
  expect(ok, output).toBe(true);
  build = join(site, 'build');
}, 300_000);

const text = (path: string) => readFileSync(join(build, path), 'utf8');
const html = (path: string) => load(text(`${path.slice(1)}index.html`));

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
  const host = await startStaticHost(build, 0);
  const browser = await chromium.launch({executablePath: ensureChromium(), args: chromiumFlags});
  const page = await browser.newPage();
  await page.goto(
    `http://127.0.0.1:${(host.address() as AddressInfo).port}${pathTo.search}?q=post`,
  );
  const results = page.getByRole('main').locator('ol > li > a');
  await expect.poll(() => results.count()).toBe(10);
  await page.getByRole('button', {name: 'More results'}).click();
  await expect.poll(() => results.count()).toBe(20);
  expect(await results.nth(10).evaluate((link) => link === document.activeElement)).toBe(true);
  await browser.close();
  host.close();
});
