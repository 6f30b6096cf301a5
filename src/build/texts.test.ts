import {expect, test} from 'vitest';
import {textsOf} from './texts';

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
const textsOfBlog = (...blogPosts: object[]) =>
  textsOf({'docusaurus-plugin-content-blog': {default: {blogPosts}}}).posts;

test('unlisted posts are left out, and the newest is the first', () => {
  const posts = [
    post('Old', {date: new Date('2023-01-01')}),
    post('Hidden', {unlisted: true}),
    post('New'),
  ];
  expect(textsOfBlog(...posts).map(({title}) => title)).toEqual(['New', 'Old']);
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
        docs: [doc('Now'), doc('Hidden', {unlisted: true})],
      },
    ],
  };
  const {docs} = textsOf({'docusaurus-plugin-content-docs': {default: content}});
  expect(docs.map(({title}) => title)).toEqual(['Now']);
});
