import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {comparedWith, patches} from '../../../src/cli/upstream';
import {breakdownOf, type TraceEvent} from './breakdown';
import {rowOfFormer, rowOfNow} from './figures';
import now from './now.json';
import former from './printed.json';
import profile from './profile.json';
import {withoutSelection, withoutVariables} from './profile';
import scriptsOff from './scripts-off.json';
import {summaryOf} from './scripts-off';
import {styledIn} from './styled';

const text = readFileSync(join(__dirname, '../index.md'), 'utf8').replaceAll(/\s+/g, ' ');
const refresh =
  'The data has changed: correct the numbers of index.md, and repeat `npm run figures -- the-price-of-hydration`.';

const atOnce = 'hydrated at once';
const used = 'hydrated when used';
const ours = 'this site';
const scripts = rowOfFormer('scripts, kB');
const sheets = rowOfFormer('style sheets, kB');
const work = rowOfFormer('main-thread CPU of a load, ms');
const menu = rowOfFormer('menu open after a later press, ms');
const workNow = rowOfNow('main-thread CPU of a load, ms');
const earlyNow = rowOfNow('menu open on a phone, ms');
const later = rowOfNow('menu open after a later press, ms');
const soon = rowOfNow(
  'press on a post, at once, half a second after the load, to its h1 painted, ms',
);
const html = rowOfNow('HTML, kB');

const {rows: tapped} = profile;
const {stock: react, 'showModal()': modal, 'show()': shown} = tapped;
const rangeOf = ({range: [least, most]}: {range: number[]}) => `${least} to ${most}`;

const saved = scripts[atOnce]! - scripts[used]! + sheets[atOnce]!;
const sparedMs = work[atOnce]! - work[used]!;
const ms = (value: number) => value.toLocaleString('en-GB');
const [on, off] = [scriptsOff.rows['scripts on'], scriptsOff.rows['scripts off']];

test.each([
  `brings ${rowOfNow('scripts of a reader at a desk, kB')['stock site']!} kB of scripts`,
  `it took ${ms(menu[used]!)} ms to open, where it had taken ${ms(menu[atOnce]!)} with`,
  `is open ${ms(earlyNow[ours]!)} ms after the page was requested; on a stock Docusaurus site, that takes ${ms(earlyNow['stock site']!)}.`,
  `that took ${Math.round(saved)} kB off the load of a post: ${(scripts[atOnce]! - scripts[used]!).toFixed(1)} of scripts, and a style sheet of ${sheets[atOnce]!.toFixed(1)} that`,
  `The main thread had ${sparedMs} ms less to do.`,
  `- ${Math.round(saved)} kB at 1.6 Mbit/s: ${((saved * 8) / 1600).toFixed(1)} seconds`,
  `- ${sparedMs} ms, four times slower: ${((sparedMs * 4) / 1000).toFixed(1)} seconds`,
  `the tap took ${ms(menu[used]!)} ms, the median of ${former.runs}.`,
  `description: Deferring React saved ${Math.round(saved)} kB a page`,
  `median of ${now.runs} runs, ${Number(now.date.slice(-2))} November 2026`,
  `costs ${Math.round((100 * workNow[ours]!) / workNow['stock site']!)}% of the stock site's work`,
  `${off.work.median} of ${on.work.median} ms remained with scripts off, and the first paint came after ${off.first.median} ms instead of ${on.first.median}, too`,
  `That script weighs ${rowOfNow('scripts of a reader at a desk, kB')[ours]!} kB`,
  `HTML (${html['stock site']!} kB to our ${html[ours]!}, with the styles in it), fonts (none to ${rowOfNow('fonts, kB')[ours]!} kB) and layout shift (0 to ${rowOfNow('layout shift')[ours]!})`,
  `half a second after the load too (${soon['stock site']!} to ${soon[ours]!} ms)`,
  `its scripts took ${modal.script.median} ms of processor time, those of React's menu ${react.script.median}.`,
  `${modal.styled.median} elements to React's ${react.styled.median}, and that took ${modal.style.median} ms to ${react.style.median}.`,
  `computed for ${shown.styled.median} elements, in ${shown.style.median} ms. So being modal costs ${modal.style.median - shown.style.median} ms of styles; the gap in the table is ${Math.round(later[ours]! - later['stock site']!)} by the clock.`,
  `for those ${modal.style.median - shown.style.median} ms on`,
  `With both gone, styles take ${tapped['without either'].style.median} ms instead of ${modal.style.median}.`,
  `(the seven took ${rangeOf(modal.style)} ms, and ${rangeOf(shown.style)} with`,
  `Stock means Docusaurus ${comparedWith}`,
  `58 patches of Docusaurus' internals. Now it is some 1,700 lines, with the search, and ${Object.keys(patches).length} patches`,
  `medians of ${['five', 'six', 'seven'][profile.runs - 5]} taps`,
])('the text says: %s', (claim) => {
  expect(text, refresh).toContain(claim);
});

test('the menu took eight times as long when it waited for React', () => {
  expect(Math.round(menu[used]! / menu[atOnce]!), refresh).toBe(8);
});

test('the sum of a first tap is a second and a quarter', () => {
  expect((saved * 8) / 1600 + 0.15 + (sparedMs * 4) / 1000).toBeCloseTo(1.25, 1);
});

/** The rows in which a site has less than this one. */
const wonBy = (site: string, rows: object) =>
  Object.entries(rows as Record<string, Record<string, number>>)
    .filter(([, row]) => row[site]! < row[ours]!)
    .map(([name]) => name);

const tabled = {
  'Scripts sent to a reader who taps or moves a mouse, kB': 'scripts of a reader at a desk, kB',
  'All bytes of a page, kB': 'bytes to the reader, kB',
  'Work of the main thread, not throttled, ms': 'main-thread CPU of a load, ms',
  'First contentful paint, ms': 'first contentful paint, ms',
  'Largest contentful paint, ms': 'largest contentful paint, ms',
  'Load until a menu pressed early is open, ms': 'menu open on a phone, ms',
  'Menu pressed three seconds after the load, ms': 'menu open after a later press, ms',
  'Tap on the link of a post, ms': 'tap on a post on a phone, to its h1 painted, ms',
  'Click after hovering, ms':
    'press on a post, rested on it, 3.5 s after the load, to its h1 painted, ms',
  'Click without hovering, ms':
    'press on a post, at once, 3.5 s after the load, to its h1 painted, ms',
};

test('the table has what was measured', () => {
  for (const [title, name] of Object.entries(tabled)) {
    const row = rowOfNow(name);
    const cells = ['stock site', 'Astro', ours].map(
      (site) => row[site]?.toLocaleString('en-GB', {maximumSignificantDigits: 4}) ?? '–',
    );
    expect(text, refresh).toContain(`| ${title} | ${cells.join(' | ')} |`);
  }
});

test('Astro wins every row that it has but one; the stock site those that the text names', () => {
  const all = {...now.rows, ...now.others};
  const has = Object.entries(all as Record<string, Record<string, number>>).filter(
    ([, row]) => row.Astro !== undefined,
  );
  const won = wonBy('Astro', all);
  expect(has.map(([name]) => name).filter((name) => !won.includes(name))).toEqual([
    tabled['Click after hovering, ms'],
  ]);
  expect(wonBy('stock site', all)).toEqual([
    'first contentful paint, ms',
    'layout shift',
    'HTML, kB',
    'fonts, kB',
    tabled['Menu pressed three seconds after the load, ms'],
    tabled['Click without hovering, ms'],
    'press on a post, at once, half a second after the load, to its h1 painted, ms',
  ]);
});

test('styles of nearly all elements are computed unless both causes are gone', () => {
  const [, show, whole, noSelection, noVariables, neither] = Object.values(tapped).map(
    ({styled}) => styled.median,
  ) as [number, number, number, number, number, number];
  expect(show).toBeLessThan(whole / 8);
  expect(Math.min(noSelection, noVariables)).toBeGreaterThan(0.8 * whole);
  expect(neither).toBeLessThan(0.5 * whole);
});

test('a style sheet loses its style for selected text, or its custom properties', () => {
  const sheet = ':root { --a: red; --b: var(--a); }\n::selection { color: red; }\np { color: var(--b, blue); margin: var(--c); }';
  expect(withoutSelection(sheet)).not.toContain('selection');
  expect(withoutSelection(sheet)).toContain('var(--b, blue)');
  expect(withoutVariables(sheet, {'--a': 'red', '--b': 'var(--a)'}).replaceAll(/\s+/g, ' ')).toBe(
    ':root { } ::selection { color: red; } p { color: red; margin: initial; }',
  );
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

test('elements whose styles are computed are counted, and other work is not', () => {
  const events = [
    span('UpdateLayoutTree', 0, 3000, 5),
    span('UpdateLayoutTree', 4000, 1000, 9),
    span('Layout', 6000, 1000),
  ];
  expect(styledIn(events)).toBe(14);
});

test('a summary has the median and the range', () => {
  expect(summaryOf([9.4, 1.2, 3.6])).toEqual({median: 4, range: [1, 9]});
});

test('the script of every page has “some 1,700 lines” with the search, without blank ones and comments', () => {
  const lines = ['site-script', 'search']
    .map((name) => join(__dirname, '../../../src/runtime', name))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => !/^\s*(?:$|\/\/|\/?\*)/.test(line));
  expect(lines.length).toBeGreaterThan(1600);
  expect(lines.length).toBeLessThan(1800);
});
