// How often the limit on hours decides.
import fc from 'fast-check';
import type {Figure, Measurement} from '../../../src/lib/figure-data';
import {first} from './decisive';
import {dense, random, type Week} from './generated';

const SEEDS = 1000;

/** The share of inputs in which the limit decides, in the samples of repeat.ts. */
function share(inputs: fc.Arbitrary<Week>, numRuns: number, isWanted = (_: Week) => true): number {
  let hits = 0;
  for (let seed = 10_001; seed <= 10_000 + SEEDS; seed++) {
    hits += fc
      .sample(inputs, {seed, numRuns})
      .filter((week) => isWanted(week) && first.count(...week).decisive.has('hours')).length;
  }
  return hits / (SEEDS * numRuns);
}

/** The dense inputs that fit into the week for which the limit is meant. */
const isOneWeek = ([shifts]: Week) => shifts.every(({end}) => end <= 168);

const oneIn = (rate: number) => Number((1 / rate).toPrecision(2)).toLocaleString('en');

function hours(): Figure {
  const rates: Array<[string, number]> = [
    ['random', share(random, 1000)],
    ['dense, and within seven days', share(dense, 100, isOneWeek)],
    ['dense, of any length', share(dense, 100)],
  ];
  const [some, within, any] = rates.map(([, rate]) => oneIn(rate));
  const points = rates.map(([name, rate]): [string, number] => [name, Number((100 * rate).toPrecision(2))]);
  return {
    title: `The limit decides in one random input in ${some}, and in one dense input in ${any}, or ${within} within seven days`,
    description: `Inputs in which the limit on hours decides: ${points.map(([name, percent]) => `${name}: ${percent}%`).join('; ')}. Counted in 1,000,000 random and 100,000 dense inputs.`,
    kind: 'bar',
    x: {label: 'Inputs', scale: 'category'},
    y: {label: '% in which the limit decides'},
    emphasis: points[1]![0],
    series: [{name: 'inputs', points}],
  };
}

export const measurement: Measurement = {kind: 'computed'};

export default function figures(): Record<string, Figure> {
  return {hours: hours()};
}
