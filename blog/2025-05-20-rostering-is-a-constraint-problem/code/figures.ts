// Slow: searches a hundred rosters.
import type {Figure, Measurement} from '../../../src/lib/figure-data';
import {cheapest, exact} from './exact';
import {generate} from './generate';
import {kinds} from './linear';
import {priced} from './prices';
import type {Roster} from './roster';

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

/** What each bound sees, before anybody is assigned, of the cost of the best rosters. */
function bounds(): Figure {
  const sum = (rosters: Roster[], of: (roster: Roster) => number) =>
    rosters.reduce((total, roster) => total + of(roster), 0);
  const shares = (least: (roster: Roster) => number) =>
    Object.entries(kinds).map(([kind, rosters]): [string, number] => {
      const best = sum(rosters, (one) => exact(one, priced(one).bound).cost);
      return [kind, Number(((100 * sum(rosters, least)) / best).toFixed(1))];
    });
  return {
    title: 'The cheapest choices add up to least where people are cheap in every slot',
    description:
      'Each bound before anybody is assigned, as a share of what the best rosters cost: twenty rosters of 24 slots and six people of each kind.',
    kind: 'bar',
    x: {label: 'Costs', scale: 'category'},
    y: {label: 'Share of the best cost, %'},
    emphasis: 'Cheapest choice',
    series: [
      {name: 'Cheapest choice', points: shares((one) => cheapest(one)([], 0, 0))},
      {name: 'Priced bound', points: shares((one) => priced(one).least)},
    ],
  };
}

export const measurement: Measurement = {kind: 'computed'};

export default function figures(): Record<string, Figure> {
  return {bounds: bounds(), nodes: nodes()};
}
