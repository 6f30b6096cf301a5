// Each bug on the inputs in which its rule decides, or its limit is met exactly: how many make no property fail?
import fc from 'fast-check';
import {firstCases} from './cases';
import {first} from './decisive';
import {dense} from './generated';

const cases = firstCases.filter(([bug]) => bug !== 'rest above 11 hours');
const found = cases.map(() => ({all: 0, unnoticed: 0}));
for (let seed = 10_001; seed <= 13_000; seed++) {
  for (const week of fc.sample(dense, {seed, numRuns: 100})) {
    const counts = first.count(...week);
    cases.forEach(([, isCaught, , kind, rule], index) => {
      if (counts[kind].has(rule)) {
        found[index]!.all++;
        found[index]!.unnoticed += Number(!isCaught(week));
      }
    });
  }
}

console.log('of 300,000 dense inputs             counted   unnoticed   share');
cases.forEach(([bug], index) => {
  const {all, unnoticed} = found[index]!;
  console.log(
    bug.padEnd(32),
    all.toLocaleString('en').padStart(10),
    unnoticed.toLocaleString('en').padStart(11),
    `${((100 * unnoticed) / all).toFixed(1)}%`.padStart(7),
  );
});
