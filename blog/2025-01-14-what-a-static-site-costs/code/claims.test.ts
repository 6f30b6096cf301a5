import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {allowance, prices, site} from './assumptions';
import {evenBytes, monthlyCost} from './cost';

const text = readFileSync(join(__dirname, '../index.mdx'), 'utf8').replace(
  /\s+/g,
  ' ',
);
const refresh =
  'The model or its assumptions have changed: correct this sentence of index.mdx (or what it concludes), repeat `npm run figures -- what-a-static-site-costs`, and keep what bill.ts, changes.ts and flood.ts print now.';

const count = (value: number) => Math.round(value).toLocaleString('en');
const dollars = (value: number) => `$${value.toFixed(2)}`;

const cold = {...site, hitRatio: 0};
const charged = {...prices, originGB: prices.edgeGB};
const many = {...site, views: 10 * site.views};

const bill = monthlyCost(site, prices).total;
const free = monthlyCost(site, prices, allowance);
const coldAdds = monthlyCost(cold, prices).total - bill;
const chargedBill = monthlyCost(site, charged).total;
const chargedAdds = monthlyCost(cold, charged).total - chargedBill;

const size = site.bytesPerView / site.requestsPerView;
const coveredBytes = allowance.bytes / site.bytesPerView;
const coveredRequests = allowance.requests / site.requestsPerView;
const coveredRuns = allowance.runs / site.requestsPerView;

test.each([
  `smaller than ${(evenBytes(prices) / 1e3).toFixed(1)} kB`,
  `it is ${count(evenBytes(prices))} bytes`,
  `${count(site.bytesPerView)} / ${site.requestsPerView} = ${count(size)} bytes`,
  `it is ${dollars(bill)} with none changed`,
  `costs ${dollars(monthlyCost(many, prices, allowance).total)} instead of ${dollars(monthlyCost(many, prices).total)}`,
  `A terabyte to readers | ${count(coveredBytes)} |`,
  `Ten million requests | ${count(coveredRequests)} |`,
  `Two million runs of a function | ${count(coveredRuns)} |`,
  `adds ${count(coldAdds * 100)} cents to ${dollars(bill)}`,
  `adds ${dollars(chargedAdds)} to ${dollars(chargedBill)}`,
  `our guess of ${site.hitRatio * 100}%`,
  `which is $${Math.ceil(3 * bill)} here`,
])('the text says: %s', (claim) => {
  expect(text, refresh).toContain(claim);
});

test('what the text says in words holds', () => {
  expect(size, refresh).toBeLessThan(evenBytes(prices));
  // “Eight cents, all of it for storage and for requests to storage.”
  expect(free.total, refresh).toBeCloseTo(0.08, 2);
  expect(free.originRequests + free.storage).toBe(free.total);
  // “Ten times sooner”, “five times sooner still”.
  expect(coveredBytes / coveredRequests, refresh).toBe(10);
  expect(coveredRequests / coveredRuns, refresh).toBe(5);
});
