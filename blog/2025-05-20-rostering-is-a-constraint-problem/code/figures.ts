// Slow: searches sixty rosters.
import type {Figure, Measurement} from '../../../src/lib/figure-data';
import {cheapest, exact} from './exact';
import {kinds} from './linear';
import {priced} from './prices';
import {kindsOfCosts, proofsOf} from './proofs';
import type {Roster} from './roster';

/** How many nodes Gecode visits until it has proved a roster, where it does so before it is stopped. */
function proved(): Figure {
  return {
    title: 'People who are cheap in every slot make proofs ten thousand times longer',
    description:
      'Twenty rosters of each kind of costs, from the easiest to the hardest proof. Two lines stay below two thousand nodes. The third begins at fifty thousand, and ends at two million, at the thirteenth roster.',
    kind: 'line',
    x: {label: 'Roster, by rank'},
    y: {label: 'Nodes to the proof', scale: 'log'},
    emphasis: 'half common to a person',
    series: kindsOfCosts.map((kind) => ({
      name: kind,
      points: proofsOf(kind, 'Gecode, by regret')
        .filter((one) => one.proved)
        .map(({nodes}) => nodes)
        .sort((a, b) => a - b)
        .map((nodes, n): [number, number] => [n + 1, nodes]),
    })),
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
    title: 'People who are cheap in every slot leave the simple bound a third short',
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
  return {bounds: bounds(), proofs: proved()};
}
