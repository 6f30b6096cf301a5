/** A place in a chart: a share of its width from 0 to 1, and a height in ems from its top. */
export type Spot = readonly [x: number, y: number];

/** Beside which point of a chart a name stands, and on which side of it. */
export type Placed = {at: Spot; anchor: 'start' | 'middle' | 'end'; dx: number; dy: number};

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** In ems, the plots of a narrow phone, a phone and a column of text: a name has room in all of them. */
const widths = [17, 22, 44];

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) *
  Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));

/** The points along a line, close enough to each other to stand for all of it. */
function along(line: Spot[]): Spot[] {
  const steps = 12;
  return line.flatMap((from, index) => {
    const to = line[index + 1];
    return to
      ? Array.from({length: steps}, (_, step): Spot => {
          const share = step / steps;
          return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
        })
      : [from];
  });
}

function boxOf({at, anchor, dx, dy}: Placed, wide: number, width: number): Box {
  const x = at[0] * width + dx;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2;
  const base = at[1] + dy;
  return [left, base - 0.8, left + wide, base + 0.25];
}

/** The box of a name with the room that it needs to be told from others: half an em. */
const around = ([left, top, right, bottom]: Box): Box => [
  left - 0.5,
  top - 0.5,
  right + 0.5,
  bottom + 0.5,
];

function candidatesOf(line: Spot[]): Placed[] {
  const middles = line.flatMap((from, index): Spot[] => {
    const to = line[index + 1];
    return to ? [[(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]] : [];
  });
  return [...line, ...middles].flatMap((at) =>
    [-0.7, -1.3, 1.4, 2].flatMap((dy) =>
      (
        [
          ['start', 0.5],
          ['middle', 0],
          ['end', -0.5],
        ] as const
      ).map(([anchor, dx]): Placed => ({at, anchor, dx, dy})),
    ),
  );
}

/** All orders of some things. */
function ordersOf<T>(things: T[]): T[][] {
  return things.length < 2
    ? [things]
    : things.flatMap((first) =>
        ordersOf(things.filter((thing) => thing !== first)).map((others) => [first, ...others]),
      );
}

/**
 * Finds a place for the name of each line, beside it and clear of the others, however wide the chart is.
 *
 * @param lines the points of each
 * @param names as wide as these, in ems
 * @param height of the plot, in ems
 * @param bars what else may not be covered, at a width in ems
 */
export function placeNames(
  lines: Spot[][],
  names: number[],
  height: number,
  bars: (width: number) => Box[] = () => [],
): Placed[] {
  const dense = lines.map(along);
  const costOf = (one: Placed, own: number) => {
    let sum = Math.abs(one.dy) * 0.1;
    for (const width of widths) {
      const box = boxOf(one, names[own]!, width);
      sum += 40 * (Math.max(0, -1 - box[0]) + Math.max(0, box[2] - width - 0.3));
      sum += 40 * (Math.max(0, -0.8 - box[1]) + Math.max(0, box[3] - height + 0.2));
      for (const [index, other] of dense.entries()) {
        for (const [x, y] of other) {
          const at = x * width;
          const [ax, ay] = [
            Math.max(box[0] - at, 0, at - box[2]),
            Math.max(box[1] - y, 0, y - box[3]),
          ];
          const away = Math.hypot(ax, ay);
          // A name close to another's line would be read as its name.
          sum += away < 0.25 ? 3 : index !== own && away < 1.2 ? 1 - away / 1.2 : 0;
        }
      }
      for (const bar of bars(width)) {
        sum += 20 * overlap(box, bar);
      }
    }
    return sum;
  };
  const candidates = lines.map((line, own) =>
    candidatesOf(line).map((one) => ({one, own, cost: costOf(one, own)})),
  );
  type Candidate = (typeof candidates)[number][number];
  const crowding = (one: Candidate, other: Candidate) =>
    widths.reduce(
      (sum, width) =>
        sum +
        overlap(
          boxOf(one.one, names[one.own]!, width),
          around(boxOf(other.one, names[other.own]!, width)),
        ),
      0,
    );
  // Each takes the best place that those before it have left; which of them comes first matters.
  const arrangements = ordersOf(candidates).map((order) => {
    const chosen: Candidate[] = [];
    let total = 0;
    for (const own of order) {
      const costs = own.map(
        (one) => one.cost + chosen.reduce((sum, other) => sum + 60 * crowding(one, other), 0),
      );
      const least = Math.min(...costs);
      total += least;
      chosen.push(own[costs.indexOf(least)]!);
    }
    return {total, chosen};
  });
  const {chosen} = arrangements.reduce((best, next) => (next.total < best.total ? next : best));
  return chosen.sort((a, b) => a.own - b.own).map(({one}) => one);
}
