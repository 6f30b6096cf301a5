import type {Element, ElementContent} from 'hast';
import type {ScaleContinuousNumeric} from 'd3-scale';
import {fromHtml, scaleBand, scaleLinear, scaleLog} from '../../lib/es-packages.cjs';
import {widthOf as columnsOf} from '../../lib/text-width';
import {weights} from '../../lib/design-tokens';
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

/** Colour and dash of the line of each series, and the colour of its bars; the first is that of the emphasised one. */
const looks = [
  {colour: 'var(--site-sun)', dash: '', bar: 'var(--site-sun)'},
  {colour: 'var(--site-text)', dash: '7 4', bar: 'var(--site-text)'},
  {colour: 'var(--site-chart)', dash: '0 5', bar: 'var(--site-text-quiet)'},
  {colour: 'var(--site-text-quiet)', dash: '12 4 2 4', bar: 'var(--site-chart)'},
] as const;

type Looks = Array<(typeof looks)[number]>;

/** The tag of a language for numbers: the short form of British English, 1m, reads as a thousandth. */
export const latin = (tag: string) => `${/^en\b/.test(tag) ? 'en-US' : tag}-u-nu-latn`;

type Numbers = {
  value: (value: number) => string;
  /** Writes a number of an axis, which has little room. */
  label: (value: number) => string;
};

function numbersOf(tag: string): Numbers {
  const [standard, compact] = (['standard', 'compact'] as const).map(
    (notation) => new Intl.NumberFormat(latin(tag), {maximumSignificantDigits: 4, notation}),
  ) as [Intl.NumberFormat, Intl.NumberFormat];
  return {
    value: (value) => (value >= 1e6 ? compact : standard).format(value),
    label: (value) => (value >= 1e5 ? compact : standard).format(value),
  };
}

const widthOf = (words: string) => columnsOf(words) * letter;
/** The width of a chart on a phone, in the same unit: a caption's letters. */
const narrowest = 25;

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

/** The parts of a chart. It has room for words at its sides, and a height, in ems. */
type Drawn = {
  start: number;
  end: number;
  height: number;
  /** What is behind the shapes, and before them. */
  behind: string;
  shapes: string;
  words: string;
  legend: ElementContent[];
};

const fontSize = 14;

const insideOf = ({height, behind, shapes, words}: Drawn) =>
  `${behind}<svg viewBox="0 0 ${across} ${Math.round(height * perEm)}" preserveAspectRatio="none" overflow="visible" aria-hidden="true">${shapes}</svg>${words}`;

/** How a line is drawn, in a chart and in its legend. */
const strokeOf = ({colour, dash}: Looks[number], width = 2) =>
  `fill="none" stroke="${colour}" stroke-width="${width}"${dash && ` stroke-dasharray="${dash}" stroke-linecap="${dash.startsWith('0') ? 'round' : 'butt'}"`}`;

/** A drawing, and where its series have no names in it, the names in words that break. */
export type Chart = {svg: Element; legend: ElementContent[]};

/** Where a plot begins and ends, in ems from the top of its chart, and its width on a phone. */
const [top, bottom, phone] = [1.6, 19, 21];

/** How high a line is between two places: there, and at its points between them. */
function heightsOf(line: Spot[], left: number, right: number): number[] {
  const at = (x: number) => {
    const next = line.findIndex((spot, index) => index > 0 && spot[0] >= x);
    const [[x0, y0], [x1, y1]] = [line[next - 1] ?? line[0]!, line[next] ?? line[0]!];
    return x < x0 || next < 0 ? [] : [x0 === x1 ? y1 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)];
  };
  const inside = line.filter(([x]) => x >= left && x <= right).map(([, y]) => y);
  return [...inside, ...at(left), ...at(right)];
}

/**
 * Places for the names of lines: above or below them, at their ends, or further left if other lines are there.
 *
 * @returns nothing if there is none for one of them
 */
function namePlaces(names: string[], lines: Spot[][]): Spot[] | undefined {
  const taken: Array<{left: number; right: number; y: number}> = [];
  const places: Spot[] = [];
  const ends = lines.map((line) => line.at(-1)![1]);
  // From the top: of two that are near each other, the higher has its name above it.
  for (const index of [...lines.keys()].sort((one, other) => ends[one]! - ends[other]!)) {
    const line = lines[index]!;
    const wide = (names[index]!.length * 0.47 + 0.4) / phone;
    const [first, last] = [line[0]![0], line.at(-1)![0]];
    const found = [1, 0.85, 0.7, 0.55, 0.4]
      .map((share) => Math.max(wide, first + share * (last - first)))
      .flatMap((right) => {
        const own = heightsOf(line, right - wide, right);
        const [high, low] = [Math.min(...own), Math.max(...own)];
        // A steep line is near the end of the name only.
        const [end] = heightsOf(line, right, right);
        const isNear = (height: number) => low - high < 3 || Math.abs(height - end!) < 0.1;
        const heights = [
          ...(isNear(high) ? [high - 0.5] : []),
          ...(isNear(low) ? [low + 1.3] : []),
        ];
        return heights.map((y) => ({left: right - wide, right, y}));
      })
      .find(({left, right, y}) => {
        const isClear = (other: Spot[]) => {
          const heights = heightsOf(other, left, right);
          return Math.max(...heights) < y - 1.1 || Math.min(...heights) > y + 0.3;
        };
        const isApart = (one: (typeof taken)[number]) =>
          one.right < left || one.left > right || Math.abs(one.y - y) > 1.3;
        const isInside = right <= 1 && y > 0.8 && y < bottom;
        return isInside && lines.every(isClear) && taken.every(isApart);
      });
    if (!found) {
      return undefined;
    }
    taken.push(found);
    places[index] = [found.right, found.y];
  }
  return places;
}

/** The names of series with a piece of each, the highest first. */
function legendOf({kind, series}: Figure, lines: Spot[][], own: Looks): ElementContent[] {
  const heights = lines.map((spots) => spots.reduce((sum, [, y]) => sum + y, 0) / spots.length);
  const order = [...series.keys()].sort((one, other) => heights[one]! - heights[other]!);
  const pieces = order.map((index) => {
    const piece = {
      line: `<path d="M1 4h26" ${strokeOf(own[index]!)}/>`,
      bar: `<path d="M8 1h12v6H8z" fill="${own[index]!.bar}"/>`,
    }[kind];
    return `<span><svg width="28" height="8" aria-hidden="true">${piece}</svg> ${escapeHtml(series[index]!.name)}</span>`;
  });
  return fromHtml(pieces.join('\u2003 '), {fragment: true}).children as ElementContent[];
}

/** Bars to the right, with names before or above them and values behind them. */
function drawRows(figure: Figure, names: string[], {value: format}: Numbers): Drawn {
  const {series, emphasis} = figure;
  const own = looksOf(figure);
  const values = series.flatMap(({points}) => points.map(([, value]) => value));
  const most = Math.max(...values, Number.MIN_VALUE);
  const longest = Math.max(...names.map(widthOf)) + 0.8;
  const isBeside = series.length === 1 && longest <= 9;
  const start = isBeside ? longest : 0;
  const end = Math.max(...values.map((value) => widthOf(format(value)))) + 0.8;
  const [thick, gap] = [1.4, isBeside ? 0.5 : 0.9];
  const narrow = narrowest - start - end;
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
      ? text(`x="${em(-start)}" y="${em(y + 1)}"`, name)
      : text(`y="${em(y + 1)}"`, name);
    y += isBeside ? 0 : 1.5;
    for (const [index, {name: ofSeries, points}] of series.entries()) {
      const point = points.find(([at]) => String(at) === name);
      if (point) {
        const share = point[1] / most;
        const isPlain = series.length === 1 && emphasis !== name;
        const {bar} = isPlain ? looks[1] : own[index]!;
        if (share > 0) {
          shapes[bar] =
            `${shapes[bar] ?? ''}M0 ${Math.round(y * perEm)}h${Math.round(share * across)}v${thick * perEm}H0z`;
        }
        let value = format(point[1]);
        if (series.length > 1 && group === named) {
          if (share * narrow > widthOf(ofSeries) + 1) {
            inside += text(`x=".5em" y="${em(y + 1)}"`, ofSeries);
          } else {
            value += ` ${ofSeries}`;
          }
        }
        beyond += text(`x="${percent(share)}" y="${em(y + 1)}"`, value);
      }
      y += thick + 0.1;
    }
    y += gap;
  }
  const drawn = Object.entries(shapes).map(([bar, d]) => `<path d="${d}" fill="${bar}"/>`);
  const words = `<g fill="var(--site-text)">${labels}<g transform="translate(6)">${beyond}</g></g>${inside && `<g fill="var(--site-page)">${inside}</g>`}`;
  return {start, end, height: y - gap, behind: '', shapes: drawn.join(''), words, legend: []};
}

function continuous(
  values: number[],
  {scale: kind}: Axis,
  range: [number, number],
  count: number,
  isHeight: boolean,
) {
  const isLog = kind === 'log';
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const start = isLog && isHeight ? 10 ** Math.floor(Math.log10(low)) : low;
  const end = isLog && isHeight ? 10 ** Math.ceil(Math.log10(high) - 1e-9) : high;
  const scale: ScaleContinuousNumeric<number, number> = isLog
    ? scaleLog().domain([start, end])
    : scaleLinear().domain([low, high]);
  scale.range(range);
  if (isHeight && !isLog) {
    scale.nice(count);
  }
  const all = scale.ticks(count);
  const ticks = isLog ? scale.ticks().filter((tick) => Math.abs(Math.log10(tick) % 1) < 1e-9) : all;
  return {
    place: (value: number | string) => scale(Number(value)),
    ticks: (ticks.length > 1 ? ticks : all).map((tick) => ({at: scale(tick), label: tick})),
  };
}

function categories(names: string[]) {
  const scale = scaleBand().domain(names).range([0, 1]).padding(0.2);
  // Numbers that would touch on a phone are left out: every second is shown, or every third.
  const room = names.length * (Math.max(...names.map(widthOf)) + 0.6);
  const each = names.every((name) => /^\d/.test(name)) ? Math.ceil(room / (narrowest - 3)) : 1;
  const middle = (name: string) => scale(name)! + scale.bandwidth() / 2;
  return {
    place: (value: number | string) => middle(String(value)),
    ticks: names
      .filter((_name, index) => index % each === 0)
      .map((name) => ({at: middle(name), label: name})),
    band: scale.bandwidth(),
  };
}

/** Lines or columns over an axis, with a horizontal grid. */
function drawPlot(figure: Figure, categoryNames: string[], {label: labelOf}: Numbers): Drawn {
  const {kind, series} = figure;
  const own = looksOf(figure);
  const shown = (tick: number | string) => (typeof tick === 'number' ? labelOf(tick) : tick);
  const points = series.flatMap((one) => one.points);
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
  const start = 3;
  const lines = series.map((one) =>
    one.points.map(([at, value]): Spot => [x.place(at), y.place(value)]),
  );
  const places =
    kind === 'line' && series.length > 1
      ? namePlaces(
          series.map(({name}) => name),
          lines,
        )
      : undefined;
  const band = named && kind === 'bar' ? named.band / series.length : 0;
  const columns = lines.map((spots, index) =>
    spots.map(([at, high]): Spot => [at + band * (index + 0.5) - (named?.band ?? 0) / 2, high]),
  );
  const shapes = (kind === 'bar' ? columns : lines).map((spots, index) => {
    if (kind === 'bar') {
      const wide = Math.round(band * across * 0.92);
      const all = spots
        .filter(([, high]) => high < bottom)
        .map(([at, high]) => {
          const start = Math.round(at * across) - Math.round(wide / 2);
          return `M${start} ${bottom * perEm}v${Math.round((high - bottom) * perEm)}h${wide}V${bottom * perEm}z`;
        });
      return `<path d="${all.join('')}" fill="${own[index]!.bar}"/>`;
    }
    return `<path d="${path(spots)}" ${strokeOf(own[index]!, own[index] === looks[0] ? 3 : 2)} vector-effect="non-scaling-stroke"/>`;
  });

  const grid = y.ticks.map(
    ({at}, index) =>
      `<line x1="${em(-start)}" x2="100%" y1="${em(at)}" y2="${em(at)}"${index === 0 ? ' stroke="var(--site-control)"' : ''}/>`,
  );
  const axes = [
    '<g fill="var(--site-text-quiet)">',
    ...y.ticks.map(({at, label}) => text(`x="${em(-start)}" y="${em(at - 0.3)}"`, shown(label))),
    text(`x="${em(-start)}" y="${em(bottom + 3.2)}"`, figure.x.label),
    '<g text-anchor="middle">',
    ...x.ticks.map(({at, label}) =>
      text(`x="${percent(at)}" y="${em(bottom + 1.5)}"`, shown(label)),
    ),
    '</g></g>',
  ].join('');

  const names = places?.map(([at, high], index) =>
    text(`x="${percent(at)}" y="${em(high)}" fill="${own[index]!.colour}"`, series[index]!.name),
  );
  const needsLegend = series.length > 1 && !names;
  // Room for half of the label at the end, which is below its place and does not leave the column.
  const last = x.ticks.at(-1);
  const end = last && last.at > 0.98 ? widthOf(shown(last.label)) / 2 : 0;
  return {
    ...{start, end, height: bottom + 3.6},
    behind: `<g stroke="var(--site-hairline)">${grid.join('')}</g>`,
    shapes: shapes.join(''),
    words: names
      ? `${axes}<g font-weight="${weights.semibold}" text-anchor="end" stroke="var(--site-page)" stroke-width="4" paint-order="stroke">${names.join('')}</g>`
      : axes,
    legend: needsLegend ? legendOf(figure, lines, own) : [],
  };
}

/** Draws a chart of at most as many series as there are looks. */
function draw(figure: Figure, tag: string): Drawn {
  const {kind, series, x} = figure;
  const points = series.flatMap((one) => one.points);
  const isNamed = kind === 'bar' || x.scale === 'category';
  const names = isNamed ? [...new Set(points.map(([at]) => String(at)))] : [];
  return kind === 'bar' && points.length <= mostValues
    ? drawRows(figure, names, numbersOf(tag))
    : drawPlot(figure, names, numbersOf(tag));
}

/**
 * Draws a chart for a page.
 *
 * @param figure with at least one point; on a logarithmic axis all values are above zero
 * @param tag of the language, BCP 47
 * @returns an `svg` in the colours of the page, as wide as its column
 */
export function drawChart(figure: Figure, tag: string): Chart {
  const drawn = draw(figure, tag);
  const {start, end, height, legend} = drawn;
  const root = fromHtml(
    `<svg width="100%" height="${em(height)}" font-size="${fontSize}" overflow="visible" style="--start:${rounded(start)};--end:${rounded(end)}">${insideOf(drawn)}</svg>`,
    {fragment: true, space: 'svg'},
  );
  const svg = root.children[0] as Element;
  nameDrawing(svg, figure);
  return {svg, legend};
}

/**
 * Gives a drawing that is as wide as its column a width of its own, in pixels, for where no style sheet does. Its sides
 * are in ems; its title and its description are elements.
 */
export function inWidth(
  sides: Pick<Drawn, 'start' | 'end' | 'height'>,
  words: string,
  inside: string,
  width: number,
): string {
  const inPixels = (side: number) => Math.round(side * fontSize * 10) / 10;
  const [start, height] = [inPixels(sides.start), inPixels(sides.height)];
  return [
    `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-size="${fontSize}" role="img">${words}`,
    `<svg x="${start}" width="${width - start - inPixels(sides.end)}" height="${height}" overflow="visible">${inside}</svg></svg>`,
  ].join('');
}

/** Draws a chart in a width of its own, in pixels. */
export function drawChartInWidth(figure: Figure, tag: string, width: number): string {
  const drawn = draw(figure, tag);
  const {title, description} = figure;
  const words = `<title>${escapeHtml(title)}</title><desc>${escapeHtml(description)}</desc>`;
  return inWidth(drawn, words, insideOf(drawn), width);
}
