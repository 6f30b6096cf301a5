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

/** The distance of a box, in ems, to a line above or below a place; beyond an end of the line, to that end. */
function gapAt(at: number, box: Box, line: Spot[], width: number): number {
  const away = (y: number) => Math.max(0, box[1] - y, y - box[3]);
  const next = line.findIndex(([x]) => x * width >= at);
  if (next <= 0) {
    // No point lies to the right of it, or none to its left.
    const [x, y] = line.at(next)!;
    return Math.hypot(Math.max(0, box[0] - x * width, x * width - box[2]), away(y));
  }
  const [[x0, y0], [x1, y1]] = [line[next - 1]!, line[next]!];
  return away(y0 + ((at / width - x0) / (x1 - x0)) * (y1 - y0));
}

/** Whether a name in this box would be read as that of its own line: everywhere it is clearly the nearest. */
function isNearest(box: Box, lines: Spot[][], own: number, width: number): boolean {
  return [0, 0.25, 0.5, 0.75, 1].every((share) => {
    const at = box[0] + (box[2] - box[0]) * share;
    const gap = gapAt(at, box, lines[own]!, width);
    return lines.every((line, index) => index === own || gapAt(at, box, line, width) > gap + 0.5);
  });
}

function candidatesOf(line: Spot[]): Placed[] {
  const between = line.flatMap((from, index): Spot[] => {
    const to = line[index + 1];
    return to
      ? [0.25, 0.5, 0.75].map((share): Spot => [
          from[0] + (to[0] - from[0]) * share,
          from[1] + (to[1] - from[1]) * share,
        ])
      : [];
  });
  return [...line, ...between].flatMap((at) =>
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

/** More than all that is only ugly: what misleads, or cannot be read. */
const wrong = 1e6;

/** In ems: a name that is nearer to the line of another is uglier the nearer it is. */
const reach = 1.2;

/**
 * Finds a place for the name of each line, beside it and clear of the others, however wide the chart is.
 *
 * @param lines the points of each, from left to right
 * @param names as wide as these, in ems
 * @param height of the plot, in ems
 * @param bars what else may not be covered, at a width in ems
 * @returns the best places, and whether each name is inside of the plot, clear of lines and names, and nearer to its
 *   own line than to any other
 */
export function placeNames(
  lines: Spot[][],
  names: number[],
  height: number,
  bars: (width: number) => Box[] = () => [],
): {places: Placed[]; isClear: boolean} {
  const dense = lines.map(along);
  /** What a place costs that is outside of the plot, or beside the wrong line. */
  const leastCostOf = (one: Placed, own: number) => {
    let sum = Math.abs(one.dy) * 0.1;
    for (const width of widths) {
      const box = boxOf(one, names[own]!, width);
      const outside =
        Math.max(0, -1 - box[0], box[2] - width - 0.3) +
        Math.max(0, -0.8 - box[1], box[3] - height + 0.2);
      sum += outside > 0 ? wrong + 40 * outside : 0;
      sum += isNearest(box, lines, own, width) ? 0 : wrong;
    }
    return sum;
  };
  /** What it costs beyond that: what it covers, and how near it is to lines. */
  const furtherCostOf = (one: Placed, own: number) => {
    let sum = 0;
    for (const width of widths) {
      const box = boxOf(one, names[own]!, width);
      for (const [index, other] of dense.entries()) {
        for (const [x, y] of other) {
          const ax = Math.max(box[0] - x * width, 0, x * width - box[2]);
          // Most of a line is out of reach, and a chart has a million pairs of its points and such boxes.
          if (ax >= reach) {
            continue;
          }
          const away = Math.hypot(ax, Math.max(box[1] - y, 0, y - box[3]));
          sum += away < 0.25 ? wrong : index !== own && away < reach ? 1 - away / reach : 0;
        }
      }
      for (const bar of bars(width)) {
        sum += 20 * overlap(box, bar);
      }
    }
    return sum;
  };
  type Candidate = {one: Placed; own: number; least: number; further?: number};
  // The cheapest first: most others need no second look, which takes ten times as long.
  const candidates = lines.map((line, own) =>
    candidatesOf(line)
      .map((one): Candidate => ({one, own, least: leastCostOf(one, own)}))
      .sort((a, b) => a.least - b.least),
  );
  const crowding = (one: Candidate, other: Candidate) =>
    widths.reduce((sum, width) => {
      const shared = overlap(
        boxOf(one.one, names[one.own]!, width),
        around(boxOf(other.one, names[other.own]!, width)),
      );
      return sum + (shared > 0 ? wrong + 60 * shared : 0);
    }, 0);
  // Each takes the best place that those before it have left; which of them comes first matters.
  const arrangements = ordersOf(candidates).map((order) => {
    const chosen: Candidate[] = [];
    let total = 0;
    for (const own of order) {
      let best = own[0]!;
      let lowest = Infinity;
      for (const next of own) {
        if (next.least >= lowest) {
          break;
        }
        next.further ??= furtherCostOf(next.one, next.own);
        const cost = chosen.reduce(
          (sum, other) => sum + crowding(next, other),
          next.least + next.further,
        );
        if (cost < lowest) {
          [best, lowest] = [next, cost];
        }
      }
      total += lowest;
      chosen.push(best);
    }
    return {total, chosen};
  });
  const {chosen, total} = arrangements.reduce((best, next) =>
    next.total < best.total ? next : best,
  );
  return {
    places: chosen.sort((a, b) => a.own - b.own).map(({one}) => one),
    isClear: total < wrong,
  };
}
