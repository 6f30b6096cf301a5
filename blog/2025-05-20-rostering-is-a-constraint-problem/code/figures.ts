// Slow: searches forty rosters.
import type {Figure, Measurement} from '../../../src/lib/figure-data';
import {exact} from './exact';
import {generate} from './generate';
import {priced} from './prices';

const SEEDS = Array.from({length: 20}, (_, n) => n + 1);

/** The nodes that exact search visits with each bound, fewest first. */
function nodesOf(bound: 'cheapest' | 'priced') {
  const found = SEEDS.map((seed) => {
    const roster = generate(seed, 6, 12);
    const lower = bound === 'priced' ? priced(roster).bound : undefined;
    return exact(roster, lower).nodes;
  });
  return found.toSorted((a, b) => a - b);
}

function nodes(): Figure {
  const ranked = (found: number[]) =>
    found.map((one, n): [number, number] => [n + 1, one]);
  return {
    title: 'With the better bound, most searches go straight to the best roster',
    description:
      'Twenty rosters of 24 slots and six people, each line from the easiest to the hardest.',
    kind: 'line',
    x: {label: 'Roster, by rank', scale: 'linear'},
    y: {label: 'Nodes', scale: 'log'},
    emphasis: 'Priced bound',
    series: [
      {name: 'Cheapest choice', points: ranked(nodesOf('cheapest'))},
      {name: 'Priced bound', points: ranked(nodesOf('priced'))},
    ],
  };
}

export const measurement: Measurement = {kind: 'computed'};

export default function figures(): Record<string, Figure> {
  return {nodes: nodes()};
}
