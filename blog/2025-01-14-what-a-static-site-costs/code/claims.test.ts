import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {alarms, ringsAfter, ringsBy} from './alarm';
import {allowance, delays, extras, plans, prices, site} from './assumptions';
import {monthlyCost, unseen} from './cost';
import {flood, hoursTo, limit, offAfter, spent, spentWithAllowance, unnoticed} from './flood';
import {covered, withExtras} from './plans';
import {budgetHours, rings, tables, whole} from './tables';

const read = (name: string) => readFileSync(join(__dirname, name), 'utf8');
const text = read('../index.mdx').replace(/\s+/g, ' ');
const refresh =
  'The model or its assumptions have changed: correct this sentence of index.mdx (or what it concludes), repeat `npm run figures -- what-a-static-site-costs`, and put in the tables that tables.ts prints.';

const count = (value: number) => Math.round(value).toLocaleString('en');

const free = monthlyCost(site, prices, allowance);
const switched = offAfter(rings(flood));
const given =
  (allowance.bytes / 1e9) * prices.edgeGB +
  (allowance.requests / 1e6) * prices.edgeMillionRequests +
  (allowance.runs / 1e6) * prices.edgeMillionRuns;

test.each([
  `costs ${count((free.total + extras.dns) * 100)} cents a month, or up to ${whole(spent(24))} a day at 100 MB a second`,
  `pays ${count((free.total + extras.dns) * 100)} cents by our [assumptions](#put-in-your-own-numbers): 50 for its DNS zone and ${count(free.total * 100)} for requests`,
  `100 MB a second, CloudFront's list prices come to ${whole(spent(24))} a day`,
  `${whole(spent(switched))} with an off switch, up to ${whole(spent(budgetHours + delays.off / 3600))} with a budget`,
  `cap that at ${whole(spent(switched))}, by turning the site off`,
  `should end the flood in about ${Math.round(switched * 60)} minutes`,
  `Of the ${Math.round(switched * 60)} minutes, one passes`,
  `allowance is worth $${count(given)}`,
  `Ours is $${limit}, three times`,
  `passes that in ${Math.round(hoursTo(limit) * 60)} minutes`,
  `add up to ${budgetHours} hours`,
  `after $${limit} or after ${whole(spent(budgetHours))}`,
  `a file of 1 kB 3,000 times a second costs you ${whole(spent(24, {perSecond: 3000, bytes: 1e3}))} a day`,
  `each gigabyte lets through ${whole(unseen({...alarms, bytes: 1e9, requests: 0}, prices))}, and each 100,000 requests ${whole(unseen({...alarms, bytes: 0, requests: 1e5}, prices))}`,
  `per million requests, which is ${whole(((flood.perSecond * 86_400) / 1e6) * extras.firewallMillionRequests)} here`,
  `costs at most ${whole(unnoticed)} a day`,
  `in its ${budgetHours} hours, such a flood spends at most ${whole((unnoticed * budgetHours) / 24)}`,
  `three times the $${monthlyCost(site, prices).total.toFixed(2)} that serving would cost without the allowance`,
  `covers ${count(covered('Free'))} views of the assumed page`,
  `Pro, at $${plans.Pro.dollars} a month, covers ${count(covered('Pro'))}`,
  `pay-as-you-go bill to $${withExtras(site.views).toFixed(2)}`,
  `every ${Math.floor(spent(24) / (plans.Pro.dollars - extras.dns - free.total))} months`,
])('the text says: %s', (claim) => {
  expect(text, refresh).toContain(claim);
});

test.each(Object.entries(tables))('the table of the post is what the model prints: %s', (_name, rows) => {
  for (const row of rows) {
    expect(text.replaceAll(/ +/g, ' '), refresh).toContain(`| ${row.join(' | ')} |`);
  }
});

test('what the text says in words holds', () => {
  // “A seventh of the traffic of that site's worst day”, 60.7 TB.
  expect(60.7e12 / (flood.perSecond * flood.bytes * 86_400), refresh).toBeCloseTo(7, 0);
  // “All else is within the allowance.”
  expect(free.originRequests + free.storage).toBe(free.total);
  expect(free.originRequests / free.total, refresh).toBeGreaterThan(0.95);
  // “A thousand views of the assumed page a minute.”
  expect(alarms.bytes / site.bytesPerView / (alarms.period / 60), refresh).toBe(1000);
  expect(alarms.requests / site.requestsPerView / (alarms.period / 60), refresh).toBe(1000);
  // “About twenty lines of code.”
  const lines = /#region off\n([^]*)\/\/ #endregion/.exec(read('off.mjs'))![1]!.trim().split('\n');
  expect(Math.abs(lines.length - 20), refresh).toBeLessThan(3);
  // “The 21 minutes are one until the alarm rings, five … and fifteen.”
  expect([rings(flood), delays.metric, delays.off].map((seconds) => Math.floor(seconds / 60))).toEqual([1, 5, 15]);
  // “More than nine tenths.”
  for (const perSecond of [10, 100, 1000]) {
    const of = {...flood, perSecond};
    expect(spent((rings(of) + 3600) / 3600, of) / spent(24, of), refresh).toBeLessThan(0.1);
  }
  // “27 Mbit/s for five minutes.”
  expect(Math.ceil((alarms.bytes * 8) / alarms.period / 1e6), refresh).toBe(27);
  // “6% more than Pro covers.”
  const asked = flood.perSecond * 86_400 + site.views * site.requestsPerView;
  expect(asked / plans.Pro.requests, refresh).toBeCloseTo(1.06, 2);
  expect(text, refresh).toContain(`at ten times the rate, a day costs ${whole(spent(24, {...flood, perSecond: 1000}))}`);
  // “Half of what the assumed site has.”
  expect(covered('Free') / site.views, refresh).toBe(0.5);
});

test('what the allowance takes off a flood is no more than it is worth', () => {
  fc.assert(
    fc.property(fc.double({min: 0, max: 48, noNaN: true}), (hours) => {
      const less = spent(hours) - spentWithAllowance(hours);
      return less >= -1e-9 && less <= given + 1e-9;
    }),
  );
});

test('what rings neither alarm costs no more than the text says', () => {
  const rates = fc.record({perSecond: fc.double({min: 0, max: 1000, noNaN: true}), bytes: fc.integer({min: 0, max: 1e7})});
  fc.assert(
    fc.property(rates, (of) => {
      const by = ringsBy(of);
      return by.bytes < Infinity || by.requests < Infinity || spent(24, of) <= unnoticed + 1e-9;
    }),
  );
});

test('an alarm rings at the end of the minute in which the sum of five exceeds its limit', () => {
  expect(ringsAfter(100, 1000, 0)).toBe(60);
  expect(ringsAfter(100, 1000, 50)).toBe(70);
  expect(ringsAfter(100, 1000, 49)).toBe(11);
  expect(ringsAfter(100, 29_999, 0)).toBe(300);
  expect(ringsAfter(100, 30_000, 0)).toBe(Infinity);
});

test('the switch keeps what else the distribution is, and does nothing twice', () => {
  const requests = read('off.txt').trim().split('\n');
  expect(requests).toHaveLength(3);
  expect(requests[1]).toMatch(/^PUT .*Enabled: false {2}the rest is kept: true$/);
});

test('our Terraform has more cache behaviours than Free and Pro take', () => {
  const [, media = ''] = /media = \[([^\]]*)\]/.exec(
    read('../../2024-05-21-a-site-without-servers-in-terraform/code/cdn.tf'),
  )!;
  expect(media.match(/"\w+"/g)).toHaveLength(12);
  expect(text, refresh).toContain('has thirteen behaviours');
});
