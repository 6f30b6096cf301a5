import {validateBlogPostFrontMatter} from '@docusaurus/plugin-content-blog/lib/frontMatter.js';
import {parseMarkdownFile, DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describe, expect, test} from 'vitest';
import {checkPosts} from './check-posts';
import {index, site} from '../../tests/product/support/checked-site';

/** Whether Docusaurus accepts the front matter. */
async function isTaken(yaml: string): Promise<boolean> {
  try {
    const {frontMatter} = await parseMarkdownFile({
      filePath: 'a.md',
      fileContent: `---\n${yaml}\n---\n\nWords.\n`,
      parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    validateBlogPostFrontMatter(frontMatter);
    return true;
  } catch {
    return false;
  }
}

/** Whether the check lets the build continue. */
async function isPassed(yaml: string): Promise<boolean> {
  const {findings} = await checkPosts(site({[index]: `---\n${yaml}\n---\n\nWords.\n`}));
  return findings.every(({rule}) => rule !== 'front-matter');
}

describe('front matter is right where it is for Docusaurus', () => {
  test.each([
    ...['title: ""', 'title: 42', 'title: [a]', 'title:', 'title: 2024-01-01', 'description: [a]'],
    ...['tags: [1]', 'tags: a', 'tags: [{label: a}]', 'tags: [{label: a, permalink: /a}]'],
    ...['date: 2024-01-01T10:00', 'date: tomorrow', 'date: true', 'date: January 2, 2024'],
    ...['authors: a', 'authors: [1]', 'authors: {name: A}', 'authors: [{key: a}]'],
    ...['authors: {title: T}', 'authors: [{name: A, url: [a]}]', 'slug: /a/b', 'slug: 1'],
    ...['slug: ""', 'image: [a]', 'image: ""', 'keywords: a', 'keywords: [[a]]'],
    ...['hide_table_of_contents: maybe', 'draft: yes', 'draft: 1', 'unlisted: [true]'],
    ...['draft: true\nunlisted: true', 'last_update: {date: 2024-01-01}', 'last_update: a'],
    ...['last_update: {date: 2024-05-01Tgarbage}', 'whatever: [1, {a: b}]', 'title: a: b'],
    ...['title: "Words\nthat go on"', 'tags: &t [a]\nkeywords: *t', '\ttitle: a'],
    ...['date: 2017-12-14 9:10:11 +2'],
  ])('%j', async (yaml) => {
    expect((await isPassed(yaml)) ? 'right' : 'wrong').toBe(
      (await isTaken(yaml)) ? 'right' : 'wrong',
    );
  });
});

test.each([
  ...['date: 2024-13-45', 'date: 20240402', 'date: 2024-02-30', 'slug: /../a'],
  ...['date: February 30, 2024', 'date: 05/06/2024', 'date: 2024-05-01 23:30 EST'],
  ...['date: Tue, 21 May 2024 01:00:00 +0200', 'last_update: {date: 31 June 2024}'],
])(
  '%j is accepted by Docusaurus, and refused here, since it would be another day or address than its author meant',
  async (yaml) => {
    expect(await isTaken(yaml)).toBe(true);
    expect(await isPassed(yaml)).toBe(false);
  },
);
