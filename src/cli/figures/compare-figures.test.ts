import {expect, test} from 'vitest';
import type {Figure} from '../../lib/figure-data';
import {differenceOf} from './compare-figures';

const figure: Figure = {
  title: 'Time to plan for 40 people',
  description: 'What takes forty milliseconds.',
  kind: 'line',
  x: {label: 'People'},
  y: {label: 'Time, ms'},
  series: [{name: 'greedy', points: [[40, 100]]}],
};
const taking = (ms: number): Figure => ({
  ...figure,
  series: [{name: 'greedy', points: [[40, ms]]}],
});

test('the same figure has no difference', () => {
  expect(differenceOf(figure, {...figure}, 0)).toBeNull();
});

test('a number may move by a share of the larger one', () => {
  expect(differenceOf(figure, taking(80), 0)).toBe('“greedy” at 40 was 100, and is 80');
  expect(differenceOf(figure, taking(79), 0.2)).toBe('“greedy” at 40 was 100, and is 79');
  expect(differenceOf(figure, taking(80), 0.2)).toBeNull();
  expect(differenceOf(figure, taking(1), Infinity)).toBeNull();
});

test('a point that is gone is a difference', () => {
  const without = {
    ...figure,
    series: [{name: 'greedy', points: [[50, 100]] as [[number, number]]}],
  };
  expect(differenceOf(figure, without, 0.2)).toBe('“greedy” at 40 was 100, and is none');
});

test('words have to be the same where numbers have to', () => {
  const other = {...figure, title: 'Time to plan for 50 people'};
  expect(differenceOf(figure, other, 0)).toBe(
    'its title was Time to plan for 40 people, and is Time to plan for 50 people',
  );
  expect(differenceOf(figure, other, 0.1)).toBeNull();
});

test('another axis is a difference, however far numbers may move', () => {
  expect(differenceOf(figure, {...figure, y: {label: 'Time, s'}}, Infinity)).toBe(
    'its vertical axis was “Time, ms”, linear, and is “Time, s”, linear',
  );
});
