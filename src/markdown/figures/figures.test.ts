import {join} from 'node:path';
import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {Code, Root} from 'mdast';
import {describe, expect, test} from 'vitest';
import {folderWith, writeFiles} from '../../../tests/product/support/folder';
import type {Figure, KeptFigure} from '../../lib/figure-data';
import {englishLanguage, type Words} from '../../settings/words';
import {drawChart} from './draw-chart';
import {digestOf} from './read-figure';
import {figures} from './remark';

type Series = Figure['series'][number];

const line = (name: string, ...points: Array<[number, number]>): Series => ({name, points});
const bars = (...points: Array<[string, number]>): Partial<Figure> => ({
  kind: 'bar',
  series: [{name: 'greedy', points}],
});

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

const folder = folderWith();

async function compile(
  lang: string,
  meta: string,
  value: string,
  language = englishLanguage,
): Promise<string> {
  const code: Code = {
    type: 'code',
    lang,
    meta,
    value,
    position: {start: {line: 7, column: 1}, end: {line: 9, column: 4}},
  };
  const root: Root = {type: 'root', children: [code]};
  await figures({siteDir: folder, languageOf: () => language})(root, {
    path: join(folder, 'index.md'),
    fail: (reason) => {
      throw new Error(reason);
    },
  });
  const {data} = root.children[0] as {data?: {hName: string; hChildren: Element[]}};
  expect(data?.hName).toBe('figure');
  return toHtml(data!.hChildren);
}

/** Compiles a chart of data as `npm run figures` keeps them, and then as somebody has changed them. */
function chart(
  {
    caption = 'Words.',
    language = englishLanguage,
    ...changes
  }: Partial<KeptFigure> & {
    caption?: string;
    language?: typeof englishLanguage;
  },
  edited: object = {},
): Promise<string> {
  const own = {...figure, measured, ...changes};
  const kept = {...own, measured: {...own.measured, digest: digestOf(own)}, ...edited};
  writeFiles(folder, {'data/chart.json': JSON.stringify(kept)});
  return compile('chart', 'file=data/chart.json', caption, language);
}

const draw = (changes: Partial<Figure>) => {
  const {svg, legend} = drawChart({...figure, ...changes}, 'en');
  return {html: toHtml(svg), legend: toHtml(legend).replaceAll('\u00a0', ' ')};
};

describe('a chart', () => {
  test('has a caption that says how it was measured, and its numbers in a table', async () => {
    const html = await chart({caption: 'Local search wins.'});
    expect(html).toContain('<title>Quality against time</title>');
    expect(html).toMatch(
      /<figcaption>Local search wins\.<details>.*<small>Measured by <code>npm run figures -- a-post<\/code> on 21 November 2026: 2 cores of X\.<\/small><\/details>/,
    );
    // Its finding is above it, with what its heights are.
    expect(html).toMatch(
      /^<p><strong>Quality against time<\/strong> <span>Missed requests<\/span>.*<\/p><svg width="100%"/,
    );
    expect(html).toContain('<th scope="col" align="right">local search</th>');
    expect(html).toContain(
      '<tr><th scope="row">100</th><td align="right">8</td><td align="right">–</td></tr>',
    );
  });

  test.each([
    ['computed', 'Computed', 'Computed by'],
    ['copied', 'Copied', 'Copied from the output of a benchmark by'],
  ] as const)('says that its numbers are %s, and names no machine', async (kind, word, words) => {
    const html = await chart({measured: {...measured, kind, digest: ''}});
    expect(html).toContain(`<summary>${word} data as a table</summary>`);
    expect(html).toContain(
      `<small>${words} <code>npm run figures -- a-post</code> on 21 November 2026.</small>`,
    );
  });

  test('has the numbers, the day and the words of its language', async () => {
    const words: Words = (id, values) => `${id} {command}, ${values?.date}`;
    const html = await chart({
      x: {label: 'ms'},
      series: [line('a', [0.5, 1234.25])],
      language: {tag: 'de', words},
    });
    expect(html).toContain('<th scope="row">0,5</th><td align="right">1234,25</td>');
    expect(html).toContain('>1.000</text>');
    expect(html).toContain(
      '<small>figure.measuredBy <code>npm run figures -- a-post</code>, 21. November 2026</small>',
    );
  });

  test('marks code in its caption, and has its numbers in order where series begin apart', async () => {
    const series = [figure.series[0]!, line('late', [0.5, 3])];
    const html = await chart({series, caption: 'All but `never`.'});
    expect(html).toContain('<figcaption>All but <code>never</code>.<details>');
    expect(html).toMatch(/<tbody><tr><th scope="row">0\.5<\/th>/);
  });

  test('is where its values are: the highest above, the first to the left', () => {
    const places = [...draw({}).html.matchAll(/<path d="M(\d+) (\d+)l/g)];
    const [[, x1, y1], [, x2, y2]] = places as unknown as [string[], string[]];
    expect(Number(x1)).toBe(Number(x2));
    // 12 is higher than 10.
    expect(Number(y2)).toBeLessThan(Number(y1));
  });

  test('has the values of up to twelve bars beside them, with room for the longest, and then an axis', () => {
    const {html} = draw(bars(['a', 250_000], ['a legal page that is long', 125_000]));
    expect(html).toMatch(/>250,000<.*>125,000</);
    expect(html).not.toContain('<line');
    const [, room] = /data-end="([\d.]+)"/.exec(html)!;
    // In ems: a digit is about half of one.
    expect(Number(room)).toBeGreaterThan(7 * 0.5);

    const many = draw(
      bars(...Array.from({length: 13}, (_, at) => [`h${at}`, 3 + at] as [string, number])),
    );
    expect(many.html).toContain('<line');
    expect(many.html).not.toContain('>13<');
  });

  test.each([
    [21_650, '100K'],
    [10_000, '10K'],
    [60_000, '100K'],
  ])('has a line of its grid above %d on a logarithmic axis', (high, top) => {
    const {html} = draw({
      y: {label: 'Nodes', scale: 'log'},
      series: [line('greedy', [1, 42], [100, high])],
    });
    const lines = [...html.matchAll(/<line[^>]* y1="([\d.]+)em"/g)].map(([, y]) => Number(y));
    const [, from, rise] = /<path d="M\d+ (\d+)l\d+(-\d+)"/.exec(html)!.map(Number);
    // Twenty units of the drawing are an em.
    expect((from! + rise!) / 20).toBeGreaterThanOrEqual(Math.min(...lines) - 0.05);
    expect(html).toContain(`>${top}<`);
  });

  const untilTheEnd = (...heights: number[]) =>
    heights.map((height, index) => line(`line ${index}`, [1, 2], [100, height]));

  /** The heights of names, in ems from the top. */
  const heightsOfNames = (series: Series[]) => {
    const {html, legend} = draw({series});
    expect(legend).toBe('');
    return series.map(({name}) =>
      Number(new RegExp(`<text x="[\\d.]+%" y="([\\d.]+)em"[^>]*>${name}<`).exec(html)![1]),
    );
  };

  test('names lines above their ends, where these are apart', () => {
    const [first, second, third] = heightsOfNames(untilTheEnd(100, 50, 1));
    expect(second! - first!).toBeGreaterThan(1.1);
    expect(third! - second!).toBeGreaterThan(1.1);
  });

  test('names one of two near lines below it, and a line that ends before the others', () => {
    // Above the lower line, the name would lie on the higher one.
    const [high, low] = heightsOfNames(untilTheEnd(100, 90));
    expect(low! - high!).toBeGreaterThan(2.5);
    expect(heightsOfNames(untilTheEnd(90, 100))).toEqual([low, high]);
    expect(heightsOfNames(figure.series)).toHaveLength(2);
  });

  const bundle = (name: string, count = 3) =>
    Array.from({length: count}, (_, at) =>
      line(`${name} ${at}`, [1, 50 + at], [10, 50 + at], [100, 50 + at]),
    );

  test.each([
    ['they are near each other all the way', bundle('a name of some thirty letters')],
    ['a name is wider than a phone', bundle('a name of a series as long as a sentence is', 1)],
  ])('names series above the chart if %s', (_reason, some) => {
    const series = [...some, ...untilTheEnd(50)];
    const {html, legend} = draw({series});
    for (const {name} of series) {
      expect(html).not.toContain(`>${name}<`);
      expect(legend).toContain(` ${name}`);
    }
  });

  test('names lines above it in their order, each with a piece of it', () => {
    const {html, legend} = draw({series: bundle('a name of some thirty letters')});
    const pieces = legend.match(/<svg.*?letters.\d/g)!;
    expect(pieces.map((piece) => piece.at(-1))).toEqual(['2', '1', '0']);
    // As coloured and dashed as the line.
    const look = /stroke="[^"]+"|stroke-dasharray="[^"]+"/g;
    const lines = [...html.matchAll(/<path[^>]*stroke-width="[23]"[^>]*>/g)];
    expect(pieces.map((piece) => /<path.*?>/.exec(piece)![0].match(look))).toEqual(
      lines.map(([path]) => path.match(look)).reverse(),
    );
  });

  test('gives the colour of the emphasised series to no other', () => {
    const {html} = draw({series: untilTheEnd(100, 1), emphasis: 'line 1'});
    expect(html).toMatch(/fill="var\(--site-sun\)"[^>]*>line 1</);
    expect(html).toMatch(/fill="var\(--site-text\)"[^>]*>line 0</);
  });

  test('has no colour of its own, so that it follows the page', () => {
    for (const kind of ['bar', 'line'] as const) {
      expect(draw({kind}).html).not.toMatch(/#[\da-f]{3}|rgb|black/i);
    }
  });

  test.each([
    ['no file', '', 'Caption.', /needs its data: write file=/],
    ['a missing file', 'file=data/none.json', 'Caption.', /no data\/none\.json beside the post/],
    ['a file of another post', 'file=../b/data/a.json', 'Caption.', /is outside the post/],
    ['no caption', 'file=data/chart.json', '', /needs a caption/],
  ])('with %s stops the build with file and line', async (_name, meta, value, message) => {
    await expect(compile('chart', meta, value)).rejects.toThrow(message);
    await expect(compile('chart', meta, value)).rejects.toThrow(/index\.md:7: /);
  });

  test.each<[string, object, RegExp]>([
    ['values changed by hand', {title: 'Another'}, /not as `npm run figures -- a-post` wrote it/],
    ['a wrong field', {kind: 'pie'}, /can be drawn \(`kind`: .*correct code\/figures\.ts/],
  ])('with %s stops the build with file and line', async (_name, edited, message) => {
    await expect(chart({}, edited)).rejects.toThrow(message);
    await expect(chart({}, edited)).rejects.toThrow(/index\.md:7: /);
  });
});

describe('a diagram', () => {
  const words = 'title="Build" description="Markdown becomes pages."';

  test('is drawn in the colours of the page, with words for those who do not see it', async () => {
    const html = await compile('dot', words, 'digraph { A -> "B < C" [label=makes] }');
    expect(html).toContain('<desc>Markdown becomes pages.</desc>');
    expect(html).toContain('>B &#x3C; C</text>');
    expect(html).not.toMatch(/black|white|font-family|<!--|class=/);
    expect(html.match(/<title/g)).toHaveLength(1);
  });

  /** The two drawings, and in each the top left corner of a node's panel, by the words in it. */
  async function drawn(source: string) {
    const html = await compile('dot', words, source);
    const drawings = html.match(/<svg.*?<\/svg>/gs)!;
    const panels = drawings.map((svg) => {
      const found = svg.matchAll(
        /<rect x="([\d.]+)" y="([\d.]+)" width="[\d%]+" height="2"[^>]*><\/rect><text[^>]*>(.*?)<\/text>/g,
      );
      return Object.fromEntries(
        [...found].map(([, x, y, text]) => [
          text!.replaceAll(/<[^>]*>/g, ''),
          [Number(x), Number(y)],
        ]),
      ) as Record<string, [x: number, y: number]>;
    });
    return {html, drawings, down: panels[0]!, across: panels[1]!};
  }

  /** Where its arrows begin and end. */
  const arrowsOf = (svg: string) =>
    [...svg.matchAll(/<path d="M([\d.]+) ([\d.]+)([^"]*)" fill="none"/g)].map(([, x, y, rest]) => ({
      start: [Number(x), Number(y)],
      end: ['H', 'V'].map((axis) => Number(rest!.split(axis).at(-1)!.split(/[HV]/)[0])),
      rest: rest!,
    }));

  test('runs downwards on phones and to the right elsewhere, with the same words', async () => {
    const {drawings, down, across} = await drawn('digraph { A -> B -> C }');
    expect(new Set(Object.values(down).map(([x]) => x)).size).toBe(1);
    expect(down.A![1]).toBeLessThan(down.B![1]);
    expect(down.B![1]).toBeLessThan(down.C![1]);
    expect(new Set(Object.values(across).map(([, y]) => y)).size).toBe(1);
    expect(across.C![0] - across.B![0]).toBe(across.B![0] - across.A![0]);
    // A title in both would make two drawings of them in feeds.
    expect(drawings[0]).toMatch(
      /^<svg [^>]*role="img" aria-label="Build"><desc>Markdown becomes pages\.<\/desc>/,
    );
    expect(drawings[1]).toMatch(/^<svg [^>]*role="img"><title>Build<\/title><desc>/);
  });

  test('has its nodes in columns and rows, and arrows with corners between the middles of their sides', async () => {
    const {drawings, across} = await drawn('digraph { A -> B; A -> C; B -> D; C -> D; D -> E }');
    expect(across.B![0]).toBe(across.C![0]);
    expect(across.A![1]).toBe(across.B![1]);
    expect(across.C![1]).toBeGreaterThan(across.B![1]);
    const height = 36;
    const arrows = arrowsOf(drawings[1]!);
    expect(arrows).toHaveLength(5);
    const [, toC] = arrows;
    expect(toC!.start[1]).toBe(across.A![1] + height / 2);
    expect(toC!.end).toEqual([across.C![0], across.C![1] + height / 2]);
    expect(arrows.map(({rest}) => rest).join('')).toMatch(/^[HV\d.]+$/);
    expect(drawings[1]!.match(/l-8-4v8z/g)).toHaveLength(5);
  });

  test('leads no line through another node', async () => {
    const {drawings, down, across} = await drawn('digraph { A -> B -> C; A -> C; D -> C }');
    expect(across.C![1]).not.toBe(across.B![1]);
    // On phones, the line from A passes to the left of those before C.
    const fromA = arrowsOf(drawings[0])[2]!;
    expect(fromA.start[0]).toBeLessThan(Math.min(down.B![0], down.C![0]));
  });

  test('runs downwards everywhere if an arrow leads back or a word is wider than a column', async () => {
    for (const source of [
      'digraph { A -> B -> C -> A [style=dashed] }',
      `digraph { ${'a_word_of_24_letters_or_so '.repeat(3).trim().replaceAll(' ', '0 -> ')} -> B -> C }`,
    ]) {
      const {drawings, down, across} = await drawn(source);
      expect(across).toEqual(down);
      expect(arrowsOf(drawings[1]!).length).toBeGreaterThan(2);
    }
  });

  test('breaks lines at spaces, and long addresses at slashes', async () => {
    const {drawings} = await drawn(
      'digraph { A -> B; B -> "two\\nlines"; "two\\nlines" -> "as many words as fit https://example.com/and/a/path" }',
    );
    expect(drawings[1]).toMatch(/>two<tspan [^>]*>lines</);
    expect(drawings[1]).toMatch(
      />as many words as<[^>]*>fit https:\/\/<[^>]*><[^>]*>example\.com\/and\/<[^>]*><[^>]*>a\/path</,
    );
  });

  test('has the words of an arrow above the node that it leads to, and no rule above words alone', async () => {
    const {html, across} = await drawn(
      'digraph { A -> B [label="  says \\"x\\" "]; A [label="[a]; -> b"]; B -> C; C [shape=plaintext] }',
    );
    const [, x, y] = /<text x="(\d+)" y="([\d.]+)"[^>]*>says "x"</.exec(html.split('<svg')[2]!)!;
    expect(Number(x)).toBe(across.B![0]);
    expect(Number(y)).toBeLessThan(across.B![1]);
    expect(html).toContain('>[a]; -> b<');
    expect(Object.keys(across)).toEqual(['[a]; -> b', 'B']);
  });

  test('emphasises what is bold', async () => {
    const {html} = await drawn('digraph { A [style=bold]; A -> B [style="bold,dashed"]; A -> C }');
    expect(html).toMatch(/fill="var\(--site-sun\)" font-weight="600">A</);
    expect(html.match(/stroke="var\(--site-sun\)"[^>]*stroke-dasharray/g)).toHaveLength(2);
    expect(html).not.toMatch(/font-weight="600">[BC]</);
  });

  test('has arrowheads only if its edges are directed', async () => {
    expect((await drawn('graph { A -- B }')).html).not.toContain('v8z');
  });

  test.each([
    [
      'a word wider than a phone',
      `A -> ${'as_long_'.repeat(6)}`,
      7,
      /phone, .*: shorten its words/,
    ],
    [
      'words of two arrows to one node',
      'A -> C [label=a]; B -> C [label=b]',
      7,
      /lead to “C”.*: make/,
    ],
    ['a wrong source', 'A -> ', 8, /near '}'\): write DOT, as in digraph/],
    ['the arrow of another graph', 'A -- B', 8, /\(syntax error in line 1 near '--'\)/],
    ['no end', 'A -> {B', 8, /Graphviz cannot read/],
  ])('with %s stops the build with file and line', async (_name, source, line, message) => {
    const compiled = compile('dot', words, `digraph { ${source} }`);
    await expect(compiled).rejects.toThrow(message);
    await expect(compiled).rejects.toThrow(`index.md:${line}: `);
  });

  test('without words for those who do not see it stops the build', async () => {
    await expect(compile('dot', 'title="x"', 'digraph { A }')).rejects.toThrow(/needs words/);
  });
});
