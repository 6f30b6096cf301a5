// Slow, two minutes: repeats on 1,000 seeds the predictions that could have gone either way.
import fc from 'fast-check';
import {kinds} from './compare';
import {decisive, fairRank, fairRules, thirdRank, thirdRules} from './decisive';
import {schedule as fair} from './fair';
import {fairProperties} from './fair-properties';
import {dense, people, shifts} from './generated';
import type {Shift} from './scheduler';
import {mutantsOf} from './score';
import {schedule as third} from './third';
import {thirdProperties} from './third-properties';

const schedulers = {
  second: {file: 'fair', make: fair, rules: fairRules, rank: fairRank, properties: fairProperties},
  third: {file: 'third', make: third, rules: thirdRules, rank: thirdRank, properties: thirdProperties},
} as const;

type Name = keyof typeof schedulers;

const bugs = kinds.map(([scheduler, rule, start]) => {
  const {make} = mutantsOf(schedulers[scheduler].file).find(({name}) => name.startsWith(start))!;
  const properties = Object.values(schedulers[scheduler].properties);
  const isCaught = (list: Shift[], n: number) => {
    const roster = make(list, n);
    return properties.some((holds) => !holds(list, roster, n));
  };
  return {scheduler, rule, isCaught};
});
type Bug = (typeof bugs)[number];

const decided = (name: Name, list: Shift[], n: number): Set<string> => {
  const {make, rules, rank} = schedulers[name];
  return decisive(rules, rank, list, make(list, n));
};

/** Seeds, runs, and the runs at which the result is read. */
const searches = [
  ['random', shifts, 1000, 1000, [100, 1000], bugs],
  ['random', shifts, 100, 10_000, [10_000], bugs.filter(({rule}) => rule.startsWith('hours'))],
  ['dense', dense, 1000, 100, [100], bugs],
] as const;

console.log('scheduler  rule             inputs   runs  decides in inputs, of  predicted   caught by  of seeds  noticed');
for (const [kind, weeks, seeds, numRuns, stops, tried] of searches) {
  const names = [...new Set(tried.map(({scheduler}) => scheduler))];
  const hits = new Map(tried.map((bug) => [bug, stops.map(() => ({decided: 0, noticed: 0}))]));
  // Other seeds than those that are scored.
  for (let seed = 10_001; seed <= 10_000 + seeds; seed++) {
    let run = 0;
    const property = fc.property(weeks, people, (list, n) => {
      run++;
      const found = Object.fromEntries(names.map((name) => [name, decided(name, list, n)]));
      for (const [bug, counts] of hits) {
        if (found[bug.scheduler]!.has(bug.rule)) {
          const noticed = bug.isCaught(list, n);
          stops.forEach((stop, index) => {
            counts[index]!.decided += Number(run <= stop);
            counts[index]!.noticed += Number(run <= stop && noticed);
          });
        }
      }
    });
    fc.assert(property, {seed, numRuns});
  }
  const first = new Map<Bug, number[]>(tried.map((bug) => [bug, []]));
  let strange = 0;
  for (let seed = 1; seed <= seeds; seed++) {
    let run = 0;
    const left = new Set<Bug>(tried);
    const property = fc.property(weeks, people, (list, n) => {
      run++;
      for (const bug of left) {
        if (bug.isCaught(list, n)) {
          left.delete(bug);
          first.get(bug)!.push(run);
          strange += Number(!decided(bug.scheduler, list, n).has(bug.rule));
        }
      }
      return left.size > 0;
    });
    fc.check(property, {seed, numRuns, endOnFailure: true});
  }
  for (const bug of tried) {
    stops.forEach((stop, index) => {
      const {decided: some, noticed} = hits.get(bug)![index]!;
      const inputs = seeds * stop;
      const expected = 1 - (1 - some / inputs) ** stop;
      const caught = first.get(bug)!.filter((run) => run <= stop).length;
      console.log(
        bug.scheduler.padEnd(10),
        bug.rule.padEnd(16),
        kind.padEnd(6),
        String(stop).padStart(6),
        String(some).padStart(17),
        String(inputs).padStart(9),
        `${(100 * expected).toFixed(1)}%`.padStart(7),
        String(caught).padStart(11),
        String(seeds).padStart(9),
        `${((100 * noticed) / some).toFixed(1)}%`.padStart(8),
      );
    });
  }
  console.log(`caught by an input in which the rule did not decide: ${strange}`);
}
