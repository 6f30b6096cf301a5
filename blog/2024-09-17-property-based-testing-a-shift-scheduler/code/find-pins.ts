// Lets fast-check refute that the limit on hours ever decides, and that its edge ever does: it shrinks what it finds.
import fc from 'fast-check';
import {decides, isAtEdge} from './decides';
import {random} from './generated';

for (const [what, holds] of [['decides', decides], ['is at the edge', isAtEdge]] as const) {
  const never = fc.property(random, (week) => !holds(week));
  const {counterexample, numRuns} = fc.check(never, {seed: 1, numRuns: 100_000});
  const [shifts, people] = counterexample![0];
  const times = shifts.toSorted((a, b) => a.start - b.start).map(({start, end}) => `[${start}, ${end}]`);
  console.log(`${what} in input ${numRuns.toLocaleString('en')}, shrunk for ${people} person: week(${times.join(', ')})`);
}
