import {bounds, exact} from './exact';
import {generate} from './generate';
import {empty, greedy, localSearch} from './heuristics';
import {OPEN, priceOf, total, type Plan} from './roster';

const roster = generate(9);
const first = greedy(roster);
const descent = localSearch(roster, first);
const fromEmpty = localSearch(roster, empty(roster));
const best = exact(roster);

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

console.log(`lower bound: ${bounds(roster)[0]}`);
show('greedy', first, `${first.length} slots`);
show('local from greedy', descent.plan, `${descent.tried} moves tried`);
show('local from empty', fromEmpty.plan, `${fromEmpty.tried} moves tried`);
show('exact', best.plan, `${best.nodes} nodes`);
