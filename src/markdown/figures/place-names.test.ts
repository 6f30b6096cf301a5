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

  describe('of four lines that rise side by side', () => {
    const across = [0, 0.13, 0.3, 0.43, 0.57, 0.74, 0.87, 1];
    const lines = [
      [12.7, 9.3, 4, 1.9, 1.6, 1.6, 1.6, 1.6],
      [18.8, 18.4, 17.4, 15.9, 13.1, 7.6, 3.9, 1.8],
      [18.6, 17.9, 16.4, 14.5, 9.9, 5, 2.2, 1.6],
      [17.8, 16.6, 13.1, 9.7, 5.6, 2.2, 1.6, 1.6],
    ].map((heights) => heights.map((y, index): Spot => [across[index]!, y]));
    const names = [7.5, 6.5, 6.5, 8];
    const boxesAt = (width: number) =>
      placeNames(lines, names, 19).places.map(({at, anchor, dx, dy}, index) => {
        const left = at[0] * width + dx - {start: 0, middle: 0.5, end: 1}[anchor] * names[index]!;
        return {left, right: left + names[index]!, baseline: at[1] + dy};
      });

    test.each([17, 22, 44])('do not touch in a chart of %d em', (width) => {
      const boxes = boxesAt(width);
      for (const [index, one] of boxes.entries()) {
        for (const other of boxes.slice(index + 1)) {
          const apart = Math.max(one.left - other.right, other.left - one.right);
          const below = Math.abs(one.baseline - other.baseline);
          expect(apart > 0.4 || below > 1.4, `${apart} and ${below}`).toBe(true);
        }
      }
    });
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
