import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import fc from 'fast-check';
import {fairProperties} from './fair-properties';
import {people, shifts} from './generated';
import {load} from './load';

const source = readFileSync(join(__dirname, 'fair.ts'), 'utf8');
const rule = 'hoursOf([...held, shift]) <= WEEK';
const unlimited = load(source.replace(rule, 'true'));

// #region reach
fc.statistics(
  fc.tuple(shifts, people),
  ([list, n]) => {
    const roster = unlimited(list, n);
    const isKept = fairProperties.limited(list, roster, n);
    return isKept ? 'within 48 hours' : 'more than 48';
  },
  {seed: 1, numRuns: 100_000},
);
// #endregion
