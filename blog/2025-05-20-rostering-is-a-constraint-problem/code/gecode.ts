// What Gecode needs to prove that nothing is cheaper than the best of twenty rosters, without prices and with them.
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
export const NODES = 200_000;

export const rosters = Array.from({length: 20}, (_, n) => correlated(n + 1));

/** Prices in whole numbers, which are what Gecode works with. */
export const wholePrices = (roster: Roster): number[] => pricesOf(roster).map(Math.round);

const raised = ({people, cost}: Roster, by: number[]): Roster => ({
  people,
  cost: cost.map((costs) => costs.map((one, person) => one + by[person]!)),
});

/** A roster and its prices as data of roster.mzn. */
export function dataOf(roster: Roster, by: number[], below: number, fixed: boolean): string {
  const {people, cost} = raised(roster, by);
  const cells = cost.map((costs) => [OPEN_COST, ...costs].join(', '));
  return [
    `people = ${people};`,
    `slots = ${cost.length};`,
    `cost = array2d(1..${cost.length}, 0..${people}, [${cells.join(', ')}]);`,
    `price = [${by.join(', ')}];`,
    `below = ${below};`,
    `fixed = ${fixed};\n`,
  ].join('\n');
}

const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);

/** What a roster costs at least, if each slot goes to the cheapest person under these prices. */
export function simpleBound(roster: Roster, by: number[]): number {
  const slots = raised(roster, by).cost.map((costs) => Math.min(OPEN_COST, ...costs));
  return sum(slots) - MAX_SHIFTS * sum(by);
}

/** What Gecode prints of one roster. */
export const read = (printed: string) => ({
  proved: printed.includes('=====UNSATISFIABLE====='),
  nodes: Number(/nodes=(\d+)/.exec(printed)![1]),
});

function prove(data: string) {
  const folder = mkdtempSync(join(tmpdir(), 'roster-'));
  try {
    const file = join(folder, 'roster.dzn');
    writeFileSync(file, data);
    const limit = ['--solver', 'gecode', '-s', '--fzn-flags', `-node ${NODES}`];
    const options = [...limit, join(__dirname, 'roster.mzn'), file];
    return read(execFileSync(minizinc, options, {encoding: 'utf8', stdio: 'pipe'}));
  } finally {
    rmSync(folder, {recursive: true});
  }
}

async function main() {
  const version = /Gecode [\d.]+/.exec(execFileSync(minizinc, ['--solvers'], {encoding: 'utf8'}))![0];
  console.log(`# ${new Date().toISOString().slice(0, 10)}, ${version}`);
  console.log('order;roster;best cost;proved;nodes;proved with prices;nodes');
  const best = await milp(rosters);
  for (const order of ['fixed', 'max_regret']) {
    for (const [n, roster] of rosters.entries()) {
      const runs = [roster.cost[0]!.map(() => 0), wholePrices(roster)].map((by) =>
        prove(dataOf(roster, by, best[n]!, order === 'fixed')),
      );
      console.log([order, n + 1, best[n], ...runs.flatMap(({proved, nodes}) => [proved, nodes])].join(';'));
    }
  }
}

// Run by itself, this prints data/gecode.csv.
if (process.argv[1] === __filename) {
  void main();
}
