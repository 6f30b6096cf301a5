import {stop} from '../support/stop';
import {ownPosts} from './corpus';

// The environment variables that make a bench shorter or longer. Each is checked when the bench is loaded, so
// that a mistake is reported within a second, in one line, and not after hours of building.

const {BENCH_RUNS, BENCH_POSTS, BENCH_PAGES, BENCH_PEER = 'on'} = process.env;

function counts(name: string, value: string, least = 1): number[] {
  const numbers = value.split(',').map(Number);
  if (!numbers.every((number) => Number.isInteger(number) && number >= least)) {
    stop(`${name} is “${value}”: write whole numbers from ${least} on, such as ${name}=${least}.`);
  }
  return numbers.sort((a, b) => a - b);
}

/** How many times each thing is measured. */
export const runsOr = (usual: number): number =>
  BENCH_RUNS === undefined ? usual : counts('BENCH_RUNS', BENCH_RUNS)[0]!;

/** The number of posts, for a bench that works with any number. */
export const postsOr = (usual: number): number =>
  BENCH_POSTS === undefined ? usual : counts('BENCH_POSTS', BENCH_POSTS)[0]!;

/** The numbers of posts to measure, smallest first: never fewer than the site has, which refer to each other. */
export const corpusSizes = (): number[] =>
  BENCH_POSTS === undefined
    ? [...new Set([10, 100, 1000].map((size) => Math.max(size, ownPosts.length)))]
    : counts('BENCH_POSTS', BENCH_POSTS, ownPosts.length);

/** The pages to measure, out of the known ones. */
export function pagesOf<Name extends string>(known: readonly Name[]): Name[] {
  const wanted = BENCH_PAGES?.split(',').map((name) => name.trim()) ?? known;
  const unknown = wanted.find((name) => !known.some((one) => one === name));
  if (unknown !== undefined) {
    stop(`BENCH_PAGES names “${unknown}”: write some of ${known.join(', ')}, with commas.`);
  }
  return known.filter((name) => wanted.includes(name));
}

/** Whether the peer is built and measured too. */
export const withPeer = BENCH_PEER !== 'off';
