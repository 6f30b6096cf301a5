// What Gecode does with twenty rosters in which some people are cheap all the time, without prices and with them.
// data/stuck.txt, without the lines that begin with letters, is printed, with -priced in both names for the second half, by
//   minizinc --solver gecode -a -s --fzn-flags '-node 2000000' code/roster.mzn data/roster-12.dzn | grep -E '^[0-9=]|nodes'
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {correlated} from './generate';
import {milp} from './milp';
import {pricesOf} from './prices';
import {MAX_SHIFTS, OPEN_COST, type Roster} from './roster';

/** A program of the package of that name in Debian 12, which brings Gecode. */
const minizinc = 'minizinc';

/** Nodes after which Gecode gives up: unlike seconds, they are the same on any machine. */
export const NODES = 2_000_000;

export const rosters = Array.from({length: 20}, (_, n) => correlated(n + 1));

/** The roster whose run the post shows, where Gecode found the best and could not prove it. */
export const shown = rosters[11]!;

/** A roster as data of roster.mzn. */
export function dataOf({people, cost}: Roster): string {
  const cells = cost.map((costs) => [OPEN_COST, ...costs].join(', '));
  return [
    `people = ${people};`,
    `slots = ${cost.length};`,
    `cost = array2d(1..${cost.length}, 0..${people}, [${cells.join(', ')}]);\n`,
  ].join('\n');
}

/** Prices in whole numbers, which are what Gecode works with. */
export const wholePrices = (roster: Roster): number[] => pricesOf(roster).map(Math.round);

const raised = ({people, cost}: Roster, by: number[]): Roster => ({
  people,
  cost: cost.map((costs) => costs.map((one, person) => one + by[person]!)),
});

/** A roster and its prices as data of roster-priced.mzn. */
export const pricedDataOf = (roster: Roster, by: number[]): string =>
  `${dataOf(raised(roster, by))}price = [${by.join(', ')}];\n`;

const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);

/** What a roster costs at least, if each slot goes to the cheapest person under these prices. */
export function simpleBound(roster: Roster, by: number[]): number {
  const slots = raised(roster, by).cost.map((costs) => Math.min(OPEN_COST, ...costs));
  return sum(slots) - MAX_SHIFTS * sum(by);
}

export type Answer = {cost: number; proved: boolean; nodes: number};

/** What Gecode prints of one roster. */
export function read(printed: string): Answer {
  const numbers = (pattern: RegExp) =>
    [...printed.matchAll(pattern)].map(([, found]) => Number(found));
  return {
    cost: numbers(/^(\d+)$/gm).at(-1) ?? Infinity,
    proved: printed.includes('=========='),
    nodes: numbers(/nodes=(\d+)/g).at(-1) ?? 0,
  };
}

function solve(model: string, data: string): Answer {
  const folder = mkdtempSync(join(tmpdir(), 'roster-'));
  try {
    const file = join(folder, 'roster.dzn');
    writeFileSync(file, data);
    const limit = ['--solver', 'gecode', '-s', '--fzn-flags', `-node ${NODES}`];
    const options = [...limit, join(__dirname, model), file];
    return read(execFileSync(minizinc, options, {encoding: 'utf8', stdio: 'pipe'}));
  } finally {
    rmSync(folder, {recursive: true});
  }
}

export const files = {
  'roster-12.dzn': dataOf(shown),
  'roster-12-priced.dzn': pricedDataOf(shown, wholePrices(shown)),
};

async function main() {
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(__dirname, '../data', name), text);
  }
  const version = /Gecode [\d.]+/.exec(execFileSync(minizinc, ['--solvers'], {encoding: 'utf8'}))![0];
  console.log(`# ${new Date().toISOString().slice(0, 10)}, ${version}`);
  console.log('roster;best cost;cost;proved;nodes;cost with prices;proved;nodes');
  const best = await milp(rosters);
  for (const [n, roster] of rosters.entries()) {
    const runs = [
      solve('roster.mzn', dataOf(roster)),
      solve('roster-priced.mzn', pricedDataOf(roster, wholePrices(roster))),
    ];
    const cells = runs.flatMap(({cost, proved, nodes}) => [cost, proved, nodes]);
    console.log([n + 1, best[n], ...cells].join(';'));
  }
}

// Run by itself, this prints data/gecode.csv.
if (process.argv[1] === __filename) {
  void main();
}
