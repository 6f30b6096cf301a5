import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {cpus, tmpdir} from 'node:os';
import {join} from 'node:path';
import {kinds} from './linear';
import {OPEN_COST, type Roster} from './roster';

/** A program of the package of that name in Debian 12, which brings Gecode. */
const minizinc = 'minizinc';

/** Nodes after which Gecode gives up: unlike seconds, they are the same on any machine. */
export const NODES = 2_000_000;

/** A roster as data of roster.mzn. */
export function dataOf({people, cost}: Roster): string {
  const cells = cost.map((costs) => [OPEN_COST, ...costs].join(', '));
  return [
    `people = ${people};`,
    `slots = ${cost.length};`,
    `cost = array2d(1..${cost.length}, 0..${people}, [${cells.join(', ')}]);`,
  ].join('\n');
}

export type Answer = {cost: number; proved: boolean; ms: number; nodes: number};

/** What Gecode prints of one roster; its time leaves out what MiniZinc takes to read the model. */
export function read(printed: string): Answer {
  const numbers = (pattern: RegExp) =>
    [...printed.matchAll(pattern)].map(([, found]) => Number(found));
  const seconds = numbers(/(?:initTime|solveTime)=([\d.]+)/g);
  return {
    cost: numbers(/^(\d+)$/gm).at(-1) ?? Infinity,
    proved: printed.includes('=========='),
    ms: 1000 * seconds.reduce((a, b) => a + b, 0),
    nodes: numbers(/nodes=(\d+)/g).at(-1) ?? 0,
  };
}

const model = readFileSync(join(__dirname, 'roster.mzn'), 'utf8');
const models = {
  'Gecode': model.replace(/ :: int_search\(.*\)/, ''),
  'Gecode, by regret': model,
};

export function once(text: string, roster: Roster): Answer {
  const folder = mkdtempSync(join(tmpdir(), 'roster-'));
  try {
    const files = [join(folder, 'roster.mzn'), join(folder, 'roster.dzn')];
    writeFileSync(files[0]!, text);
    writeFileSync(files[1]!, dataOf(roster));
    const options = ['--solver', 'gecode', '-s', '--fzn-flags', `-node ${NODES}`, ...files];
    return read(execFileSync(minizinc, options, {encoding: 'utf8', stdio: 'pipe'}));
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** The shortest of three times, unless the first was long. */
function gecode(text: string, roster: Roster): Answer {
  const first = once(text, roster);
  const again = first.ms < 1000 ? [once(text, roster), once(text, roster)] : [];
  return {...first, ms: Math.min(first.ms, ...again.map(({ms}) => ms))};
}

function main() {
  const version = /Gecode [\d.]+/.exec(execFileSync(minizinc, ['--solvers'], {encoding: 'utf8'}))![0];
  const day = new Date().toISOString().slice(0, 10);
  console.log(`# ${day}, ${cpus().length} cores of ${cpus()[0]!.model}, ${version}`);
  console.log('costs;solver;roster;cost found;proved;ms;nodes');
  for (const [kind, rosters] of Object.entries(kinds)) {
    for (const [n, roster] of rosters.entries()) {
      const show = (name: string, {cost, proved, ms, nodes}: Answer) =>
        console.log([kind, name, n + 1, cost, proved, ms.toFixed(1), nodes].join(';'));
      for (const [name, text] of Object.entries(models)) {
        show(name, gecode(text, roster));
      }
    }
  }
}

// Run by itself, this prints data/proofs.csv.
if (process.argv[1] === __filename) {
  main();
}
