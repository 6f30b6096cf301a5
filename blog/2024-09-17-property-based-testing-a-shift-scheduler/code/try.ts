import assert from 'node:assert';
import fc from 'fast-check';
import {people, shifts} from './generated';
import {properties} from './properties';
import {schedule} from './scheduler';
import {cases64} from './small';

// Run by Stryker, once for each mutant of the scheduler; fails if a property does.
for (const holds of Object.values(properties)) {
  if (process.argv[2] === 'weeks') {
    const property = fc.property(shifts, people, (list, n) =>
      holds(list, schedule(list, n), n),
    );
    fc.assert(property, {seed: 20240917, numRuns: 1000});
  } else {
    for (const [list, n] of cases64) {
      assert(holds(list, schedule(list, n), n));
    }
  }
}
