import fc, {type Arbitrary} from 'fast-check';
import type {Figure} from '../../../src/lib/figure-data';
import {aroundRest, pairs, people, shifts} from './generated';
import {complete, maximal, rested, type Property} from './properties';
import type {Scheduler, Shift} from './scheduler';
import {seeded} from './seeded';

const SEEDS = 500;
const limits = [1, 2, 5, 10, 20, 50, 100, 200];

type Input = Arbitrary<[Shift[], number]>;

/** In which run a bug is found first, for each seed from 1 to 500. */
function firstFailures(
  input: Input,
  make: Scheduler,
  holds: Property,
  unbiased = false, // whether all numbers of a range are equally likely
) {
  return Array.from({length: SEEDS}, (_, index) => {
    const property = fc.property(input, ([list, n]) => {
      return holds(list, make(list, n));
    });
    const seed = index + 1;
    const options = {seed, numRuns: 1000, endOnFailure: true, unbiased};
    const {failed, numRuns} = fc.check(property, options);
    return failed ? numRuns : Infinity;
  });
}

/** Of all seeds, the percentage that found it within so many runs. */
function shares(found: number[]): Array<[number, number]> {
  return limits.map((limit) => {
    const within = found.filter((run) => run <= limit).length;
    return [limit, (100 * within) / SEEDS];
  });
}

export default async function figures(): Promise<Record<string, Figure>> {
  const weeks = fc.tuple(shifts, people);
  const gaps = fc.tuple(pairs, fc.constant(1));
  const around = fc.tuple(aroundRest, fc.constant(1));
  const {lastOnly, strict, forgetful} = seeded;
  const even = firstFailures(gaps, strict, maximal, true);
  const [, evenShare] = shares(even).find(([runs]) => runs === 100)!;
  const forgotten = firstFailures(weeks, forgetful, complete);
  const found = {
    'lastOnly, weeks': firstFailures(weeks, lastOnly, rested),
    'strict, weeks': firstFailures(weeks, strict, maximal),
    'strict, pairs': firstFailures(gaps, strict, maximal),
    'strict, around 11': firstFailures(around, strict, maximal),
  };
  const series = Object.entries(found).map(([name, first]) => {
    return {name, points: shares(first)};
  });
  const after = series.map(({name, points}) => {
    const [, share] = points.find(([runs]) => runs === 100)!;
    return `${name}: ${share}%`;
  });
  const runs: Figure = {
    title: 'Weeks at random find the strict bug last: 87% of seeds within 100 runs',
    description: [
      `After 100 runs, by bug and input: ${after.join('; ')}.`,
      `With all gaps equally likely, strict, pairs: ${evenShare}%.`,
      `Every seed found forgetful within ${Math.max(...forgotten)} runs.`,
    ].join(' '),
    kind: 'line',
    x: {label: 'Runs', scale: 'log'},
    y: {label: `Seeds that found it, % of ${SEEDS}`},
    emphasis: 'strict, weeks',
    series,
  };
  return Promise.resolve({runs});
}
