import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {alarms, ringsAfter, ringsBy} from './alarm';
import {allowance, delays, levers, prices, site, tiers, zone} from './assumptions';
import {monthlyCost, unseen} from './cost';
import {flood, hoursTo, limit, offLimit, spare, spent, unnoticed, type Flood} from './flood';
import {blocked, budgetHours, count, delayTable, ends, hidden, rings, sleep, small, spared, whole} from './tables';

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
const request = prices.edgeMillionRequests + prices.edgeMillionRuns;
/** Dollars for a day of a flood's requests, at so much a million. */
const requestsOfDay = ({perSecond}: Flood, perMillion: number) => (perSecond * 86_400 * perMillion) / 1e6;
const bill = delayTable.at(-1)!.map((cell) => cell.replaceAll('*', ''));
const error404s = requestsOfDay(flood, request);
/** The whole hours, and the minutes above them, after which the flood passes the budget's email with the allowance. */
const firstLimit = Math.round(hoursTo(limit, spare) * 60);
/** A day of small files that the firewall inspects. */
const inspected = requestsOfDay(small, levers.millionInspected);
/** What serving costs without the allowance. */
const unaided = monthlyCost(site, prices).total;

test.each([
  `A ${Math.round((free.total + zone) * 100)}-cent static site`,
  `that site uses little: its ${count(site.views)} views cost ${Math.round((free.total + zone) * 100)} cents a month`,
  `which would take at most ${whole(given)} a month off them`,
  `100 MB a second costs ${cents(minute)} a minute`,
  `The meter runs at ${cents(minute)} a minute`,
  `makes ${minuteGB} GB a minute: the big-file flood. CloudFront charges ${prices.edgeGB * 100} cents per GB, so the bytes cost ${cents(minuteGB * prices.edgeGB)} a minute, and the ${count(flood.perSecond * 60)} requests add less than a cent`,
  `An hour costs ${whole(spent(1))}, a day ${whole(spent(24))}`,
  `a budget alert at, say, $${limit}, which the flood passes in ${Math.round(hoursTo(limit) * 60)} minutes`,
  `the email can be ${budgetHours} hours away, with the meter at ${whole(spent(hoursTo(limit) + budgetHours))}`,
  `budget alert can take ${budgetHours} hours`,
  `at 100 MB a second, the bill can reach ${whole(spent(hoursTo(limit) + budgetHours))} in the day and a half before`,
  `should stop the bill at about ${whole(spent(ends.switch))}, or at one cent while CloudFront's free terabyte lasts.`,
  `So its first flood costs one cent in the ${Math.round(ends.switch * 60)} minutes that the switch should take, and passes $${limit} only after ${Math.floor(firstLimit / 60)} h ${firstLimit % 60} min`,
  `The allowance makes that ${whole(spent(hoursTo(limit, spare) + budgetHours, flood, spare))}.`,
  `With the allowance, they are $${spared.switch.toFixed(2)}, ${whole(spared.bestBudget)}, ${whole(spared.morning)} and ${whole(spared.budget)}.`,
  `The switch should end the flood at ${bill[1]} to ${bill[3]}`,
  `at $${prices.edgeMillionRequests} a million, the big-file flood goes on at $${requestsOfDay(flood, prices.edgeMillionRequests).toFixed(2)} a day, and the small-file flood at ${whole(requestsOfDay(small, prices.edgeMillionRequests))} of its ${whole(spent(24, small))}`,
  `the switch saves ${whole(spent(24, small) - requestsOfDay(small, prices.edgeMillionRequests))} of the ${whole(spent(24, small))} for a day of small files`,
  `ends the big-file flood after ${Math.round(blocked * 60)} minutes, at ${whole(spent(blocked))}`,
  `pass the budget's $${offLimit} in less than ${['', 'one', 'two', 'three', 'four', 'five'][Math.ceil(offLimit / error404s)]} days`,
  `end the flood again, for another ${whole(spent(ends.switch))}`,
  `asks for 1 kB, headers included, 3,000 times a second, our small-file flood, moves only ${(small.perSecond * small.bytes * alarms.period) / 1e9} GB in five minutes`,
  `a million requests cost $${request.toFixed(2)}, including the function`,
  `a day of it costs you ${whole(spent(24, small))}`,
  `Beyond ${tiers[0]!.upTo / 1000} TB, a GB costs ${cents(tiers[1]!.dollars)}`,
  `costs up to ${whole(unnoticed)} a day`,
  `every GB in five minutes can cost ${whole(unseen({...alarms, bytes: 1e9, requests: 0}, prices))} a day, and every 100,000 requests ${whole(unseen({...alarms, bytes: 0, requests: 1e5}, prices))}`,
  `eight hours of sleep cost ${whole(sleep * spent(1))}`,
  `The budget sends an email at $${limit} and turns the site off at three times that, $${offLimit}`,
  `hides below both limits: it should end at about $${Math.round(hidden / 10) * 10}, with an alert ${budgetHours} hours late, instead of ${whole(Math.round((unnoticed * 30) / 100) * 100)} a month`,
  `[${levers.millionInspected * 100} cents per million](https://aws.amazon.com/waf/pricing/) requests, blocked or not, and $${levers.webAcl} a month`,
  `$${requestsOfDay(flood, levers.millionInspected).toFixed(2)} for a day of big files, $${Math.round(inspected)} for a day of small ones, and $${(levers.webAcl + (site.views * site.requestsPerView * levers.millionInspected) / 1e6).toFixed(2)} for our quiet month`,
  `WAF stops a flood sooner, for $${Math.round(levers.webAcl + (site.views * site.requestsPerView * levers.millionInspected) / 1e6)} a month`,
  `then run \`alarm Requests ${alarms.requests}\``,
  `At ${flood.perSecond} a second, they cost $${error404s.toFixed(2)} a day plus the bytes of your error page, and trip neither alarm as long as that page stays below ${Math.floor(alarms.bytes / (flood.perSecond * alarms.period) / 1000)} kB`,
  `${Math.ceil((alarms.bytes * 8) / alarms.period / 1e6)} Mbit/s for five minutes`,
])('the text says: %s', (claim) => {
  expect(text, refresh).toContain(claim);
});

test.each(delayTable)('a table of the post has what the model says of %s', (...row) => {
  expect(text.replaceAll(/ +/g, ' '), refresh).toContain(`| ${row.join(' | ')} |`);
});

test('what the text says in words holds', () => {
  // “One cent”.
  expect(Math.round(spared.switch * 100), refresh).toBe(1);
  // The switch “costs less once a flood of small files lasts half an hour, or one of big files a day and a half”.
  const minutesToEven = [small, flood].map(
    (of) => ((spent(ends.switch, of) - spent(blocked, of)) / requestsOfDay(of, levers.millionInspected)) * 24 * 60,
  );
  expect(minutesToEven[0], refresh).toBeGreaterThan(25);
  expect(minutesToEven[0], refresh).toBeLessThan(30);
  expect(minutesToEven[1]! / 60 / 24, refresh).toBeGreaterThan(1.3);
  expect(minutesToEven[1]! / 60 / 24, refresh).toBeLessThan(1.5);
  // If refused requests are billed, “WAF is the better stop”.
  expect(levers.millionInspected, refresh).toBeLessThan(prices.edgeMillionRequests);
  // “The requests add less than a cent.”
  expect(minute - minuteGB * prices.edgeGB, refresh).toBeLessThan(0.01);
  // “The rest is within the terabyte and ten million requests.”
  expect(free.originRequests + free.storage).toBe(free.total);
  expect(free.originRequests / free.total, refresh).toBeGreaterThan(0.95);
  // “Three times what serving the site costs without the allowance.”
  expect(limit / unaided, refresh).toBeCloseTo(3, 1);
  // A flood that the alarms have ended can take the month past $12, so the budget turns the site off only at $36.
  expect(spent(ends.switch) + unaided, refresh).toBeGreaterThan(limit);
  expect(spent(ends.switch) + unaided, refresh).toBeLessThan(offLimit);
  // “Trip neither alarm”: a hundred 404s a second.
  expect(flood.perSecond * alarms.period, refresh).toBeLessThan(alarms.requests);
  // The firewall takes half of what a day of small files costs without it.
  expect(inspected / spent(24, small), refresh).toBeCloseTo(0.5, 1);
  // Most of the minutes go into the rollout, which a faster switch saves.
  expect(delays.off.assumed / 60 / ends.switch, refresh).toBeGreaterThan(0.5);
  // “A thousand views a minute.”
  expect(alarms.bytes / site.bytesPerView / (alarms.period / 60), refresh).toBe(1000);
  expect(alarms.requests / site.requestsPerView / (alarms.period / 60), refresh).toBe(1000);
  // “Our seven minutes” and “our fifteen”.
  expect([delays.metric.assumed + rings(flood) / 60, delays.off.assumed]).toEqual([7, 15]);
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
  expect(text).toContain(`asks for your page ${count(asked)} times, for a cent or two`);
  // A page of up to 100 kB.
  expect((asked * request) / 1e6 + ((asked * 1e5) / 1e9) * prices.edgeGB).toBeLessThan(0.02);
  const lowered = Number(/limit on requests to ([\d,]+) in five minutes/.exec(text)![1]!.replace(',', ''));
  expect(asked).toBeGreaterThan(lowered);
  const [, megabytes, kB] = /limit on bytes at (\d+) MB, which 2,000 pages of more than (\d+) kB exceed/.exec(text)!;
  expect(asked * Number(kB)).toBe(Number(megabytes) * 1000);
  // The limits that the stand-in has, and how long the drill waits.
  expect(read('off.check.mjs')).toContain(`const limits = {requests: ${lowered}, bytes: ${megabytes}e6};`);
  expect(read('drill.sh')).toContain('PATIENCE:-1800');
  const asks = new Set([...read('drill.sh').matchAll(/"\$(SITE|DISTRIBUTION)\b/g)].map(([, name]) => name));
  expect(new Set([...read('run-drill.sh').matchAll(/(\w+)=/g)].map(([, name]) => name))).toEqual(asks);
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
  // “Terraform's have the same names.”
  expect(terraform).toContain('alarm_name          = "flood-${each.key}"');
  expect(asked.match(/  AlarmName: .*/g)).toEqual(['  AlarmName: "flood-BytesDownloaded"', '  AlarmName: "flood-Requests"']);
  expect(terraform).toMatch(/"aws_sns_topic" "flood" \{\n.*\n  name     = "flood"\n/);
  expect(asked).toContain('CreateTopic in us-east-1\n  Name: "flood"\n');
});

test('what is installed has the file and the variables that the Terraform asks for', () => {
  const install = read('install.sh');
  const files = /put (.*?) from “Code/.exec(text)![1]!.matchAll(/`(.*?)`/g);
  const terraform = [...files].map(([, name]) => read(name!)).join('\n');
  expect(terraform).toContain('/off.zip"');
  expect(install).toContain('zip off.zip off.mjs');
  const asked = [...terraform.matchAll(/^variable "(.*?)"/gm)].map(([, name]) => name);
  expect([...install.matchAll(/TF_VAR_(\w+)=/g)].map(([, name]) => name)).toEqual(asked);
  expect(install).toContain(`TF_VAR_budget=${limit}`);
  expect([...terraform.matchAll(/ threshold += (\d+)\n.*PERCENTAGE/g)].map(([, percent]) => (limit * Number(percent)) / 100)).toEqual([limit, offLimit]);
});
