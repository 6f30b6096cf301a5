import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {patches} from '../../../src/cli/upstream';
import {rowOfFormer, rowOfNow} from './figures';
import again from './former-client.json';
import now from './now.json';
import former from './printed.json';
import taps from './tap.json';
import {dayOf, tableOf, type Run} from './table';

const text = readFileSync(join(__dirname, '../index.md'), 'utf8').replace(
  /\s+/g,
  ' ',
);
const refresh =
  'The data has changed: correct the numbers of index.md, and repeat `npm run figures -- the-price-of-hydration`.';

const atOnce = 'hydrated at once';
const used = 'hydrated when used';
const ours = 'this site';
const scripts = rowOfFormer('scripts, kB');
const sheets = rowOfFormer('style sheets, kB');
const work = rowOfFormer('main-thread CPU of a load, ms');
const menu = rowOfFormer('menu open after a later press, ms');
const early = rowOfFormer('menu open on a phone, ms');
const workNow = rowOfNow('main-thread CPU of a load, ms');
const desk = rowOfNow('scripts of a reader at a desk, kB');

const tap = rowOfNow('tap on a post on a phone, to its h1 painted, ms');
const click = rowOfNow(
  'click on a post, 3 s after a mouse has moved, to its h1 painted, ms',
);
const earlyClick = rowOfNow(
  'click half a second after the first paint, to its h1 painted, ms',
);

const spared = scripts[atOnce]! - scripts[used]!;
const ms = (value: number) => value.toLocaleString('en-GB');
const list = (values: number[]) =>
  values.map(ms).join(', ').replace(/, (?=[^ ]*$)/, ' and ');

test.each([
  `a menu that had opened in ${ms(menu[atOnce]!)} ms took ${ms(menu[used]!)}`,
  `Deferring saved ${Math.round(spared + sheets[atOnce]!)} kB: ${spared.toFixed(1)} of scripts, and a ${sheets[atOnce]!.toFixed(1)} kB style sheet`,
  `opened after ${ms(early[used]!)} ms, or ${ms(early[atOnce]!)} where`,
  `The main thread was spared ${work[atOnce]! - work[used]!} ms`,
  `Median of ${former.runs} runs, ${dayOf(former)}`,
  `The script of every page, under ${Math.ceil(rowOfNow('scripts, kB')[ours]!)} kB`,
  `is sent some ${Math.round(desk[ours]! / 10) * 10} kB of scripts, ${(desk[ours]! / scripts[atOnce]!).toFixed(1)} times what our own client weighed`,
  `some ${Math.round(rowOfNow('scripts, kB')[ours]!)} kB of scripts instead of ${scripts[used]}`,
  `Of the 58 patches, ${Object.keys(patches).length} are left`,
  `A tap that had taken ${taps.before[ours]} ms took ${taps.after[ours]}, and Astro's ${taps.after.Astro}.`,
  `On a slower machine, the first three bars were ${list(Object.values(again.rows['menu open after a later press, ms']))} ms`,
])('the text says: %s', (claim) => {
  expect(text, refresh).toContain(claim);
});

test('the start of the client blocks for more than a tenth of a second', () => {
  expect(rowOfNow('blocking after a mouse has moved, ms')[ours], refresh).toBeGreaterThan(100);
});

test('a click with the client is no faster than a click too early for it, and slower than on the stock site', () => {
  expect(click[ours]! / earlyClick[ours]!, refresh).toBeGreaterThan(0.9);
  expect(click[ours], refresh).toBeGreaterThan(click['stock site']!);
  // “On the stock site the same client does help.”
  expect(click['stock site'], refresh).toBeLessThan(earlyClick['stock site']!);
});

test('Astro opens a post clearly sooner at a tap', () => {
  expect(tap[ours]! / tap.Astro!, refresh).toBeGreaterThan(1.25);
});

test('a menu pressed early opens in less than half the time, though the stock site may have lost a second', () => {
  const press = rowOfNow('menu open on a phone, ms');
  expect((press['stock site']! - 1000) / press[ours]!, refresh).toBeGreaterThan(2);
});

test('the script of every page has “some 1,700 lines” with the search, without blank ones and comments', () => {
  const lines = ['site-script', 'search']
    .map((name) => join(__dirname, '../../../src/runtime', name))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => !/^\s*(?:$|\/\/|\/?\*)/.test(line));
  expect(text).toContain('some 1,700 lines');
  expect(lines.length).toBeGreaterThan(1600);
  expect(lines.length).toBeLessThan(1800);
});

test('reading costs about two fifths of the work of the stock site, where it had been a quarter', () => {
  expect(workNow[ours]! / workNow['stock site']!, refresh).toBeGreaterThan(0.33);
  expect(workNow[ours]! / workNow['stock site']!, refresh).toBeLessThan(0.48);
  expect(work[used]! / work['stock site']!).toBeCloseTo(0.24, 2);
});

test('Astro wins every row that it has, and the stock site the menu and the HTML', () => {
  for (const [name, row] of Object.entries(now.rows) as Array<
    [string, Record<string, number>]
  >) {
    if (row.Astro !== undefined) {
      expect(row.Astro, `${name}: ${refresh}`).toBeLessThan(row[ours]!);
    }
  }
  for (const name of ['menu open after a later press, ms', 'HTML, kB']) {
    expect(rowOfNow(name)['stock site'], refresh).toBeLessThan(
      rowOfNow(name)[ours]!,
    );
  }
});

const cells = (values: Array<number | undefined>, digits?: number) =>
  values
    .map((value) =>
      value === undefined
        ? '–'
        : digits === undefined
          ? String(value)
          : value.toFixed(digits),
    )
    .join(' \\| ');

const ways = ['stock site', atOnce, used, `${used}, scripts off`];

test.each([
  ['HTML, kB', ways, 'HTML, kB', 1],
  ['Style sheets beside it, kB', ways, 'style sheets, kB', 1],
  ['Scripts, kB', ways, 'scripts, kB', 1],
  ['Work of the main thread, ms', ways, 'main-thread CPU of a load, ms'],
] as Array<[string, string[], string, number?]>)(
  'of the former client, the table has what was measured: %s',
  (title, columns, row, digits) => {
    const values = columns.map((column) => rowOfFormer(row)[column]);
    expect(text.replaceAll(/ +/g, ' '), refresh).toMatch(
      new RegExp(`\\| ${title} \\| ${cells(values, digits)} \\|`),
    );
  },
);

test('of this site, the table has what was measured', () => {
  expect(readFileSync(join(__dirname, '../index.md'), 'utf8'), refresh).toContain(tableOf(now as unknown as Run));
});
