import {scaleBand, scaleLinear, scaleLog, type ScaleContinuousNumeric} from 'd3-scale';
import {fromHtml} from 'hast-util-from-html';
import type {Element} from 'hast';
import {escapeHtml} from '../../lib/escape-html';
import type {Axis, Figure} from '../../lib/figure-data';
import {nameDrawing} from './draw-diagram';

// In the drawing's own units; on a phone 640 of them are about 360 px.
const width = 640;
const height = 400;
const margin = {top: 20, right: 16, bottom: 66, left: 72};
const right = width - margin.right;
const bottom = height - margin.bottom;
const legendLine = 30;

/** How series are told apart: by line, mark and colour. */
const looks = [
  {colour: 'var(--site-text)', dash: '', mark: 'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0'},
  {colour: 'var(--site-sun)', dash: '12 6', mark: 'M-6-6h12v12h-12z'},
  {colour: 'var(--site-text-quiet)', dash: '3 6', mark: 'M0-8l7 13h-14z'},
  {colour: 'var(--site-text)', dash: '18 4 3 4', mark: 'M0-8l7 8-7 8-7-8z'},
];

/** Series beyond these could not be told apart. */
export const mostSeries = looks.length;

const round = (value: number) => Number(value.toFixed(1));
const format = (value: number) =>
  value.toLocaleString('en-GB', {
    maximumSignificantDigits: 4,
    notation: value >= 1e6 ? 'compact' : 'standard',
  });

type Place = (value: number | string) => number;
type Ticks = Array<{at: number; label: string}>;

function continuous(values: number[], {scale}: Axis, range: [number, number], count: number) {
  const isLog = scale === 'log';
  const low = Math.min(...values);
  const high = Math.max(...values);
  const made: ScaleContinuousNumeric<number, number> = isLog
    ? scaleLog().domain([low, high])
    : scaleLinear().domain([low, high]);
  made.range(range);
  made.nice(count);
  const all = made.ticks(count);
  const ticks = isLog ? all.filter((tick) => Math.log10(tick) % 1 === 0) : all;
  return {
    place: ((value) => made(Number(value))) as Place,
    ticks: (ticks.length > 1 ? ticks : all).map((tick) => ({at: made(tick), label: format(tick)})),
  };
}

function categories(names: string[], range: [number, number]) {
  const made = scaleBand().domain(names).range(range).padding(0.25);
  const middle = (name: string) => made(name)! + made.bandwidth() / 2;
  return {
    place: ((value) => middle(String(value))) as Place,
    ticks: names.map((name) => ({at: middle(name), label: name})),
    band: made.bandwidth(),
  };
}

const text = (x: number, y: number, words: string, anchor = '') =>
  `<text x="${round(x)}" y="${round(y)}"${anchor && ` text-anchor="${anchor}"`}>${escapeHtml(words)}</text>`;

function axes(x: {axis: Axis; ticks: Ticks}, y: {axis: Axis; ticks: Ticks}, top: number): string {
  const lines = y.ticks.map(({at}) => `M${margin.left} ${round(at)}H${right}`).join('');
  return [
    `<path d="${lines}" stroke="var(--site-hairline)"/>`,
    '<g fill="var(--site-text-quiet)" font-size="20">',
    ...y.ticks.map(({at, label}) => text(margin.left - 10, at + 7, label, 'end')),
    ...x.ticks.map(({at, label}) => text(at, bottom + 26, label, 'middle')),
    text((margin.left + right) / 2, height - 8, x.axis.label, 'middle'),
    text(0, top - 14, y.axis.label),
    '</g>',
  ].join('');
}

/**
 * Draws a chart with at most `mostSeries` series.
 *
 * @param figure of at least one point; on a logarithmic axis all values are above nought
 * @param id begins the ids in the drawing; unique in the page
 * @returns an `svg` in the colours of the page
 */
export function drawChart(figure: Figure, id: string): Element {
  const {kind, series} = figure;
  const hasLegend = series.length > 1;
  const top = margin.top + legendLine + (hasLegend ? legendLine * Math.ceil(series.length / 2) : 0);
  const points = series.flatMap((one) => one.points);
  const xs = points.map(([x]) => x);
  const isNamed = kind === 'bar' || figure.x.scale === 'category';
  const named = isNamed ? categories([...new Set(xs.map(String))], [margin.left, right]) : null;
  const x = named ?? continuous(xs.map(Number), figure.x, [margin.left + 12, right - 12], 6);
  // Heights that do not begin at nought tell another story; on a logarithmic axis there is none.
  const nought = figure.y.scale === 'log' ? [] : [0];
  const y = continuous(
    [...nought, ...points.map(([, value]) => value)],
    figure.y,
    [bottom, top],
    5,
  );

  const drawn = series.map(({points: own}, index) => {
    const {colour, dash, mark} = looks[index]!;
    if (kind === 'bar') {
      const band = named!.band / series.length;
      const bars = own.map(([name, value]) => {
        const left = x.place(name) - named!.band / 2 + band * index;
        return `M${round(left)} ${round(bottom)}V${round(y.place(value))}h${round(band * 0.9)}V${round(bottom)}z`;
      });
      return `<path d="${bars.join('')}" fill="${colour}"/>`;
    }
    const places = own.map(([a, b]) => [round(x.place(a)), round(y.place(b))] as const);
    const line = `<path d="M${places.map(([a, b]) => `${a} ${b}`).join('L')}" fill="none" stroke="${colour}" stroke-width="3"${dash && ` stroke-dasharray="${dash}"`}/>`;
    const marks = places.map(([a, b]) =>
      mark.replace(
        /^M(-?\d+)[ ]?(-?\d+)/,
        (_, dx, dy) => `M${round(a + Number(dx))} ${round(b + Number(dy))}`,
      ),
    );
    return `${kind === 'line' ? line : ''}<path d="${marks.join('')}" fill="${colour}"/>`;
  });

  const legend = series.map(({name}, index) => {
    const [left, line] = [
      (index % 2) * (width / 2),
      margin.top + legendLine * Math.floor(index / 2),
    ];
    const {colour, mark} = looks[index]!;
    return `<path transform="translate(${left + 8} ${line - 6})" d="${kind === 'bar' ? 'M-8-8h16v16h-16z' : mark}" fill="${colour}"/>${text(left + 26, line, name)}`;
  });

  const root = fromHtml(
    [
      `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
      axes({axis: figure.x, ticks: x.ticks}, {axis: figure.y, ticks: y.ticks}, top),
      ...drawn,
      hasLegend ? `<g fill="var(--site-text)" font-size="20">${legend.join('')}</g>` : '',
      '</svg>',
    ].join(''),
    {fragment: true, space: 'svg'},
  );
  const svg = root.children[0] as Element;
  nameDrawing(svg, id, figure);
  return svg;
}
