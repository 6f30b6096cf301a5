// Slow: tries 35 mutants on 200,000 random weeks, where none fails sooner.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import fc from 'fast-check';
import {fairProperties} from './fair-properties';
import {people, shifts} from './generated';
import {load} from './load';
import type {Scheduler, Shift} from './scheduler';
import {cases64, lists, type Input} from './small';

type Place = [line: number, column: number];
type Mutant = {from: Place; to: Place; by: string};

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');
const source = read('fair.ts');
/** What Stryker changes in fair.ts, as `stryker.sh` wrote it. */
const mutants = JSON.parse(read('../data/mutants-fair.json')) as Mutant[];

const at = ([line, column]: Place): number =>
  source
    .split('\n')
    .slice(0, line - 1)
    .join('\n').length +
  (line > 1 ? 1 : 0) +
  column -
  1;

const was = ({from, to}: Mutant) => source.slice(at(from), at(to));

const made = ({from, to, by}: Mutant): Scheduler =>
  load(source.slice(0, at(from)) + by + source.slice(at(to)));

function holdsFor(make: Scheduler, [list, n]: Input): boolean {
  try {
    const roster = make(list, n);
    return Object.values(fairProperties).every((holds) =>
      holds(list, roster, n),
    );
  } catch {
    return false;
  }
}

const all29791 = lists(Array.from({length: 31}, (_, start) => start));

// #region after
/** What the missed mutants taught: a second person, and a week of seven shifts of 8 hours. */
const daily = Array.from({length: 7}, (_, id): Shift => {
  return {id, start: 24 * id, end: 24 * id + 8};
});
const after = [
  ...cases64,
  ...cases64.map(([list]): Input => [list, 2]),
  [daily, 1] satisfies Input,
];
// #endregion

const SEEDS = 20;

/** In which run a mutant fails first, for each seed. */
function firstRuns(make: Scheduler): number[] {
  const property = fc.property(shifts, people, (list, n) =>
    holdsFor(make, [list, n]),
  );
  return Array.from({length: SEEDS}, (_, index) => {
    const result = fc.check(property, {
      seed: index + 1,
      numRuns: 10_000,
      endOnFailure: true,
    });
    return result.failed ? result.numRuns : Infinity;
  });
}

/** For each mutant: whether each list of inputs catches it, and the first run that does, by seed. */
function rows() {
  return mutants.map((mutant) => {
    const make = made(mutant);
    const caughtBy = (inputs: Input[]) =>
      inputs.some((input) => !holdsFor(make, input));
    return {
      name: `${was(mutant)} → ${mutant.by}`,
      cases: caughtBy(cases64),
      lists: caughtBy(all29791),
      after: caughtBy(after),
      runs: firstRuns(make),
    };
  });
}

function main() {
  const all = rows();
  const count = (is: (row: (typeof all)[number]) => boolean) =>
    String(all.filter(is).length);
  const within = (most: number) => (run: number) => run <= most;
  console.log(`of ${all.length} mutants of fair.ts, caught by`);
  console.log(
    '  64 lists of three shifts    ',
    count((row) => row.cases),
  );
  console.log(
    '  all 29,791 such lists       ',
    count((row) => row.lists),
  );
  for (const most of [1000, 10_000]) {
    const bySeed = Array.from(
      {length: SEEDS},
      (_, seed) => all.filter(({runs}) => within(most)(runs[seed]!)).length,
    ).sort((a, b) => a - b);
    console.log(
      `  ${most.toLocaleString('en').padEnd(6)} random weeks, by seed`,
      bySeed.join(' '),
    );
  }
  console.log(
    '  64 lists and what they taught',
    count((row) => row.after),
  );
  console.log(
    'missed by one of these                          64  29,791  1,000  10,000',
  );
  for (const {name, cases, lists: every, runs} of all) {
    const seeds = [1000, 10_000].map(
      (most) => runs.filter(within(most)).length,
    );
    if (!cases || !every || Math.min(...seeds) < SEEDS) {
      const words = [cases, every].map((one) => (one ? 'yes' : 'no'));
      const cells = [
        words[0]!.padStart(3),
        words[1]!.padStart(7),
        String(seeds[0]).padStart(6),
        String(seeds[1]).padStart(7),
      ];
      console.log(`  ${name}`.padEnd(46), ...cells);
    }
  }
}

// Run by itself, this prints the scores.
if (process.argv[1] === __filename) {
  main();
}
