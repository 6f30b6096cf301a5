import {cheapest, exact} from './exact';
import {generate} from './generate';
import {empty, greedy, localSearch} from './heuristics';
import {priced} from './prices';
import {OPEN, priceOf, total, type Plan} from './roster';

const roster = generate(9);
const first = greedy(roster);
const descent = localSearch(roster, first);
const {bound, least, prices} = priced(roster);
const best = exact(roster, bound);

const name = (person: number) => (person === OPEN ? '-' : 'ABCD'[person]!);

function show(title: string, plan: Plan, work: string) {
  console.log(`${title}: cost ${total(roster, plan)}, ${work}`);
  for (const [part, label] of ['early', 'late '].entries()) {
    const slots = [...plan.keys()].filter((slot) => slot % 2 === part);
    const cells = slots.map((slot) => {
      return name(plan[slot]!) + priceOf(roster, slot, plan[slot]!);
    });
    console.log(`   ${label}  ${cells.join(' ')}`);
  }
}

const cheap = cheapest(roster)(empty(roster), 0, 0);
console.log(`bounds: cheapest choice ${cheap}, priced ${least}`);
const rounded = prices.map((price) => price.toFixed(1));
console.log(`prices of A to D: ${rounded.join(', ')}`);
show('greedy', first, `${first.length} slots`);
show('local from greedy', descent.plan, `${descent.tried} moves tried`);
show('exact', best.plan, `${best.nodes} nodes`);
console.log(`   with the simple bound: ${exact(roster).nodes} nodes`);
