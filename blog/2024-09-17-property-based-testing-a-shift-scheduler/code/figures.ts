import type {Figure, Measurement} from '../../../src/lib/figure-data';
import {rows} from './compare';

export const measurement: Measurement = {kind: 'computed'};

const round = (value: number) => Math.round(value * 1000) / 1000;

/** Rate × runs, and how many seeds caught the mutant. */
const caught = (isBoundary: boolean) =>
  rows
    .filter(({rule, rate, runs}) => rule.endsWith('exactly') === isBoundary && rate * runs < 10)
    .map(({rate, runs, caught: seeds}): [number, number] => [round(rate * runs), seeds])
    .sort((a, b) => a[0] - b[0]);

const expected = [0.01, 0.02, 0.04, 0.07, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.7, 0.85, 1, 1.2, 1.4, 1.7, 2, 2.5, 3, 4, 5, 7, 10].map(
  (x): [number, number] => [x, round(20 * (1 - Math.exp(-x)))],
);

const predicted: Figure = {
  title: 'Rate times runs says how many seeds catch a bug',
  description:
    'Where a rule should decide in 0.3 inputs of a test, a quarter of the seeds should catch its bug; at 1, nearly two thirds; at 5, nearly all. What was caught follows that curve.',
  kind: 'line',
  x: {label: 'Inputs in which the rule should decide: rate × runs', scale: 'log'},
  y: {label: 'Seeds of 20 that catch the bug'},
  series: [
    {name: 'expected', points: expected},
    {name: 'rule dropped', points: caught(false)},
    {name: 'boundary moved', points: caught(true)},
  ],
};

export default () => ({predicted});
