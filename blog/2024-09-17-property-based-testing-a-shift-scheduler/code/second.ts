// Slow: tries 35 mutants on 220,000 random weeks, where none fails sooner.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import fc from 'fast-check';
import {fairProperties} from './fair-properties';
import {dense, people, shifts} from './generated';
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
function firstRuns(
  make: Scheduler,
  weeks: typeof shifts,
  numRuns: number,
): number[] {
  const property = fc.property(weeks, people, (list, n) =>
    holdsFor(make, [list, n]),
  );
  return Array.from({length: SEEDS}, (_, index) => {
    const options = {seed: index + 1, numRuns, endOnFailure: true};
    const result = fc.check(property, options);
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
      fixed: [cases64, all29791, after].map(caughtBy),
      weeks: firstRuns(make, shifts, 10_000),
      dense: firstRuns(make, dense, 1000),
    };
  });
}

const searches = [
  ['64 random weeks', 'weeks', 64],
  ['129 random weeks', 'weeks', 129],
  ['1,000 random weeks', 'weeks', 1000],
  ['10,000 random weeks', 'weeks', 10_000],
  ['129 dense weeks', 'dense', 129],
  ['1,000 dense weeks', 'dense', 1000],
] as const;

function main() {
  const all = rows();
  console.log(`of ${all.length} mutants of fair.ts, missed by`);
  ['64 lists of three shifts', 'all 29,791 such lists', '64 lists and what they taught'].forEach(
    (name, index) => {
      const missed = all.filter(({fixed}) => !fixed[index]);
      console.log(`  ${name.padEnd(30)}`, missed.length);
    },
  );
  for (const [name, kind, most] of searches) {
    const bySeed = Array.from(
      {length: SEEDS},
      (_, seed) => all.filter((row) => !(row[kind][seed]! <= most)).length,
    ).sort((a, b) => a - b);
    console.log(`  ${`${name}, by seed`.padEnd(30)}`, bySeed.join(' '));
  }
  console.log('caught by so many seeds of 20, where the 64 lists miss it or a search of 1,000 or more does');
  const shown = searches.filter(([, , most]) => most >= 1000);
  for (const {name, fixed, ...row} of all) {
    const seeds = shown.map(
      ([, kind, most]) => row[kind].filter((run) => run <= most).length,
    );
    if (!fixed[0] || !fixed[1] || Math.min(...seeds) < SEEDS) {
      console.log(
        `  ${name}`.padEnd(76),
        ...fixed.slice(0, 2).map((is) => (is ? 'yes' : 'no').padStart(3)),
        ...seeds.map((count) => String(count).padStart(3)),
      );
    }
  }
}

// Run by itself, this prints the scores.
if (process.argv[1] === __filename) {
  main();
}
