import type {Mark} from './marks';

/** A cover, in the units of its 1200 by 800. Each is the data of an SVG path. */
type Strokes = {
  /** The sun, filled. */
  disc: string;
  /** Figures, filled. */
  figures: string;
  /** Headings and scales. */
  hair: string;
  /** The way through the text, where it is drawn. */
  way?: string;
  /** Sentences and rows of tables. */
  fine: string;
  /** Lines of code. */
  bold: string;
  /** Footnotes, filled. */
  dots: string;
};

type CoverData = {
  marks: Mark[];
  minutes: number;
  /** The place of its day in the year, from 0 to 1. */
  day: number;
};

type Point = readonly [x: number, y: number];

const [width, height] = [1200, 800];
const fullTurn = 2 * Math.PI;

// Integers, relative to the start of each stroke, are half as long as anything finer.
const joinNumbers = (...numbers: number[]) => numbers.map(Math.round).join(' ').replace(/ -/g, '-');

/** A stroke from one point to another. */
const line = ([x, y]: Point, [toX, toY]: Point): string => {
  const [startX, startY] = [Math.round(x), Math.round(y)];
  return `M${joinNumbers(startX, startY)}l${joinNumbers(toX - startX, toY - startY)}`;
};

const disc = ([x, y]: Point, radius: number): string => {
  const r = Math.round(radius);
  return `M${joinNumbers(x - r, y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;
};

const ofKind = <Kind extends Mark['kind']>(marks: Mark[], kind: Kind) =>
  marks.filter((mark): mark is Extract<Mark, {kind: Kind}> => mark.kind === kind);

const each = <Kind extends Mark['kind']>(
  marks: Mark[],
  kind: Kind,
  draw: (mark: Extract<Mark, {kind: Kind}>, index: number) => string,
): string => ofKind(marks, kind).map(draw).join('');

/** Points around a centre, by the share of a turn, clockwise from the top. */
const around =
  (cx: number, cy: number) =>
  (share: number, radius: number): Point => [
    cx + radius * Math.sin(share * fullTurn),
    cy - radius * Math.cos(share * fullTurn),
  ];

/** Once around, with the beginning at the top: sentences point outwards, lines of code inwards. */
function dial({marks, minutes}: CoverData): Strokes {
  const radius = 224;
  const at = around(600, 400);
  return {
    disc: disc([600, 400], Math.min(90, Math.max(44, 26 + minutes * 3))),
    figures: each(marks, 'figure', (mark) => disc(at(mark.at, radius + 112), 34)),
    hair:
      each(marks, 'heading', (mark) => line(at(mark.at, 30), at(mark.at, 372))) +
      disc([600, 400], radius),
    fine:
      each(marks, 'sentence', (mark) =>
        line(at(mark.at, radius + 12), at(mark.at, radius + 12 + mark.length * 1.25)),
      ) + each(marks, 'row', (mark) => line(at(mark.at, radius + 12), at(mark.at, radius + 92))),
    bold: each(marks, 'code', (mark) =>
      line(at(mark.at, radius - mark.indent * 1.6), at(mark.at, radius - mark.length * 2.1 - 6)),
    ),
    dots: each(marks, 'note', (mark) => disc(at(mark.at, 372), 5)),
  };
}

/** Lines of code that fit below a horizon, nine units apart or more: nearer ones would run together. */
const mostWaves = 23;

/** A sunrise: sentences are rays, from left to right; lines of code lie below the horizon, as on water. */
function horizon({marks}: CoverData): Strokes {
  const [cx, cy, radius] = [600, 470, 150];
  // Half a turn: from the left, over the top.
  const arc = around(cx, cy);
  const at = (share: number, distance: number) => arc((share - 0.5) / 2, distance);
  const code = ofKind(marks, 'code');
  const every = Math.max(1, code.length / mostWaves);
  const waves = code.filter((_mark, index) => index % every < 1);
  return {
    disc: `M${cx - radius} ${cy}a${radius} ${radius} 0 0 1 ${2 * radius} 0z`,
    figures: each(marks, 'figure', (mark) => disc(at(mark.at, radius + 210), 30)),
    hair:
      each(marks, 'heading', (mark) => line(at(mark.at, radius), at(mark.at, 560))) +
      `M70 ${cy}H${width}`,
    fine:
      each(marks, 'sentence', (mark) =>
        line(at(mark.at, radius + 20), at(mark.at, radius + 20 + mark.length * 1.7)),
      ) + each(marks, 'row', (mark) => line(at(mark.at, radius + 20), at(mark.at, radius + 170))),
    bold: each(waves, 'code', (mark, index) => {
      const depth = (index + 1) / waves.length;
      const span = mark.length * 5.2 * (0.5 + depth * 0.8);
      const start = Math.round(cx - span / 2 + mark.indent * 9);
      const y = Math.round(cy + 18 + (index + 1) * (9 + 4 * depth));
      return `M${start} ${y}h${Math.round(Math.max(6, span - mark.indent * 9))}`;
    }),
    dots: each(marks, 'note', (mark) => disc(at(mark.at, radius + 330), 5)),
  };
}

/** A timetable: a line for each section, with sentences above it and lines of code below. */
function timetable({marks, minutes, day}: CoverData): Strokes {
  const starts = [0, ...ofKind(marks, 'heading').map(({at}) => at)];
  const endOf = (row: number) => starts[row + 1] ?? 1;
  const longest = Math.max(...starts.map((start, row) => endOf(row) - start));
  const step = height / (starts.length + 0.2);
  const scale = Math.min(1.6, step / 133);
  const yOf = (row: number) => step * (row + 0.62);
  const xOf = (row: number, at: number) => 70 + ((at - starts[row]!) / longest) * 1060;
  const on = (at: number): Point => {
    const row = starts.filter((start) => start <= at).length - 1;
    return [xOf(row, at), yOf(row)];
  };
  const rows = starts.map((_start, row) => Math.round(yOf(row)));
  return {
    disc: disc([230 + day * 740, yOf(0) + step * 0.2], Math.min(170, 80 + minutes * 7)),
    figures: each(marks, 'figure', ({at}) => disc(on(at), 46 * scale)),
    hair: rows.map((y) => `M70 ${y}H${width}`).join(''),
    way: rows.map((y, row) => `M70 ${y}H${Math.round(xOf(row, endOf(row)))}`).join(''),
    fine:
      each(marks, 'sentence', ({at, length}) => {
        const [x, y] = on(at);
        return line([x, y - 7], [x + length * 0.12 * scale, y - 7 - length * 0.46 * scale]);
      }) +
      each(marks, 'row', ({at}) => {
        const [x, y] = on(at);
        return line([x, y - 60 * scale], [x, y - 4]);
      }),
    bold: each(marks, 'code', ({at, length}) => {
      const [x, y] = on(at);
      return line([x, y + 5], [x, y + 9 + length * 0.62 * scale]);
    }),
    dots: each(marks, 'note', ({at}) => {
      const [x, y] = on(at);
      return disc([x, y - 80 * scale], 5);
    }),
  };
}

/** A spiral of three turns: sentences point outwards, lines of code inwards. */
function spiral({marks}: CoverData): Strokes {
  const turns = 3.25;
  const points = 150;
  const centred = around(600, 400);
  const at = (share: number, distance = 0) => centred(share * turns, 96 + share * 300 + distance);
  const way = Array.from({length: points + 1}, (_point, index) =>
    joinNumbers(...at(index / points)),
  );
  return {
    disc: disc([600, 400], 50),
    figures: each(marks, 'figure', (mark) => disc(at(mark.at, 30), 30)),
    hair:
      each(marks, 'heading', (mark) => line(at(mark.at, -60), at(mark.at, 70))) +
      `M${way.join('L')}`,
    fine:
      each(marks, 'sentence', (mark) => line(at(mark.at), at(mark.at, 12 + mark.length * 0.42))) +
      each(marks, 'row', (mark) => line(at(mark.at), at(mark.at, 46))),
    bold: each(marks, 'code', (mark) =>
      line(at(mark.at, -4), at(mark.at, -4 - mark.length * 0.95)),
    ),
    dots: each(marks, 'note', (mark) => disc(at(mark.at, 64), 5)),
  };
}

export const projections = {dial, horizon, timetable, spiral};

export type Projection = keyof typeof projections;

export const projectionNames = Object.keys(projections) as Projection[];
