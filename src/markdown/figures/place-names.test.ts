import {describe, expect, test} from 'vitest';
import {placeNames, type Spot} from './place-names';

const rising: Spot[] = [
  [0, 18],
  [0.5, 10],
  [1, 2],
];
const flat: Spot[] = [
  [0, 17],
  [1, 17],
];

describe('the names of lines', () => {
  test('stand beside their own line, and not on one another', () => {
    const {places, isClear} = placeNames([rising, flat], [5, 5], 19);
    expect(isClear).toBe(true);
    const [first, second] = places;
    expect(rising.some(([x]) => Math.abs(x - first!.at[0]) < 0.3)).toBe(true);
    expect(second!.at[1]).toBe(17);
    const baselines = [first!, second!].map(({at, dy}) => at[1] + dy);
    expect(Math.abs(baselines[0]! - baselines[1]!)).toBeGreaterThan(1);
  });

  test('stay inside of the plot, even at its end', () => {
    const {at, anchor, dx} = placeNames([[[1, 5]]], [8], 19).places[0]!;
    expect(at).toEqual([1, 5]);
    expect(anchor).toBe('end');
    expect(dx).toBeLessThan(0);
  });

  test('do not cover a bar', () => {
    const {at, dy} = placeNames([[[0.5, 10]]], [4], 19, (width) => [
      [0.4 * width, 2, 0.6 * width, 10],
    ]).places[0]!;
    // Above the point, where it would be nearest, there is a bar.
    expect(at[1] + dy).toBeGreaterThan(10);
  });
});
