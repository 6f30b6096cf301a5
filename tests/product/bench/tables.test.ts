import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {repository} from '../../site/support/docusaurus';

const document = (path: string) => readFileSync(join(repository, path), 'utf8');

/** The cells of all rows of tables, but for the line below each head. */
const rowsOf = (text: string) =>
  [...text.matchAll(/^\| ([^-].*) \|$/gm)].map(([, row]) =>
    row!.split('|').map((cell) => cell.trim()),
  );

const performance = document('.github/PERFORMANCE.md');
const rows = rowsOf(performance);
const isHead = ([, site]: string[]) => site === 'stock Docusaurus';

test('the tables of PERFORMANCE.md have rows that a bench prints, so that they can be pasted', () => {
  const benches = readdirSync(__dirname).map((file) => document(`tests/product/bench/${file}`));
  expect(rows.filter(isHead)).toHaveLength(4);
  const names = rows.filter((row) => !isHead(row)).map(([name]) => `'${name}'`);
  expect(names.filter((name) => !benches.join('').includes(name))).toEqual([]);
});

// An adopted site says nothing of the product's speed.
const speed = /^<!-- speed -->\n([^]*?)^<!-- \/speed -->$/m.exec(document('README.md'))?.[1] ?? '';

test.runIf(speed)('the README has figures of PERFORMANCE.md, of the same day', () => {
  const [head, ...own] = rowsOf(speed);
  expect(own).not.toEqual([]);
  const start = rows.findIndex(([name]) => name === head![0]);
  const columns = head!.map((name) => rows[start]!.indexOf(name));
  for (const row of own) {
    const found = rows.slice(start).find(([name]) => name === row[0]);
    expect(row).toEqual(columns.map((column) => found?.[column]));
  }
  expect(speed).toContain(/Printed on ([\d-]+)/.exec(performance)![1]);
});
