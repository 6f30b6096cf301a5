import assert from 'node:assert';
import fc from 'fast-check';
import {schedule as fair} from './fair';
import {fairProperties} from './fair-properties';
import {people, shifts} from './generated';
import {properties} from './properties';
import {schedule, type Scheduler} from './scheduler';
import {cases64} from './small';

// Run by Stryker, once for each mutant of a scheduler; fails if a property does.
const [which, inputs] = process.argv.slice(2);

function check(make: Scheduler, all: typeof properties) {
  for (const holds of Object.values(all)) {
    if (inputs === 'weeks') {
      const property = fc.property(shifts, people, (list, n) =>
        holds(list, make(list, n), n),
      );
      fc.assert(property, {seed: 20240917, numRuns: 1000});
    } else {
      for (const [list, n] of cases64) {
        assert(holds(list, make(list, n), n));
      }
    }
  }
}

if (which === 'fair') {
  check(fair, fairProperties);
} else {
  check(schedule, properties);
}
