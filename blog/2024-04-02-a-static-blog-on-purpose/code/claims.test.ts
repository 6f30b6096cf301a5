import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import type {Figure} from '../../../src/lib/figure-data';

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');
const text = read('../index.md').replace(/\s+/g, ' ');
const refresh = 'The figure has changed: correct what index.md says of it.';

/** How many files differ, by the beginning of the series and the kind. */
function filesOf(name: string): Record<string, Record<string, number>> {
  const {series} = JSON.parse(read(`../data/${name}.json`)) as Figure;
  return Object.fromEntries(
    series.map((one) => [one.name, Object.fromEntries(one.points)]),
  );
}

test('one word replaces all pages of Docusaurus, and one here', () => {
  const [[stockName, stock], [ownName, ours]] = Object.entries(filesOf('one-word')) as [
    [string, Record<string, number>],
    [string, Record<string, number>],
  ];
  expect(stockName).toBe(`Docusaurus, ${stock.pages} pages`);
  expect(text, refresh).toContain(
    `Stock Docusaurus replaces all ${stock.pages} pages`,
  );
  // “Two scripts hold the text, and the runtime knows their names.”
  expect(stock['scripts, styles'], refresh).toBe(3);
  expect(ours.pages, refresh).toBe(1);
  const [, pages] = /, (\d+) pages$/.exec(ownName)!;
  expect(text, refresh).toContain(`the edited page is the only one of ${pages}`);
  expect(ours['scripts, styles'], refresh).toBe(0);
  // “12 feeds, two copies of the text in Markdown.”
  expect(ours.others, refresh).toBe(12 + 2);
});

test('a build repeats all but the search index, and footnotes in one folder', () => {
  const builds = filesOf('builds');
  for (const again of ['the same', 'full cache']) {
    const {'search index': index, ...rest} = builds[again]!;
    expect(rest, refresh).toEqual({pages: 0, 'scripts, styles': 0, others: 0});
    // How many pieces of it differ, differs too.
    expect(index, refresh).toBeGreaterThan(0);
  }
  expect(builds['other folder'], refresh).toMatchObject({
    pages: 5,
    'scripts, styles': 0,
  });
});

test('deleting first breaks a page in the states that the text says', () => {
  const [, broken, , of] = /^old away.*?(\d+) +(\d+) +(\d+)$/m.exec(
    read('release.out.txt'),
  )!;
  expect(text, refresh).toContain(`broken in ${broken} of ${of} states`);
});
