import fc, {type Arbitrary} from 'fast-check';
import {aroundRest, pairs, people, shifts} from './generated';
import type {Property} from './properties';
import type {Scheduler, Shift} from './scheduler';

export const SEEDS = 500;

export const inputs = {weeks: shifts, pairs, around: aroundRest};
export const teams = {one: fc.constant(1), 'one to three': people};

/** In which run a bug is found first, for each seed from 1 to 500. */
export function firstFailures(
  input: Arbitrary<[Shift[], number]>,
  make: Scheduler,
  holds: Property,
  unbiased = false, // whether all numbers of a range are equally likely
  numRuns = 100, // the default
): number[] {
  return Array.from({length: SEEDS}, (_, index) => {
    const property = fc.property(input, ([list, n]) => {
      return holds(list, make(list, n), n);
    });
    const options = {seed: index + 1, numRuns, endOnFailure: true, unbiased};
    const result = fc.check(property, options);
    return result.failed ? result.numRuns : Infinity;
  });
}

/** Of all seeds, the percentage that found it within so many runs. */
export function share(found: number[], limit: number): number {
  return (100 * found.filter((run) => run <= limit).length) / SEEDS;
}
