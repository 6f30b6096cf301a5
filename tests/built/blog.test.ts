import {describe, expect, test} from 'vitest';
import {drawingId} from '../../src/lib/cover';
import {posts as written} from '../e2e/published/site';
import {addressed, page, posts, published, read, tagsOf} from './pages';

const perPage = 5;
const lists = addressed.filter(({path}) => /^\/(?:page\/\d+\/)?$/.test(path));

test('the list shows five posts a page, newest first, each once', () => {
  const ordered = lists.map((_, index) => page(index === 0 ? '/' : `/page/${index + 1}/`));
  const shown = ordered.map(({$}) =>
    $('main article h2 a')
      .toArray()
      .map((link) => $(link).attr('href')!),
  );
  expect(shown.slice(0, -1).every((list) => list.length === perPage)).toBe(true);
  expect(shown.flat()).toEqual(
    posts
      .map(({path}) => path)
      .sort()
      .reverse(),
  );
});

test.each(posts)('$path names its day, its reading time and its tags', ({path, $}) => {
  const post = $('main article');
  expect(post.text().includes(' min read'), 'a reading time').toBe(true);
  const day = post.find('time').attr('datetime')?.slice(0, 10);
  // A slug may have replaced the date in the address.
  expect(day).toBe(/^\/(\d{4}\/\d\d\/\d\d)\//.exec(path)?.[1]?.replaceAll('/', '-') ?? day);
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  // Some may be declared where they are used.
  expect(tagsOf($).length).toBeGreaterThanOrEqual(
    written.find((one) => one.path === path)?.tags.length ?? 0,
  );
});

describe('the cover', () => {
  const coversOf = (path: string, inside = 'main article') =>
    page(path)
      .$(`${inside} svg use`)
      .toArray()
      .map((element) => page(path).$(element).attr('href')!.replace(/#.*/, ''));

  test('is another for each post, in a file that is there', () => {
    const covers = lists.flatMap(({path}) => coversOf(path));
    expect(covers).toHaveLength(posts.length);
    expect(new Set(covers).size).toBe(posts.length);
    for (const file of covers) {
      expect(published).toContain(file.slice(1));
      expect(read(file.slice(1))).toContain(`id="${drawingId}"`);
    }
  });

  test('is the same on the list and on the post', () => {
    const newest = page('/').$('main h2 a').first().attr('href')!;
    expect(coversOf(newest, 'main article header')).toEqual(coversOf('/').slice(0, 1));
  });
});
