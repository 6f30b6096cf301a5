// Each bug on the inputs in which its rule decides, or its limit is met exactly: how many make no property fail?
import fc from 'fast-check';
import {hoursBugs, nightsBugs, type IsCaught} from './bugs';
import {first, second} from './decisive';
import {dense} from './generated';

const cases: Array<[bug: string, isCaught: IsCaught, counter: typeof first, kind: 'decisive' | 'met', rule: string]> = [
  ['no rest (first)', hoursBugs['no rest'], first, 'decisive', 'rest'],
  ['no limit on hours', hoursBugs['no limit on hours'], first, 'decisive', 'hours'],
  ['no rest (second)', nightsBugs['no rest'], second, 'decisive', 'rest'],
  ['no limit on days', nightsBugs['no limit on days'], second, 'decisive', 'days'],
  ['no limit on nights', nightsBugs['no limit on nights'], second, 'decisive', 'nights'],
  ['limit of one night', nightsBugs['limit of one night'], second, 'met', 'nights'],
  ['limit of 47 hours', hoursBugs['limit of 47 hours'], first, 'met', 'hours'],
  ['… property repaired', hoursBugs['limit of 47 hours, repaired'], first, 'met', 'hours'],
  ['rest above 11 hours', hoursBugs['rest above 11 hours'], first, 'met', 'rest'],
  ['… property repaired', hoursBugs['rest above 11 hours, repaired'], first, 'met', 'rest'],
];

const found = cases.map(() => ({all: 0, unnoticed: 0}));
for (let seed = 10_001; seed <= 11_000; seed++) {
  for (const week of fc.sample(dense, {seed, numRuns: 100})) {
    const counts = new Map([first, second].map((one) => [one, one.count(...week)]));
    cases.forEach(([, isCaught, counter, kind, rule], index) => {
      if (counts.get(counter)![kind].has(rule)) {
        found[index]!.all++;
        found[index]!.unnoticed += Number(!isCaught(week));
      }
    });
  }
}

console.log('of 100,000 dense inputs   decisive   unnoticed   share');
cases.forEach(([bug], index) => {
  const {all, unnoticed} = found[index]!;
  console.log(
    bug.padEnd(22),
    all.toLocaleString('en').padStart(12),
    unnoticed.toLocaleString('en').padStart(11),
    `${((100 * unnoticed) / all).toFixed(1)}%`.padStart(7) + (unnoticed / all > 0.1 ? '  ← weak property' : ''),
  );
});
