import {prices, site} from './assumptions';
import {monthlyCost} from './cost';

for (const [part, dollars] of Object.entries(monthlyCost(site, prices))) {
  console.log(part.padEnd(16) + dollars.toFixed(3).padStart(7));
}
