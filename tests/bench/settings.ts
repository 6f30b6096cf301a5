import {stop} from '../support/stop';
import {ownPosts} from './corpus';

// The environment variables that make a bench shorter or longer. Each is checked when the bench is loaded, so
// that a mistake is reported within a second, in one line, and not after hours of building.

const {BENCH_RUNS, BENCH_POSTS, BENCH_PAGES, BENCH_PEER} = process.env;

function counts(name: string, value: string, example = '10,100'): number[] {
  const numbers = value.split(',').map(Number);
  if (!numbers.every((number) => Number.isInteger(number) && number > 0)) {
    stop(`${name} is “${value}”: write whole numbers from 1 on, such as ${name}=${example}.`);
  }
  return numbers;
}

function oneCount(name: string, value: string): number {
  const [number, ...more] = counts(name, value, '10');
  return more.length === 0
    ? number!
    : stop(`${name} is “${value}”: this bench takes one number, such as ${name}=10.`);
}

function names<Name extends string>(
  variable: string,
  value: string | undefined,
  known: readonly Name[],
): Name[] {
  const wanted = value?.split(',').map((name) => name.trim()) ?? known;
  const unknown = wanted.find((name) => !known.some((one) => one === name));
  if (unknown !== undefined) {
    stop(`${variable} names “${unknown}”: write some of ${known.join(', ')}, with commas.`);
  }
  return known.filter((name) => wanted.includes(name));
}

/** How many times each thing is measured. */
export const runsOr = (usual: number): number =>
  BENCH_RUNS === undefined ? usual : oneCount('BENCH_RUNS', BENCH_RUNS);

/** The number of posts, for a bench that works with any number. */
export const postsOr = (usual: number): number =>
  BENCH_POSTS === undefined ? usual : oneCount('BENCH_POSTS', BENCH_POSTS);

/** The numbers of posts to measure, smallest first: never fewer than the site has, which refer to each other. */
export function corpusSizes(): number[] {
  const own = ownPosts.length;
  if (BENCH_POSTS === undefined) {
    return [...new Set([10, 100, 1000].map((size) => Math.max(size, own)))];
  }
  const sizes = counts('BENCH_POSTS', BENCH_POSTS).sort((a, b) => a - b);
  if (sizes[0]! < own) {
    stop(
      `BENCH_POSTS asks for ${sizes[0]!} posts: the site has ${own}, which refer to each other. Ask for ${own} or more, such as BENCH_POSTS=${own},100.`,
    );
  }
  return sizes;
}

/** The pages to measure, out of the known ones. */
export const pagesOf = <Name extends string>(known: readonly Name[]): Name[] =>
  names('BENCH_PAGES', BENCH_PAGES, known);

const [peer = 'on'] = names('BENCH_PEER', BENCH_PEER ?? 'on', ['on', 'off', 'only']);

/** Whether the peer is built, and whether this site is. */
export const isBuilt = {peer: peer !== 'off', own: peer !== 'only'};
