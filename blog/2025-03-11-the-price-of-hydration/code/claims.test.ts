import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import counts from './counts.json';
import {cases, withoutSelection, withoutVariables} from './counts';
import {asPopover, changed, differences, quartiles} from './designs';
import {behind, countOf} from './figures';
import {end, styledIn, type TraceEvent} from './styled';

const read = (file: string) => readFileSync(join(__dirname, file), 'utf8');
const text = read('../index.md').replaceAll(/\s+/g, ' ');
const refresh =
  'The data has changed: correct the numbers of index.md, and repeat `npm run figures -- the-price-of-hydration`.';

const [atOnce, used, modal, withRule] = ['React at once', 'React when used', 'modal dialog', 'modal dialog with the rule'];
const opened = (design: string) => countOf(design, 'opened');
const savedBy = (name: string) => opened(modal) - countOf(modal, name);
const tenths = (micros: number) => (micros / 1000).toFixed(1);

const loaded = (countOf(atOnce, 'code, bytes') - countOf(used, 'code, bytes')) / 1000;
const saved = counts['saved by the rule'] as Record<string, number[]>;
const [onOpening, onClosing] = ['opened', 'closed'].map((act) => saved[`${act}: styles, µs`]!.map(tenths));
const inNumbers = ['seven', 'eight', 'nine', 'ten', 'eleven'];
const runs = inNumbers[counts.runs - 7]!;

test.each([
  `compute ${opened(modal)} styles, on a page of ${countOf(modal, 'elements')} elements, and ${behind(modal, 'opened')} of them were for the page`,
  `the highlighted rule leaves ${opened(withRule)}:`,
  `saves ${onOpening![1]} ms of computing styles whenever the menu opens, and ${onClosing![1]} when it closes`,
  `had to load ${Math.round(loaded)} kB of code`,
  `${runs} times in one session`,
  `Chromium computed ${countOf(modal, 'show()')} styles, for opening it and filling its list. The other ${behind(modal, 'opened')} are for the page behind.`,
  `Without \`::selection\`, ${savedBy('without ::selection')} of the ${behind(modal, 'opened')} styles are saved; without custom properties, hardly any; without both, ${savedBy('without either')}.`,
  `each of the ${runs} runs with the rule`,
  `Opening takes ${onOpening![1]} ms less (interquartile range ${onOpening![0]} to ${onOpening![2]})`,
  `${countOf(withRule, 'closed')} styles are computed instead of ${countOf(modal, 'closed')}, which takes ${onClosing![1]} ms less (${onClosing![0]} to ${onClosing![2]})`,
  `which hides the navbar too, left ${countOf(modal, 'at the end of body')} styles.`,
  `but left ${countOf(modal, 'at the end of body, :has() on body')}, because our script changes the menu before it opens; when the browser opened it without the script, ${countOf(modal, 'at the end of body, :has() on body, not filled')} were computed`,
  `That left ${countOf(modal, 'anywhere, by a class')}.`,
])('the text says: %s', (claim) => {
  expect(text, refresh).toContain(claim);
});

test.each([
  ['Ours, with React', atOnce],
  ['`<dialog>`, modal', modal],
  ['`<dialog>`, modal, one CSS rule', withRule],
  ['`<dialog popover>`, not modal', 'popover'],
  ['Stock Docusaurus', 'stock Docusaurus'],
])('the table of menus has what was counted and timed: %s', (title, design) => {
  const rows = counts.rows as Record<string, Record<string, number[]>>;
  const [lower, median, upper] = rows[design]!['opened: styles, µs']!.map(tenths);
  const cells = [title, opened(design), `${median} (${lower} to ${upper})`];
  expect(text.replaceAll('**', '').replaceAll(/ +/g, ' '), refresh).toContain(`| ${cells.join(' | ')} |`);
});

test('with the rule, the dialog computes as many styles as a popover, and no cause is the whole of the rest', () => {
  expect(opened(withRule) / opened('popover')).toBeLessThan(1.2);
  expect(opened(withRule) / opened(modal)).toBeLessThan(0.25);
  expect(opened('stock Docusaurus')).toBeLessThan(opened('popover'));
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
  const rows = read('effects.out.txt').trimEnd().split('\n');
  const cellsOf = (name: string) => rows.find((row) => row.startsWith(name))!.split(/ {2,}/).slice(1);
  expect(cellsOf('page, while open')).toEqual(['stays', 'moves', 'stays']);
  expect(cellsOf('page, after closing')).toEqual(['stays', 'moves', 'stays']);
  expect(cellsOf('scrolled box')).toEqual(['stays', 'stays', 'stays']);
  expect(cellsOf('focus')).toEqual(['is back', 'is back', 'is back']);
  expect(cellsOf('ResizeObserver')).toEqual(['is silent', 'is silent', 'is silent']);
  expect(cellsOf('IntersectionObserver')).toEqual(['is silent', 'false', 'false, true']);
  expect(cellsOf('animation frames')).toEqual(['go on', 'stop', 'stop']);
  expect(cellsOf('innerText')).toEqual(['is the text', 'is empty', 'is empty']);
});

test('the rule that the post shows is the site’s', () => {
  const words = (file: string) => read(file).replaceAll(/\s+/g, ' ').trim();
  expect(words('../../../src/css/chrome.css')).toContain(words('menu.css'));
});

test('each reason that the post names has a thousand styles computed by being modal, and the rule spares them', () => {
  const rows = read('modal.out.txt').trimEnd().split('\n').slice(1);
  const modalOf = (part: string) => Number(rows.find((row) => row.includes(part))!.trim().split(/\s+/)[1]);
  const causes = ['p { color: var(--ink) }', 'transition', 'underline', '::before', '::selection', 'links', 'list items', 'underlined'];
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
  expect(styledIn(events)).toEqual({elements: 14, micros: 70});
  expect(styledIn([...events, marked, styled(8, 7)])).toEqual({elements: 14, micros: 70});
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
