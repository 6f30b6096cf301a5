import fc from 'fast-check';
import {maximal} from './properties';
import {firstFailures, inputs, share, teams} from './search';
import {seeded} from './seeded';

const limits = [100, 200, 500];

console.log(
  ''.padEnd(19),
  ...limits.map((limit) => `within ${limit} runs`.padStart(18)),
);
console.log('input  people      ', ...limits.map(() => '  default unbiased'));
for (const [name, lists] of Object.entries(inputs)) {
  for (const [size, team] of Object.entries(teams)) {
    const input = fc.tuple(lists, team);
    const [biased, unbiased] = [false, true].map((off) =>
      firstFailures(input, seeded.strict, maximal, off, 500),
    );
    const cells = limits.map((limit) =>
      [biased!, unbiased!]
        .map((found) => share(found, limit).toFixed(1).padStart(9))
        .join(''),
    );
    console.log(name.padEnd(6), size.padEnd(12), ...cells);
  }
}

/** How often a number from 0 to 20 is 11, in percent, by default. */
function elevens(): string {
  let seen = 0;
  const gap = fc.integer({min: 0, max: 20});
  const property = fc.property(gap, (value) => {
    seen += value === 11 ? 1 : 0;
  });
  for (let seed = 1; seed <= 500; seed++) {
    fc.check(property, {seed});
  }
  return ((100 * seen) / (100 * 500)).toFixed(1);
}
console.log(`11 among 0 to 20: ${elevens()}%; without bias ${(100 / 21).toFixed(1)}%`);
