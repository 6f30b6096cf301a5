import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {repository} from '../../site/support/docusaurus';

const benches = readdirSync(__dirname)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(__dirname, file), 'utf8'))
  .join('\n');

const document = (path: string) => readFileSync(join(repository, path), 'utf8');

/** The first cell of every body row, in those tables of a text whose header begins with `head`. */
const rowsOf = (text: string, head: string) =>
  [...text.matchAll(/(?:^\|.*\n)+/gm)]
    .filter(([table]) => table.startsWith(`| ${head}`))
    .flatMap(([table]) => table.trim().split('\n').slice(2))
    .map((row) => row.split('|')[1]!.trim());

test.each(['Stock site', 'This site, stock, Astro'])(
  'the table “%s” of PERFORMANCE.md has rows that a bench prints, so that it can be pasted',
  (head) => {
    const rows = rowsOf(document('.github/PERFORMANCE.md'), head);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => !benches.includes(`'${row}'`))).toEqual([]);
  },
);

// An adopted site says nothing of the product's speed.
const speed = /^<!-- speed -->\n([^]*?)^<!-- \/speed -->$/m.exec(document('README.md'))?.[1] ?? '';

test.runIf(speed)(
  'the README has rows of the table in PERFORMANCE.md, with the same figures and day',
  () => {
    const cellsOf = (text: string) =>
      [...text.matchAll(/^\| (.*) \|$/gm)].map(([, row]) =>
        row!.split('|').map((cell) => cell.trim()),
      );
    const whole = document('.github/PERFORMANCE.md');
    const [pages, , ...rows] = cellsOf(speed);
    expect(rows).not.toEqual([]);
    const table = cellsOf(whole);
    const start = table.findIndex(([head]) => head === pages![0]);
    const columns = pages!.map((name) => table[start]!.indexOf(name));
    for (const row of rows) {
      const found = table.slice(start).find(([head]) => head === row[0]);
      expect(row).toEqual(columns.map((column) => found?.[column]));
    }
    expect(speed).toContain(/Printed on ([\d-]+)/.exec(whole)![1]);
  },
);
