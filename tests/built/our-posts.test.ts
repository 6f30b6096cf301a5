import {expect, test} from 'vitest';
import {addressOfPost} from '../../src/content/post-path';
import {original} from '../../src/cli/adopt/original';
import {addressed, page, published, read} from './pages';

const ours = original.posts.map((folder) => page(addressOfPost(`${folder}/index.md`)));

// Features of this company's posts, so that the tests of all posts cover them. These tests are removed with
// the posts when another company adopts the site: see src/cli/adopt.

test('the ten first posts keep their addresses', () => {
  expect(ours.map(({path}) => path)).toEqual(
    expect.arrayContaining([
      '/2024/04/02/a-static-blog-on-purpose/',
      '/2024/05/21/a-site-without-servers-in-terraform/',
      '/2024/07/09/cron-meets-daylight-saving-time/',
      '/2024/09/17/property-based-testing-a-shift-scheduler/',
      '/2024/11/05/how-we-write-at-meridiem/',
      '/2025/01/14/what-a-static-site-costs/',
      '/2025/03/11/the-price-of-hydration/',
      '/2025/05/20/rostering-is-a-constraint-problem/',
      '/2025/07/08/before-you-reach-for-embeddings/',
      '/2025/09/08/introducing-the-meridiem-podcast/',
    ]),
  );
});

test('code in HCL is highlighted', () => {
  const {$} = page('/2024/05/21/a-site-without-servers-in-terraform/');
  const listing = $('.theme-code-block').has(':contains("bucket.tf")').first();
  expect(listing.find('.keyword').first().text().trim()).toBe('resource');
});

test('pages that are thin, and later pages of lists, are there to be left out of the sitemap', () => {
  const paths = addressed.map(({path}) => path);
  expect(paths).toContain('/page/2/');
  expect(paths).toContain('/tags/podcast/');
  expect(read('sitemap.xml')).not.toMatch(/\/page\/2\/|\/tags\/terraform\//);
});

test('each has a title and a description of its own', () => {
  expect(new Set(ours.map(({$}) => $('title').text())).size).toBe(ours.length);
  const descriptions = ours.map(({$}) => $('meta[name="description"]').attr('content'));
  expect(new Set(descriptions).size).toBe(ours.length);
});

test('each post ends with two or three others, each with a reason, and with its citation', () => {
  for (const {path, $} of ours) {
    const surroundings = $('[data-post-surroundings]').filter(
      (_, part) => $(part).find('h2').first().text() === 'Read next',
    );
    const items = surroundings.find('section li').toArray();
    expect([2, 3], path).toContain(items.length);
    for (const item of items) {
      expect($(item).text(), path).toMatch(/ also (?:on|by|speaks of) \S/);
      expect($(item).find('a').attr('href')).not.toBe(path);
    }
    expect($('main details').text(), path).toContain('@misc{');
  }
});

test('a post ends with who wrote it, its tags and the day of its last change', () => {
  const {$} = page('/2025/05/20/rostering-is-a-constraint-problem/');
  const links = $('main dd a').toArray();
  expect(links.map((link) => $(link).text())).toEqual([
    'Scheduling team',
    'Data team',
    'Scheduling',
    'Performance',
    'Software design',
  ]);
  expect($('main dd time').attr('datetime')).toMatch(/^20\d\d-/);
});

test('figures have captions, asides have names, and callouts say what they are', () => {
  const figure = page('/2024/07/09/cron-meets-daylight-saving-time/').$('main figure').first();
  expect(figure.find('figcaption').text().trim()).not.toBe('');
  expect(figure.find('svg > title').text()).toMatch(/.{10,}/);
  const aside = page('/2025/09/08/introducing-the-meridiem-podcast/').$('main [role="note"]');
  expect(aside.first().attr('aria-label')).toMatch(/^On /);
  const callout = page('/2024/05/21/a-site-without-servers-in-terraform/').$('.theme-admonition');
  expect(callout.first().text()).toMatch(/\w/);
});

test('feeds have drawings of posts', () => {
  expect(published.filter((file) => /\/drawing-\d+\.svg$/.test(file)).length).toBeGreaterThan(10);
});

test('one post has something to type into, which begins with a bill, and says that it needs scripts', () => {
  const typed = ours.filter(({$}) => $('#__blog-post-container section:has(input)').length > 0);
  expect(typed).toHaveLength(1);
  const calculator = typed[0]!.$('section:has(input)');
  expect(calculator.find('output').text()).toBe('$3.98 a month');
  expect(calculator.find('noscript').text()).not.toBe('');
});

test('the page of the podcast has an alternate', () => {
  expect(published).toContain('podcast.md');
});
