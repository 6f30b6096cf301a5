import {exact} from './exact';
import {generate} from './generate';
import {greedy, restarts} from './heuristics';
import {milp} from './milp';
import {priced} from './prices';
import {total} from './roster';
import {table} from './table';

const rosters = Array.from({length: 20}, (_, n) => generate(n + 1, 6, 12));
const bounds = rosters.map((roster) => priced(roster));
const tables = rosters.map((roster) => table(roster));

const local = rosters.map((roster, n) => {
  return restarts(roster, 300, bounds[n]!.least);
});

type Answer = {cost: number; work: number};

/** One line: how many are optimal, and the median and most work. */
function show(name: string, answers: Answer[], unit: string) {
  const right = answers.filter(({cost}, n) => cost === tables[n]!.cost);
  const work = answers.map((one) => one.work).sort((a, b) => a - b);
  const median = (work[9]! + work[10]!) / 2;
  const cells = [right.length, median, work.at(-1)!].map((value) => {
    return Math.round(value).toLocaleString('en').padStart(9);
  });
  console.log([name.padEnd(22), ...cells, unit].join('  '));
}

async function main() {
  const ofNodes = ({cost, nodes}: {cost: number; nodes: number}) => {
    return {cost, work: nodes};
  };
  const plain = rosters.map((one) => ofNodes(exact(one)));
  const guided = rosters.map((one, n) => ofNodes(exact(one, bounds[n]!.bound)));
  const first = rosters.map((one) => total(one, greedy(one)));
  const begun = local.map(({cost, tried}) => ({cost, work: tried}));
  const filled = tables.map(({cost, states}) => ({cost, work: states}));
  const solved = (await milp(rosters)).map(ofNodes);

  console.log('method                    optimal     median       most  work');
  show('greedy', first.map((cost) => ({cost, work: 24})), 'slots');
  show('local, until the bound', begun, 'moves');
  show('exact, cheapest choice', plain, 'nodes');
  show('exact, priced bound', guided, 'nodes');
  show('table', filled, 'states');
  show('HiGHS', solved, 'nodes');
  const starts = local.map((one) => one.starts).sort((a, b) => a - b);
  console.log(`starts of local search: ${starts.join(' ')}`);
}
void main();
