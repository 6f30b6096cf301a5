import fc from 'fast-check';
import {expect, test} from 'vitest';
import {assertDecides} from './assert-decides';
import {first} from './decisive';
import {dense, random, type Week} from './generated';

// #region test
test.each(first.rules)('%s decides often enough', (rule) => {
  const decides = ([shifts, people]: Week) => {
    return first.count(shifts, people).decisive.has(rule);
  };
  assertDecides(rule, dense, decides, {numRuns: 1000});
});
// #endregion

test('it stops when it has enough: after 1,000 inputs for the rest rule, and 9,000 for the hours', () => {
  const drawn = first.rules.map((rule) => {
    let all = 0;
    const decides = ([shifts, people]: Week) => {
      all++;
      return first.count(shifts, people).decisive.has(rule);
    };
    assertDecides(rule, dense, decides, {numRuns: 1000});
    return [rule, all];
  });
  expect(Object.fromEntries(drawn)).toEqual({rest: 1000, hours: 9000});
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

test('orders come up against the rule on their weight, in the form that the text gives', () => {
  const order = (heaviest: number) =>
    fc.record({
      isMember: fc.boolean(),
      total: fc.integer({min: 1, max: 99}),
      kilos: fc.integer({min: 1, max: heaviest}),
    });
  const isOnlyWeight = ({isMember, total, kilos}: {isMember: boolean; total: number; kilos: number}) =>
    isMember && total >= 50 && kilos > 30;
  assertDecides('weight', order(50), isOnlyWeight);
  expect(() => assertDecides('weight', order(30), isOnlyWeight)).toThrow('weight: 0.00 hits in 100 runs (want');
});
