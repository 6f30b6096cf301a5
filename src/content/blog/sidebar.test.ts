import {expect, test} from 'vitest';
import {sidebarOf} from './sidebar';

const posts = (count: number) =>
  Array.from({length: count}, (_, at) => ({
    title: `Post ${at}`,
    permalink: `/${at}/`,
    // Six of 2024, and others of the years before.
    date: new Date(Date.UTC(2024 - Math.floor(at / 6), 5, 28 - (at % 6))),
  }));

test('ten posts are all listed; of more, the years of the others lead into the archive', () => {
  const titles = posts(10).map(({title}) => title);
  const few = sidebarOf({title: 'All', items: posts(10)}, '/archive/');
  expect(few.items.map(({title}) => title)).toEqual(titles);
  const hidden = {...posts(1)[0]!, title: 'Hidden', unlisted: true};
  const {items} = sidebarOf({title: 'All', items: [hidden, ...posts(14)]}, '/archive/');
  expect(items.slice(0, 10).map(({title}) => title)).toEqual(titles);
  expect(items.slice(10)).toMatchObject([
    {title: '2023', permalink: '/archive/#2023', count: 6},
    {title: '2022', permalink: '/archive/#2022', count: 2},
  ]);
});
