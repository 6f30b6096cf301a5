import {totals, type Labels} from './bound';
import {labels, siteRanking} from './rank';

const ranking = siteRanking();
const pages = Object.keys(labels);
/** All entries of our list. */
export const entries = pages.flatMap((page) =>
  Object.keys(labels[page]!).map((other) => ({page, other})),
);

/** The labels with an entry replaced by another post that the page's list lacks. */
export function swapped(from: Labels, {page, other}: (typeof entries)[number], random: () => number): Labels {
  const {[other]: _, ...rest} = from[page]!;
  const free = pages.filter((one) => one !== page && !(one in from[page]!) && !(one in labels[page]!));
  return {...from, [page]: {...rest, [drawn(free, 1, random)[0]!]: ''}};
}

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws some of a list, each at most once. */
export function drawn<T>(from: T[], count: number, random: () => number): T[] {
  const rest = [...from];
  return Array.from(
    {length: count},
    () => rest.splice(Math.floor(random() * rest.length), 1)[0]!,
  );
}

const trials = 1000;

/** How many links can be replaced in each trial that swaps so many entries, the fewest first. */
export function replaceableAfter(changes: number): number[] {
  const random = randomFrom(changes);
  return Array.from({length: trials}, () => {
    const other = drawn(entries, changes, random).reduce(
      (from, entry) => swapped(from, entry, random),
      labels,
    );
    return totals(other, ranking, 2).replaceable;
  }).sort((one, other) => one - other);
}

/** What the program prints: the range of the middle nine in ten trials, and of all. */
export const rows = [2, 4, 8].map((changes) => {
  const counts = replaceableAfter(changes);
  const [least, low, high, most] = [0, trials / 20, trials - trials / 20 - 1, trials - 1].map(
    (at) => counts[at]!,
  );
  return {changes, least, low, high, most};
});

// Run by itself, this prints what it counted.
if (process.argv[1] === __filename) {
  console.log('entries swapped  replaceable in 90%  in all');
  for (const {changes, least, low, high, most} of rows) {
    console.log(
      [
        String(changes).padStart(15),
        `${low} to ${high}`.padStart(18),
        `${least} to ${most}`.padStart(6),
      ].join('  '),
    );
  }
}
