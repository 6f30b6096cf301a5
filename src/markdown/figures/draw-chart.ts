import type {Element} from 'hast';
import type {ScaleContinuousNumeric} from 'd3-scale';
import {fromHtml, scaleBand, scaleLinear, scaleLog} from '../../lib/es-modules.cjs';
import {escapeHtml} from '../../lib/escape-html';
import type {Axis, Figure} from '../../lib/figure-data';
import {nameDrawing} from './draw-diagram';

// In the drawing's own units; on a phone 640 of them are about 360 px.
const width = 640;
const height = 400;
const fontSize = 20;
/** About the width of a letter. */
const letter = 0.52 * fontSize;
const line = 1.4 * fontSize;
const right = width - 22;

/** Line, mark and colour of each series. A mark starts at an offset from its point, and ends where it starts. */
const looks = [
  {colour: 'var(--site-text)', dash: '', aside: [-6, 0], mark: 'a6 6 0 1 0 12 0a6 6 0 1 0-12 0'},
  {colour: 'var(--site-sun)', dash: '12 6', aside: [-6, -6], mark: 'h12v12h-12z'},
  {colour: 'var(--site-text-quiet)', dash: '3 6', aside: [0, -8], mark: 'l7 13h-14z'},
  {colour: 'var(--site-text)', dash: '18 4 3 4', aside: [0, -8], mark: 'l7 8-7 8-7-8z'},
] as const;

/** More series could not be told apart. */
export const mostSeries = looks.length;

// Made once: making one takes longer than drawing a line of the chart.
const [standard, compact] = (['standard', 'compact'] as const).map(
  (notation) => new Intl.NumberFormat('en-GB', {maximumSignificantDigits: 4, notation}),
) as [Intl.NumberFormat, Intl.NumberFormat];

const format = (value: number) => (value >= 1e6 ? compact : standard).format(value);

/** In whole units, each half a pixel on a phone. */
type Place = readonly [x: number, y: number];
type Placing = (value: number | string) => number;

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
    place: ((value) => Math.round(made(Number(value)))) as Placing,
    ticks: (ticks.length > 1 ? ticks : all).map((tick) => ({
      at: Math.round(made(tick)),
      label: format(tick),
    })),
  };
}

function categories(names: string[], range: [number, number]) {
  const made = scaleBand().domain(names).range(range).padding(0.25);
  const middle = (name: string) => Math.round(made(name)! + made.bandwidth() / 2);
  return {
    place: ((value) => middle(String(value))) as Placing,
    ticks: names.map((name) => ({at: middle(name), label: name})),
    band: made.bandwidth(),
  };
}

const widthOf = (words: string) => words.length * letter;

const text = (place: string, words: string) => `<text ${place}>${escapeHtml(words)}</text>`;

/** Joins numbers of a path: a minus sign separates, too. */
const joined = (...numbers: number[]) =>
  numbers.reduce((path, next) => `${path}${path && next >= 0 ? ' ' : ''}${next}`, '');

/** A path through places, in relative coordinates, which compress best. */
function path(places: Place[], command: 'l' | 'm', after = ''): string {
  return places
    .map(([x, y], index) => {
      const [x0, y0] = places[index - 1] ?? [0, 0];
      return (index === 0 ? 'M' : command) + joined(x - x0, y - y0) + after;
    })
    .join('');
}

/**
 * Splits names of categories into lines: a name that would touch the next gets two.
 *
 * @param step the distance from one to the next
 */
function linesOf(labels: string[], step: number): string[][] {
  return labels.map((label) => (widthOf(label) > step ? label.split(/ (?=\S*$)/) : [label]));
}

function legendOf(names: string[]): Place[] {
  let [x, y] = [0, fontSize];
  return names.map((name) => {
    const own = 26 + widthOf(name);
    if (x > 0 && x + own > width) {
      [x, y] = [0, y + line];
    }
    const place: Place = [x, y];
    x += Math.round(own + fontSize);
    return place;
  });
}

/**
 * Draws a chart with at most `mostSeries` series.
 *
 * @param figure with at least one point; on a logarithmic axis all values are above zero
 * @returns an `svg` in the colours of the page
 */
export function drawChart(figure: Figure): Element {
  const {kind, series} = figure;
  const points = series.flatMap((one) => one.points);
  const xs = points.map(([x]) => x);
  const legend = series.length > 1 ? legendOf(series.map(({name}) => name)) : [];
  const label = (legend.at(-1)?.[1] ?? -10) + line + 10;
  const top = Math.round(label + line);
  // Heights that do not start at zero mislead; a logarithmic axis has no zero.
  const nought = figure.y.scale === 'log' ? [] : [0];
  const ys = [...nought, ...points.map(([, value]) => value)];
  const yOf = (bottom: number) => continuous(ys, figure.y, [bottom, top], 5);
  const left = Math.round(Math.max(...yOf(0).ticks.map((tick) => widthOf(tick.label))) + 14);

  const isNamed = kind === 'bar' || figure.x.scale === 'category';
  const names = isNamed ? [...new Set(xs.map(String))] : [];
  const named = isNamed ? categories(names, [left, right]) : null;
  const x = named ?? continuous(xs.map(Number), figure.x, [left + 12, right - 12], 6);
  const xLabels = linesOf(
    x.ticks.map((tick) => tick.label),
    isNamed ? (right - left) / names.length : Infinity,
  );
  const xLines = Math.max(...xLabels.map(({length}) => length));
  const bottom = Math.round(height - 14 - line * (xLines + 1));
  const y = yOf(bottom);

  const grid = y.ticks.map(({at}, index) =>
    index === 0
      ? `M${left} ${at}H${right}`
      : `m${joined(left - right, at - y.ticks[index - 1]!.at)}h${right - left}`,
  );
  const axes = [
    `<path d="${grid.join('')}" stroke="var(--site-hairline)"/>`,
    '<g fill="var(--site-text-quiet)">',
    text(`y="${label}"`, figure.y.label),
    `<g text-anchor="end">`,
    ...y.ticks.map((tick) => text(`x="${left - 10}" y="${tick.at + 7}"`, tick.label)),
    '</g><g text-anchor="middle">',
    ...x.ticks.flatMap(({at}, index) =>
      xLabels[index]!.map((words, row) =>
        text(`x="${at}" y="${Math.round(bottom + 26 + line * 0.9 * row)}"`, words),
      ),
    ),
    text(`x="${Math.round((left + right) / 2)}" y="${height - 8}"`, figure.x.label),
    '</g></g>',
  ].join('');

  const drawn = series.map(({points: own}, index) => {
    const {colour, dash, aside, mark} = looks[index]!;
    const key = legend[index];
    if (kind === 'bar') {
      const band = named!.band / series.length;
      const wide = Math.round(band * 0.9);
      const bars = own.map(([name, value]): [Place, string] => {
        const start = Math.round(x.place(name) - named!.band / 2 + band * index);
        return [[start, bottom], `v${y.place(value) - bottom}h${wide}V${bottom}z`];
      });
      const sample = key ? `M${joined(key[0], key[1])}v-16h16v16z` : '';
      return `<path d="${sample}${bars.map(([place, bar]) => `M${joined(...place)}${bar}`).join('')}" fill="${colour}"/>`;
    }
    const places = own.map(([a, b]): Place => [x.place(a), y.place(b)]);
    const all = [...(key ? [[key[0] + 8, key[1] - 6] as Place] : []), ...places];
    const marks = all.map(([a, b]): Place => [a + aside[0], b + aside[1]]);
    return [
      kind === 'line' && places.length > 1
        ? `<path d="${path(places, 'l')}" fill="none" stroke="${colour}" stroke-width="3"${dash && ` stroke-dasharray="${dash}"`}/>`
        : '',
      `<path d="${path(marks, 'm', mark)}" fill="${colour}"/>`,
    ].join('');
  });

  const words = series.flatMap(({name}, index) => {
    const place = legend[index];
    return place ? text(`x="${place[0] + 26}" y="${place[1]}"`, name) : [];
  });

  const root = fromHtml(
    [
      `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-size="${fontSize}">`,
      axes,
      ...drawn,
      words.length > 0 ? `<g fill="var(--site-text)">${words.join('')}</g>` : '',
      '</svg>',
    ].join(''),
    {fragment: true, space: 'svg'},
  );
  const svg = root.children[0] as Element;
  nameDrawing(svg, figure);
  return svg;
}
