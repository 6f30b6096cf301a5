import fc from 'fast-check';
import {expect, test} from 'vitest';
import {allowance, prices, site} from './assumptions';
import {monthlyCost} from './cost';

test('the total is the sum of its parts', () => {
  const {total, ...parts} = monthlyCost(site, prices);
  const sum = Object.values(parts).reduce((all, part) => all + part, 0);
  expect(total).toBeCloseTo(sum, 10);
});

test('what the allowance covers costs nothing, and no more than that', () => {
  const {total, originRequests, storage} = monthlyCost(site, prices, allowance);
  expect(total).toBeCloseTo(originRequests + storage, 10);
  const many = {...site, views: 100 * site.views};
  const all = monthlyCost(many, prices).total;
  const paid = monthlyCost(many, prices, allowance).total;
  // A terabyte, ten million requests and two million runs.
  expect(all - paid).toBeCloseTo(1000 * 0.085 + 10 * 1 + 2 * 0.1, 6);
});

test('a better hit ratio never costs more', () => {
  const ratio = fc.double({min: 0, max: 1, noNaN: true});
  fc.assert(
    fc.property(ratio, ratio, (a, b) => {
      const [worse, better] = [Math.min(a, b), Math.max(a, b)].map(
        (hitRatio) => monthlyCost({...site, hitRatio}, prices).total,
      );
      return better! <= worse! + 1e-9;
    }),
  );
});
