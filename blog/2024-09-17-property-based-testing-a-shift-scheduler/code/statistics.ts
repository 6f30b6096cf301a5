import fc from 'fast-check';
import {first} from './decisive';
import {random} from './generated';

// #region statistics
fc.statistics(
  random,
  ([shifts, people]) => [...first.count(shifts, people).decisive],
  {seed: 1, numRuns: 1000},
);
// #endregion
