import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import {report, type ReportedPost} from './report';

const file = 'blog/2024-04-02-a-post/index.md';
const post: ReportedPost = {
  file,
  kind: 'asked',
  address: '/2024/04/02/a-post/',
  visibility: [],
  page: null,
  findings: [],
};

const said = (one: ReportedPost, isBuilt: boolean) => {
  const {children} = report([one], {isBuilt, linkTo: null});
  return children.map((node) => toString(node));
};

test('a post that nobody compares with another branch is not called new or changed', () => {
  expect(said(post, true)).toContain(file);
  expect(said({...post, kind: 'changed'}, true)).toContain(`Changed: ${file}`);
  expect(said({...post, kind: 'added'}, true)).toContain(`New: ${file}`);
});

test('each weight is beside its limit, and one that is above it is said to be too heavy', () => {
  const built = (inlineStyles: number): ReportedPost => ({
    ...post,
    page: {
      ...{title: 'A post', description: 'Words.', day: '2 April 2024', readingTime: 'a minute'},
      ...{teams: [], tags: [], words: 40, headings: [], linksOut: [], card: null},
      weights: {html: 4_000, inlineStyles, scripts: 1},
      pictures: {count: 0, bytes: 0},
      recordings: {count: 0, bytes: 0},
    },
  });
  expect(said(built(8_900), true).join()).toContain('styles in it 8.9 kB of 9.0 kB; ');
  expect(said(built(9_200), true).join()).toContain('styles in it 9.2 kB of 9.0 kB: too heavy');
});

test('where there is no page of a post, the report says why, and what to run', () => {
  expect(said(post, false).join()).toContain('nothing is built; run npm run build');
  expect(said(post, true).join()).toMatch(/the last build is older than the post.*npm run build/);
  expect(said({...post, visibility: ['a draft']}, false).join()).toContain('show: a draft.');
});
