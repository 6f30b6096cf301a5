import fc from 'fast-check';
import {pairs, show} from './generated';
import {maximal} from './properties';
import {seeded} from './seeded';

const {counterexample} = fc.check(
  fc.property(pairs, (list) => maximal(list, seeded.strict(list, 1), 1)),
  {seed: 20240917, numRuns: 1000},
);
console.log(show(counterexample![0]));
