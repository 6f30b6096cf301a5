import {stop} from '../support/stop';

/**
 * Reads whole numbers from an environment variable, sorted. A mistake is reported when the bench is loaded, and not after
 * hours of building.
 *
 * @param least the smallest that it may name
 */
export function numbersOf(
  name: 'BENCH_RUNS' | 'BENCH_POSTS',
  usual: number[],
  least = 1,
): number[] {
  const numbers = process.env[name]?.split(',').map(Number) ?? usual;
  if (!numbers.every((number) => Number.isInteger(number) && number >= least)) {
    stop(
      `${name} is “${process.env[name]}”: write whole numbers from ${least} on, such as ${name}=${least}.`,
    );
  }
  return numbers.sort((a, b) => a - b);
}
