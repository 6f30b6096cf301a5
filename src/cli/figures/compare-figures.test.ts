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
const taking = (ms: number, at = 40): Partial<Figure> => ({
  series: [{name: 'greedy', points: [[at, ms]]}],
});

const titled = {title: 'Time to plan for 50 people'};

test.each<[what: string, changed: Partial<Figure>, tolerance: number, difference: string | null]>([
  ['the same figure', {}, 0, null],
  ['another number', taking(80), 0, 'series 1 at 40 was 100, and is 80'],
  ['a number that moved as far as allowed', taking(80), 0.2, null],
  ['a number that moved further', taking(79), 0.2, 'series 1 at 40 was 100, and is 79'],
  ['a point elsewhere', taking(100, 50), 0.2, 'series 1 at 40 was 100, and is none'],
  ['another title', titled, 0, `title was ${figure.title}, and is ${titled.title}`],
  ['another title, where numbers may move', titled, 0.1, null],
  [
    'another axis, where numbers may move',
    {y: {label: 'Time, s'}},
    0.5,
    'vertical axis was “Time, ms”, linear, and is “Time, s”, linear',
  ],
])('%s', (_what, changed, tolerance, difference) => {
  expect(differenceOf(figure, {...figure, ...changed}, tolerance)).toBe(
    difference && `its ${difference}`,
  );
});
