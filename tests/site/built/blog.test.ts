import {expect, test} from 'vitest';
import {drawingId} from '../../../src/lib/cover';
import {authors, footColumns, perLongPage, posts as written, tags} from '../support/site';
import {at, base, pathTo, within} from '../support/path-to';
import {addressed, page, pages, posts, published, read, tagsOf} from '../support/pages';

const perPage = 5;
const lists = addressed.filter(({path}) => /^\/(?:page\/\d+\/)?$/.test(within(path)));

test('the list shows five posts a page, newest first, each once', () => {
  const ordered = lists.map((_, index) => page(index === 0 ? at('/') : at(`/page/${index + 1}/`)));
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

test('the first page of the list leads to older posts, and the second back', () => {
  if (lists.length > 1) {
    expect(
      page(at('/'))
        .$(`main a[href="${at('/page/2/')}"]`)
        .text(),
    ).toMatch(/^\d{4}.*older post/);
    expect(
      page(at('/page/2/'))
        .$(`main a[href="${at('/')}"]`)
        .text(),
    ).toMatch(/newer posts/);
  }
});

const textsOf = (path: string, selector: string) => {
  const {$} = page(path);
  return $(selector)
    .toArray()
    .map((element) => $(element).text().trim());
};

test.each([
  ['tags', tags],
  ['authors', authors],
] as const)(
  'each of the %s lists its posts and no others, 25 a page, with their reading times',
  (kind, all) => {
    for (const {key, path} of all) {
      const expected = written.filter((post) => post[kind].includes(key));
      const more = Math.max(0, Math.ceil(expected.length / perLongPage) - 1);
      const parts = [path, ...Array.from({length: more}, (_, at) => `${path}page/${at + 2}/`)];
      const shown = parts.map((part) => textsOf(part, 'main article h2'));
      expect(shown.flat(), path).toEqual(expected.map(({title}) => title));
      expect(Math.max(...shown.map((titles) => titles.length))).toBeLessThanOrEqual(perLongPage);
      for (const text of textsOf(path, 'main article')) {
        expect(text, path).toMatch(/\b\d+ min read/);
      }
    }
  },
);

test('the index of tags leads to each that a post has, and that of authors presents each', () => {
  const linksTo = (path: string) => {
    const {$} = page(path);
    return new Set(
      $(`main a[href^="${path}"]`)
        .toArray()
        .map((link) => $(link).attr('href')),
    );
  };
  expect(linksTo(pathTo.tags)).toEqual(new Set(tags.map(({path}) => path)));
  expect(linksTo(pathTo.authors)).toEqual(new Set(authors.map(({path}) => path)));
  const names = textsOf(pathTo.authors, 'main h2');
  expect(names).toHaveLength(authors.length);
  authors.forEach(({name}, index) => {
    expect(names[index]!.startsWith(name), name).toBe(true);
  });
});

test('the archive links every post, by year, and names its team', () => {
  const {$} = page(pathTo.archive);
  expect($('main li a')).toHaveLength(written.length);
  expect(textsOf(pathTo.archive, 'main h2')).toEqual([...new Set(written.map(({year}) => year))]);
  for (const {path, title, authors: keys} of written) {
    const line = $(`main li:has(a[href="${path}"])`);
    expect(line.find('a').text().trim()).toBe(title);
    // Not in the title, which may have the same words.
    const beside = line.find('span').text();
    for (const {name} of authors.filter(({key}) => keys.includes(key))) {
      expect(beside, title).toContain(name);
    }
  }
});

test('the foot of each page has its columns of links', () => {
  for (const {path, $} of pages) {
    const foot = $('footer').last();
    const columns = foot
      .find('ul')
      .toArray()
      .map((list) =>
        $(list)
          .find('a')
          .toArray()
          .map((link) => $(link).attr('href')),
      );
    expect(columns, path).toEqual(footColumns.map(({links}) => links.map(({target}) => target)));
    const words = foot.text();
    for (const {title, links} of footColumns) {
      for (const name of [title, ...links.map((link) => link.name)]) {
        expect(words, path).toContain(name);
      }
    }
  }
});

test('legal pages say when they were last updated', () => {
  for (const path of [
    at('/legal/'),
    at('/legal-notices/'),
    at('/general-terms-and-conditions-of-use/'),
  ]) {
    expect(page(path).$('main').text()).toContain('Last updated on');
    expect(textsOf(path, 'main time')).toEqual([
      expect.stringMatching(/^\d{1,2} [A-Z][a-z]+ 20\d\d$/),
    ]);
  }
});

test.each(posts)('$path names its day, its reading time and its tags', ({path, $}) => {
  const post = $('main article');
  expect(post.text().includes(' min read'), 'a reading time').toBe(true);
  const day = post.find('time').attr('datetime')?.slice(0, 10);
  // A slug may have replaced the date in the address.
  expect(day).toBe(/^\/(\d{4}\/\d\d\/\d\d)\//.exec(within(path))?.[1]?.replaceAll('/', '-') ?? day);
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  // Some may be declared where they are used.
  expect(tagsOf($).length).toBeGreaterThanOrEqual(
    written.find((one) => one.path === path)?.tags.length ?? 0,
  );
});

const coversOf = (path: string, inside = 'main article') =>
  page(path)
    .$(`${inside} svg use`)
    .toArray()
    .map((element) => page(path).$(element).attr('href')!.replace(/#.*/, ''));

test('the cover is another for each post, in a file that is there', () => {
  const covers = lists.flatMap(({path}) => coversOf(path));
  expect(covers).toHaveLength(posts.length);
  expect(new Set(covers).size).toBe(posts.length);
  for (const file of covers) {
    expect(published).toContain(file.slice(base.length));
    expect(read(file.slice(base.length))).toContain(`id="${drawingId}"`);
  }
});
