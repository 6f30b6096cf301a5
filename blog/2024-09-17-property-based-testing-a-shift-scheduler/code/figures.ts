// How far the inputs get towards the limit on hours.
import fc from 'fast-check';
import type {Figure, Measurement} from '../../../src/lib/figure-data';
import {noLimit} from './bugs';
import {dense, random} from './generated';

const most = ([shifts, people]: [Parameters<typeof noLimit>[0], number]): number =>
  Math.max(
    ...noLimit(shifts, people).assigned.map((held) =>
      held.reduce((sum, {start, end}) => sum + end - start, 0),
    ),
  );

/** Classes of hours, by the least that belongs to each. */
const classes: Array<[number, string]> = [
  [49, 'over 48 hours'],
  [37, '37 to 48 hours'],
  [25, '25 to 36 hours'],
  [13, '13 to 24 hours'],
  [0, 'up to 12 hours'],
];

/** The samples in which repeat.ts counts how often a rule decides. */
const samples = [
  ['random', random, 1000],
  ['dense', dense, 100],
] as const;
const SEEDS = 1000;

function hours(): Figure {
  const all = samples.map(([name, inputs, numRuns]) => {
    const counts = new Map(classes.map(([, words]) => [words, 0]));
    for (let seed = 10_001; seed <= 10_000 + SEEDS; seed++) {
      for (const week of fc.sample(inputs, {seed, numRuns})) {
        const hours = most(week);
        const [, words] = classes.find(([limit]) => hours >= limit)!;
        counts.set(words, counts.get(words)! + 1);
      }
    }
    return {
      name,
      points: [...counts].map(([words, count]): [string, number] => [
        words,
        Number(((100 * count) / (SEEDS * numRuns)).toPrecision(2)),
      ]),
    };
  });
  const [least, more] = all.map(({points}) => points[0]![1]);
  return {
    title: 'Only over 48 hours does the limit matter: one random input in 3,400, one dense input in 19',
    description: `How much the busiest person works if nothing limits it, as a share of 1,000,000 random and 100,000 dense inputs. Over 48 hours are ${least}% of the random and ${more}% of the dense inputs.`,
    kind: 'bar',
    x: {label: 'Hours of the busiest person, without the limit', scale: 'category'},
    y: {label: '% of inputs'},
    emphasis: 'dense',
    series: all,
  };
}

export const measurement: Measurement = {kind: 'computed'};

export default function figures(): Record<string, Figure> {
  return {hours: hours()};
}
