import fc from 'fast-check';
import {maximal} from './properties';
import {firstFailures, inputs, SEEDS, share, teams} from './search';
import {seeded} from './seeded';

console.log('input   people        by default  unbiased');
for (const [name, lists] of Object.entries(inputs)) {
  for (const [size, team] of Object.entries(teams)) {
    const input = fc.tuple(lists, team);
    const cells = [false, true].map((unbiased) => {
      const found = firstFailures(input, seeded.strict, maximal, unbiased);
      return share(found, 100).toFixed(1).padStart(8);
    });
    console.log(`${name.padEnd(6)}  ${size.padEnd(12)}  ${cells.join('    ')}`);
  }
}

/** How often a number from 0 to 20 is 11, in percent. */
function elevens(unbiased: boolean): string {
  let seen = 0;
  const gap = fc.integer({min: 0, max: 20});
  const property = fc.property(gap, (value) => {
    seen += value === 11 ? 1 : 0;
  });
  for (let seed = 1; seed <= SEEDS; seed++) {
    fc.check(property, {seed, unbiased});
  }
  return ((100 * seen) / (100 * SEEDS)).toFixed(1);
}
console.log(`11 among 0 to 20, %: ${elevens(false)}, unbiased ${elevens(true)}`);
