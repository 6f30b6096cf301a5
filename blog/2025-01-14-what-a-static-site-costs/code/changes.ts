import {allowance, prices, site} from './assumptions';
import {monthlyCost} from './cost';

const byTheByte = {...prices, originGB: prices.edgeGB};
const light = {...site, bytesPerView: site.bytesPerView / 2};
const few = {...site, requestsPerView: site.requestsPerView / 2};
const cold = {...site, hitRatio: 0};

const changes = {
  'nothing changed': monthlyCost(site, prices),
  'half the bytes per view': monthlyCost(light, prices),
  'half the requests per view': monthlyCost(few, prices),
  'no hits at the edge': monthlyCost(cold, prices),
  'storage to edge by the byte': monthlyCost(site, byTheByte),
  'that, and no hits at the edge': monthlyCost(cold, byTheByte),
  'the allowance subtracted': monthlyCost(site, prices, allowance),
};

for (const [change, {total}] of Object.entries(changes)) {
  console.log(change.padEnd(32) + total.toFixed(2).padStart(6));
}
