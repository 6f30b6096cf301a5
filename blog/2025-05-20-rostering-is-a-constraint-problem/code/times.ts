import {cpus} from 'node:os';
import {exact} from './exact';
import {generate} from './generate';
import {restarts} from './heuristics';
import {milp} from './milp';
import {priced} from './prices';
import type {Roster} from './roster';
import {table} from './table';

/** The shortest of three times, in milliseconds. */
export async function timed(run: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 3; n++) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

const methods: Record<string, (roster: Roster) => unknown> = {
  'exact, cheapest choice': (one) => exact(one),
  'finding the prices': (one) => priced(one),
  'prices, then exact': (one) => exact(one, priced(one).bound),
  'prices, then local': (one) => restarts(one, 300, priced(one).least),
  table: (one) => table(one),
  HiGHS: (one) => milp([one]),
};

/** The median and the most milliseconds that each method takes. */
export async function times(rosters: Roster[]): Promise<string> {
  const lines = ['milliseconds              median      most'];
  for (const [name, solve] of Object.entries(methods)) {
    const found: number[] = [];
    for (const roster of rosters) {
      found.push(await timed(() => solve(roster)));
    }
    found.sort((a, b) => a - b);
    const middle = (found.length - 1) / 2;
    const median = (found[Math.floor(middle)]! + found[Math.ceil(middle)]!) / 2;
    const cells = [median, found.at(-1)!].map((one) => one.toFixed(1).padStart(9));
    lines.push([name.padEnd(22), ...cells].join(' '));
  }
  return lines.join('\n');
}

// Run by itself, this prints data/times.txt.
if (process.argv[1] === __filename) {
  const rosters = Array.from({length: 20}, (_, n) => generate(n + 1, 6, 12));
  const machine = `${cpus().length} cores of ${cpus()[0]!.model}, Node ${process.versions.node}`;
  void times(rosters).then((found) =>
    console.log(`# ${new Date().toISOString().slice(0, 10)}, ${machine}\n${found}`),
  );
}
