import {readFileSync} from 'node:fs';
import {join} from 'node:path';

const read = (name: string) => readFileSync(join(__dirname, name), 'utf8').split('\n');

/** A mutant of each kind, by how its line in the scores begins. */
export const kinds = [
  ['second', 'hours', 'hoursOf([...held, shift]) <= WEEK → true'],
  ['second', 'hours, exactly', 'hoursOf([...held, shift]) <= WEEK → hoursOf([...held, shift]) < WEEK'],
  ['second', 'rest, exactly', 'shift.start - last.end >= REST → shift.start - last.end > REST'],
  ['third', 'days', 'dayOf(one) === dayOf(shift) - back → false'],
  ['third', 'nights', '[...held, shift].filter(isNight).length <= NIGHTS → true'],
  ['third', 'nights, exactly', '[...held, shift].filter(isNight).length <= NIGHTS → [...held'],
] as const;

/** Inputs that were both counted and scored. */
const budgets = [
  ['random', 100],
  ['random', 1000],
  ['random', 10_000],
  ['dense', 100],
  ['dense', 1000],
] as const;

/** How often a rule decides, as count.ts printed it, and the seeds that should reach it. */
function counted(scheduler: string, kind: string, rule: string, runs: number) {
  const lines = read('count.out.txt');
  const from = lines.findIndex((line) => line.startsWith(`${scheduler}, ${kind} `));
  const line = lines.slice(from).find((one) => one.startsWith(`  ${rule} `.padEnd(20)))!;
  const pairs = [...line.matchAll(/([\d.]+)% +([\d.]+)/g)];
  const [, rate, seeds] = pairs[[100, 1000, 10_000].indexOf(runs)]!;
  return {rate: Number(rate) / 100, predicted: Number(seeds)};
}

/** How many seeds caught a mutant; those that every seed catches have no line. */
function scored(scheduler: string, mutant: string, kind: string, runs: number): number {
  const lines = read(scheduler === 'second' ? 'second.out.txt' : 'third-scores.out.txt');
  const column = lines
    .find((line) => line.endsWith(`: ${runs.toLocaleString('en')} ${kind}`))!
    .match(/\d+/)![0];
  const line = lines.find((one) => one.startsWith(`  ${mutant}`))!;
  return Number(line.split(/(?:no|yes)/).at(-1)!.trim().split(/ +/)[Number(column) - 1]);
}

export const rows = kinds.flatMap(([scheduler, rule, mutant]) =>
  budgets.map(([kind, runs]) => ({
    scheduler,
    rule,
    kind,
    runs,
    ...counted(scheduler, kind, rule, runs),
    caught: scored(scheduler, mutant, kind, runs),
  })),
);

if (process.argv[1] === __filename) {
  console.log('scheduler  rule             inputs  runs     rate  rate × runs  predicted  caught');
  for (const {scheduler, rule, kind, runs, rate, predicted, caught} of rows) {
    console.log(
      scheduler.padEnd(10),
      rule.padEnd(16),
      kind.padEnd(6),
      String(runs).padStart(6),
      `${(100 * rate).toFixed(3)}%`.padStart(9),
      (rate * runs).toFixed(2).padStart(9),
      predicted.toFixed(1).padStart(10),
      String(caught).padStart(7),
    );
  }
  const misses = rows.map(({predicted, caught}) => Math.abs(predicted - caught));
  console.log(`of ${rows.length}, the largest difference is ${Math.max(...misses).toFixed(1)} seeds`);
  const rough = misses.filter((n) => n > 2.5).length;
  console.log(`more than 2.5 seeds: ${rough}`);
}
