// Prices change both the bound and the order in which Gecode decides. This gives it the bound, and leaves the order as it was.
import {once} from './gecode';
import {kinds} from './linear';
import {model, raised, shifts} from './shifted';

/** The priced model, searched by what each slot costs without the price. */
export const oldOrder = `${model.replace('int_search(paid', 'int_search(plain')}
array[1..slots] of var int: plain = [
  [cost[s, p] - if p > 0 then price[p] else 0 endif | p in 0..people][who[s] + 1] | s in 1..slots];
`;

function main() {
  console.log(`# ${new Date().toISOString().slice(0, 10)}, Gecode 6.2.0, two busy cores`);
  console.log('roster;cost found;proved;ms;nodes');
  for (const [n, roster] of kinds['half common to a person']!.entries()) {
    const by = shifts.priced!(roster);
    const text = `${oldOrder}price = [${by.join(', ')}];\n`;
    const {cost, proved, ms, nodes} = once(text, raised(roster, by));
    console.log([n + 1, cost, proved, ms.toFixed(1), nodes].join(';'));
  }
}

// Run by itself, this prints data/separate.csv.
if (process.argv[1] === __filename) {
  main();
}
