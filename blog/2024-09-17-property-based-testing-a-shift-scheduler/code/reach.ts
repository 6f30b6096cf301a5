import fc from 'fast-check';
import {decisive, fairRank as rank, fairRules as rules} from './decisive';
import {schedule} from './fair';
import {people, shifts} from './generated';

// #region reach
fc.statistics(
  fc.tuple(shifts, people),
  ([list, n]) => [...decisive(rules, rank, list, schedule(list, n))],
  {seed: 1, numRuns: 1000},
);
// #endregion
