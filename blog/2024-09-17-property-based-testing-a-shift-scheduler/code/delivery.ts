import fc from 'fast-check';
import {assertDecides} from './assert-decides';

/** Half come from members, half cost enough, and one in 250 is too heavy. */
const orders = fc.record({
  isMember: fc.boolean(),
  total: fc.integer({min: 1, max: 98}),
  kilos: fc.oneof(
    {weight: 249, arbitrary: fc.integer({min: 1, max: 30})},
    {weight: 1, arbitrary: fc.integer({min: 31, max: 99})},
  ),
});

try {
  // #region weight
  assertDecides(
    'weight',
    orders,
    ({isMember, total, kilos}) => isMember && total >= 50 && kilos > 30,
    {numRuns: 1000},
  );
  // #endregion
} catch (error) {
  console.log(String(error));
}
