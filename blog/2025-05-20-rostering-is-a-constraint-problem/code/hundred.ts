import {bounds, exact} from './exact';
import {generate} from './generate';
import {empty, greedy, localSearch, restarts} from './heuristics';
import {total} from './roster';

const names = [
  'bound',
  'greedy',
  'local from greedy',
  'local from empty',
  '5 starts',
  '30 starts',
  'exact',
];
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
    total(roster, localSearch(roster, empty(roster)).plan),
    total(roster, restarts(roster, 5)),
    total(roster, restarts(roster, 30)),
    best,
  ];
  for (const [method, cost] of costs.entries()) {
    sums[method]! += cost;
    optimal[method]! += cost === best ? 1 : 0;
  }
}

console.log('method             sum of costs  equal to the optimum');
for (const [method, name] of names.entries()) {
  const [sum, count] = [`${sums[method]}`, `${optimal[method]}`];
  console.log(`${name.padEnd(17)}  ${sum.padStart(12)}  ${count.padStart(20)}`);
}
