import {createRequire} from 'node:module';
import {expect, test} from 'vitest';

const load = createRequire(import.meta.url)('./archive-loader.cjs') as (source: string) => string;

test('of a post, the archive keeps what a line of it shows', () => {
  const metadata = {title: 'A', permalink: '/a/', date: '2025-01-01', tags: []};
  const source = {archive: {blogPosts: [{id: 'a', metadata, content: 'The whole text'}]}};
  expect(JSON.parse(load(JSON.stringify(source)))).toEqual({
    archive: {
      blogPosts: [{id: 'a', metadata: {title: 'A', permalink: '/a/', date: '2025-01-01'}}],
    },
  });
});
