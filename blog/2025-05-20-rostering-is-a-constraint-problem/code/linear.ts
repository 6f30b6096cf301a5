// Slow: searches sixty rosters with three bounds.
import {cheapest, exact, type Bound} from './exact';
import {correlated, generate} from './generate';
import {linear, milp} from './milp';
import {boundBy, priced} from './prices';
import type {Roster} from './roster';

/** Look-ups of the bound after which a search is given up. */
export const LIMIT = 3_000_000;

const count = (rosters: number) => Array.from({length: rosters}, (_, n) => n + 1);

/** The kinds of costs that the post compares, twenty rosters of each. */
export const kinds: Record<string, Roster[]> = {
  'independent costs': count(20).map((seed) => generate(seed, 6, 12)),
  'half common to a slot': count(20).map((seed) => correlated(seed, 'slot')),
  'half common to a person': count(20).map((seed) => correlated(seed, 'person')),
};

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[9]! + sorted[10]!) / 2;
}

/** Gives up on a search that takes too long. */
function nodesWithin(most: number, roster: Roster, bound: Bound): number {
  let asked = 0;
  try {
    return exact(roster, (plan, slot, spent) => {
      asked += 1;
      if (asked > most) {
        throw new RangeError();
      }
      return bound(plan, slot, spent);
    }).nodes;
  } catch (error) {
    if (error instanceof RangeError) {
      return Infinity;
    }
    throw error;
  }
}

/** Median and most. */
const show = (nodes: number[]) =>
  [median(nodes), Math.max(...nodes)]
    .map((one) => (one === Infinity ? 'given up' : Math.round(one).toLocaleString('en')))
    .map((cell) => cell.padStart(9))
    .join(' ');

export async function compare(rosters: Roster[]) {
  const relaxations = await linear(rosters);
  const found = rosters.map((roster, n) => {
    const own = priced(roster);
    const theirs = boundBy(roster, relaxations[n]!.prices);
    const best = exact(roster, own.bound);
    return {
      exact: own.least === best.cost,
      // Both bounds, rounded up as costs are whole numbers.
      same: own.least === Math.ceil(relaxations[n]!.least - 1e-6),
      theirsIsExact: theirs.least === best.cost,
      plain: nodesWithin(LIMIT, roster, cheapest(roster)),
      own: best.nodes,
      theirs: exact(roster, theirs.bound).nodes,
    };
  });
  const solved = await milp(rosters);
  return {found, branched: solved.filter(({nodes}) => nodes > 1).length};
}

async function main() {
  console.log('nodes of exact search          median      most');
  for (const [name, rosters] of Object.entries(kinds)) {
    const {found, branched} = await compare(rosters);
    const unfinished = found.filter(({plain}) => plain === Infinity).length;
    const of = (is: (one: (typeof found)[0]) => boolean) => found.filter(is).length;
    console.log(`${name}:`);
    console.log('  cheapest choice          ', show(found.map((one) => one.plain)));
    console.log('  our prices               ', show(found.map((one) => one.own)));
    console.log('  prices from HiGHS        ', show(found.map((one) => one.theirs)));
    console.log(`  our bound is the optimum in ${of((one) => one.exact)} of 20,`);
    console.log(`  and the bound of linear programming in ${of((one) => one.same)};`);
    console.log(`  HiGHS branches in ${branched}; the simple bound is given up in ${unfinished}`);
  }
}
if (process.argv[1] === __filename) {
  void main();
}
