import type {Figure} from '../../../src/lib/figure-data';
import {exact} from './exact';
import {generate} from './generate';
import {greedy, restarts} from './heuristics';
import {total, type Better, type Roster} from './roster';

const seeds = (count: number) => Array.from({length: count}, (_, n) => n + 1);
const STARTS = 300;
const median = (values: number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
};

type Step = {ms: number; cost: number};

/** Processor time in ms: a clock would count the work of others too. */
function cpuTimeSince(start: NodeJS.CpuUsage): number {
  const {user, system} = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** When each better roster was found: the median of five runs. */
function trace(solve: (better: Better) => void): Step[] {
  solve(() => {}); // the engine compiles what runs often: not counted
  const runs = Array.from({length: 5}, () => {
    const steps: Step[] = [];
    const start = process.cpuUsage();
    solve((cost) => steps.push({ms: cpuTimeSince(start), cost}));
    return steps;
  });
  return runs[0]!.map(({cost}, n) => {
    return {ms: median(runs.map((steps) => steps[n]!.ms)), cost};
  });
}

const solvers: Record<string, (roster: Roster, better: Better) => void> = {
  greedy: (roster, better) => better(total(roster, greedy(roster))),
  'local search': (roster, better) => restarts(roster, STARTS, better),
  // Its last step is the end of the proof.
  exact: (roster, better) => better(exact(roster, better).cost),
};

/** Mean excess over the optimum at a time; none before all have a roster. */
function excessAt(ms: number, traces: Step[][], best: number[]) {
  const excesses = traces.flatMap((steps, n) => {
    const step = steps.findLast((one) => one.ms <= ms);
    return step ? [(100 * (step.cost - best[n]!)) / best[n]!] : [];
  });
  const sum = excesses.reduce((a, b) => a + b, 0);
  return excesses.length < traces.length ? null : sum / excesses.length;
}

function quality(): Figure {
  const rosters = seeds(20).map((seed) => generate(seed, 6, 12));
  const best = rosters.map((roster) => exact(roster).cost);
  const counted = [1, 10, 100, STARTS];
  const counts = counted.map((starts) => {
    const costs = rosters.map((one) => total(one, restarts(one, starts)));
    return costs.filter((cost, n) => cost === best[n]).length;
  });
  const times = [0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100];
  const all = [...times, 200, 500, 1000, 2000, 5000];
  const traces = Object.entries(solvers).map(([name, solve]) => ({
    name,
    runs: rosters.map((roster) => trace((better) => solve(roster, better))),
  }));
  const series = traces.map(({name, runs}) => {
    const points = all.flatMap((ms): Array<[number, number]> => {
      const excess = excessAt(ms, runs, best);
      return excess === null ? [] : [[ms, Number(excess.toFixed(2))]];
    });
    // A line that has come to its end is not drawn on.
    const end = points.findIndex(([, excess]) => excess === points.at(-1)![1]);
    return {name, points: points.slice(0, end + 1)};
  });
  const ends = traces.find(({name}) => name === 'exact')!.runs;
  const proofs = ends.map((steps) => Math.round(steps.at(-1)!.ms));
  const last = series.map(({name, points}) => {
    const [ms, excess] = points.at(-1)!;
    return `${name} ends at ${excess}% after ${ms} ms`;
  });
  return {
    title: 'Local search reaches the optimum in 200 ms, exact search in two seconds',
    description: [
      `Mean of 20 generated rosters: ${last.join('; ')}.`,
      `Local search had found the optimum of ${counts.join(', ')} of them after`,
      `${counted.join(', ')} starts.`,
      `Until it has proved its last roster the best, exact search takes`,
      `${median(proofs)} ms in the median, ${Math.max(...proofs)} ms at most.`,
    ].join(' '),
    kind: 'line',
    x: {label: 'Processor time, ms', scale: 'log'},
    y: {label: 'Cost above the optimum, %'},
    emphasis: 'exact',
    series,
  };
}

function nodes(): Figure {
  const counts = [5, 6, 7, 8].map((days) => {
    const rosters = seeds(100).map((seed) => generate(seed, 4, days));
    const found = rosters.map((roster) => exact(roster).nodes);
    return {slots: String(days * 2), found};
  });
  const points = (pick: (found: number[]) => number) =>
    counts.map(({slots, found}): [string, number] => [slots, pick(found)]);
  return {
    title: 'The hardest roster takes up to 223 times the nodes of the easiest',
    description: 'Of 100 rosters each: the hardest, the median, the easiest.',
    kind: 'line',
    x: {label: 'Slots', scale: 'category'},
    y: {label: 'Nodes', scale: 'log'},
    emphasis: 'Hardest',
    series: [
      {name: 'Hardest', points: points((found) => Math.max(...found))},
      {name: 'Median', points: points(median)},
      {name: 'Easiest', points: points((found) => Math.min(...found))},
    ],
  };
}

export default async function figures(): Promise<Record<string, Figure>> {
  return Promise.resolve({quality: quality(), nodes: nodes()});
}
