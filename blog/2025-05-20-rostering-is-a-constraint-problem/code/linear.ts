// Compares the bounds that prices and linear programming give, and counts how often HiGHS branches.
import {correlated, generate} from './generate';
import {linear, milp} from './milp';
import {boundBy, pricesOf} from './prices';
import type {Roster} from './roster';

const count = (rosters: number) => Array.from({length: rosters}, (_, n) => n + 1);

/** The kinds of costs with six people, twenty rosters of each. */
export const kinds: Record<string, Roster[]> = {
  'independent costs': count(20).map((seed) => generate(seed, 6, 12)),
  'half common to a slot': count(20).map((seed) => correlated(seed, 'slot')),
  'half common to a person': count(20).map((seed) => correlated(seed, 'person')),
};

/** Twenty with a seventh person, who leaves four shifts to spare. */
export const seven = count(20).map((seed) => correlated(seed, 'person', 7));

/** How often the bounds agree, both rounded up as costs are whole numbers, and what HiGHS makes of the rosters. */
export async function compare(rosters: Roster[]) {
  const relaxations = await linear(rosters);
  const solved = await milp(rosters);
  const bounds = rosters.map((roster) => boundBy(roster, pricesOf(roster)));
  const count = (is: (bound: number, n: number) => boolean) => bounds.filter(is).length;
  return {
    agree: count((bound, n) => bound === Math.ceil(relaxations[n]! - 1e-6)),
    best: count((bound, n) => bound === solved[n]!.cost),
    branched: count((_, n) => solved[n]!.nodes > 1),
  };
}

async function main() {
  console.log('costs                         of  bounds agree  equal the best cost  HiGHS branches');
  for (const [name, rosters] of Object.entries({...kinds, 'the same, seven people': seven})) {
    const {agree, best, branched} = await compare(rosters);
    const cells = [[rosters.length, 5], [agree, 13], [best, 20], [branched, 15]] as const;
    console.log(name.padEnd(27), ...cells.map(([value, width]) => `${value}`.padStart(width)));
  }
}
if (process.argv[1] === __filename) {
  void main();
}
