import {validateBlogPostFrontMatter} from '@docusaurus/plugin-content-blog/lib/frontMatter.js';
import {parseMarkdownFile, DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describe, expect, test} from 'vitest';
import {checkPosts} from './check-posts';
import {index, site} from '../../tests/support/checked-site';

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
    ...['title: Words', 'title: ""', 'title: 42', 'title: true', 'title: [a]', 'title: {a: b}'],
    ...['title:', 'title: ~', 'title: 2024-01-01', 'description: ""', 'description: [a]'],
    ...['tags: []', 'tags: [a]', 'tags: [1]', 'tags: a', 'tags: [[a]]', 'tags: {a: b}'],
    ...['tags: [{label: a, permalink: /a}]', 'tags: [{label: a}]', 'tags: [""]', 'tags: [true]'],
    ...['date: 2024-01-01', 'date: "2024-01-01"', 'date: 2024-01-01T10:00', 'date: tomorrow'],
    ...['date: 2024-01-01 10:00:00 +0200', 'date: [2024-01-01]', 'date: ""'],
    ...['date: January 2, 2024', 'date: true', 'date: {a: b}'],
    ...[
      'authors: a',
      'authors: [a, b]',
      'authors: {name: A}',
      'authors: [{key: a}]',
      'authors: []',
    ],
    ...['authors: 1', 'authors: true', 'authors: [1]', 'authors: [[a]]', 'authors: ""'],
    ...[
      'authors: {title: T}',
      'authors: {imageURL: /a.png}',
      'authors: {name: [A]}',
      'authors: [{name: A, url: [a]}]',
    ],
    ...['slug: a', 'slug: /a/b', 'slug: 1', 'slug: ""', 'slug: [a]', 'slug: true', 'slug:'],
    ...['image: /a.png', 'image: ./a.png', 'image: https://a.example/b.png', 'image: [a]'],
    ...['image: 1', 'image: ""', 'image: {a: b}'],
    ...['keywords: [a]', 'keywords: []', 'keywords: a', 'keywords: [1]', 'keywords: [[a]]'],
    ...['hide_table_of_contents: true', 'hide_table_of_contents: maybe', 'draft: true'],
    ...['draft: yes', 'draft: 1', 'unlisted: [true]', 'draft: true\nunlisted: true'],
    ...['draft: false\nunlisted: true'],
    ...['last_update: {date: 2024-01-01}', 'last_update: {author: A}', 'last_update: {}'],
    ...['last_update: a', 'last_update: {date: 2024-05-01Tgarbage}', 'last_update: {author: [A]}'],
    ...['last_update: {date: 2024-01-01T10:00}', 'last_update:', 'whatever: [1, {a: b}]'],
    ...['title: "Words\nthat go on"', 'draft: "true"', 'title: |-\n  Words'],
    ...[
      'title: "a\ttab"',
      'tags: &t [a]\nkeywords: *t',
      'title: a: b',
      '\ttitle: a',
      'date: 2017-12-14 9:10:11 +2',
    ],
  ])('%j', async (yaml) => {
    expect((await isPassed(yaml)) ? 'right' : 'wrong').toBe(
      (await isTaken(yaml)) ? 'right' : 'wrong',
    );
  });
});

test.each(['date: 2024-13-45', 'date: 20240402', 'date: 2024-02-30', 'slug: /../a'])(
  '%j is accepted by Docusaurus, and refused here, since it would be another day or address than its author meant',
  async (yaml) => {
    expect(await isTaken(yaml)).toBe(true);
    expect(await isPassed(yaml)).toBe(false);
  },
);
