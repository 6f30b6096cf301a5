import {describe, expect, test} from 'vitest';
import {arcPath, dialGeometry, pointAt} from './dial';

const facts = {date: '2024-07-01T12:00:00.000Z', minutes: 6, tags: ['testing', 'scheduling']};

describe('dialGeometry', () => {
  test('is the same for the same post, whatever the order of its tags', () => {
    expect(dialGeometry(facts)).toEqual(dialGeometry({...facts, tags: ['scheduling', 'testing']}));
  });

  test('puts the sun where the date stands in its year', () => {
    expect(dialGeometry({...facts, date: '2025-01-01'}).sun).toBe(0);
    expect(dialGeometry({...facts, date: '2025-07-02T12:00:00Z'}).sun).toBeCloseTo(180, 0);
  });

  test('draws a shift for each tag, longer for a longer post', () => {
    const length = (minutes: number) => {
      const [shift] = dialGeometry({...facts, minutes}).shifts;
      return shift!.to - shift!.from;
    };
    expect(dialGeometry(facts).shifts).toHaveLength(2);
    expect(length(8)).toBeGreaterThan(length(4));
  });

  test('keeps every shift between an hour and twenty', () => {
    for (const minutes of [0, 1, 60, 1000]) {
      for (const {from, to} of dialGeometry({...facts, minutes}).shifts) {
        expect(to - from).toBeGreaterThanOrEqual(15);
        expect(to - from).toBeLessThanOrEqual(300);
      }
    }
  });

  test('begins a tag at the same hour in every post', () => {
    const begin = (tags: string[]) =>
      dialGeometry({...facts, tags}).shifts[[...tags].sort().indexOf('testing')]!.from;
    expect(begin(['testing'])).toBe(begin(['ai', 'front', 'testing']));
  });
});

test('angles run clockwise from the top', () => {
  expect(pointAt(0, 10)).toEqual({x: 0, y: -10});
  expect(pointAt(90, 10)).toEqual({x: 10, y: 0});
  expect(arcPath(0, 90, 10)).toBe('M0 -10A10 10 0 0 1 10 0');
  expect(arcPath(0, 270, 10)).toBe('M0 -10A10 10 0 1 1 -10 0');
});
