// Slow: takes a minute. Random and dense inputs, with and without pinned examples for each rule, against each bug.
import fc from 'fast-check';
import {firstCases, secondCases} from './cases';
import {first, second} from './decisive';
import {dense, random, type Week} from './generated';

const SEEDS = 1000;
const RUNS = 1000;
const schedulers = [
  {counter: first, cases: firstCases},
  {counter: second, cases: secondCases},
];

const KINDS = ['decisive', 'met'] as const;

/** How many of a million random inputs, from seeds that are not scored, each rule decides or is met exactly in, and the first of them. */
const pools = schedulers.map(({counter}) =>
  counter.rules.map((rule) => ({
    rule,
    decisive: {count: 0, weeks: [] as Week[]},
    met: {count: 0, weeks: [] as Week[]},
  })),
);
for (let seed = 10_001; seed <= 10_000 + SEEDS; seed++) {
  for (const week of fc.sample(random, {seed, numRuns: RUNS})) {
    schedulers.forEach(({counter}, index) => {
      const found = counter.count(...week);
      for (const pool of pools[index]!) {
        for (const kind of KINDS.filter((one) => found[one].has(pool.rule))) {
          pool[kind].count++;
          if (pool[kind].weeks.length < SEEDS) {
            pool[kind].weeks.push(week);
          }
        }
      }
    });
  }
}

const all = schedulers.flatMap(({cases}, index) => cases.map((one) => ({one, pool: pools[index]!})));

/** For each bug and seed, the run that catches it first. */
function firstRuns(inputs: fc.Arbitrary<Week>): number[][] {
  const caught = all.map(() => Array<number>(SEEDS).fill(Infinity));
  for (let seed = 1; seed <= SEEDS; seed++) {
    let run = 0;
    const left = new Set(all.keys());
    const property = fc.property(inputs, (input) => {
      run++;
      for (const index of left) {
        if (all[index]!.one[1](input)) {
          left.delete(index);
          caught[index]![seed - 1] = run;
        }
      }
      return left.size > 0;
    });
    fc.check(property, {seed, numRuns: RUNS, endOnFailure: true});
  }
  return caught;
}

/** For each bug and seed, whether a pinned input of this kind catches it: one for each rule, another for each seed if there are enough. */
const byPinned = (kind: (typeof KINDS)[number]) =>
  all.map(({one: [, isCaught], pool}) =>
    Array.from({length: SEEDS}, (_, at) =>
      pool.map((rule) => rule[kind].weeks).some((weeks) => isCaught(weeks[at % weeks.length]!)),
    ),
  );

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
const [byRandom, byDense] = [firstRuns(random), firstRuns(dense)];
const [byDecisive, byMet] = KINDS.map(byPinned);

pools.forEach((rules, index) => {
  for (const kind of KINDS) {
    const counts = rules.map((pool) => `${pool.rule} ${pool[kind].count.toLocaleString('en')}`);
    console.log(`of 1,000,000 random inputs, ${kind} in the ${['first', 'second'][index]}: ${counts.join(', ')}`);
  }
});

const isDecisive = (index: number, at: number) => byDecisive![index]![at]!;
const isMet = (index: number, at: number) => byMet![index]![at]!;

const within = (runs: number[][], most: number) => (index: number, at: number) => runs[index]![at]! <= most;

const columns: Array<[string, ...Array<(index: number, at: number) => boolean>]> = [
  ['random', within(byRandom, RUNS)],
  ['+ decisive', within(byRandom, RUNS), isDecisive],
  ['+ met', within(byRandom, RUNS), isDecisive, isMet],
  ['dense', within(byDense, RUNS)],
  ['100 random', within(byRandom, 100)],
  ['100 dense', within(byDense, 100)],
];
console.log('seeds of 1,000 that catch it'.padEnd(33), ...columns.map(([name]) => name.padStart(10)));
all.forEach(({one: [bug]}, index) => {
  const seeds = [...Array(SEEDS).keys()];
  const shares = columns.map(([, ...tests]) => seeds.filter((at) => tests.some((catches) => catches(index, at))).length / SEEDS);
  console.log(bug.padEnd(33), ...shares.map((share) => percent(share).padStart(10)));
});
