import {readFileSync} from 'node:fs';
import {cpus} from 'node:os';
import {join} from 'node:path';
import {models, once} from './gecode';
import {kinds} from './linear';

/** Seconds after which a proof is not waited for. */
const SECONDS = 40;

const file = join(__dirname, '../data/proofs.txt');

/** The proofs that Gecode finished, by the kind of costs: their milliseconds, the fastest first. */
export const proofs = new Map(
  Object.keys(kinds).map((kind) => [
    kind,
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.split(';'))
      .filter(([of, , , proved]) => of === kind && proved === 'true')
      .map((cells) => Number(cells[4]))
      .sort((a, b) => a - b),
  ]),
);

// Run by itself, this prints data/proofs.txt.
if (process.argv[1] === __filename) {
  const day = new Date().toISOString().slice(0, 10);
  console.log(`# ${day}, ${cpus().length} busy cores of ${cpus()[0]!.model}, ${SECONDS} s each`);
  console.log('costs;roster;cost found;proved;ms;nodes');
  for (const [kind, rosters] of Object.entries(kinds)) {
    rosters.forEach((roster, n) => {
      const answer = once(models['Gecode, by regret'], roster, SECONDS);
      const {cost, proved, ms, nodes} = answer;
      console.log([kind, n + 1, cost, proved, ms.toFixed(1), nodes].join(';'));
    });
  }
}
