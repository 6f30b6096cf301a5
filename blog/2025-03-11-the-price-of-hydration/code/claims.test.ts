import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import counts from './counts.json';
import {cases, withoutSelection, withoutVariables} from './counts';
import earlier from './earlier.json';
import {asPopover, changed, differences, quartiles} from './designs';
import {behind, countOf} from './figures';
import {end, styledIn, type TraceEvent} from './styled';

const read = (file: string) => readFileSync(join(__dirname, file), 'utf8');
const text = read('../index.md').replaceAll(/\s+/g, ' ');
const refresh =
  'The data has changed: correct the numbers of index.md, and repeat `npm run figures -- the-price-of-hydration`.';

const [modal, withRule] = ['modal dialog', 'modal dialog with the rule'];
const opened = (design: string) => countOf(design, 'opened');
const savedBy = (name: string) => opened(modal) - countOf(modal, name);
const tenths = (micros: number) => (micros / 1000).toFixed(1);

const saved = counts['saved by the rule'] as Record<string, number[]>;

/** The rows of a printed table, without its head, in cells. */
const cellsOf = (file: string) =>
  read(file).trimEnd().split('\n').slice(1).map((row) => row.trim().split(/ {2,}/));

const sizes = cellsOf('sizes.out.txt');

const onOpening = 'opened: all, µs';
const savedOnOpening = tenths(saved[onOpening]![1]!);

test.each([
  `compute ${opened(modal)} styles, ${behind(modal, 'opened')} of them for text`,
  `too, and leaves ${opened(withRule)}:`,
  `on this post, ${savedOnOpening} of the ${tenths(countOf(modal, onOpening))} ms that the main thread works after the tap, but behind ${sizes[1]![0]} paragraphs, opening a \`<dialog>\` took it ${Math.round(Number(sizes[1]![2]))} ms instead of ${Math.round(Number(sizes[1]![1]))}.`,
  `this post, of ${countOf(modal, 'elements')} elements`,
  `in turn, ${counts.runs} times`,
  `Chromium computed ${countOf(modal, 'show()')} styles, for opening it and filling its list. The other ${behind(modal, 'opened')} come from making the page inert`,
  `Computing styles accounts for ${tenths(saved['opened: styles, µs']![1]!)} of the ${savedOnOpening} ms saved on opening`,
  `of nine runs, had given ${['opened', 'closed'].map((act) => tenths((earlier['saved by the rule'] as Record<string, number[]>)[`${act}: all, µs`]![1]!)).join(' and ')} ms`,
  `the same menu needed ${opened('popover')}.`,
  `Without \`::selection\`, ${savedBy('without ::selection')} of the ${behind(modal, 'opened')} styles are saved; without custom properties, hardly any; without both, ${savedBy('without either')}.`,
  `and even that leaves ${behind(modal, 'without either, links, list items')},`,
  `which hides the navbar too, left ${countOf(modal, 'at the end of body')} styles.`,
  `left ${countOf(modal, 'at the end of body, :has() on body')} when our script changed the menu first`,
  `That left ${countOf(modal, 'anywhere, by a class')}.`,
])('the text says: %s', (claim) => {
  expect(text, refresh).toContain(claim);
});

test.each([
  ['Opening', 'opened'],
  ['Closing', 'closed'],
])('the table of the menu has what was counted and timed: %s', (title, act) => {
  const time = `${act}: all, µs`;
  const [lower, median, upper] = saved[time]!.map(tenths);
  const rows = [
    [`${title}: styles`, countOf(modal, act), countOf(withRule, act), saved[act]![1]],
    [`${title}: time (ms)`, tenths(countOf(modal, time)), tenths(countOf(withRule, time)), `${median} (${lower} to ${upper})`],
  ];
  const table = rows.map((cells) => `| ${cells.join(' | ')} |`).join(' ');
  expect(text.replaceAll('**', '').replaceAll(/ +/g, ' '), refresh).toContain(table);
});

test.each(sizes)('the table of sizes has what was timed: %s paragraphs', (size, ...times) => {
  const [open, openRuled, close, closeRuled] = times.map((time) => (Number(time) < 10 ? time : Math.round(Number(time))));
  expect(text.replaceAll(/ +/g, ' '), refresh).toContain(`| ${size} | ${open} → ${openRuled} | ${close} → ${closeRuled} |`);
});

test('with the rule, the dialog computes as many styles as a popover, and no cause is the whole of the rest', () => {
  expect(opened(withRule) / opened('popover')).toBeLessThan(1.2);
  expect(opened(withRule) / opened(modal)).toBeLessThan(0.25);
  // Custom properties are “hardly any”.
  expect(Math.abs(savedBy('without var()'))).toBeLessThan(20);
  for (const name of ['without ::selection', 'without var()', 'without either', 'without either, links, list items']) {
    expect(behind(modal, name), name).toBeGreaterThan(behind(withRule, 'opened'));
  }
  // `:root:has()` “failed in the same way”.
  expect(Math.abs(savedBy('the rule behind :root:has()'))).toBeLessThan(20);
  expect(Object.keys(counts.rows['modal dialog'])).toEqual(expect.arrayContaining(Object.keys(cases)));
});

test('a small page shows what the text says of scripts, places and the focus', () => {
  const rows = cellsOf('effects.out.txt');
  const found = Object.fromEntries(rows.map(([name, ...cells]) => [name, cells]));
  const all = (value: string): string[] => Array(5).fill(value);
  expect(found).toEqual({
    'page, while open': ['stays', 'moves', 'stays', 'stays', 'stays'],
    'page, after closing': ['stays', 'moves', 'stays', 'stays', 'stays'],
    'scrolled box, after closing': all('stays'),
    'focus, after closing': all('is back'),
    'ResizeObserver': all('is silent'),
    'IntersectionObserver': ['is silent', 'false', 'false, true', 'false, true', 'false, true'],
    'animation frames of an iframe': ['go on', 'stop', 'stop', 'stop', 'stop'],
    'innerText': ['is the text', 'is empty', 'is empty', 'is empty', 'is empty'],
    'page behind another dialog': all('is shown'),
  });
});

test('the rule that the post shows is the site’s', () => {
  const words = (file: string) => read(file).replaceAll(/\s+/g, ' ').trim();
  expect(words('../../../src/css/chrome.css')).toContain(words('menu.css'));
});

test('each reason that the post names has a thousand styles computed by being modal, and the rule spares them', () => {
  const rows = read('modal.out.txt').trimEnd().split('\n').slice(1);
  const modalOf = (part: string) => Number(rows.find((row) => row.includes(part))!.trim().split(/\s+/)[1]);
  const causes = ['--x: 1', 'p { color: var(--ink) }', 'transition', 'underline', '::before', '::selection', 'links', 'list items'];
  for (const cause of causes) {
    expect(modalOf(cause), cause).toBe(modalOf('underline'));
  }
  expect(text).toContain(`like that brings ${modalOf('p { color: var(--ink) }').toLocaleString('en-GB')} down to ${modalOf('main hidden')}`);
  for (const spared of ['(no rule)', 'color: red }', 'body', 'main hidden']) {
    expect(modalOf(spared), spared).toBeLessThan(10);
  }
});

test('a style sheet loses its style for selected text, or its custom properties', () => {
  const sheet = ':root { --a: red; --b: var(--a); }\n::selection { color: red; }\np { color: var(--b, blue); margin: var(--c); }';
  expect(withoutSelection(sheet)).not.toContain('selection');
  expect(withoutSelection(sheet)).toContain('var(--b, blue)');
  expect(withoutVariables(sheet, {'--a': 'red', '--b': 'var(--a)'}).replaceAll(/\s+/g, ' ')).toBe(
    ':root { } ::selection { color: red; } p { color: red; margin: initial; }',
  );
});

test('styles of the page’s main thread are counted until the mark', () => {
  const styled = (ts: number, elementCount: number, tid = 1): TraceEvent =>
    ({name: 'UpdateLayoutTree', pid: 1, tid, ts, tdur: 35, args: {elementCount}});
  const marked: TraceEvent = {name: end, pid: 1, tid: 1, ts: 6};
  const events = [styled(2, 5), styled(3, 100, 2), styled(4, 9)];
  expect(styledIn(events)).toEqual({elements: 14, micros: 70, all: 0});
  const task: TraceEvent = {name: 'RunTask', pid: 1, tid: 1, ts: 1, tdur: 90};
  expect(styledIn([...events, task, marked, styled(8, 7)])).toEqual({elements: 14, micros: 70, all: 90});
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
