// Lets fast-check refute that the limit on hours ever decides, and that it is ever met: it shrinks what it finds.
import fc from 'fast-check';
import {first} from './decisive';
import {random, type Week} from './generated';

const decides = (week: Week) => first.count(...week).decisive.has('hours');
const isMet = (week: Week) => first.count(...week).met.has('hours');

for (const [what, holds] of [['decides', decides], ['is met', isMet]] as const) {
  const never = fc.property(random, (week) => !holds(week));
  const {counterexample, numRuns} = fc.check(never, {seed: 1, numRuns: 100_000});
  const [shifts, people] = counterexample![0];
  const times = shifts.toSorted((a, b) => a.start - b.start).map(({start, end}) => `[${start}, ${end}]`);
  console.log(`${what} in input ${numRuns.toLocaleString('en')}, shrunk for ${people} person: week(${times.join(', ')})`);
}
