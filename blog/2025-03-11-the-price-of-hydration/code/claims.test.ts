import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {patches} from '../../../src/cli/upstream';
import {rowOfFormer, rowOfNow} from './figures';
import now from './now.json';
import former from './printed.json';
import profile from './profile.json';
import taps from './tap.json';
import {breakdownOf, type TraceEvent} from './breakdown';
import {medianOf} from './profile';

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
const menuNow = rowOfNow('menu open after a later press, ms');
const {rows: profiled, ranges} = profile;
const slowest = Math.round(
  Math.max(...Object.values(ranges).map(({clock: [least, most]}) => most! / least!)),
);
const links = ['link, stock', 'link, astro', 'link, text first', 'link, first screen first'] as const;
const apart = Math.round(
  Math.max(
    ...links.flatMap((name) =>
      ranges[name].styled.map(
        (count) => (100 * Math.abs(count - profiled[name].styled)) / profiled[name].styled,
      ),
    ),
  ),
);

type Rows = Record<string, Record<string, number>>;
const laidOut = (name: keyof typeof profiled) => profiled[name].style + profiled[name].layout;
const cellsOf = (values: Array<string | undefined>) =>
  values.map((value) => value ?? '–').join(' | ');

const spared = scripts[atOnce]! - scripts[used]!;
const ms = (value: number) => value.toLocaleString('en-GB');

test.each([
  `a menu that had opened in ${ms(menu[atOnce]!)} ms took ${ms(menu[used]!)}`,
  `Deferring saved ${Math.round(spared + sheets[atOnce]!)} kB: ${spared.toFixed(1)} of scripts, and a ${sheets[atOnce]!.toFixed(1)} kB style sheet`,
  `opened after ${ms(early[used]!)} ms, or ${ms(early[atOnce]!)} where`,
  `The main thread was spared ${work[atOnce]! - work[used]!} ms`,
  `Median of ${former.runs} runs, 27 November 2026`,
  `Median of ${now.runs} runs, 30 November 2026`,
  `Reading costs ${Math.round((100 * workNow[ours]!) / workNow['stock site']!)}% of the stock site's work, up from ${Math.round((100 * work[used]!) / work['stock site']!)}%`,
  `of ${profiled['menu, this site'].styled} elements before it paints one frame; without it, of ${profiled['menu, not modal'].styled}`,
  `That is ${profiled['menu, this site'].style - profiled['menu, not modal'].style} of the ${profiled['menu, this site'].style - profiled['menu, stock'].style} ms`,
  `a tap on a link computed styles ${profiled['link, text first'].styled} times where ${profiled['link, first screen first'].styled} suffice`,
  `A tap computed styles ${profiled['link, text first'].styled} times where ${profiled['link, first screen first'].styled} suffice`,
  `which is ${(menuNow[ours]! / menuNow['stock site']!).toFixed(1)} times as long. React hydrated at once took ${(menu[atOnce]! / menu['stock site']!).toFixed(1)} times as long`,
  `a reader at a desk ${Math.round(taps.router['scripts of a reader at a desk, kB'])} kB, and a click took ${taps.router['click 3 s after a mouse has moved, ms']} ms; one too early for it, which loaded a plain page, took ${taps.router['click half a second after the first paint, ms']}`,
  `for our menu were between ${ranges['menu, this site'].styled.join(' and ')}`,
  `up to ${['five', 'six', 'seven'][slowest - 5]} times the fastest`,
  `at most ${apart}% from the median`,
  `styles and layout took ${laidOut('link, text first')} ms`,
  `before its first paint, with ${profiled['link, text first'].styled} computations of styles`,
  `${profiled['link, first screen first'].styled} style computations suffice, and styles and layout take ${laidOut('link, first screen first')} ms`,
  `of ${Number(taps.date.slice(-2))} November, a day before that of the table, had a tap at ${taps.before[ours]} ms before and at ${taps.after[ours]} after, where Astro's took ${taps.after.Astro}.`,
  `Of the 58 patches, ${Object.keys(patches).length} are left`,
])('the text says: %s', (claim) => {
  expect(text, refresh).toContain(claim);
});

test('the text says what React weighs, and how many lines of styles the Astro blog has', () => {
  const [, weight] = /^React [\d.]+: ([\d.]+) kB in brotli$/m.exec(
    readFileSync(join(__dirname, 'weigh-react.out.txt'), 'utf8'),
  )!;
  expect(text, refresh).toContain(`weighs ${weight!} kB in brotli`);
  const peer = join(__dirname, '../../../tests/product/fixtures/peer/src/styles/global.css');
  const lines = readFileSync(peer, 'utf8').trimEnd().split('\n').length;
  expect(text, refresh).toContain(`${lines} lines of styles`);
});

test('on the stock site, two thirds of a tap are scripts', () => {
  const {clock: _, styled: __, ...parts} = profiled['link, stock'];
  const all = Object.values(parts).reduce((sum, ms) => sum + ms, 0);
  expect(parts.script / all, refresh).toBeCloseTo(2 / 3, 1);
});

test('Astro wins or ties every row that it has but one, and the stock site wins three', () => {
  const lost = Object.entries(now.rows as Rows).filter(
    ([, row]) => row.Astro !== undefined && row.Astro > row[ours]!,
  );
  expect(lost.map(([name]) => name)).toEqual([
    'press on a post, rested on it, 3.5 s after the load, to its h1 painted, ms',
  ]);
  const wins = Object.entries(now.rows as Rows).filter(
    ([, row]) => row['stock site']! < row[ours]!,
  );
  expect(wins.map(([name]) => name)).toEqual([
    'HTML, kB',
    'menu open after a later press, ms',
    'press on a post, at once, 3.5 s after the load, to its h1 painted, ms',
  ]);
});

const span = (name: string, ts: number, dur: number, elementCount?: number): TraceEvent => ({
  ph: 'X', name, pid: 1, tid: 1, ts, dur, ...(elementCount && {args: {elementCount}}),
});
const mark = (name: string, ts: number): TraceEvent => ({ph: 'R', name, pid: 1, tid: 1, ts});

test('time within an event counts for the innermost event of a kind, and only between the marks', () => {
  const thread: TraceEvent = {ph: 'M', name: 'thread_name', pid: 1, tid: 1, ts: 0, args: {name: 'CrRendererMain'}};
  const events = [
    thread,
    span('FunctionCall', 0, 10_000),
    span('UpdateLayoutTree', 2000, 3000, 5),
    span('RunTask', 10_000, 4000),
    span('Layout', 20_000, 9000),
    mark('pressed', 1000),
    mark('shown', 12_000),
  ];
  expect(breakdownOf(events)).toEqual({
    parse: 0, style: 3, layout: 0, paint: 0, script: 6, other: 2, clock: 11, styled: 5,
  });
  expect(() => breakdownOf([thread])).toThrow('no mark “pressed”');
});

test('the median is that of one kind', () => {
  const one = {parse: 1, style: 2, layout: 3, paint: 4, script: 5, other: 6, clock: 7, styled: 8};
  expect(medianOf([{...one, parse: 9}, one, {...one, parse: 3}], 'parse')).toBe(3);
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

const collapsed = text.replaceAll(/ +/g, ' ');

test('of this site, the table has what was measured', () => {
  for (const row of Object.values(now.rows as Rows)) {
    const values = ['stock site', 'Astro', ours].map((site) => row[site]?.toLocaleString('en-GB'));
    expect(collapsed, refresh).toContain(` | ${cellsOf(values)} |`);
  }
});

test('of the menu, the table has what the profile counts', () => {
  for (const [title, name] of [
    ['Stock, a menu of React', 'menu, stock'],
    ['Ours, `showModal()`', 'menu, this site'],
    ['Ours, `show()`', 'menu, not modal'],
  ] as const) {
    const {styled, style, layout, script} = profiled[name];
    expect(collapsed, refresh).toContain(`| ${title} | ${[styled, style, layout, script].join(' | ')} |`);
  }
});
