import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import fc from 'fast-check';
import {fairProperties} from './fair-properties';
import {dense, people, shifts} from './generated';
import {load} from './load';
import type {Shift} from './scheduler';

const source = readFileSync(join(__dirname, 'fair.ts'), 'utf8');
const rule = 'hoursOf([...held, shift]) <= WEEK';
const unlimited = load(source.replace(rule, 'true'));

// #region reach
function reach(weeks: typeof shifts) {
  const passes = ([list, n]: [Shift[], number]) => {
    return !fairProperties.limited(list, unlimited(list, n), n);
  };
  fc.statistics(
    fc.tuple(weeks, people),
    (input) => (passes(input) ? 'more than 48 hours' : 'within 48'),
    {seed: 1, numRuns: 100_000},
  );
}
// #endregion

for (const [name, weeks] of Object.entries({shifts, dense})) {
  console.log(name);
  reach(weeks);
}

/** How many of the weeks that `second.ts` draws pass the limit: 20 seeds of 1,000. */
console.log('of the weeks of second.ts, more than 48 hours');
for (const [name, weeks] of Object.entries({shifts, dense})) {
  let passed = 0;
  const property = fc.property(weeks, people, (list, n) => {
    passed += fairProperties.limited(list, unlimited(list, n), n) ? 0 : 1;
  });
  for (let seed = 1; seed <= 20; seed++) {
    fc.assert(property, {seed, numRuns: 1000});
  }
  console.log(`   ${name}: ${passed} of 20,000`);
}
