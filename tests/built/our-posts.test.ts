import {expect, test} from 'vitest';
import {addressOfPost} from '../../src/content/post-path';
import {original} from '../../src/cli/adopt/original';
import {addressed, page, published, read} from './pages';

const ours = original.posts.map((folder) => page(addressOfPost(`${folder}/index.md`)));

// Features of this company's posts, so that the tests of all posts cover them. These tests are removed with
// the posts when another company adopts the site: see src/cli/adopt.

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

test('each post is related to others', () => {
  expect(ours.filter(({$}) => $('[data-post-surroundings] h2').text() !== 'Read next')).toEqual([]);
});

test('feeds have drawings of posts', () => {
  expect(published.filter((file) => /\/drawing-\d+\.svg$/.test(file)).length).toBeGreaterThan(10);
});

test('one post has something to type into', () => {
  expect(ours.filter(({$}) => $('#__blog-post-container section:has(input)').length)).toHaveLength(
    1,
  );
});

test('the page of the podcast has an alternate', () => {
  expect(published).toContain('podcast.md');
});
