import fc from 'fast-check';
import {expect, test} from 'vitest';
import {first} from './decisive';
import {dense, random, type Week} from './generated';
import {assertReached} from './reach';

// #region test
test.each(first.rules)('%s decides often enough', (rule) => {
  const decides = ([shifts, people]: Week) => {
    return first.count(shifts, people).decisive.has(rule);
  };
  assertReached(rule, dense, decides, {numRuns: 1000});
});
// #endregion

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

test('orders reach the rule on their weight, in the form that the text gives', () => {
  const order = (heaviest: number) =>
    fc.record({
      isMember: fc.boolean(),
      total: fc.integer({min: 1, max: 99}),
      kilos: fc.integer({min: 1, max: heaviest}),
    });
  const isOnlyWeight = ({isMember, total, kilos}: {isMember: boolean; total: number; kilos: number}) =>
    isMember && total >= 50 && kilos > 30;
  assertReached('weight', order(50), isOnlyWeight);
  expect(() => assertReached('weight', order(30), isOnlyWeight)).toThrow('weight decides 0 times in 100 runs (want');
});
