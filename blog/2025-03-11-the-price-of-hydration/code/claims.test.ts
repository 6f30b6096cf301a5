import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import counts from './counts.json';
import {cases, withoutSelection, withoutVariables} from './counts';
import earlier from './earlier.json';
import {asPopover, changed, differences, quartiles} from './designs';
import {behind, countOf} from './figures';
import {end, styledIn, timesIn, type TraceEvent} from './styled';

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

/** The rows of sizes.out.txt: the medians without the rules, with `~ main`, and with `~ *`. */
const sizes = cellsOf('sizes.out.txt').map(([page, ...values]) => {
  const [size, ...rest] = page!.split(', ');
  const three = (at: number) => values.slice(at, at + 3).map((value) => (Number(value) < 10 ? value : Math.round(Number(value)).toLocaleString('en-GB')));
  return {size: size!, page: rest.join(', '), load: three(0), open: three(3), close: three(6), styles: values.slice(9).map(Number)};
});
const [many, wrapped] = ['::selection', '::selection, in a <div>'].map((page) => sizes.find((row) => row.page === page && row.size === '10,000')!) as [typeof sizes[0], typeof sizes[0]];

/** A row of slowed.out.txt: the median and quartiles without the rules, with them, and of the difference. */
function slowed(rate: number, kind: string): string[][] {
  const [, part] = read('slowed.out.txt').split(`slowed down ${rate} times`);
  const row = part!.split('\n').find((line) => line.trim().startsWith(`${kind} `))!;
  return [...row.matchAll(/(-?[\d.]+) \((-?[\d.]+) to (-?[\d.]+)\)/g)].map(([, ...numbers]) => numbers);
}

/** How many styles are left, by the last part of slowed.out.txt. */
const left = Object.fromEntries(
  [...read('slowed.out.txt').split('styles on opening')[1]!.matchAll(/^ *(\S.*\S) {2,}(\d+)$/gm)].map(([, name, count]) => [name!, Number(count)]),
);

const savedBefore = ['opened', 'closed'].map((act) => tenths((earlier['saved by the rule'] as Record<string, number[]>)[`${act}: all, µs`]![1]!));

const onOpening = 'opened: all, µs';
const savedOnOpening = tenths(saved[onOpening]![1]!);

test.each([
  `compute ${opened(modal)} styles, ${behind(modal, 'opened')} more than with \`show()\``,
  `ours left ${opened(withRule)}:`,
  `saved ${savedBefore[0]} ms of the main thread’s time in one session and ${savedOnOpening} in another, which`,
  `With ${many.size} paragraphs and a \`::selection\` rule, opening took ${many.open[1]} ms instead of ${many.open[0]}, but closing ${many.close[1]} instead of ${many.close[0]}.`,
  `that page took ${many.load[2]} ms to compute its first styles, with \`.navbar ~ main\` only ${many.load[1]}.`,
  `loading took ${many.load[1]} ms of styles with \`~ main\` and ${many.load[2]} with \`~ *\`; closing took ${many.close[1]} and ${many.close[2]}.`,
  `brings that down to ${wrapped.styles[1]}.`,
  `this post, of ${countOf(modal, 'elements')} elements`,
  `tapped its menu ${counts.runs} times with the rules and ${counts.runs} times without, alternating`,
  `the menu took ${countOf(modal, 'show()')} styles: for itself, and for the navbar around it. The other ${behind(modal, 'opened')} come from making the page inert`,
  `Computing styles accounts for ${tenths(saved['opened: styles, µs']![1]!)} of the ${savedOnOpening} ms.`,
  `An earlier session of nine runs saved ${savedBefore[0]} ms on opening and ${savedBefore[1]} on closing.`,
  `of seven pairs with the rules above, on a busier machine and today's longer post, saved ${slowed(1, 'opening: all')[2]![0]} ms of ${slowed(1, 'opening: all')[0]![0]} (${slowed(1, 'opening: all')[2]!.slice(1).join(' to ')}).`,
  `Of the ${slowed(1, 'opening: all')[1]![0]} left with the rules, computing styles was ${slowed(1, 'styles')[1]![0]}, scripts ${slowed(1, 'scripts')[1]![0]}, layout and paint ${(Number(slowed(1, 'layout')[1]![0]) + Number(slowed(1, 'pre-paint, paint, layers')[1]![0])).toFixed(1)},`,
  `styles fell from ${Math.round(Number(slowed(4, 'styles')[0]![0]))} ms to ${Math.round(Number(slowed(4, 'styles')[1]![0]))}, but the whole varied`,
  `Links and list items account for ${behind(modal, 'without either') - behind(modal, 'without either, links, list items')} of the rest, which leaves ${behind(modal, 'without either, links, list items')}.`,
  `On today's post, the same leaves ${left['no ::selection, properties, links']! - left['show()']!}; when we removed images, controls and \`<svg>\` too, ${left['nor images, controls, <svg>']! - left['show()']!} were left.`,
  `exposed to both, it took ${opened('popover')}.`,
  `Without \`::selection\`, ${savedBy('without ::selection')} of the ${behind(modal, 'opened')} styles are saved; without custom properties, hardly any; without both, ${savedBy('without either')}.`,
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

test.each(sizes)('the table of sizes has what was timed: $size, $page', ({size, page, open, close}) => {
  const [selector, inside] = page.split(', in a ');
  const title = `${size}, \`${selector}\`${inside ? `, in a \`${inside}\`` : ''}`;
  expect(text.replaceAll(/ +/g, ' '), refresh).toContain(`| ${title} | ${open[0]} → ${open[1]} | ${close[0]} → ${close[1]} |`);
});

test('naming what is hidden spares the time that looking back through siblings takes', () => {
  // As many styles are computed on closing, unless what is hidden has one child.
  expect(many.styles[1]).toBe(many.styles[0]);
  for (const time of [many.load, many.close]) {
    const [plain, named, any] = time.map((value) => Number(value.replaceAll(',', ''))) as [number, number, number];
    expect(any / named).toBeGreaterThan(10);
    expect(named / plain).toBeLessThan(2);
  }
});

test('slowed down, the whole varies too much to show a gain', () => {
  const [, lower, upper] = slowed(4, 'opening: all')[2]!.map(Number) as [number, number, number];
  expect(lower).toBeLessThan(0);
  expect(upper).toBeGreaterThan(0);
});

test('with the rule, the dialog computes as many styles as a popover, and no cause is the whole of the rest', () => {
  expect(opened(withRule) / opened('popover')).toBeLessThan(1.2);
  expect(opened(withRule) / opened(modal)).toBeLessThan(0.25);
  // Custom properties are “hardly any”.
  expect(Math.abs(savedBy('without var()'))).toBeLessThan(20);
  for (const name of ['without ::selection', 'without var()', 'without either', 'without either, links, list items']) {
    expect(behind(modal, name), name).toBeGreaterThan(behind(withRule, 'opened'));
  }
  // Rules that start with `body:has()` or `:root:has()` “failed”.
  for (const name of ['the rule behind :root:has()', 'at the end of body, :has() on body']) {
    expect(Math.abs(savedBy(name)), name).toBeLessThan(21);
  }
  // Both other forms “left fewer styles”.
  expect(text).toContain(`Both forms hide the navbar too, and left fewer styles than ${opened(withRule)}.`);
  for (const name of ['at the end of body', 'anywhere, by a class']) {
    expect(countOf(modal, name), name).toBeLessThan(opened(withRule));
  }
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
    'link in the menu': ['scrolls', ...all('does not scroll').slice(1)],
    'scrollIntoView()': ['scrolls', ...all('does not scroll').slice(1)],
    'link that closes it first': all('scrolls'),
    'height, if margins collapse': ['0 px', '-8014 px', '-24 px', '-8 px', '-24 px'],
    'width, if it is fit-content': ['stays', 'becomes 0', 'becomes 0', 'stays', 'becomes 0'],
  });
});

test('the rules that the post shows are the site’s, but for the names of what they hide', () => {
  const words = (file: string) => read(file).replaceAll(/\s+/g, ' ').trim();
  const site = words('../../../src/css/chrome.css')
    .replaceAll('#site-menu[open]) ~', '#site-menu:modal) ~')
    .replaceAll(/(\.navbar(?::has\(> #site-menu:modal\))?) ~ \.main-wrapper, \1 ~ \.footer \{/g, '$1 ~ main {');
  expect(site).toContain(words('menu.css').slice(words('menu.css').indexOf('@media')));
});

test('each reason that the post names has a thousand styles computed by being modal, and the rule spares them', () => {
  const rows = read('modal.out.txt').trimEnd().split('\n').slice(1);
  const modalOf = (part: string) => Number(rows.find((row) => row.includes(part))!.trim().split(/\s+/)[1]);
  const causes = ['--x: 1', 'p { color: var(--ink) }', 'transition', 'animation', 'underline', '::before', '::selection', 'links', 'list items', 'buttons', 'inputs', 'svg'];
  for (const cause of causes) {
    expect(modalOf(cause), cause).toBe(modalOf('underline'));
  }
  // These have elements of their own inside.
  for (const cause of ['images', 'details']) {
    expect(modalOf(cause), cause).toBeGreaterThan(modalOf('underline'));
  }
  expect(text).toContain(`that brings ${modalOf('p { color: var(--ink) }').toLocaleString('en-GB')} down to ${modalOf('main hidden')}`);
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
  expect(styledIn(events)).toEqual({elements: 14, micros: 70, all: 0, groups: expect.any(Object)});
  const task: TraceEvent = {name: 'RunTask', pid: 1, tid: 1, ts: 1, tdur: 90};
  expect(styledIn([...events, task, marked, styled(8, 7)])).toEqual({elements: 14, micros: 70, all: 90, groups: expect.any(Object)});
});

test('the time of an event inside another is its own', () => {
  const event = (name: string, ts: number, dur: number): TraceEvent => ({name, pid: 1, tid: 1, ts, dur, tdur: dur});
  expect(timesIn([event('RunTask', 0, 100), event('FunctionCall', 10, 50), event('UpdateLayoutTree', 20, 30), event('Paint', 70, 5)])).toEqual(
    {'styles': 30, 'layout': 0, 'pre-paint, paint, layers': 5, 'scripts': 20, 'rest': 45},
  );
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
