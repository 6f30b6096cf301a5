import type {Element, ElementContent} from 'hast';
import type {ScaleContinuousNumeric} from 'd3-scale';
import {fromHtml, scaleBand, scaleLinear, scaleLog} from '../../lib/es-modules.cjs';
import {escapeHtml} from '../../lib/escape-html';
import type {Axis, Figure} from '../../lib/figure-data';
import {nameDrawing} from './draw-diagram';

// A chart is as wide as its column, and its labels are as large as a caption, whatever that width is: across, places
// are shares of the width; down, they are ems. Shapes lie in an inner drawing that is stretched, their lines are not.

/** A place in a chart: a share of its width from 0 to 1, and a height in ems from its top. */
type Spot = readonly [x: number, y: number];

/** Units of the stretched drawing: a thousand across, twenty to an em. */
const across = 1000;
const perEm = 20;

/** About the width of a letter, in ems. */
const letter = 0.5;

/** Up to so many bars have their values beside them instead of an axis. */
const mostValues = 12;

/** Colour, and dash or fill of each series; the first is that of the emphasised one. */
const looks = [
  {colour: 'var(--site-sun)', dash: '', bar: 'fill'},
  {colour: 'var(--site-text)', dash: '7 4', bar: 'fill'},
  {colour: 'var(--site-chart)', dash: '1 5', bar: 'outline'},
  {colour: 'var(--site-text-quiet)', dash: '12 4 2 4', bar: 'thin'},
] as const;

type Looks = Array<(typeof looks)[number]>;

/** More series could not be told apart. */
export const mostSeries = looks.length;

// Made once: making one takes longer than drawing a line of the chart.
const [standard, compact] = (['standard', 'compact'] as const).map(
  (notation) => new Intl.NumberFormat('en-GB', {maximumSignificantDigits: 4, notation}),
) as [Intl.NumberFormat, Intl.NumberFormat];

const format = (value: number) => (value >= 1e6 ? compact : standard).format(value);

const widthOf = (words: string) => words.length * letter;

/** Of a bold name: most letters of the site's title font are narrower than digits. */
const nameWidthOf = (name: string) => name.length * 0.45 + 0.4;

/** In ems: a longer name would take the room of the plot on a phone. */
const longestName = 9;

/** In ems: two ends of lines that are nearer to each other have no room for both names. */
const nameHeight = 1.2;

const rounded = (value: number) => Math.round(value * 10) / 10;
const percent = (share: number) => `${rounded(share * 100)}%`;
const em = (value: number) => `${rounded(value)}em`;

const text = (place: string, words: string) => `<text ${place}>${escapeHtml(words)}</text>`;

/** Joins numbers of a path: a minus sign separates, too. */
const joined = (...numbers: number[]) =>
  numbers.reduce((path, next) => `${path}${path && next >= 0 ? ' ' : ''}${next}`, '');

/** A path through spots, in relative coordinates, which compress best. */
function path(spots: Spot[]): string {
  const places = spots.map(([x, y]) => [Math.round(x * across), Math.round(y * perEm)] as const);
  return places
    .map(([x, y], index) => {
      const [x0, y0] = places[index - 1] ?? [0, 0];
      return (index === 0 ? 'M' : 'l') + joined(x - x0, y - y0);
    })
    .join('');
}

/** Which look each series has: the emphasised one that of the first. */
function looksOf({series, emphasis}: Figure): Looks {
  const strong = Math.max(
    0,
    series.findIndex(({name}) => name === emphasis),
  );
  let next = 1;
  return series.map((_, index) => looks[index === strong ? 0 : next++]!);
}

type Sides = {left: number; right: number; height: number};

function svgOf(
  figure: Figure,
  {left, right, height}: Sides,
  behind: string,
  shapes: string,
  words: string,
) {
  const tall = Math.round(height * perEm);
  const root = fromHtml(
    [
      `<svg width="100%" height="${em(height)}" font-size="14" overflow="visible" style="padding:0 ${em(right)} 0 ${em(left)}">`,
      behind,
      `<svg viewBox="0 0 ${across} ${tall}" preserveAspectRatio="none" overflow="visible" aria-hidden="true">${shapes}</svg>`,
      words,
      '</svg>',
    ].join(''),
    {fragment: true, space: 'svg'},
  );
  const svg = root.children[0] as Element;
  nameDrawing(svg, figure);
  return svg;
}

/** A drawing, and where its series have no names in it, the names in words that break. */
export type Chart = {svg: Element; legend: ElementContent[]};

/** Whether names have room behind the ends of lines: these are at the right side, and apart. */
function haveNamesAtEnds({kind, series}: Figure, lines: Spot[][]): boolean {
  const ends = lines.map((spots) => spots.at(-1)!).sort((one, other) => one[1] - other[1]);
  return (
    kind === 'line' &&
    series.every(({name}) => nameWidthOf(name) <= longestName) &&
    ends.every(([x]) => x >= Math.max(...lines.flat().map(([at]) => at))) &&
    ends.every(([, y], index) => index === 0 || y - ends[index - 1]![1] >= nameHeight)
  );
}

/** The names of series with a piece of each, the highest first. */
function legendOf({kind, series}: Figure, lines: Spot[][], own: Looks): ElementContent[] {
  const heights = lines.map((spots) => spots.reduce((sum, [, y]) => sum + y, 0) / spots.length);
  const order = [...series.keys()].sort((one, other) => heights[one]! - heights[other]!);
  const pieces = order.map((index) => {
    const {colour, dash, bar} = own[index]!;
    const piece = {
      line: `<path d="M0 4h28" stroke="${colour}" stroke-width="2"${dash && ` stroke-dasharray="${dash}"`}/>`,
      bar: `<path d="M8 1h12v6H8z" ${bar === 'outline' ? `fill="none" stroke="${colour}"` : `fill="${colour}"`}/>`,
    }[kind];
    return [
      '<span style="white-space:nowrap"><svg width="28" height="8" style="display:inline" aria-hidden="true">',
      piece,
      '</svg>',
      ` ${escapeHtml(series[index]!.name)}</span>`,
    ].join('');
  });
  return fromHtml(pieces.join('\u2003 '), {fragment: true}).children as ElementContent[];
}

/** Bars to the right, with names before or above them and values behind them. */
function drawRows(figure: Figure, names: string[]): Chart {
  const {series, emphasis} = figure;
  const own = looksOf(figure);
  const values = series.flatMap(({points}) => points.map(([, value]) => value));
  const most = Math.max(...values, Number.MIN_VALUE);
  const longest = Math.max(...names.map(widthOf)) + 0.8;
  const isBeside = series.length === 1 && longest <= 9;
  const left = isBeside ? longest : 0;
  const right = Math.max(...values.map((value) => widthOf(format(value)))) + 0.8;
  const [thick, gap] = [1.4, isBeside ? 0.5 : 0.9];
  const narrow = 25 - left - right;
  // A bar of no length cannot show whose name it has.
  const lengths = names.map(
    (name) =>
      series.filter(({points}) => points.some(([at, value]) => String(at) === name && value > 0))
        .length,
  );
  const named = lengths.indexOf(Math.max(...lengths));
  const shapes: Record<string, string> = {};
  let labels = '';
  let inside = '';
  let beyond = '';
  let y = 0;
  for (const [group, name] of names.entries()) {
    labels += isBeside
      ? text(`x="${em(-left)}" y="${em(y + 1)}"`, name)
      : text(`y="${em(y + 1)}"`, name);
    y += isBeside ? 0 : 1.5;
    for (const [index, {name: ofSeries, points}] of series.entries()) {
      const point = points.find(([at]) => String(at) === name);
      if (point) {
        const share = point[1] / most;
        const isPlain = series.length === 1 && emphasis !== name;
        const look = isPlain ? looks[1] : own[index]!;
        const inset = look.bar === 'thin' ? 0.4 : look.bar === 'outline' ? 0.1 : 0;
        const [top, tall] = [
          Math.round((y + inset) * perEm),
          Math.round((thick - 2 * inset) * perEm),
        ];
        if (share > 0) {
          shapes[look.colour] =
            `${shapes[look.colour] ?? ''}M0 ${top}h${Math.round(share * across)}v${tall}H0z`;
        }
        let value = format(point[1]);
        if (series.length > 1 && group === named) {
          const fits = look.bar !== 'thin' && share * narrow > widthOf(ofSeries) + 1;
          const label = text(`x=".5em" y="${em(y + 1)}"`, ofSeries);
          if (!fits) {
            value += ` ${ofSeries}`;
          } else if (look.bar === 'fill') {
            inside += label;
          } else {
            labels += label;
          }
        }
        beyond += text(`x="${percent(share)}" y="${em(y + 1)}"`, value);
      }
      y += thick + 0.1;
    }
    y += gap;
  }
  const drawn = looks.flatMap(({colour, bar}) =>
    shapes[colour]
      ? `<path d="${shapes[colour]}" ${bar === 'outline' ? `fill="none" stroke="${colour}" stroke-width="1.5" vector-effect="non-scaling-stroke"` : `fill="${colour}"`}/>`
      : [],
  );
  const svg = svgOf(
    figure,
    {left, right, height: y - gap},
    '',
    drawn.join(''),
    `<g fill="var(--site-text)">${labels}<g transform="translate(6)">${beyond}</g></g>${inside && `<g fill="var(--site-page)">${inside}</g>`}`,
  );
  return {svg, legend: []};
}

function continuous(
  values: number[],
  {scale}: Axis,
  range: [number, number],
  count: number,
  isHeight: boolean,
) {
  const isLog = scale === 'log';
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const start = isLog && isHeight ? 10 ** Math.floor(Math.log10(low)) : low;
  const end = isLog && isHeight ? 10 ** Math.ceil(Math.log10(high) - 1e-9) : high;
  const made: ScaleContinuousNumeric<number, number> = isLog
    ? scaleLog().domain([start, end])
    : scaleLinear().domain([low, high]);
  made.range(range);
  if (isHeight && !isLog) {
    made.nice(count);
  }
  const all = made.ticks(count);
  const ticks = isLog ? made.ticks().filter((tick) => Math.abs(Math.log10(tick) % 1) < 1e-9) : all;
  return {
    place: (value: number | string) => made(Number(value)),
    ticks: (ticks.length > 1 ? ticks : all).map((tick) => ({at: made(tick), label: format(tick)})),
  };
}

function categories(names: string[]) {
  const made = scaleBand().domain(names).range([0, 1]).padding(0.2);
  const middle = (name: string) => made(name)! + made.bandwidth() / 2;
  return {
    place: (value: number | string) => middle(String(value)),
    ticks: names.map((name) => ({at: middle(name), label: name})),
    band: made.bandwidth(),
  };
}

/** Lines or columns over an axis, with a horizontal grid. */
function drawPlot(figure: Figure, categoryNames: string[]): Chart {
  const {kind, series} = figure;
  const own = looksOf(figure);
  const points = series.flatMap((one) => one.points);
  const [top, bottom] = [1.6, 19];
  // Heights that do not start at zero mislead; a logarithmic axis has no zero.
  const nought = figure.y.scale === 'log' ? [] : [0];
  const ys = [...nought, ...points.map(([, value]) => value)];
  const y = continuous(ys, figure.y, [bottom, top], 4, true);
  const named = categoryNames.length > 0 ? categories(categoryNames) : null;
  const x =
    named ??
    continuous(
      points.map(([at]) => Number(at)),
      figure.x,
      [0, 1],
      6,
      false,
    );
  const left = Math.max(...y.ticks.map(({label}) => widthOf(label))) + 0.8;
  const lines = series.map((one) =>
    one.points.map(([at, value]): Spot => [x.place(at), y.place(value)]),
  );
  const isNamed = series.length > 1 && haveNamesAtEnds(figure, lines);
  const right = isNamed
    ? Math.max(...series.map(({name}) => nameWidthOf(name))) + 0.6
    : named
      ? 0
      : 1;
  const band = named && kind === 'bar' ? named.band / series.length : 0;
  const columns = lines.map((spots, index) =>
    spots.map(([at, high]): Spot => [at + band * (index + 0.5) - (named?.band ?? 0) / 2, high]),
  );
  const spots = kind === 'bar' ? columns : lines;

  const shapes = spots.map((places, index) => {
    const {colour, dash, bar} = own[index]!;
    if (kind === 'bar') {
      const wide = Math.round(band * across * 0.92);
      const all = places
        .filter(([, high]) => high < bottom)
        .map(([at, high]) => {
          const start = Math.round(at * across) - Math.round(wide / 2);
          return `M${start} ${bottom * perEm}v${Math.round((high - bottom) * perEm)}h${wide}V${bottom * perEm}z`;
        });
      return `<path d="${all.join('')}" ${bar === 'outline' ? `fill="none" stroke="${colour}" vector-effect="non-scaling-stroke"` : `fill="${colour}"`}/>`;
    }
    return `<path d="${path(places)}" fill="none" stroke="${colour}" stroke-width="${own[index] === looks[0] ? 3 : 1.5}" ${dash && `stroke-dasharray="${dash}" `}vector-effect="non-scaling-stroke"/>`;
  });

  const grid = y.ticks.map(
    ({at}, index) =>
      `<line x1="${em(-left)}" x2="100%" y1="${em(at)}" y2="${em(at)}"${index === 0 ? ' stroke="var(--site-control)"' : ''}/>`,
  );
  const axes = [
    '<g fill="var(--site-text-quiet)">',
    ...y.ticks.map(({at, label}) => text(`x="${em(-left)}" y="${em(at - 0.3)}"`, label)),
    text(`x="${em(-left)}" y="${em(bottom + 3.2)}"`, figure.x.label),
    '<g text-anchor="middle">',
    ...x.ticks.map(({at, label}) => text(`x="${percent(at)}" y="${em(bottom + 1.5)}"`, label)),
    '</g></g>',
  ].join('');

  const names = series.map(({name}, index) => {
    const [at, high] = lines[index]!.at(-1)!;
    return text(
      `x="${percent(at)}" y="${em(high + 0.35)}" dx=".6em" fill="${own[index]!.colour}"`,
      name,
    );
  });
  const svg = svgOf(
    figure,
    {left, right, height: bottom + 3.6},
    `<g stroke="var(--site-hairline)">${grid.join('')}</g>`,
    shapes.join(''),
    isNamed ? `${axes}<g font-weight="600">${names.join('')}</g>` : axes,
  );
  const needsLegend = series.length > 1 && !isNamed;
  return {svg, legend: needsLegend ? legendOf(figure, lines, own) : []};
}

/**
 * Draws a chart with at most `mostSeries` series.
 *
 * @param figure with at least one point; on a logarithmic axis all values are above zero
 * @returns an `svg` in the colours of the page, as wide as its column
 */
export function drawChart(figure: Figure): Chart {
  const {kind, series, x} = figure;
  const points = series.flatMap((one) => one.points);
  const isNamed = kind === 'bar' || x.scale === 'category';
  const names = isNamed ? [...new Set(points.map(([at]) => String(at)))] : [];
  return kind === 'bar' && points.length <= mostValues
    ? drawRows(figure, names)
    : drawPlot(figure, names);
}
