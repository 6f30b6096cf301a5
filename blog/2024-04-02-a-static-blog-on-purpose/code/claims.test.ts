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

test('one word replaces all pages of Docusaurus, and one with a loader and here', () => {
  const [[stockName, stock], [, loader], [ownName, ours]] = Object.entries(
    filesOf('one-word'),
  ) as Array<[string, Record<string, number>]> as [
    [string, Record<string, number>],
    [string, Record<string, number>],
    [string, Record<string, number>],
  ];
  expect(stockName).toBe(`Docusaurus, ${stock.pages} pages`);
  expect(text, refresh).toContain(
    `all the stock site's ${stock.pages} pages are replaced; with it, one.`,
  );
  // “Two hold the text, and the runtime knows their names.”
  expect(stock['scripts, styles'], refresh).toBe(3);
  expect(loader, refresh).toMatchObject({
    pages: 1,
    // The loader itself.
    'scripts, styles': 4,
  });
  expect(ours.pages, refresh).toBe(1);
  const [, pages] = /, (\d+) pages$/.exec(ownName)!;
  expect(text, refresh).toContain(`one page of ${pages} changes`);
});

test('deleting first breaks a page in the states that the text says', () => {
  const [, broken, , of] = /^old away.*?(\d+) +(\d+) +(\d+)$/m.exec(
    read('release.out.txt'),
  )!;
  expect(text, refresh).toContain(`broken in ${broken} of ${of} states`);
});
