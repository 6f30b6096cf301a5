import fc from 'fast-check';
import {people, shifts, show} from './generated';
import {properties} from './properties';
import {schedule} from './scheduler';
import {seeded} from './seeded';

const options = {seed: 20240917, numRuns: 1000, verbose: true};

for (const [name, make] of Object.entries({schedule, ...seeded})) {
  for (const [rule, holds] of Object.entries(properties)) {
    const result = fc.check(
      fc.property(shifts, people, (list, n) => holds(list, make(list, n), n)),
      options,
    );
    if (result.counterexample === null) {
      console.log(`${name} ${rule}: holds`);
      continue;
    }
    const [list, n] = result.counterexample;
    const [found, m] = result.failures[0]!;
    console.log(`${name} ${rule}: FAILS at run ${result.numRuns}`);
    console.log(`   found  ${show(found)}, people ${m}`);
    console.log(`   shrunk ${show(list)}, people ${n}`);
  }
}
