import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {cpus, tmpdir} from 'node:os';
import {join} from 'node:path';
import {exact} from './exact';
import {kinds} from './linear';
import {priced} from './prices';
import {OPEN_COST, type Roster} from './roster';
import {timed} from './times';

/** A program of the package of that name in Debian 12, which brings Gecode. */
const minizinc = 'minizinc';

/** Seconds after which Gecode gives up. */
export const SECONDS = 10;

/** A roster as data of roster.mzn. */
export function dataOf({people, cost}: Roster): string {
  const cells = cost.map((costs) => [OPEN_COST, ...costs].join(', '));
  return [
    `people = ${people};`,
    `slots = ${cost.length};`,
    `cost = array2d(1..${cost.length}, 0..${people}, [${cells.join(', ')}]);`,
  ].join('\n');
}

type Answer = {cost: number; proved: boolean; ms: number; nodes: number};

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
export const models = {
  'Gecode': model.replace(/ :: int_search\(.*\)/, ''),
  'Gecode, by regret': model,
};

export function once(text: string, roster: Roster, seconds = SECONDS): Answer {
  const folder = mkdtempSync(join(tmpdir(), 'roster-'));
  try {
    const files = [join(folder, 'roster.mzn'), join(folder, 'roster.dzn')];
    writeFileSync(files[0]!, text);
    writeFileSync(files[1]!, dataOf(roster));
    const limit = String(1000 * seconds);
    const options = ['--solver', 'gecode', '-s', '-t', limit, ...files];
    return read(execFileSync(minizinc, options, {encoding: 'utf8', stdio: 'pipe'}));
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** The shortest of three times, unless it gives up. */
function gecode(text: string, roster: Roster): Answer {
  const first = once(text, roster);
  const again = first.proved ? [once(text, roster), once(text, roster)] : [];
  return {...first, ms: Math.min(first.ms, ...again.map(({ms}) => ms))};
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}

function show(name: string, answers: Answer[]) {
  const proved = answers.filter((one) => one.proved).length;
  const middle = (of: (one: Answer) => number) =>
    median(answers.map((one) => (one.proved ? of(one) : Infinity)));
  const nodes = Math.round(middle((one) => one.nodes)).toLocaleString('en');
  const cells = [nodes, middle(({ms}) => ms).toFixed(1)];
  const shown = cells.map((one) => one.replace(/Infinity|∞/, 'given up').padStart(9));
  console.log([`  ${name}`.padEnd(22), String(proved).padStart(8), ...shown].join(' '));
}

async function main() {
  const version = /Gecode [\d.]+/.exec(execFileSync(minizinc, ['--solvers'], {encoding: 'utf8'}))![0];
  const day = new Date().toISOString().slice(0, 10);
  console.log(`# ${day}, ${cpus().length} cores of ${cpus()[0]!.model}, ${version}`);
  console.log('median of twenty         proved     nodes        ms');
  for (const [kind, rosters] of Object.entries(kinds)) {
    console.log(`${kind}:`);
    for (const [name, text] of Object.entries(models)) {
      show(
        name,
        rosters.map((roster) => gecode(text, roster)),
      );
    }
    const own: Answer[] = [];
    for (const roster of rosters) {
      const {cost, nodes} = exact(roster, priced(roster).bound);
      const ms = await timed(() => exact(roster, priced(roster).bound));
      own.push({cost, nodes, ms, proved: true});
    }
    show('prices, then exact', own);
  }
}

// Run by itself, this prints data/gecode.txt.
if (process.argv[1] === __filename) {
  void main();
}
