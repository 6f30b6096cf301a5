import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import fc from 'fast-check';
import {closer, dense, longer, people, shifts} from './generated';
import {load} from './load';
import type {Property} from './properties';
import type {Scheduler} from './scheduler';
import {cases129, cases64, lists, type Input} from './small';

type Place = [line: number, column: number];
type Mutant = {from: Place; to: Place; by: string};

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');

/** A file's mutants, which Stryker made: `stryker.sh` wrote them to data/. */
export function mutantsOf(name: string) {
  const source = read(`${name}.ts`);
  const at = ([line, column]: Place): number =>
    source
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length +
    (line > 1 ? 1 : 0) +
    column -
    1;
  const mutants = JSON.parse(read(`../data/mutants-${name}.json`)) as Mutant[];
  return mutants.map(({from, to, by}) => ({
    name: `${source.slice(at(from), at(to))} → ${by}`.replace(/\s+/g, ' '),
    make: load(source.slice(0, at(from)) + by + source.slice(at(to))),
  }));
}

const fixed = {
  '64 lists of three shifts': cases64,
  'all 29,791 such lists': lists(Array.from({length: 31}, (_, start) => start)),
  '129 lists': cases129,
};

/** Generators, and with how many runs each is scored. */
const searches = {
  random: [shifts, [64, 100, 1000, 10_000]],
  dense: [dense, [100, 129, 1000]],
  'random, up to 14': [longer, [1000]],
  'dense, up to 8': [closer, [1000]],
} as const;

const SEEDS = 20;

/** Scores all inputs on a file's mutants, and prints it. */
export function score(name: string, properties: Record<string, Property>) {
  const all = Object.values(properties);
  const holdsFor = (make: Scheduler, [list, n]: Input): boolean => {
    try {
      const roster = make(list, n);
      return all.every((holds) => holds(list, roster, n));
    } catch {
      return false;
    }
  };
  /** In which run a mutant fails first, for each seed. */
  const firstRuns = (
    make: Scheduler,
    weeks: typeof shifts,
    numRuns: number,
  ): number[] => {
    const property = fc.property(weeks, people, (list, n) =>
      holdsFor(make, [list, n]),
    );
    return Array.from({length: SEEDS}, (_, index) => {
      const result = fc.check(property, {
        seed: index + 1,
        numRuns,
        endOnFailure: true,
      });
      return result.failed ? result.numRuns : Infinity;
    });
  };
  const rows = mutantsOf(name).map((mutant) => ({
    name: mutant.name,
    fixed: Object.values(fixed).map((inputs) =>
      inputs.some((input) => !holdsFor(mutant.make, input)),
    ),
    searched: Object.values(searches).flatMap(([weeks, runs]) => {
      const first = firstRuns(mutant.make, weeks, runs.at(-1)!);
      return runs.map((most) => first.map((run) => run <= most));
    }),
  }));

  console.log(`of ${rows.length} mutants of ${name}.ts, missed by`);
  Object.keys(fixed).forEach((one, index) => {
    const missed = rows.filter((row) => !row.fixed[index]);
    console.log(`  ${one.padEnd(30)}`, missed.length);
  });
  const columns = Object.entries(searches).flatMap(([kind, [, runs]]) =>
    runs.map((most) => `${most.toLocaleString('en')} ${kind}`),
  );
  columns.forEach((column, index) => {
    const bySeed = Array.from(
      {length: SEEDS},
      (_, seed) => rows.filter((row) => !row.searched[index]![seed]).length,
    ).sort((a, b) => a - b);
    console.log(`  ${`${column}, by seed`.padEnd(30)}`, bySeed.join(' '));
  });

  console.log(
    'caught or not by each list, and by so many seeds of 20, where not by all:',
  );
  columns.forEach((column, index) => console.log(`  ${index + 1}: ${column}`));
  for (const row of rows) {
    const seeds = row.searched.map((found) => found.filter(Boolean).length);
    if (row.fixed.includes(false) || seeds.some((n) => n < SEEDS)) {
      console.log(
        `  ${row.name}`.padEnd(90),
        ...row.fixed.map((is) => (is ? 'yes' : 'no').padStart(3)),
        ...seeds.map((n) => String(n).padStart(3)),
      );
    }
  }
}
