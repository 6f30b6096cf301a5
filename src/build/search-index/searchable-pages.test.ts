import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {searchableDocs, searchablePosts} from './searchable-pages';

const post = (title: string, metadata: object = {}) => ({
  metadata: {
    title,
    description: 'About it',
    permalink: '/2024/04/02/it/',
    date: new Date('2024-04-02'),
    unlisted: false,
    frontMatter: {},
    tags: [{label: 'Testing'}],
    authors: [{name: 'A team'}, {key: 'nameless'}],
    ...metadata,
  },
});
const blog = (...blogPosts: object[]) => [{blogPosts} as unknown as BlogContent];

test('a post is found by what readers see of it', () => {
  expect(searchablePosts(blog(post('It')))).toEqual([
    {
      permalink: '/2024/04/02/it/',
      title: 'It',
      description: 'About it',
      date: '2024-04-02T00:00:00.000Z',
      tags: ['Testing'],
      teams: ['A team'],
    },
  ]);
});

test('unlisted posts and drafts are left out', () => {
  const hidden = [
    post('Hidden', {unlisted: true}),
    post('Draft', {frontMatter: {draft: true}}),
    post('Shown'),
  ];
  expect(searchablePosts(blog(...hidden)).map(({title}) => title)).toEqual(['Shown']);
});

test('of docs, those of the last version are found, and none that is hidden', () => {
  const doc = (title: string, rest: object = {}) => ({
    title,
    description: '',
    permalink: '/',
    ...rest,
  });
  const content = {
    loadedVersions: [
      {isLast: false, docs: [doc('Next')]},
      {
        isLast: true,
        docs: [doc('Now'), doc('Hidden', {unlisted: true}), doc('Draft', {draft: true})],
      },
    ],
  } as unknown as DocsContent;
  expect(searchableDocs([content]).map(({title}) => title)).toEqual(['Now']);
});
