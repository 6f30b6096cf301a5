import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {patches} from '../../../src/cli/upstream';
import counts from './counts.json';
import {cases, withoutSelection, withoutVariables} from './counts';
import {quartiles} from './first-frame';
import frames from './first-frame.json';
import {asPopover, changed, summaryOf} from './designs';
import {countOf, rowOfFormer} from './figures';
import now from './now.json';
import former from './printed.json';
import {end, styledIn, type TraceEvent} from './styled';

const post = readFileSync(join(__dirname, '../index.md'), 'utf8');
const text = post.replaceAll(/\s+/g, ' ');
const refresh =
  'The data has changed: correct the numbers of index.md, and repeat `npm run figures -- the-price-of-hydration`.';

const atOnce = 'hydrated at once';
const used = 'hydrated when used';
const scripts = rowOfFormer('scripts, kB');
const sheets = rowOfFormer('style sheets, kB');
const work = rowOfFormer('main-thread CPU of a load, ms');
const menu = rowOfFormer('menu open after a later press, ms');

const modal = 'modal dialog';
const withRule = 'modal dialog with the rule';
const opened = (design: string) => countOf(design, 'opened').median;
const closed = (design: string) => countOf(design, 'closed').median;
type Kind = 'first frame' | 'all' | 'styles' | 'layout';
const quartilesOf = (design: string, kind: Kind) =>
  (frames.rows as unknown as Record<string, Record<Kind, [number, number, number]>>)[design]![kind].map(Math.round) as [number, number, number];
const saves = (kind: Kind) => quartilesOf(modal, kind)[1] - quartilesOf(withRule, kind)[1];
const savedBy = (name: string) => opened(modal) - countOf(modal, name).median;
const later = now.rows['menu open after a later press, ms'];

const saved = scripts[atOnce]! - scripts[used]! + sheets[atOnce]!;
const sparedMs = work[atOnce]! - work[used]!;
const ms = (value: number) => value.toLocaleString('en-GB');

test.each([
  `description: Deferring React saved ${Math.round(saved)} kB a page`,
  `saved ${Math.round(saved)} kB a page and made that tap take ${ms(menu[used]!)} ms instead of ${menu[atOnce]!}`,
  `that took ${Math.round(saved)} kB off the load of a post: scripts went from ${scripts[atOnce]!} kB to ${scripts[used]!}, and a ${sheets[atOnce]!.toFixed(1)} kB style sheet was deferred too`,
  `The main thread had ${sparedMs} ms less to do.`,
  `- ${Math.round(saved)} kB at 1.6 Mbit/s: ${((saved * 8) / 1600).toFixed(1)} seconds`,
  `- ${sparedMs} ms, four times slower: ${((sparedMs * 4) / 1000).toFixed(1)} seconds`,
  `took ${ms(menu[atOnce]!)} ms when React was there already`,
  `We measured ${ms(menu[used]!)} ms, the median of ${former.runs}.`,
  `took ${Math.round(later['this site'])} ms to its first frame. The menu of a stock Docusaurus site, once React had loaded, took ${Math.round(later['stock site'])}`,
  `compute ${opened(modal)} styles on a page of ${countOf(modal, 'elements').median} elements.`,
  `brings that to ${opened(withRule)}:`,
  `That leaves ${opened(withRule)} styles of ${opened(modal)}.`,
  `in turn, ${frames.runs} times each`,
  `Styles took ${saves('styles')} ms less with the rule, but all work only ${saves('all')}. Layout, which rose from ${quartilesOf(modal, 'layout')[1]} to ${quartilesOf(withRule, 'layout')[1]},`,
  `and saved nothing: still ${countOf(modal, 'the rule behind :root:has()').median} styles`,
  `opened with \`show()\`, the same \`<dialog>\` computes ${countOf(modal, 'show()').median}, for opening it and filling its list. The other ${opened(modal) - countOf(modal, 'show()').median} are for the page behind.`,
  `Removing \`::selection\` saves ${savedBy('without ::selection')}, custom properties ${savedBy('without var()')}, both ${savedBy('without either')}. Without links and list items too, ${opened(modal)} comes down to ${countOf(modal, 'without either, links, list items').median},`,
  `${Object.keys(patches).length} patches of its internals`,
  `each is the median of ${['five', 'six', 'seven'][counts.runs - 5]}`,
  `median of ${['five', 'six', 'seven'][counts.runs - 5]}, with the rest`,
])('the text says: %s', (claim) => {
  expect(text, refresh).toContain(claim);
});

test('the menu took eight times as long when it waited for React', () => {
  expect(Math.round(menu[used]! / menu[atOnce]!), refresh).toBe(8);
});

test('the sum of a first tap is 1.4 seconds', () => {
  expect((menu[atOnce]! + sparedMs * 4) / 1000 + (saved * 8) / 1600 + 0.15).toBeCloseTo(1.4, 1);
});

test.each([
  ['Stock Docusaurus', 'stock Docusaurus'],
  ['Ours, React at once', 'React at once'],
  ['Ours, React at the first tap', 'React when used'],
  ['`<dialog>`, modal', modal],
  ['`<dialog popover>`, not modal', 'popover'],
  ['`<dialog>`, modal, one CSS rule', withRule],
])('the table has what was counted: %s', (title, design) => {
  const kilobytes = countOf(design, 'code, bytes').median / 1000;
  const cells = [ms(opened(design)), ms(closed(design)), kilobytes.toPrecision(kilobytes < 100 ? 2 : 3)];
  expect(text.replaceAll('**', '').replaceAll(/ +/g, ' '), refresh).toContain(`| ${title} | ${cells.join(' | ')} |`);
});

test('the dialog computes about as many styles as the menu before it, and with the rule as many as a popover', () => {
  expect(opened(modal) / opened('React at once')).toBeGreaterThan(0.8);
  expect(opened(modal) / opened('React at once')).toBeLessThan(1.2);
  expect(opened(withRule) / opened('popover')).toBeLessThan(1.2);
  expect(opened(withRule) / opened(modal)).toBeLessThan(0.25);
  expect(opened('stock Docusaurus')).toBeLessThan(opened('popover'));
  // No cause is the whole of it.
  for (const name of ['without ::selection', 'without var()', 'without either', 'without either, links, list items']) {
    expect(countOf(modal, name).median, name).toBeGreaterThan(countOf(modal, 'show()').median);
  }
  expect(Object.keys(counts.rows[modal])).toEqual(expect.arrayContaining(Object.keys(cases)));
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
  const styled = (ts: number, elementCount: number) => event('UpdateLayoutTree', ts, {args: {elementCount}});
  const events = [
    event('RunTask', 1, {tdur: 3000}),
    styled(2, 5),
    event('RunTask', 3, {tdur: 9000, tid: 2}),
    styled(4, 9),
    event('Layout', 5, {tdur: 500}),
  ];
  expect(styledIn(events)).toEqual({elements: 14, work: 3000});
  expect(styledIn([...events, event(end, 6), event('RunTask', 7, {tdur: 100}), styled(8, 7)])).toEqual({elements: 14, work: 3000});
});

test('a menu becomes a popover in its markup, its style and its script', () => {
  const page = '<button command=show-modal></button><dialog id=site-menu></dialog><style>#site-menu[open]{}</style>';
  expect(changed(page, asPopover)).toBe(
    '<button command=show-popover></button><dialog popover id=site-menu></dialog><style>#site-menu:popover-open{}</style>',
  );
});

test.each([
  ['Stock Docusaurus', 'stock Docusaurus'],
  ['`<dialog>`, modal', modal],
  ['`<dialog>`, modal, one CSS rule', withRule],
  ['`<dialog popover>`, not modal', 'popover'],
])('the table has what was timed: %s', (title, design) => {
  const cells = (['first frame', 'styles', 'all'] as const).map((kind) => {
    const [lower, median, upper] = quartilesOf(design, kind);
    return `${median} (${lower}–${upper})`;
  });
  expect(text.replaceAll(/ +/g, ' '), refresh).toContain(`| ${title} | ${cells.join(' | ')} |`);
});

test('quartiles have the median between them', () => {
  expect(quartiles([9.44, 1.2, 3.6, 5, 7])).toEqual([3.6, 5, 7]);
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
