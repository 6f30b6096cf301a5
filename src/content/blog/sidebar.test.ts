import {expect, test} from 'vitest';
import {sidebarOf} from './sidebar';

const posts = (count: number) =>
  Array.from({length: count}, (_, at) => ({
    title: `Post ${at}`,
    permalink: `/${at}/`,
    // Six of 2024, and others of the years before.
    date: new Date(Date.UTC(2024 - Math.floor(at / 6), 5, 28 - (at % 6))),
  }));

test('ten posts are all listed', () => {
  const {items} = sidebarOf({title: 'All', items: posts(10)}, '/archive/');
  expect(items.map(({title}) => title)).toEqual(posts(10).map(({title}) => title));
});

test('of more, the newest ten are, and the years of the others lead into the archive', () => {
  const hidden = {...posts(1)[0]!, title: 'Hidden', unlisted: true};
  const {items} = sidebarOf({title: 'All', items: [hidden, ...posts(14)]}, '/archive/');
  expect(items.map(({title}) => title)).toEqual([
    ...posts(10).map(({title}) => title),
    ...['2023', '2022'],
  ]);
  expect(items.slice(10)).toMatchObject([
    {permalink: '/archive/#2023', count: 6},
    {permalink: '/archive/#2022', count: 2},
  ]);
});
