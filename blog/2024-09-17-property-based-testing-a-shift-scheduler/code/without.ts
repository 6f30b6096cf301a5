// The simpler count: with and without a rule, does the same input give different rosters?
import fc from 'fast-check';
import {isSame, lowerLimit, noLimit, noRest} from './bugs';
import {first} from './decisive';
import {dense, random} from './generated';
import {schedule} from './hours';

const rules = [['rest', noRest], ['hours', noLimit]] as const;
const found = rules.map(() => ({decides: 0, differs: 0, both: 0}));
for (let seed = 10_001; seed <= 11_000; seed++) {
  for (const week of fc.sample(random, {seed, numRuns: 1000})) {
    const {decisive} = first.count(...week);
    const roster = schedule(...week);
    rules.forEach(([rule, without], index) => {
      const decides = decisive.has(rule);
      const differs = !isSame(without(...week), roster);
      found[index]!.decides += Number(decides);
      found[index]!.differs += Number(differs);
      found[index]!.both += Number(decides && differs);
    });
  }
}
rules.forEach(([rule], index) => {
  const [decides, differs, both] = Object.values(found[index]!).map((count) => count.toLocaleString('en'));
  console.log(`of 1,000,000 random inputs, ${rule}: decides in ${decides}, another roster without it in ${differs}, both in ${both}`);
});

let [met, differs] = [0, 0];
for (let seed = 10_001; seed <= 13_000; seed++) {
  for (const week of fc.sample(dense, {seed, numRuns: 100})) {
    if (first.count(...week).met.has('hours')) {
      met++;
      differs += Number(!isSame(lowerLimit(...week), schedule(...week)));
    }
  }
}
console.log(`of 300,000 dense inputs, 48 hours are met in ${met}, another roster with a limit of 47 in ${differs}`);
