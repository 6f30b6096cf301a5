import fc from 'fast-check';
import type {Figure, Measurement} from '../../../src/lib/figure-data';
import {maximal} from './properties';
import {firstFailures, inputs, share, teams} from './search';
import {seeded} from './seeded';

const limits = [1, 5, 20, 50, 100];

/** How many seeds have found `strict` after so many runs, one person. */
function curve(name: 'pairs' | 'around', unbiased: boolean) {
  const input = fc.tuple(inputs[name], teams.one);
  const found = firstFailures(input, seeded.strict, maximal, unbiased);
  return {
    name: unbiased ? 'unbiased' : `${name}, by default`,
    points: limits.map((limit): [number, number] => [
      limit,
      share(found, limit),
    ]),
  };
}

export const measurement: Measurement = {kind: 'computed'};

export default function figures(): Record<string, Figure> {
  return {
    runs: {
      title: 'By default the bug is found later; aimed at the boundary, sooner',
      description:
        'Share of seeds that found the strict bug, with one person; unbiased, pairs and around are the same search.',
      kind: 'line',
      x: {label: 'Runs', scale: 'log'},
      y: {label: 'Seeds that found it, %'},
      emphasis: 'pairs, by default',
      series: [
        curve('pairs', false),
        curve('pairs', true),
        curve('around', false),
      ],
    },
  };
}
