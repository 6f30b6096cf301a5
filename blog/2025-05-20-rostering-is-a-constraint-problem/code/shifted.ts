// What Gecode does when each person's costs are raised by the same amount in every slot.
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {dataOf, once} from './gecode';
import {kinds, seven} from './linear';
import {milp} from './milp';
import {pricesOf} from './prices';
import {MAX_SHIFTS, OPEN_COST, type Roster} from './roster';

export const model = readFileSync(join(__dirname, 'roster-priced.mzn'), 'utf8');
const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);

/** The sixty rosters, and twenty with seven people. */
export const shiftedKinds: Record<string, Roster[]> = {
  ...kinds,
  'half common to a person, seven people': seven,
};

/** Whole numbers that are added to each person's costs. */
export const shifts: Record<string, (roster: Roster) => number[]> = {
  'as they are': ({people}) => Array<number>(people).fill(0),
  // Everybody's mean becomes the dearest person's, so that no price is negative.
  'same mean': ({people, cost}) => {
    const means = Array.from({length: people}, (_, person) =>
      sum(cost.map((costs) => costs[person]! / cost.length)),
    );
    return means.map((mean) => Math.round(Math.max(...means) - mean));
  },
  'priced': (roster) => pricesOf(roster).map(Math.round),
};

export const raised = ({people, cost}: Roster, by: number[]): Roster => ({
  people,
  cost: cost.map((costs) => costs.map((one, person) => one + by[person]!)),
});

/** What a roster costs at least, if each slot goes to the cheapest person under these prices. */
export function simpleBound(roster: Roster, by: number[]): number {
  const slots = raised(roster, by).cost.map((costs) => Math.min(OPEN_COST, ...costs));
  return sum(slots) - MAX_SHIFTS * sum(by);
}

/** A roster and its prices as data of roster-priced.mzn. */
export const pricedDataOf = (roster: Roster, by: number[]): string =>
  `${dataOf(raised(roster, by))}\nprice = [${by.join(', ')}];\n`;

/** The roster whose run the post shows, where Gecode found the best and could not prove it. */
export const shown = kinds['half common to a person']![11]!;

export const files = {
  'roster-12.dzn': `${dataOf(shown)}\n`,
  'roster-12-priced.dzn': pricedDataOf(shown, shifts.priced!(shown)),
};

async function main() {
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(__dirname, '../data', name), text);
  }
  console.log(`# ${new Date().toISOString().slice(0, 10)}, Gecode 6.2.0, two busy cores`);
  console.log('costs;shift;roster;optimum;simple bound;cost found;proved;ms;nodes');
  for (const [kind, rosters] of Object.entries(shiftedKinds)) {
    const solved = await milp(rosters);
    for (const [n, roster] of rosters.entries()) {
      const best = solved[n]!.cost;
      for (const [name, of] of Object.entries(shifts)) {
        // The sixty as they are have been run by gecode.ts.
        if (name === 'as they are' && kind in kinds) {
          continue;
        }
        const by = of(roster);
        const text = `${model}price = [${by.join(', ')}];\n`;
        const {cost, proved, ms, nodes} = once(text, raised(roster, by));
        const cells = [best, simpleBound(roster, by), cost, proved, ms.toFixed(1), nodes];
        console.log([kind, name, n + 1, ...cells].join(';'));
      }
    }
  }
}

// Run by itself, this prints data/shifted.csv.
if (process.argv[1] === __filename) {
  void main();
}
