// Slow: solves rosters of more and more people.
import type {Figure, Measurement} from '../../../src/lib/figure-data';
import {exact} from './exact';
import {generate} from './generate';
import {priced} from './prices';
import {table} from './table';

const count = (length: number) => Array.from({length}, (_, n) => n + 1);
const SEEDS = count(20);

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}

/** The nodes that exact search visits with each bound, fewest first. */
function nodesOf(people: number, bound: 'cheapest' | 'priced') {
  const found = SEEDS.map((seed) => {
    const roster = generate(seed, people, 2 * people);
    const lower = bound === 'priced' ? priced(roster).bound : undefined;
    return exact(roster, lower).nodes;
  });
  return found.toSorted((a, b) => a - b);
}

/** States in the table: as many for all rosters of a size. */
const statesOf = (people: number): number =>
  table(generate(1, people, 2 * people)).states;

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
      {name: 'Cheapest choice', points: ranked(nodesOf(6, 'cheapest'))},
      {name: 'Priced bound', points: ranked(nodesOf(6, 'priced'))},
    ],
  };
}

function growth(): Figure {
  const teams = [4, 5, 6, 7, 8];
  const found = teams.map((people) => ({
    people: String(people),
    priced: nodesOf(people, 'priced'),
  }));
  return {
    title: 'The table grows with five to the power of the people',
    description:
      'Four slots for each person. For the search, the hardest and the median of twenty rosters.',
    kind: 'line',
    x: {label: 'People', scale: 'category'},
    y: {label: 'Nodes or states', scale: 'log'},
    emphasis: 'Table',
    series: [
      {
        name: 'Table',
        points: teams.map((people) => [String(people), statesOf(people)]),
      },
      {
        name: 'Priced, hardest',
        points: found.map((one) => [one.people, one.priced.at(-1)!]),
      },
      {
        name: 'Priced, median',
        points: found.map((one) => [one.people, median(one.priced)]),
      },
    ],
  };
}

export const measurement: Measurement = {kind: 'computed'};

export default function figures(): Record<string, Figure> {
  return {nodes: nodes(), growth: growth()};
}
