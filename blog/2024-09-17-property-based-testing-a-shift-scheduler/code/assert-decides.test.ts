import fc from 'fast-check';
import {expect, test} from 'vitest';
import {assertDecides} from './assert-decides';
import {decides} from './decides';
import {dense, drawn, random} from './generated';

test('the limit decides often enough in dense inputs and with a drawn limit, and not in random ones', () => {
  assertDecides('limit', dense, decides, {numRuns: 1000});
  assertDecides('limit', drawn, decides, {numRuns: 1000});
  expect(() => assertDecides('limit', random, decides, {numRuns: 1000})).toThrow('hits in 1000 runs (want 5)');
});

test('it takes up to 20,000 inputs and less than a second of a processor, and stops when it has enough', () => {
  const all = [random, dense].map((inputs) => {
    let drawn = 0;
    const counted = (week: Parameters<typeof decides>[0]) => {
      drawn++;
      return decides(week);
    };
    const before = process.cpuUsage();
    try {
      assertDecides('limit', inputs, counted, {numRuns: 1000});
    } catch {
      // The random inputs have too few.
    }
    const {user, system} = process.cpuUsage(before);
    expect(user + system).toBeLessThan(1e6);
    return drawn;
  });
  expect(all).toEqual([20_000, 9000]);
});

test('it samples what a test with this seed tries', () => {
  for (const inputs of [random, dense]) {
    const tried: unknown[] = [];
    const property = fc.property(inputs, (input) => {
      tried.push(input);
    });
    fc.assert(property, {seed: 7, numRuns: 300});
    expect(fc.sample(inputs, {seed: 7, numRuns: 300})).toEqual(tried);
  }
});
