import {prices, site} from './assumptions';
import {evenBytes, monthlyCost} from './cost';

for (const [part, dollars] of Object.entries(monthlyCost(site, prices))) {
  console.log(part.padEnd(16) + dollars.toFixed(3).padStart(7));
}
const even = Math.round(evenBytes(prices)).toLocaleString('en-GB');
console.log(`\nA response of ${even} bytes costs as much as its request.`);
