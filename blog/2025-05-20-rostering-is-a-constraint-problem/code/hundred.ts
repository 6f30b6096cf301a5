import {bounds, exact} from './exact';
import {greedy, localSearch, restarts} from './heuristics';
import {generate, total} from './roster';

const names = ['bound', 'greedy', 'local', '5 starts', '30 starts', 'exact'];
const sums = names.map(() => 0);
const optimal = names.map(() => 0);

for (let seed = 1; seed <= 100; seed++) {
  const roster = generate(seed);
  const best = exact(roster).cost;
  const start = greedy(roster);
  const costs = [
    bounds(roster)[0]!,
    total(roster, start),
    total(roster, localSearch(roster, start).plan),
    total(roster, restarts(roster, 5)),
    total(roster, restarts(roster, 30)),
    best,
  ];
  for (const [method, cost] of costs.entries()) {
    sums[method]! += cost;
    optimal[method]! += cost === best ? 1 : 0;
  }
}

console.log('method     sum of costs  equal to the optimum');
for (const [method, name] of names.entries()) {
  const [sum, count] = [`${sums[method]}`, `${optimal[method]}`];
  console.log(`${name.padEnd(9)}  ${sum.padStart(12)}  ${count.padStart(20)}`);
}
