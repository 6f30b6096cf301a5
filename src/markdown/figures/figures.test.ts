import {join} from 'node:path';
import {load} from 'cheerio';
import {toHtml} from 'hast-util-to-html';
import {describe, expect, test} from 'vitest';
import {compile, htmlOf} from '../../../tests/product/support/compile';
import {folderWith, writeFiles} from '../../../tests/product/support/folder';
import type {Figure, KeptFigure} from '../../lib/figure-data';
import {englishLanguage, type Words} from '../../settings/words';
import {drawChart} from './draw-chart';
import {digestOf} from './read-figure';
import {figures} from './remark-figures';

type Series = Figure['series'][number];

const line = (name: string, ...points: Array<[number, number]>): Series => ({name, points});

const figure: Figure = {
  title: 'Quality against time',
  description: 'Local search is better than greedy after ten milliseconds.',
  kind: 'line',
  x: {label: 'Time, ms', scale: 'log'},
  y: {label: 'Missed requests'},
  series: [line('greedy', [1, 10], [100, 8]), line('local search', [1, 12], [10, 4])],
};
const measured = {
  command: 'npm run figures -- a-post',
  date: '2026-11-21',
  machine: '2 cores of X',
};

const siteDir = folderWith();

/** Compiles a fence on the third line of a text. */
async function compiled(info: string, value: string, language = englishLanguage) {
  const plugin = figures({siteDir, languageOf: () => language});
  const text = `Words.\n\n\`\`\`${info}\n${value}\n\`\`\``;
  return load(htmlOf(await compile(text, plugin, join(siteDir, 'index.md'))));
}

/** Compiles a chart of data as `npm run figures` keeps them, and then as somebody has changed them. */
function chart(changes: Partial<KeptFigure> = {}, caption = 'Words.', edited: object = {}) {
  const own = {...figure, measured, ...changes};
  const kept = {...own, measured: {...own.measured, digest: digestOf(own)}, ...edited};
  writeFiles(siteDir, {'data/chart.json': JSON.stringify(kept)});
  return (language = englishLanguage) => compiled('chart file=data/chart.json', caption, language);
}

const draw = (changes: Partial<Figure>) => {
  const {svg, legend} = drawChart({...figure, ...changes}, 'en');
  return {html: toHtml(svg), legend: load(toHtml(legend))};
};

describe('a chart', () => {
  test('has a name, its finding above it, a caption with code, and its numbers in a table', async () => {
    const series = [...figure.series, line('late', [0.5, 3])];
    const $ = await chart({series}, 'All but `never`.')();
    expect($('svg > title').text()).toBe('Quality against time');
    expect($('figure').attr('data-figure')).toBe('data/chart.json');
    expect($('figure > p').text()).toBe('Quality against time Missed requests');
    expect($('figcaption').html()).toMatch(/^All but <code>never<\/code>\.<details>/);
    const rows = $('tr').toArray();
    expect(
      rows.map((row) =>
        $(row)
          .children()
          .toArray()
          .map((cell) => $(cell).text())
          .join(' '),
      ),
    ).toEqual([
      'Time, ms greedy local search late',
      '0.5 – – 3',
      '1 10 12 –',
      '10 – 4 –',
      '100 8 – –',
    ]);
  });

  test.each([
    [undefined, 'Measured', 'Measured by', ': 2 cores of X'],
    ['computed', 'Computed', 'Computed by', ''],
    ['copied', 'Copied', 'Copied from the output of a benchmark by', ''],
  ] as const)('says where its numbers come from: %s', async (kind, word, by, machine) => {
    const $ = await chart({measured: {...measured, kind, digest: ''}})();
    expect($('summary').text()).toBe(`${word} data as a table`);
    expect($('small').text()).toBe(
      `${by} npm run figures -- a-post on 21 November 2026${machine}.`,
    );
  });

  test('has the numbers, the day and the words of its language', async () => {
    const words: Words = (id, values) => `${id} {command}, ${values?.date}`;
    const series = [line('a', [0.5, 1234.25])];
    const $ = await chart({x: {label: 'ms'}, series})({tag: 'de', words});
    expect($('tbody').text()).toBe('0,51234,25');
    expect($('svg').text()).toContain('1.000');
    expect($('small').text()).toBe(
      'figure.measuredBy npm run figures -- a-post, 21. November 2026',
    );
  });

  test('is where its values are: the highest above, the first to the left', () => {
    const places = [...draw({}).html.matchAll(/<path d="M(\d+) (\d+)l/g)];
    const [[, x1, y1], [, x2, y2]] = places as unknown as [string[], string[]];
    expect(Number(x1)).toBe(Number(x2));
    // 12 is higher than 10.
    expect(Number(y2)).toBeLessThan(Number(y1));
  });

  test('has the values of up to twelve bars beside them, with room for the longest, and then an axis', () => {
    const bars = (points: Array<[string, number]>) =>
      draw({kind: 'bar', series: [{name: 'greedy', points}]}).html;
    const few = bars([
      ['a', 250_000],
      ['a legal page that is long', 125_000],
    ]);
    expect(few).toMatch(/>250,000<.*>125,000</);
    expect(few).not.toContain('<line');
    // In ems: a digit is about half of one.
    expect(Number(/data-end="([\d.]+)"/.exec(few)![1])).toBeGreaterThan(7 * 0.5);
    const many = bars(Array.from({length: 13}, (_, at) => [`h${at}`, 3 + at]));
    expect(many).toContain('<line');
    expect(many).not.toContain('>13<');
  });

  test.each([
    [21_650, '100K'],
    [10_000, '10K'],
  ])('has a line of its grid at or above %d on a logarithmic axis', (high, top) => {
    const series = [line('greedy', [1, 42], [100, high])];
    expect(draw({y: {label: 'Nodes', scale: 'log'}, series}).html).toContain(`>${top}<`);
  });

  const untilTheEnd = (...heights: number[]) =>
    heights.map((height, index) => line(`line ${index}`, [1, 2], [100, height]));

  test.each([
    ['above their ends, where these are apart', untilTheEnd(100, 50, 1), 1.1],
    // Above the lower line, the name would lie on the higher one.
    ['below it, of two near lines', untilTheEnd(100, 90), 2.5],
    ['where one ends before the others', figure.series, -Infinity],
  ])('names lines %s', (_where, series, apart) => {
    const {html, legend} = draw({series});
    expect(legend.text()).toBe('');
    const heights = series.map(({name}) =>
      Number(new RegExp(`<text x="[\\d.]+%" y="([\\d.]+)em"[^>]*>${name}<`).exec(html)![1]),
    );
    heights.slice(1).forEach((height, index) => {
      expect(height - heights[index]!).toBeGreaterThan(apart);
    });
  });

  const bundle = (name: string, count = 3) =>
    Array.from({length: count}, (_, at) =>
      line(`${name} ${at}`, [1, 50 + at], [10, 50 + at], [100, 50 + at]),
    );

  test.each([
    ['they are near each other all the way', bundle('a name of some thirty letters')],
    ['a name is wider than a phone', bundle('a name of a series as long as a sentence is', 1)],
  ])('names series above it if %s, each with a piece of its line', (_reason, some) => {
    const series = [...untilTheEnd(1), ...some];
    const {html, legend} = draw({series});
    const names = series.map(({name}) => name).reverse();
    expect(legend.text().replaceAll(/\s/g, ' ').trim().split(/ {2,}/)).toEqual(names);
    for (const name of names) {
      expect(html).not.toContain(`>${name}<`);
    }
    const look = /stroke="[^"]+"|stroke-dasharray="[^"]+"/g;
    const lines = [...html.matchAll(/<path[^>]*stroke-width="[23]"[^>]*>/g)];
    const pieces = legend('path').toArray();
    expect(pieces.map((path) => legend.html(path).match(look))).toEqual(
      lines.map(([path]) => path.match(look)).reverse(),
    );
  });

  test('gives the colour of the emphasised series to no other', () => {
    const {html} = draw({series: untilTheEnd(100, 1), emphasis: 'line 1'});
    expect(html).toMatch(/fill="var\(--site-sun\)"[^>]*>line 1</);
    expect(html).toMatch(/fill="var\(--site-text\)"[^>]*>line 0</);
  });
});

describe('a diagram', () => {
  const words = 'title="Build" description="Markdown becomes pages."';

  type Panels = Record<string, {x: number; y: number}>;

  /** Its drawings for phones and for wide windows: where panels are, by their words, and the paths of arrows. */
  async function drawn(source: string) {
    const $ = await compiled(`dot ${words}`, `digraph { ${source} }`);
    const [phone, wide] = $('svg')
      .toArray()
      .map((svg) => {
        const panels: Panels = {};
        for (const rule of $(svg).find('rect[height="2"]').toArray()) {
          const {x, y} = $(rule).attr()!;
          panels[$(rule).next('text').text()] = {x: Number(x), y: Number(y)};
        }
        const arrows = $(svg).find('path[fill="none"]').toArray();
        return {panels, arrows: arrows.map((arrow) => $(arrow).attr('d')!)};
      });
    return {$, phone: phone!, wide: wide!};
  }

  test('has words for those who do not see it, and one title, which feeds take', async () => {
    const {$} = await drawn('A -> "B < C"');
    expect($('svg > title').text()).toBe('Build');
    expect($('svg').first().attr('aria-label')).toBe('Build');
    expect($('svg:last-of-type > desc').text()).toBe('Markdown becomes pages.');
    expect($('svg:last-of-type').text()).toContain('B < C');
  });

  test('has its nodes in columns and rows, and arrows with corners between the middles of their sides', async () => {
    const {$, wide} = await drawn('A -> B; A -> C; B -> D; C -> D; D -> E');
    const {A, B, C} = wide.panels as Record<'A' | 'B' | 'C', {x: number; y: number}>;
    expect(B.x).toBe(C.x);
    expect(A.y).toBe(B.y);
    expect(C.y).toBeGreaterThan(B.y);
    expect(wide.arrows).toHaveLength(5);
    const height = 36;
    expect(wide.arrows[1]).toMatch(
      new RegExp(`^M[\\d.]+ ${A.y + height / 2}H[\\d.]+V${C.y + height / 2}H${C.x}$`),
    );
    expect($('svg').last().find('path[d*="l-8-4v8z"]')).toHaveLength(5);
  });

  test('leads no line through another node', async () => {
    const {phone, wide} = await drawn('A -> B -> C; A -> C; D -> C');
    expect(wide.panels.C!.y).not.toBe(wide.panels.B!.y);
    // On phones, the line from A passes to the left of those before C.
    const [, from] = /^M([\d.]+)/.exec(phone.arrows[2]!)!;
    expect(Number(from)).toBeLessThan(Math.min(phone.panels.B!.x, phone.panels.C!.x));
  });

  test.each([
    'A -> B -> C -> A [style=dashed]',
    'a_word_of_24_letters_or_so0 -> a_word_of_24_letters_or_so1 -> a_word_of_24_letters_or_so2 -> C',
  ])('runs downwards everywhere if arrows lead back or words are wide: %s', async (source) => {
    const {phone, wide} = await drawn(source);
    expect(wide.panels).toEqual(phone.panels);
    expect(wide.arrows).toHaveLength(3);
  });

  test('breaks lines at spaces, and long addresses at slashes', async () => {
    const {$} = await drawn(
      'A -> B; B -> "two\\nlines"; "two\\nlines" -> "as many words as fit https://example.com/and/a/path"',
    );
    expect($('svg').last().html()).toMatch(/>two<tspan [^>]*>lines</);
    expect($('svg').last().html()).toMatch(
      />as many words as<[^>]*>fit https:\/\/<[^>]*><[^>]*>example\.com\/and\/<[^>]*><[^>]*>a\/path</,
    );
  });

  test('has the words of an arrow above the node that it leads to, and no rule above words alone', async () => {
    const {$, wide} = await drawn(
      'A -> B [label="  says \\"x\\" "]; A [label="[a]; -> b"]; B -> C; C [shape=plaintext]',
    );
    expect(Object.keys(wide.panels)).toEqual(['[a]; -> b', 'B']);
    const {x, y} = $('text:contains(says "x")').last().attr()!;
    expect(Number(x)).toBe(wide.panels.B!.x);
    expect(Number(y)).toBeLessThan(wide.panels.B!.y);
  });
});

const diagram = 'dot title="a" description="b"';
const broken = (body: string) => compiled(diagram, `digraph { ${body} }`);

test.each<[string, () => Promise<unknown>, RegExp, line?: number]>([
  ['a chart of no file', () => compiled('chart', 'Words.'), /needs its data: write file=/],
  ['a missing file', () => compiled('chart file=no.json', 'Words.'), /no no\.json beside the post/],
  ['another post', () => compiled('chart file=../b.json', 'Words.'), /is outside the post/],
  ['no caption', chart({}, ''), /needs a caption/],
  [
    'values changed by hand',
    () => chart({}, 'Words.', {title: 'Another'})(),
    /not as `npm run figures -- a-post` wrote it/,
  ],
  [
    'a wrong field',
    () => chart({}, 'Words.', {kind: 'pie'})(),
    /can be drawn \(`kind`: .*correct code\/figures\.ts/,
  ],
  ['no words for the blind', () => compiled('dot title="a"', 'digraph { A }'), /needs words/],
  ['a wide word', () => broken(`A -> ${'as_long_'.repeat(6)}`), /phone, .*: shorten its words/],
  [
    'words of two arrows to one node',
    () => broken('A -> C [label=a]; B -> C [label=b]'),
    /lead to “C”.*: make/,
  ],
  ['a wrong source', () => broken('A -> '), /near '}'\): write DOT, as in digraph/, 4],
  ['the arrow of another graph', () => broken('A -- B'), /\(syntax error in line 1 near '--'\)/, 4],
  ['no end', () => broken('A -> {B'), /Graphviz cannot read/, 4],
])('with %s the build stops, with file and line', async (_what, compiling, message, at = 3) => {
  const error = await compiling().catch(String);
  expect(error).toMatch(message);
  expect(error).toContain(`index.md:${at}: `);
});
