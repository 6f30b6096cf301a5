import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {comparedWith, patches} from '../../../src/cli/upstream';
import {rowOfFormer, rowOfNow} from './figures';
import now from './now.json';
import former from './printed.json';
import profile from './profile.json';
import {withoutSelection, withoutVariables} from './profile';
import restyle from './restyle.json';
import {names as timed} from './restyle';
import scriptsOff from './scripts-off.json';
import {summaryOf} from './scripts-off';
import {styledIn, type TraceEvent} from './styled';

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
const click = rowOfNow('press on a post, at once, 3.5 s after the load, to its h1 painted, ms');
const hovered = rowOfNow(
  'press on a post, rested on it, 3.5 s after the load, to its h1 painted, ms',
);
const stockWork = [rowOfFormer('main-thread CPU of a load, ms'), workNow].map(
  (row) => row['stock site']!,
);
/** What the text says of the styling after a tap. */
const styling = restyle.rows;
const rangeOf = (way: keyof typeof styling) => `(${styling[way].range[0]} to ${styling[way].range[1]})`;
const openLater = rowOfNow('menu open after a later press, ms');
const early = rowOfNow('menu open on a phone, ms');
const soon = rowOfNow(
  'press on a post, at once, half a second after the load, to its h1 painted, ms',
);
const html = rowOfNow('HTML, kB');
const firstPaint = rowOfNow('first contentful paint, ms');

const {rows: tapped, elements: all, 'microseconds per element': price} = profile;
const {stock: react, 'showModal()': modal, 'show()': shown} = tapped;
const extra = modal.median - shown.median;
const slowMs = price.range.map((micros) => (extra * micros * 4) / 1000);

const saved = scripts[atOnce]! - scripts[used]! + sheets[atOnce]!;
const sparedMs = work[atOnce]! - work[used]!;
const ms = (value: number) => value.toLocaleString('en-GB');
const [on, off] = [scriptsOff.rows['scripts on'], scriptsOff.rows['scripts off']];

test.each([
  `the first tap on the menu went from ${ms(menu[atOnce]!)} ms to ${ms(menu[used]!)}.`,
  `Pages got ${Math.round(saved)} kB lighter`,
  `that took ${Math.round(saved)} kB off the load of a post: scripts went from ${scripts[atOnce]!} kB to ${scripts[used]!}, and a style sheet of ${sheets[atOnce]!.toFixed(1)} waited`,
  `The main thread had ${sparedMs} ms less to do.`,
  `- ${Math.round(saved)} kB at 1.6 Mbit/s: ${((saved * 8) / 1600).toFixed(1)} seconds`,
  `- ${sparedMs} ms, four times slower: ${((sparedMs * 4) / 1000).toFixed(1)} seconds`,
  `the tap took ${ms(menu[used]!)} ms, the median of ${former.runs}.`,
  `description: Deferring React saved ${Math.round(saved)} kB a page`,
  `median of ${now.runs} runs, ${Number(now.date.slice(-2))} November 2026`,
  `costs ${Math.round((100 * workNow[ours]!) / workNow['stock site']!)}% of the stock site's work`,
  `${off.work.median} of ${on.work.median} ms remained without them.`,
  `That script weighs ${rowOfNow('scripts of a reader at a desk, kB')[ours]!} kB`,
  `simulates it (${firstPaint['stock site']!} ms to ${firstPaint[ours]!})`,
  `HTML (${html['stock site']!} kB to our ${html[ours]!}, with the styles in it), fonts (none to ${rowOfNow('fonts, kB')[ours]!} kB), layout shift (0 to ${rowOfNow('layout shift')[ours]!})`,
  `a desktop click without hovering (${click['stock site']!} ms to ${click[ours]!}, and ${soon['stock site']!} to ${soon[ours]!} half a second after the load)`,
  `Chrome has rendered ours ahead (${hovered['stock site']!} ms to ${hovered[ours]!})`,
  `On the stock site, it does so ${react.median} times; here ${modal.median}, on a page of ${all} elements.`,
  `the count fell to ${shown.median}.`,
  `Drop \`::selection\`, which takes off ${modal.median - tapped['without ::selection'].median} here`,
  `takes off only ${modal.median - tapped['without var()'].median} on its own; without either, ${tapped['without either'].median} remain.`,
  `That takes off ${modal.median - tapped['show() and inert'].median},`,
  `With \`show()\` alone, ${shown.median} remain,`,
  `leaves ${tapped['with content-visibility'].median};`,
  `On the stock site, it is ${react.median}.`,
  `each of the ${extra} that \`showModal()\` adds to \`show()\` took ${price.range[0]} to ${price.range[1]} µs of processor time. Four times slower, that would be ${Math.floor(slowMs[0]!)} to ${Math.round(slowMs[1]!)} ms.`,
  `Timed at that speed, ${restyle.runs} times in turn, the styling took a median of ${styling['showModal()'].median} ms with \`showModal()\` ${rangeOf('showModal()')} and of ${styling['show()'].median} with \`show()\` ${rangeOf('show()')}.`,
  `${styling['showModal()'].median - styling['show()'].median} ms of the ${Math.round(openLater['this site']! - openLater['stock site']!)} by which the stock menu is ahead. With \`content-visibility\` it took ${styling['with content-visibility'].median}, and without either of the two kinds of rule ${styling['without either'].median}.`,
  `up to a second of stock's ${ms(early['stock site']!)} may be`,
  `Stock means Docusaurus ${comparedWith}`,
  `against ${Object.keys(patches).length} patches`,
  `the screen of a phone, median of ${['five', 'six', 'seven'][profile.runs - 5]}.`,
])('the text says: %s', (claim) => {
  expect(text, refresh).toContain(claim);
});

test('the menu took eight times as long when it waited for React', () => {
  expect(Math.round(menu[used]! / menu[atOnce]!), refresh).toBe(8);
});

test('the sum of a first tap is 1.4 seconds', () => {
  expect((menu[atOnce]! + sparedMs * 4) / 1000 + (saved * 8) / 1600 + 0.15).toBeCloseTo(1.4, 1);
});

/** The rows in which a site has less than this one. */
const wonBy = (site: string, rows: object) =>
  Object.entries(rows as Record<string, Record<string, number>>)
    .filter(([, row]) => row[site]! < row[ours]!)
    .map(([name]) => name);

const tabled = {
  'Scripts once a mouse has moved (Chrome), kB': 'scripts of a reader at a desk, kB',
  'All bytes of a page, kB': 'bytes to the reader, kB',
  'Main-thread work, not throttled, ms': 'main-thread CPU of a load, ms',
  'Largest paint on the slow phone, ms':
    'largest paint, in a throttled browser, ms',
  'First frame of the menu, tapped early, since the request, ms': 'menu open on a phone, ms',
  'First frame of the menu, tapped 3 s after the load, ms': 'menu open after a later press, ms',
  'A link to a post, ms': 'tap on a post on a phone, to its h1 painted, ms',
};

const bytes = rowOfNow('bytes to the reader, kB');

test('the page by Astro is nothing but its HTML, so that it has no scripts', () => {
  expect(bytes.Astro! - html.Astro!).toBeLessThan(0.1);
});

test('the tables have what was measured, the least of each row in bold where it can be compared', () => {
  for (const [title, name] of Object.entries(tabled)) {
    const row: Record<string, number> = {...(name.startsWith('scripts') && {Astro: 0}), ...rowOfNow(name)};
    const least = Math.min(...Object.values(row));
    const cells = ['stock site', 'Astro', ours].map((site) => {
      const cell = row[site]?.toLocaleString('en-GB', {maximumSignificantDigits: 4}) ?? '–';
      return row[site] === least && name !== 'menu open after a later press, ms' ? `**${cell}**` : cell;
    });
    expect(text.replaceAll(/ +/g, ' '), refresh).toContain(`| ${title} | ${cells.join(' | ')} |`);
  }
});

test('the machine is nearly twice as fast as it was', () => {
  expect(stockWork[0]! / stockWork[1]!).toBeGreaterThan(1.8);
  expect(stockWork[0]! / stockWork[1]!).toBeLessThan(2);
});

test('of the patches, a test or the build fails for all but two', () => {
  expect(Object.values(patches).filter(({fails}) => fails.startsWith('No test'))).toHaveLength(2);
  expect(Object.keys(patches)).toHaveLength(9 + 2);
});

test('Astro wins every row that it has but one; the stock site those that the text names', () => {
  const all = {...now.rows, ...now.others};
  const has = Object.entries(all as Record<string, Record<string, number>>).filter(
    ([, row]) => row.Astro !== undefined,
  );
  const won = wonBy('Astro', all);
  expect(has.map(([name]) => name).filter((name) => !won.includes(name))).toEqual([
    'press on a post, rested on it, 3.5 s after the load, to its h1 painted, ms',
  ]);
  expect(wonBy('stock site', all)).toEqual([
    'first contentful paint, ms',
    'layout shift',
    'HTML, kB',
    'fonts, kB',
    'menu open after a later press, ms',
    'press on a post, at once, 3.5 s after the load, to its h1 painted, ms',
    'press on a post, at once, half a second after the load, to its h1 painted, ms',
  ]);
});

test('styles of nearly all elements are computed unless both causes are gone, or most of them are off the screen', () => {
  const counts = Object.fromEntries(
    Object.entries(tapped).map(([name, {median}]) => [name, median / modal.median]),
  );
  expect(counts['show()']).toBeLessThan(1 / 6);
  expect(Math.min(counts['without ::selection']!, counts['without var()']!)).toBeGreaterThan(0.75);
  expect(counts['without either']).toBeLessThan(0.55);
  expect(counts['with content-visibility']).toBeLessThan(0.55);
});

test('the template is Docusaurus’ own, but for what the change adds and removes', () => {
  const template = createRequire(__filename)('@docusaurus/core/lib/ssg/ssgTemplate.html.js') as {default: string};
  const lines = readFileSync(join(__dirname, 'template.diff'), 'utf8').trimEnd().split('\n');
  const before = lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1));
  expect(template.default).toContain(before.join('\n'));
});

test('each way of opening the menu that is timed is also counted', () => {
  expect(Object.keys(restyle.rows)).toEqual(timed);
  expect(Object.keys(tapped)).toEqual(expect.arrayContaining(timed));
});

test('a style sheet loses its style for selected text, or its custom properties', () => {
  const sheet = ':root { --a: red; --b: var(--a); }\n::selection { color: red; }\np { color: var(--b, blue); margin: var(--c); }';
  expect(withoutSelection(sheet)).not.toContain('selection');
  expect(withoutSelection(sheet)).toContain('var(--b, blue)');
  expect(withoutVariables(sheet, {'--a': 'red', '--b': 'var(--a)'}).replaceAll(/\s+/g, ' ')).toBe(
    ':root { } ::selection { color: red; } p { color: red; margin: initial; }',
  );
});

test('elements whose styles are computed are counted, and other work is not', () => {
  const event = (name: string, tdur: number, elementCount?: number): TraceEvent => ({
    name, tdur, ...(elementCount && {args: {elementCount}}),
  });
  const events = [event('UpdateLayoutTree', 3000, 5), event('UpdateLayoutTree', 1000, 9), event('Layout', 1000)];
  expect(styledIn(events)).toEqual({elements: 14, ms: 4});
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
