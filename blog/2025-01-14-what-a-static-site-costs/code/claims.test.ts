import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {alarms, ringsAfter, ringsBy} from './alarm';
import {allowance, delays, levers, prices, site, tiers, zone} from './assumptions';
import {monthlyCost, unseen} from './cost';
import {flood, hoursTo, limit, spent, spentWithAllowance, unnoticed} from './flood';
import {budgetHours, count, ends, exact, leverTable, offBy, rings, sleep, small, whole, worst} from './tables';

const read = (name: string) => readFileSync(join(__dirname, name), 'utf8');
const text = read('../index.mdx').replace(/\s+/g, ' ');
const refresh =
  'The model or its assumptions have changed: correct this sentence of index.mdx (or what it concludes), repeat `npm run figures -- what-a-static-site-costs`, and put in the table that tables.ts prints.';

const cents = (dollars: number) => `${Math.round(dollars * 100)} cents`;

const free = monthlyCost(site, prices, allowance);
const given =
  (allowance.bytes / 1e9) * prices.edgeGB +
  (allowance.requests / 1e6) * prices.edgeMillionRequests +
  (allowance.runs / 1e6) * prices.edgeMillionRuns;
const minute = spent(1 / 60);
const minuteGB = (flood.perSecond * flood.bytes * 60) / 1e9;
const dayTB = (flood.perSecond * flood.bytes * 86_400) / 1e12;
/** GB an hour from the engineer's blog. */
const other = 140;
const request = prices.edgeMillionRequests + prices.edgeMillionRuns;
/** What serving costs once something else has used up the allowance. */
const unaided = monthlyCost(site, prices).total;
/** Dollars until the site is off, by the delays that others have seen at least, those assumed, and an hour. */
const [quick, , slow] = offBy(flood).map((hours) => whole(spent(hours)));
const [worstQuick, , worstSlow] = offBy(worst).map((hours) => whole(spent(hours, worst)));
/** The most that a day can cost below both alarms if S3 answers each request, which sends the bytes to the edge without charge. */
const uncached =
  unnoticed + ((86_400 / alarms.period) * alarms.requests * prices.originMillionRequests) / 1e6;

test.each([
  `A ${Math.round((free.total + zone) * 100)}-cent static site`,
  `${cents(zone)} a month for its DNS zone and ${cents(free.total)} for requests to storage`,
  `That site's worst day would have cost about $${count(Math.round(spent(24, worst) / 100) * 100)} at CloudFront's prices`,
  `the switch would have ended it at ${worstQuick} to ${worstSlow}, in ${offBy(worst).map((hours) => Math.round(hours * 60)).join(' to ').replace(/ to \d+(?= to)/, '')} minutes by our sums`,
  `${Math.round(ends.switch * 60)} minutes of the flood add a cent, and a day ${whole(spentWithAllowance(24))}. Once something else has used it up, as we assume from here on, the month costs ${exact(unaided + zone)}, and the flood ${exact(spent(ends.switch))} or ${whole(spent(24))}`,
  `100 MB a second costs ${cents(minute)} a minute`,
  `The meter runs at ${cents(minute)} a minute`,
  `makes ${minuteGB} GB a minute: the big-file flood. CloudFront charges ${prices.edgeGB * 100} cents per GB, so the bytes cost ${cents(minuteGB * prices.edgeGB)} a minute, and the ${count(flood.perSecond * 60)} requests add less than a cent`,
  `An hour costs ${whole(spent(1))}, and a day, which is ${dayTB} TB, ${whole(spent(24))}`,
  `a budget, say of $${limit}, three times what serving the site costs without the allowance. The flood passes that in ${Math.round(hoursTo(limit) * 60)} minutes`,
  `${budgetHours} hours later, the meter stands at ${whole(spent(hoursTo(limit) + budgetHours))}`,
  `budget alert can take ${budgetHours} hours`,
  `the email arrives at $${limit}`,
  `A full day of that is ${whole(24 * other * prices.edgeGB)}`,
  `asks for 1 kB, headers included, 3,000 times a second, our small-file flood, moves only ${(small.perSecond * small.bytes * alarms.period) / 1e9} GB in five minutes`,
  `a million requests cost $${request.toFixed(2)}, with the path function`,
  `${count((small.perSecond * 86_400) / 1e6)} million requests a day and their bytes cost you ${whole(spent(24, small))}`,
  `after ${tiers[0]!.upTo / 1000} TB, beyond which a GB costs ${cents(tiers[1]!.dollars)}`,
  `within about ${['one', 'two', 'three'][Math.round(rings(flood) / 60) - 1]} minutes`,
  `costs at most ${whole(unnoticed)} a day, or ${whole(uncached)} if every request gets past the cache to S3`,
  `every GB in five minutes can cost ${whole(unseen({...alarms, bytes: 1e9, requests: 0}, prices))} a day, and every 100,000 requests ${whole(unseen({...alarms, bytes: 0, requests: 1e5}, prices))}`,
  `eight hours of sleep at ${whole(spent(1))} an hour come to ${whole(sleep * spent(1))}`,
  `${Math.round(ends.switch * 60)} minutes at ${cents(minute)} are ${whole(spent(ends.switch))}`,
  `together take 12 minutes, the bill is ${quick}; if an hour, ${slow}. At the ${count((worst.perSecond * worst.bytes) / 1e6)} MB a second that the worst day averaged, ${((worst.perSecond * worst.bytes * 86_400) / 1e12).toFixed(1)} TB in all, it is ${worstQuick} or ${worstSlow}`,
  `fits the $15 plan, which has no meter: staying on the meter saves it $${Math.round(15 - unaided - zone)} to $${Math.round(15 - free.total - zone)} a month`,
  `plus [${levers.millionReads * 100} cents per million]`,
  `$${levers.webAcl} a month for a web ACL`,
  `For $${levers.rule} a month more`,
  `then run \`alarm Requests ${alarms.requests}\``,
  `${flood.perSecond} a second are $${((flood.perSecond * 86_400 * request) / 1e6).toFixed(2)} a day, plus your error page`,
  `${Math.ceil((alarms.bytes * 8) / alarms.period / 1e6)} Mbit/s for five minutes`,
])('the text says: %s', (claim) => {
  expect(text, refresh).toContain(claim);
});

test.each(leverTable)('the table of the post has what the model says of %s', (...row) => {
  expect(text.replaceAll(/ +/g, ' '), refresh).toContain(`| ${row.join(' | ')} |`);
});

test('what the text says in words holds', () => {
  // “A seventh of that day's rate.”
  expect(60.7 / dayTB, refresh).toBeCloseTo(7, 0);
  // “The requests add less than a cent.”
  expect(minute - minuteGB * prices.edgeGB, refresh).toBeLessThan(0.01);
  // “The rest is within the terabyte and ten million requests.”
  expect(free.originRequests + free.storage).toBe(free.total);
  expect(free.originRequests / free.total, refresh).toBeGreaterThan(0.95);
  // “As if it were 18 hours behind.”
  expect(24 - 75 / other / prices.edgeGB, refresh).toBeCloseTo(18, 0);
  // With the allowance left, a flood that ends within minutes costs a cent.
  expect(spentWithAllowance(ends.switch), refresh).toBeCloseTo(0.01, 2);
  // “Three times what serving the site costs without the allowance.”
  expect(limit / unaided, refresh).toBeCloseTo(3, 1);
  // “Trip neither alarm”: a hundred 404s a second.
  expect(flood.perSecond * alarms.period, refresh).toBeLessThan(alarms.requests);
  // “Only by half.”
  expect((small.perSecond * 86_400 * levers.millionInspected) / 1e6 / spent(24, small), refresh).toBeCloseTo(0.5, 1);
  // “Against small files the flag does next to nothing.”
  expect((small.perSecond * 86_400 * (request + levers.millionReads)) / 1e6 / spent(24, small), refresh).toBeGreaterThan(0.95);
  // “A thousand views a minute.”
  expect(alarms.bytes / site.bytesPerView / (alarms.period / 60), refresh).toBe(1000);
  expect(alarms.requests / site.requestsPerView / (alarms.period / 60), refresh).toBe(1000);
  // “One million requests a month, half of what our imagined site gets.”
  expect(site.views * site.requestsPerView, refresh).toBe(2e6);
  // “Five minutes …, two …, and fifteen”, and “our seven minutes”.
  expect([delays.metric, rings(flood), delays.off].map((seconds) => Math.round(seconds / 60))).toEqual([5, 2, 15]);
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

test('the drill passes only where the chain works, and the switch keeps what else the distribution is', () => {
  const [requests, bytes, ...broken] = read('off.txt').trim().split('\n\n');
  const works = [
    'off.mjs: GET, Enabled: true',
    'off.mjs: PUT, Enabled: false',
    'off.mjs: PUT, all else kept: true',
    'drill: Turned off after N s',
    'drill: Off everywhere after N s',
  ];
  const linesOf = (run: string) =>
    run.replaceAll(/\d+ s/g, 'N s').split(/\n */).filter((line) => line !== 'drill: Requests sent in N s');
  expect(linesOf(requests!)).toEqual(['All works, limit on requests lowered', ...works, 'off.mjs: GET, Enabled: false']);
  expect(linesOf(bytes!)).toEqual(['All works, limit on bytes lowered', ...works]);
  expect(broken).toHaveLength(2);
  expect(text).toContain(
    'With either limit lowered, it said “Off everywhere”; with the alarm in the wrong region, or a role that may not update, “the site is still on”.',
  );
  for (const run of broken) {
    expect(run).toMatch(/drill: Failed after 3\d s: the site is still on$/);
  }
});

test('the drill exceeds the limit that the text lowers for it', () => {
  const asked = Number(/\[1-(\d+)\]/.exec(read('drill.sh'))![1]);
  expect(text).toContain(`asks for your page ${count(asked)} times, for less than a cent`);
  expect((asked * request) / 1e6).toBeLessThan(0.01);
  const lowered = Number(/limit on requests to ([\d,]+) in five minutes/.exec(text)![1]!.replace(',', ''));
  expect(asked).toBeGreaterThan(lowered);
  const [, megabytes, kB] = /limit on bytes at (\d+) MB, which 2,000 pages of more than (\d+) kB exceed/.exec(text)!;
  expect(asked * Number(kB)).toBe(Number(megabytes) * 1000);
  // The limits that the stand-in has, and how long the drill waits.
  expect(read('off.check.mjs')).toContain(`const limits = {requests: ${lowered}, bytes: ${megabytes}e6};`);
  expect(read('drill.sh')).toContain('PATIENCE:-1800');
});

test('the alarms by email only are those of the Terraform', () => {
  const asked = read('email-only.txt');
  const terraform = read('alarm.tf');
  expect(asked.match(/^\w+ in .*$/gm)).toEqual(
    ['CreateTopic', 'Subscribe', 'PutMetricAlarm', 'PutMetricAlarm'].map((call) => `${call} in us-east-1`),
  );
  for (const [, name, value] of terraform.matchAll(/^ {2}(namespace|statistic|period|evaluation_periods|comparison_operator|treat_missing_data) += (.*)$/gm)) {
    const camel = name!.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
    expect(asked.split(`  ${camel}: ${value}\n`), camel).toHaveLength(3);
  }
  for (const [metric, threshold] of [
    ['BytesDownloaded', alarms.bytes],
    ['Requests', alarms.requests],
  ]) {
    expect(asked).toContain(`  MetricName: "${metric}"\n`);
    expect(asked).toContain(`  Threshold: ${threshold}\n`);
  }
  expect(asked.match(/  Dimensions: .*"Value":"EXAMPLE".*"Value":"Global"/g)).toHaveLength(2);
  expect(asked.match(/  AlarmActions: \["arn:aws:sns:us-east-1:123456789012:flood"\]/g)).toHaveLength(2);
  expect(read('email-only.check.mjs')).toContain('email-only.sh');
});

test('what is installed has the file and the variables that the Terraform asks for', () => {
  const install = read('install.sh');
  const files = /put (.*?) from “Code/.exec(text)![1]!.matchAll(/`(.*?)`/g);
  const terraform = [...files].map(([, name]) => read(name!)).join('\n');
  expect(terraform).toContain('/off.zip"');
  expect(install).toContain('zip off.zip off.mjs');
  const asked = [...terraform.matchAll(/^variable "(.*?)"/gm)].map(([, name]) => name);
  expect([...install.matchAll(/TF_VAR_(\w+)=/g)].map(([, name]) => name)).toEqual(asked);
});
