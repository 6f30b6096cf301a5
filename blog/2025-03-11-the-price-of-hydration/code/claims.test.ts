import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {patches} from '../../../src/cli/upstream';
import {rowOfFormer, rowOfNow} from './figures';
import now from './now.json';
import former from './printed.json';
import profile from './profile.json';
import {breakdownOf, type TraceEvent} from './breakdown';
import {medianOf} from './profile';
import {countsOf} from './when-open';
import whenOpen from './when-open.json';

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
const earlyNow = rowOfNow('menu open on a phone, ms');
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
type Row = keyof typeof profiled;
const laidOut = (name: Row) => profiled[name].style + profiled[name].layout;
const elseOf = (name: Row) => profiled[name].parse + profiled[name].paint + profiled[name].other;
const sumOf = (name: Row) => laidOut(name) + profiled[name].script + elseOf(name);
const [text1, screen1] = ['link, text first', 'link, first screen first'] as const;
const [react, modal, shown] = ['menu, stock', 'menu, this site', 'menu, not modal'] as const;
const more = sumOf(modal) - sumOf(react);
const presses = whenOpen.rows;
const [onPost, onPostNotModal, onListNotModal] = (
  ['post, this site', 'post, not modal', 'list, not modal'] as const
).map((row) => presses[row][0]!.painted.styled);
const cellsOf = (values: Array<string | undefined>) =>
  values.map((value) => value ?? '–').join(' | ');

const spared = scripts[atOnce]! - scripts[used]!;
const ms = (value: number) => value.toLocaleString('en-GB');

test.each([
  `our menu took ${ms(menu[used]!)} ms to open where it had taken ${ms(menu[atOnce]!)}`,
  `is open ${ms(earlyNow[ours]!)} ms after the page was requested; on a stock Docusaurus site, that takes ${ms(earlyNow['stock site']!)}.`,
  `Deferring saved ${Math.round(spared + sheets[atOnce]!)} kB: ${spared.toFixed(1)} of scripts, and a ${sheets[atOnce]!.toFixed(1)} kB style sheet`,
  `opened after ${ms(early[used]!)} ms, or ${ms(early[atOnce]!)} where`,
  `description: Deferring React saved ${Math.round(spared + sheets[atOnce]!)} kB a page`,
  `The main thread was spared ${work[atOnce]! - work[used]!} ms`,
  `With scripts off, ${work[`${used}, scripts off`]!} of the ${work[used]!} ms remained`,
  `Median of ${former.runs} runs, 27 November 2026`,
  `Median of ${now.runs} runs, ${Number(now.date.slice(-2))} November 2026`,
  `Loading a post costs ${Math.round((100 * workNow[ours]!) / workNow['stock site']!)}% of the stock site's work.`,
  `how much of our ${workNow[ours]!} ms is due`,
  `takes ${more} ms more processor time than React's. Opened by \`show()\`, it takes ${sumOf(modal) - sumOf(shown)} ms less, ${laidOut(modal) - laidOut(shown)} of them for styles and layout.`,
  `ours spends ${laidOut(shown) - laidOut(react)} ms more on styles and layout than React's, for which we know no cause, and ${profiled[react].script - profiled[shown].script} ms less on scripts.`,
  `for ${sumOf(modal) - sumOf(shown)} ms on an emulated slow phone`,
  `on this post, ${onPost} elements instead of ${onPostNotModal}.`,
  `behind the ${profiled[modal].script - profiled[shown].script} ms by which its scripts are faster`,
  `grew from ${scripts[used]!} kB to ${rowOfNow('scripts of a reader at a desk, kB')[ours]!.toFixed(1)}.`,
  `With the copy, it styles ${onListNotModal} elements`,
  `a tap computed ${profiled[text1].styled} styles where ${profiled[screen1].styled} suffice`,
  `styles and layout take ${laidOut(text1) - laidOut(screen1)} ms less`,
  `${profiled[screen1].clock} ms after ${profiled[text1].clock}, in ranges that overlap, and ${profiled['link, stock'].clock} on the stock site`,
  `between ${ranges[modal].styled.join(' and ')} for our menu`,
  `up to ${['five', 'six', 'seven'][slowest - 5]} times the fastest`,
  `at most ${apart}% from the median`,
  `Of the 58 patches, ${Object.keys(patches).length} are left`,
])('the text says: %s', (claim) => {
  expect(text, refresh).toContain(claim);
});

test('the menu took eight times as long when it waited for React', () => {
  expect(Math.round(menu[used]! / menu[atOnce]!), refresh).toBe(8);
});

test('by the clock of the traces a tap became slower, in ranges that overlap', () => {
  expect(profiled[screen1].clock).toBeGreaterThan(profiled[text1].clock);
  expect(ranges[text1].clock[1]).toBeGreaterThan(ranges[screen1].clock[0]!);
});

test('the bench stops its clock before the stock menu has styles, and after ours has all', () => {
  for (const [name, counts] of Object.entries(presses)) {
    for (const {frames, open, painted} of counts) {
      const isStock = name.endsWith('stock');
      expect([frames, open]).toEqual(isStock ? [1, {styled: 0, layouts: 0}] : [0, painted]);
      expect(painted).toEqual(counts[0]!.painted);
      expect(painted.layouts).toBe(1);
    }
  }
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

/** The rows in which a site has less than this one. */
const wonBy = (site: string, rows: object) =>
  Object.entries(rows as Rows)
    .filter(([, row]) => row[site]! < row[ours]!)
    .map(([name]) => name);

test('Astro wins every row of the table that it has but one; the stock site those that the text names', () => {
  const has = Object.entries(now.rows as Rows).filter(([, row]) => row.Astro !== undefined);
  const won = wonBy('Astro', now.rows);
  expect(has.map(([name]) => name).filter((name) => !won.includes(name))).toEqual([
    'press on a post, rested on it, 3.5 s after the load, to its h1 painted, ms',
  ]);
  expect(wonBy('stock site', now.rows)).toEqual([
    'first contentful paint, ms',
    'layout shift',
    'HTML, kB',
    'fonts, kB',
    'menu open after a later press, ms',
    'press on a post, at once, 3.5 s after the load, to its h1 painted, ms',
  ]);
  expect(wonBy('stock site', now.others)).toEqual([
    'press on a post, at once, half a second after the load, to its h1 painted, ms',
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

test('until a mark, styles and layouts count from the press on', () => {
  const thread: TraceEvent = {ph: 'M', name: 'thread_name', pid: 1, tid: 1, ts: 0, args: {name: 'CrRendererMain'}};
  const events = [
    thread,
    span('Layout', 500, 100),
    mark('pressed', 1000),
    span('UpdateLayoutTree', 2000, 3000, 5),
    mark('open', 6000),
    span('UpdateLayoutTree', 7000, 1000, 9),
    span('Layout', 8000, 1000),
    mark('painted', 10_000),
  ];
  expect(countsOf(events, 'open')).toEqual({styled: 5, layouts: 0});
  expect(countsOf(events, 'painted')).toEqual({styled: 14, layouts: 1});
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
    const values = ['stock site', 'Astro', ours].map((site) => row[site]?.toLocaleString('en-GB', {maximumSignificantDigits: 4}));
    expect(collapsed, refresh).toContain(` | ${cellsOf(values)} |`);
  }
});

test('the tables of taps have what the profile counts', () => {
  for (const [title, name] of [
    ['Stock, a menu of React', react],
    ['Ours, `showModal()`', modal],
    ['Ours, `show()`', shown],
  ] as const) {
    const {styled, script} = profiled[name];
    const values = [styled, laidOut(name), script, elseOf(name), sumOf(name)];
    expect(collapsed, refresh).toContain(`| ${title} | ${values.join(' | ')} |`);
  }
});

test('of the 11 patches, there are as many of each kind as the text says', () => {
  const kinds: Array<[string, RegExp, number]> = [
    ['three for styles', /styles|brand-colours/, 3],
    ['three for the HTML that the build writes', /page-template|content\/blog|markdown/, 3],
    ["two for React's bundle", /client-bundle|site-script\/client/, 2],
    ["two where our script does what the theme's did", /collapsibles|site-script\/index/, 2],
    ['one for the role of a progress bar', /progress-bar/, 1],
  ];
  for (const [words, pattern, number] of kinds) {
    expect(text).toContain(words);
    expect(Object.keys(patches).filter((file) => pattern.test(file))).toHaveLength(number);
  }
});
