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

  test('is wider than the text where its fence says so', async () => {
    await chart()();
    const infos = ['chart file=data/chart.json', 'chart wide file=data/chart.json'];
    const figures = await Promise.all(infos.map((info) => compiled(info, 'Words, wide.')));
    expect(figures.map(($) => $('figure').attr('class'))).toEqual([undefined, 'site-wide']);
  });

  test('ends where its column ends, with the label of the last value', () => {
    const {html} = draw({x: {label: 'Time, ms'}});
    // Half of the label, which is below its value.
    expect(html).toMatch(/--end:0.8"/);
    expect(html).toMatch(/<text x="100%" y="[\d.]+em">100</);
    expect(html).toMatch(/<text x="[\d.]+%" y="[\d.]+em">40</);
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
    expect(Number(/--end:([\d.]+)/.exec(few)![1])).toBeGreaterThan(7 * 0.5);
    const many = bars(Array.from({length: 13}, (_, at) => [`h${at}`, 3 + at]));
    expect(many).toContain('<line');
    expect(many).not.toContain('>13<');
  });

  test('leaves out numbers below its bars that would touch on a phone, but no names', () => {
    const bars = (...names: string[]) =>
      draw({
        kind: 'bar',
        series: [{name: 'greedy', points: names.map((name) => [name, 3] as const)}],
      }).html;
    const numbers = Array.from({length: 23}, (_, at) => String(at + 10));
    const few = bars(...numbers);
    expect(few).toContain('>10<');
    expect(few).not.toContain('>11<');
    expect(bars(...numbers.map((number) => `n${number}`))).toContain('>n11<');
  });

  test.each([
    [21_650, '100K'],
    [10_000, '10,000'],
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

  type Panels = Record<string, {x: number; y: number; width: number; height: number}>;

  /** Its drawings: where panels are, by their words, and the points of lines. */
  async function drawn(...lines: string[]) {
    const $ = await compiled(`mermaid ${words}`, lines.join('\n'));
    const drawings = $('svg')
      .toArray()
      .map((svg) => {
        const panels: Panels = {};
        for (const rule of $(svg).find('rect[height="2"]').toArray()) {
          const {x, y, width} = $(rule).attr()!;
          const height = Number($(rule).prev().attr('height'));
          const box = {x: Number(x), y: Number(y), width: Number(width), height};
          panels[$(rule).next('text').text()] = box;
        }
        const paths = $(svg).children('polyline').toArray();
        return {panels, lines: paths.map((path) => $(path).attr('points')!)};
      });
    return {$, drawings, phone: drawings[0]!, wide: drawings.at(-1)!};
  }

  test('has words for those who do not see it, and one title, which feeds take', async () => {
    const {$} = await drawn('flowchart LR', 'A --> B["B < C"]');
    expect($('svg > title').text()).toBe('Build');
    expect($('svg').first().attr('aria-label')).toBe('Build');
    expect(
      $('svg > desc')
        .toArray()
        .map((element) => $(element).text()),
    ).toEqual(['Markdown becomes pages.', 'Markdown becomes pages.']);
    expect($('svg:last-of-type').text()).toContain('B < C');
  });

  test('runs downwards on phones, and as written where there is room', async () => {
    const {phone, wide} = await drawn('flowchart LR', 'A --> B', 'A --> C');
    expect(phone.panels.B!.y).toBeGreaterThan(phone.panels.A!.y);
    expect(wide.panels.B!.x).toBeGreaterThan(wide.panels.A!.x);
    expect(wide.panels.B!.x).toBe(wide.panels.C!.x);
  });

  test('has its branches below each other on phones, if they do not fit beside each other', async () => {
    const [long, words] = ['A long name, and more of it', 'many words on it'];
    const branches = [`A -->|${words}| B["${long} b"]`, `A -->|${words}| C["${long} c"]`];
    const {drawings, phone, wide} = await drawn('flowchart TB', ...branches);
    expect(drawings).toHaveLength(2);
    const [b, c] = [`${long} b`, `${long} c`];
    expect(wide.panels[b]!.y).toBe(wide.panels[c]!.y);
    expect(phone.panels[c]!.y).toBeGreaterThan(phone.panels[b]!.y);
  });

  test.each([
    ['a flowchart from top to bottom', ['flowchart TD', 'A --> B']],
    ['a wide one', ['flowchart LR', `A -->|${'many words '.repeat(12)}| B`]],
    ['a sequence', ['sequenceDiagram', 'actor A', 'A->>B: asks', 'B-->>B: thinks']],
    ['states', ['stateDiagram-v2', '[*] --> A', 'A --> A : again', 'A --> [*]']],
    ['classes', ['classDiagram', 'A <|-- B', 'class B {', '+int a', '}']],
    ['entities', ['erDiagram', 'A ||--o{ B : has', 'A {', 'int a PK', '}']],
  ])('of %s has one drawing', async (_what, lines) => {
    const {$, drawings} = await drawn(...lines);
    expect(drawings).toHaveLength(1);
    expect($('svg > title').text()).toBe('Build');
    expect($('svg text').length).toBeGreaterThan(1);
  });

  test('has the colours of the page and no styles, and ids that no other has', async () => {
    const {$} = await drawn('flowchart LR', 'A ==> B:::strong', 'A -.-> C{C}', 'B <-->|words| C');
    const html = $('figure').html()!;
    expect(html).not.toMatch(/<style|style=|class=|data-(?!across)|font-family|="#|NaN/);
    const colours = [...html.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour!);
    for (const colour of new Set(colours)) {
      expect(colour).toMatch(/^(?:none|var\(--site-[\w-]+\))$/);
    }
    expect(colours.filter((colour) => colour === 'var(--site-sun)').length).toBeGreaterThan(4);
    const ids = $('[id]')
      .toArray()
      .map((element) => element.attribs.id!);
    expect(new Set(ids).size).toBe(ids.length);
    const used = [...html.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(ids).toEqual(expect.arrayContaining(used));
  });

  test('leads no line through another node', async () => {
    const {drawings} = await drawn('flowchart LR', 'A-->B-->C-->D;', 'A --> C & D', 'B --> D');
    for (const {panels, lines} of drawings) {
      expect(lines).toHaveLength(6);
      for (const line of lines) {
        const points = line.split(' ').map((point) => point.split(',').map(Number));
        const through = Object.values(panels).filter(({x, y, width, height}) =>
          points.slice(1).some(([toX, toY], index) => {
            const [fromX, fromY] = points[index]!;
            return (
              Math.max(fromX!, toX!) > x + 1 &&
              Math.min(fromX!, toX!) < x + width - 1 &&
              Math.max(fromY!, toY!) > y + 1 &&
              Math.min(fromY!, toY!) < y + height - 1
            );
          }),
        );
        expect(through, line).toEqual([]);
      }
    }
  });

  test('shows a whole line from a node to itself', async () => {
    const {$, wide} = await drawn('flowchart LR', 'A --> B', 'B -->|again| B');
    const [left, top, width] = $('svg').last().attr('viewBox')!.split(' ').map(Number);
    for (const point of wide.lines.join(' ').split(' ')) {
      const [x, y] = point.split(',').map(Number);
      expect(x).toBeGreaterThan(left!);
      expect(x).toBeLessThan(left! + width!);
      expect(y).toBeGreaterThan(top!);
    }
  });

  test('scrolls where its letters would be too small', async () => {
    const names = ['One participant', 'Another participant', 'A third', 'A fourth'];
    const {$} = await drawn(
      'sequenceDiagram',
      ...names.map((name, index) => `participant p${index} as ${name}`),
      'p0->>p3: asks',
    );
    const scroller = $('[role=group][tabindex=0]');
    expect(scroller.attr('aria-label')).toBe('Build');
    const least = Number(/^--least:(\d+)px$/.exec(scroller.children('svg').attr('style')!)![1]);
    const letters = $('text')
      .toArray()
      .map((text) => Number($(text).attr('font-size')));
    const scale = least / Number($('svg').attr('width'));
    expect(Math.min(...letters) * scale).toBeGreaterThanOrEqual(9.5);
    expect(Math.min(...letters) * scale).toBeLessThan(9.7);
  });
});

const diagram = 'mermaid title="a" description="b"';
const broken = (...lines: string[]) => compiled(diagram, ['flowchart LR', ...lines].join('\n'));

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
  ['no words for the blind', () => compiled('mermaid title="a"', 'flowchart LR'), /needs words/],
  ['DOT', () => compiled('dot title="a" description="b"', 'digraph { A }'), /write ```mermaid/],
  [
    'an unknown kind',
    () => compiled(diagram, 'pie title A'),
    /“pie title A” .*: begin with flowchart LR, sequenceDiagram, /,
    4,
  ],
  [
    'an unknown arrow',
    () => broken('A --> B', '', 'B -> C'),
    /“B -> C” cannot be drawn: write lines such as A/,
    7,
  ],
  ['a label without end', () => broken('A[one --> B'), /“A\[one --> B” cannot/, 5],
  ['colours', () => broken('A --> B', 'style A fill:#f00'), /“style A .*:::strong/, 6],
  ['a subgraph without end', () => broken('subgraph One', 'A --> B'), /no end: write end/, 4],
  [
    'a line of a sequence that is not drawn',
    () => compiled(diagram, 'sequenceDiagram\nparticipant A\nA->>B: x\nactivate B'),
    /“activate B” would not be in the drawing/,
    7,
  ],
])('with %s the build stops, with file and line', async (_what, compiling, message, at = 3) => {
  const error = await compiling().catch(String);
  expect(error).toMatch(message);
  expect(error).toContain(`index.md:${at}: `);
});
