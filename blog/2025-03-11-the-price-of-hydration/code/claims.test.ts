import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import counts from './counts.json';
import {cases, withoutSelection, withoutVariables} from './counts';
import {asPopover, changed, differences, quartiles} from './designs';
import {behind, countOf} from './figures';
import taps from './taps.json';
import {end, styledIn, type TraceEvent} from './styled';

const post = readFileSync(join(__dirname, '../index.md'), 'utf8');
const text = post.replaceAll(/\s+/g, ' ');
const refresh =
  'The data has changed: correct the numbers of index.md, and repeat `npm run figures -- the-price-of-hydration`.';

const [atOnce, used, modal, withRule] = ['React at once', 'React when used', 'modal dialog', 'modal dialog with the rule'];
const opened = (design: string) => countOf(design, 'opened');
const savedBy = (name: string) => opened(modal) - countOf(modal, name);
/** What the benches of the site printed, the latest last. */
const firstTap = (design: string) =>
  Math.round(taps.benches.map(({rows}) => (rows as Record<string, number | undefined>)[design]).findLast(Boolean)!);

const savedBytes = (countOf(atOnce, 'code, bytes') - countOf(used, 'code, bytes')) / 1000;
const savedMs = (countOf(atOnce, 'load, µs') - countOf(used, 'load, µs')) / 1000;
const ms = (value: number) => value.toLocaleString('en-GB');
const saved = counts['saved by the rule'] as Record<string, number[]>;
const tenths = (micros: number) => (micros / 1000).toFixed(1).replace('-', '−');

test.each([
  `compute ${opened(modal)} styles, ${behind(modal, 'opened')} of them for the page`,
  `brings ${opened(modal)} down to ${opened(withRule)}:`,
  `the tap took ${firstTap(modal)} ms without the rule and ${firstTap(withRule)} with it`,
  `waited for React, the first tap took ${ms(firstTap(used))}.`,
  `come to ${Math.round((4 * saved['opened: styles, µs']![1]!) / 1000)} ms and everything saved to ${Math.round((4 * saved['opened: all, µs']![1]!) / 1000)}, against the ${firstTap(modal) - firstTap(withRule)} between`,
  `That took ${Math.round(savedBytes)} kB of code and ${Math.round(savedMs)} ms of work off the load`,
  `${((savedBytes * 8) / 1600).toFixed(1)} seconds for the bytes, 0.15 for a round trip and ${((savedMs * 4) / 1000).toFixed(1)} for the work. The menu itself took ${firstTap(atOnce)} ms when React was there already, which makes ${((savedBytes * 8) / 1600 + 0.15 + (savedMs * 4 + firstTap(atOnce)) / 1000).toFixed(1)} seconds if nothing overlaps. We measured ${ms(firstTap(used))} ms.`,
  `Styles are medians of ${['four', 'five', 'six', 'seven', 'eight', 'nine'][counts.runs - 4]} runs`,
  `But ${opened(modal)} styles, on a page of ${countOf(modal, 'elements')} elements?`,
  `a second tap computed ${countOf(used, 'opened again')} in both of its versions`,
  `opened with \`show()\`, the same \`<dialog>\` computes ${countOf(modal, 'show()')}, for opening it and filling its list. The other ${behind(modal, 'opened')} are for the page behind.`,
  `Removing \`::selection\` saves ${savedBy('without ::selection')} of the ${behind(modal, 'opened')}, removing custom properties hardly any, and removing both ${savedBy('without either')}. Without links and list items too, ${behind(modal, 'without either, links, list items')} are left,`,
  `What are ${opened(modal) - opened(withRule)} styles worth?`,
  `${countOf(withRule, 'closed')} styles are computed instead of ${countOf(modal, 'closed')}, and laying out the page again adds ${tenths(-saved['closed: layout, µs']![1]!)} ms.`,
  `each of ${['eight', 'nine', 'ten'][counts.runs - 8]} runs with the rule`,
  `and saved nothing: still ${countOf(modal, 'the rule behind :root:has()')} styles`,
])('the text says: %s', (claim) => {
  expect(text, refresh).toContain(claim);
});

test.each([
  ['Ours, React at the first tap', used],
  ['Ours, React at once', atOnce],
  ['`<dialog>`, modal', modal],
  ['`<dialog>`, modal, one CSS rule', withRule],
  ['`<dialog popover>`, not modal', 'popover'],
  ['Stock Docusaurus', 'stock Docusaurus'],
])('the table of menus has what was counted and timed: %s', (title, design) => {
  const cells = [title, ms(opened(design)), design === 'popover' ? '–' : ms(firstTap(design))];
  expect(text.replaceAll('**', '').replaceAll(/ +/g, ' '), refresh).toContain(`| ${cells.join(' | ')} |`);
});

test.each([
  ['Opening: styles', 'opened: styles, µs'],
  ['Opening: layout', 'opened: layout, µs'],
  ['Opening: paint', 'opened: paint, µs'],
  ['Opening: scripts and the rest', 'opened: rest, µs'],
  ['Opening: all', 'opened: all, µs'],
  ['Closing: styles', 'closed: styles, µs'],
  ['Closing: all', 'closed: all, µs'],
])('the table of work has what the rule saved: %s', (title, kind) => {
  const [lower, median, upper] = saved[kind]!.map(tenths);
  const cells = [title, `${median} (${lower} to ${upper})`, tenths(countOf(modal, kind))];
  expect(text.replaceAll(/ +/g, ' '), refresh).toContain(`| ${cells.join(' | ')} |`);
});

test('the dialog computes nearly as many styles as the menu before it, or some more, and with the rule as many as a popover', () => {
  expect(opened(modal) / opened('React at once')).toBeGreaterThan(0.8);
  expect(opened(modal) / opened('React at once')).toBeLessThan(1.4);
  expect(opened(withRule) / opened('popover')).toBeLessThan(1.2);
  expect(opened(withRule) / opened(modal)).toBeLessThan(0.25);
  expect(opened('stock Docusaurus')).toBeLessThan(opened('popover'));
  // No cause is the whole of it, and that of custom properties “hardly any”.
  expect(Math.abs(savedBy('without var()'))).toBeLessThan(20);
  for (const name of ['without ::selection', 'without var()', 'without either', 'without either, links, list items']) {
    expect(behind(modal, name), name).toBeGreaterThan(behind(withRule, 'opened'));
  }
  expect(Object.keys(counts.rows['modal dialog'])).toEqual(expect.arrayContaining(Object.keys(cases)));
});

test('a second tap computes as many styles with React at once as with React at the first tap', () => {
  expect(countOf(atOnce, 'opened again')).toBe(countOf(used, 'opened again'));
});

test('the stock site took as long in both benches of the dialog', () => {
  const [before, after] = taps.benches.slice(1).map(({rows}) => Math.round(rows['stock Docusaurus']!));
  expect(text).toContain(`The stock site took ${before} in both of these.`);
  expect(after).toBe(before);
});

test('the rule that the post shows is the site’s', () => {
  const words = (file: string) => readFileSync(join(__dirname, file), 'utf8').replaceAll(/\s+/g, ' ').trim();
  expect(words('../../../src/css/chrome.css')).toContain(words('menu.css'));
});

test('each reason that the post names has a thousand styles computed by being modal, and the rule spares them', () => {
  const rows = readFileSync(join(__dirname, 'modal.out.txt'), 'utf8').trimEnd().split('\n').slice(1);
  const modalOf = (part: string) => Number(rows.find((row) => row.includes(part))!.trim().split(/\s+/)[1]);
  const causes = ['p { color: var(--ink) }', 'transition', 'underline', '::before', '::selection', 'links', 'list items', 'underlined'];
  for (const cause of causes) {
    expect(modalOf(cause), cause).toBe(modalOf('underline'));
  }
  expect(text).toContain(`like that brings ${ms(modalOf('p { color: var(--ink) }'))} down to ${modalOf('main hidden')}`);
  for (const spared of ['(no rule)', 'color: red }', 'body', 'main hidden']) {
    expect(modalOf(spared), spared).toBeLessThan(10);
  }
});

test('the template is Docusaurus’ own, but for what the change adds and removes', () => {
  const template = createRequire(__filename)('@docusaurus/core/lib/ssg/ssgTemplate.html.js') as {default: string};
  const lines = readFileSync(join(__dirname, 'template.diff'), 'utf8').trimEnd().split('\n');
  const before = lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1));
  expect(template.default).toContain(before.join('\n'));
});

test('a style sheet loses its style for selected text, or its custom properties', () => {
  const sheet = ':root { --a: red; --b: var(--a); }\n::selection { color: red; }\np { color: var(--b, blue); margin: var(--c); }';
  expect(withoutSelection(sheet)).not.toContain('selection');
  expect(withoutSelection(sheet)).toContain('var(--b, blue)');
  expect(withoutVariables(sheet, {'--a': 'red', '--b': 'var(--a)'}).replaceAll(/\s+/g, ' ')).toBe(
    ':root { } ::selection { color: red; } p { color: red; margin: initial; }',
  );
});

test('styles are counted until the mark, and the work of their thread with them', () => {
  const event = (name: string, ts: number, more: Partial<TraceEvent> = {}): TraceEvent => ({name, pid: 1, tid: 1, ts, ...more});
  const styled = (ts: number, elementCount: number) => event('UpdateLayoutTree', ts, {args: {elementCount}, tdur: 35});
  const events = [
    event('RunTask', 1, {tdur: 3000}),
    styled(2, 5),
    event('RunTask', 3, {tdur: 9000, tid: 2}),
    styled(4, 9),
    event('Layout', 5, {tdur: 500}),
  ];
  const counted = {elements: 14, work: {styles: 70, layout: 500, paint: 0, rest: 2430, all: 3000}};
  expect(styledIn(events)).toEqual(counted);
  expect(styledIn([...events, event(end, 6), event('RunTask', 7, {tdur: 100}), styled(8, 7)])).toEqual(counted);
});

test('a menu becomes a popover in its markup, its style and its script', () => {
  const page = '<button command=show-modal></button><dialog id=site-menu></dialog><style>#site-menu[open]{}</style>';
  expect(changed(page, asPopover)).toBe(
    '<button command=show-popover></button><dialog popover id=site-menu></dialog><style>#site-menu:popover-open{}</style>',
  );
});

test('quartiles have the median between them', () => {
  expect(quartiles([9.4, 1.2, 3.6, 5, 7])).toEqual([4, 5, 7]);
});

test('a run is subtracted from the one beside it', () => {
  expect(differences([{opened: 9, 'show()': 2}, {opened: 7}], [{opened: 4}, {opened: 5}])).toEqual([{opened: 5}, {opened: 2}]);
});

test('the change of the template is that of the version that the text names', () => {
  const {version} = createRequire(__filename)('@docusaurus/core/package.json') as {version: string};
  expect(text).toContain(`in version ${version}, set`);
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
