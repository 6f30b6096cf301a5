import {createRequire} from 'node:module';
import {expect, test} from 'vitest';

const loader = createRequire(import.meta.url)('./sidebar-loader.cjs') as (source: string) => string;

test('the list of all posts keeps those that may be seen', () => {
  const source = {
    title: 'All our posts',
    items: [
      {title: 'A', permalink: '/a/', unlisted: false},
      {title: 'B', permalink: '/b/', unlisted: true},
    ],
  };
  expect(JSON.parse(loader(JSON.stringify(source)))).toEqual({
    title: 'All our posts',
    items: [source.items[0]],
  });
});
