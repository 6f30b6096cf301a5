import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import {
  archivePages,
  mostInArchive,
  mostInSidebar,
  type OlderPosts,
} from '../../content/archive/archive';

type Item = {title: string; permalink: string; date: string; unlisted?: boolean};
type Sidebar = {title: string; items: Array<Item & Partial<OlderPosts>>};

const loader = createRequire(import.meta.url)('./sidebar-loader.cjs') as (
  this: object,
  source: string,
) => string;

const options = {mostInSidebar, mostInArchive, archives: {default: '/archive/'}};

const load = (items: Item[]) =>
  JSON.parse(
    loader.call(
      {getOptions: () => options, resourcePath: '/a/blog-post-list-prop-default.json'},
      JSON.stringify({title: 'All our posts', items}),
    ),
  ) as Sidebar;

/** Posts as the sidebar lists them: dated at noon, which is in the same year in most time zones. */
const named = (items: Item[]) =>
  items.map((item) => ({...item, date: `${item.date.slice(0, 10)}T12:00Z`}));

/** The entry for the posts of a year that are not listed by name. */
const older = (year: number, count: number, above: number, permalink: string): OlderPosts => ({
  title: String(year),
  permalink,
  date: `${year}-01-01T12:00Z`,
  count,
  named: above,
});

/** The given number of posts from a year, newest first. */
const ofYear = (year: number, count: number): Item[] =>
  Array.from({length: count}, (_, at) => ({
    title: `${year} ${at}`,
    permalink: `/${year}/${at}/`,
    date: new Date(Date.UTC(year, 11, 31) - at * 3_600_000).toISOString(),
  }));

test('while there are few posts, the list keeps all that may be seen', () => {
  const items = ofYear(2025, mostInSidebar);
  const hidden = {...ofYear(2024, 1)[0]!, unlisted: true};
  expect(load([...items, hidden])).toEqual({title: 'All our posts', items: named(items)});
});

test('of more, it keeps the newest, and the years of the others with how many they are', () => {
  const hidden = {...ofYear(2023, 1)[0]!, unlisted: true};
  const {items} = load([...ofYear(2025, 4), ...ofYear(2024, 9), hidden, ...ofYear(2023, 2)]);
  expect(items).toEqual([
    ...named([...ofYear(2025, 4), ...ofYear(2024, 6)]),
    older(2024, 3, 6, '/archive/#2024'),
    older(2023, 2, 0, '/archive/#2023'),
  ]);
});

test('a year leads to its own page as soon as the archive has one', () => {
  for (const count of [mostInArchive - 5, mostInArchive - 4]) {
    const posts = [...ofYear(2025, 5), ...ofYear(2024, count)];
    const {years} = archivePages(posts, '/archive/');
    const path = years.find(({content}) => content.year === '2024')?.path ?? '/archive/#2024';
    expect(load(posts).items.at(-1)).toEqual(older(2024, count - 5, 5, path));
  }
});

test('the data does not grow with the posts of a year', () => {
  const sizeOf = (count: number) => JSON.stringify(load(ofYear(2025, count))).length;
  expect(sizeOf(8_000)).toBe(sizeOf(2_000));
});
