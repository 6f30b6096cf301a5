import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {allowance, extras, plans, prices, site} from './assumptions';
import {evenBytes, monthlyCost} from './cost';
import {hoursTo, limit, spent, tenfoldDay} from './flood';
import {covered, evenViews, pages, withExtras} from './plans';
import {rings, tables} from './tables';
import {alarm} from './alarm';

const text = readFileSync(join(__dirname, '../index.mdx'), 'utf8').replace(
  /\s+/g,
  ' ',
);
const refresh =
  'The model or its assumptions have changed: correct this sentence of index.mdx (or what it concludes), repeat `npm run figures -- what-a-static-site-costs`, and put in the tables that tables.ts prints.';

const count = (value: number) => Math.round(value).toLocaleString('en');
const dollars = (value: number) => `$${value.toFixed(2)}`;

const cold = {...site, hitRatio: 0};
const charged = {...prices, originGB: prices.edgeGB};

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
  `costs as much as ${(evenBytes(prices) / 1e3).toFixed(0)} kB`,
  `averages ${size / 1e3} kB a response`,
  `adds ${count(coldAdds * 100)} cents`,
  `it adds ${dollars(chargedAdds)}`,
  `which is $${limit} here`,
  `a day at 100 MB a second, $${spent(24).toFixed(0)}`,
  `comes to $${spent(24, allowance).toFixed(0)}, or $${spent(24).toFixed(0)} once the monthly allowance is used up`,
  `ten times the rate costs ${(tenfoldDay() / spent(24)).toFixed(1)} times as much, $${count(tenfoldDay())} a day`,
  `ten times the requests, ${plans.Pro.bytes / plans.Free.bytes} times the bytes`,
  `each of the first ten terabytes costs $${(spent(24) / 8.64).toFixed(0)}`,
  `the flood is ${Math.round(8.64e12 / plans.Free.bytes)} times that soft limit, and that of Free`,
  `pays ${dollars(withExtras(site, site.views))}, half of Pro`,
  `and ${dollars(withExtras(site, covered(site, 'Pro')))} at the most that Pro covers`,
  `eyond ${count(evenViews(pages['4 MB']!, 15) / 1e3)},000 views of 4 MB`,
  `covers ${count(covered(site, 'Free'))} views of the assumed page`,
  
  `one such day in ${Math.floor(spent(24, allowance) / plans.Pro.dollars)} months`,
])('the text says: %s', (claim) => {
  expect(text, refresh).toContain(claim);
});

test.each(Object.entries(tables))('the table of the post is what the model prints: %s', (_name, rows) => {
  for (const row of rows) {
    expect(text.replaceAll(/ +/g, ' '), refresh).toContain(`| ${row.join(' | ')} |`);
  }
});

test('the alarm rings when the text says, and not on a good day', () => {
  expect(rings).toHaveLength(alarm.period);
  expect(Math.round(rings[0]! * 60), refresh).toBe(51);
  expect(Math.round(rings.at(-1)! * 60), refresh).toBe(5 * 60 + 50);
  expect(rings.filter((minutes) => minutes > 5), refresh).toHaveLength(50);
  expect(spent(rings.at(-1)! / 60).toFixed(0), refresh).toBe('3');
  expect(alarm.threshold / site.bytesPerView, refresh).toBe(25_000);
  expect(site.views, refresh).toBe(4 * 25_000);
});

test('what the text says in words holds', () => {
  expect(size, refresh).toBeLessThan(evenBytes(prices));
  // “Eight cents, all of it for storage and for requests to storage.”
  expect(free.total, refresh).toBeCloseTo(0.08, 2);
  expect(text, refresh).toContain(
    `a small site comes to ${count((free.total + extras.dns) * 100)} cents a month, 50 of them`,
  );
  expect(text, refresh).toContain('serving costs eight cents');
  expect(site.views, refresh).toBe(100_000);
  // “Half of what the assumed site has.”
  expect(covered(site, 'Free') / site.views, refresh).toBe(0.5);
  expect(free.originRequests + free.storage).toBe(free.total);
  // “Nearly all of it for requests to storage.”
  expect(free.originRequests / free.total, refresh).toBeGreaterThan(0.95);
  // “More than 90 years of readers.”
  expect(spent(24, allowance) / (free.total + extras.dns) / 12, refresh).toBeGreaterThan(90);
  // “Half a million views”, “more than twice as many”, “after three hours”.
  expect(covered(site, 'Pro'), refresh).toBe(500_000);
  expect(plans.Pro.requests / plans.Free.requests, refresh).toBe(10);
  expect(evenViews(site, 15), refresh).toBeGreaterThan(2 * 500_000);
  // “Half of Pro”.
  expect(withExtras(site, site.views) / 15, refresh).toBeCloseTo(0.5, 1);
  expect(hoursTo(limit, allowance), refresh).toBeCloseTo(3.2, 1);
  // “Four cents”: one request of each view goes to storage.
  expect((site.views * prices.originMillionRequests) / 1e6).toBeCloseTo(0.04);
  // “8.64 million requests and 8.64 TB”, “30 GB”, “two or three dollars”.
  expect(100 * 86_400, refresh).toBe(8.64e6);
  expect(100 * 300 * 1e6, refresh).toBe(30e9);
  expect(spent(5 / 60), refresh).toBeCloseTo(2.58, 2);
  // “The site's own two million, a little more than Pro covers.”
  const own = site.views * site.requestsPerView;
  expect(own, refresh).toBe(2e6);
  expect((own + 8.64e6) / plans.Pro.requests, refresh).toBeCloseTo(1.06, 2);
  expect(8.64e12, refresh).toBeLessThan(plans.Pro.bytes);
  // “Ten times sooner”, “five times sooner still”.
  expect(coveredBytes / coveredRequests, refresh).toBe(10);
  expect(coveredRequests / coveredRuns, refresh).toBe(5);
});

test('our Terraform has more cache behaviours than Free and Pro take', () => {
  const cdn = readFileSync(
    join(__dirname, '../../2024-05-21-a-site-without-servers-in-terraform/code/cdn.tf'),
    'utf8',
  );
  const [, media = ''] = /media = \[([^\]]*)\]/.exec(cdn)!;
  expect(media.match(/"\w+"/g)).toHaveLength(12);
  expect(text, refresh).toContain('thirteen behaviours, twelve of them for kinds of media');
});
