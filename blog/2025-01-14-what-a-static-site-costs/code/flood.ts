import {allowance, prices, site} from './assumptions';
import {monthlyCost} from './cost';

/** One file of 1 MB, a hundred times a second for a day, from the edge. */
const flood = {
  views: 100 * 24 * 60 * 60,
  bytesPerView: 1e6,
  requestsPerView: 1,
  hitRatio: 1,
  storedBytes: 0,
};
const limit = Math.ceil(3 * monthlyCost(site, prices).total);

const line = (name: string, value: number) =>
  console.log(`  ${name.padEnd(10)}${value.toFixed(2).padStart(7)}`);

for (const [name, free] of [
  ['list prices', undefined],
  ['allowance subtracted', allowance],
] as const) {
  const cost = monthlyCost(flood, prices, free);
  console.log(name);
  line('bytes', cost.edgeBytes);
  line('requests', cost.edgeRequests);
  line('function', cost.edgeRuns);
  line('total', cost.total);
  console.log(`  ${Math.floor(cost.total / limit)} times a limit of $${limit}`);
}
