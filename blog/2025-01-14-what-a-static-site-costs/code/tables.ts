import {ringsBy} from './alarm';
import {delays, levers, prices, site} from './assumptions';
import {flood, hoursTo, limit, offAfter, spent, spentWithAllowance, unnoticed, type Flood} from './flood';

type Table = string[][];

export const count = (value: number) => Math.round(value).toLocaleString('en');
export const whole = (value: number) => `$${count(value)}`;

/** The seconds to the first of both rings, to the nearest minute, which is how the post counts. */
export function rings(of: Flood): number {
  const by = ringsBy(of);
  return Math.round(Math.min(by.bytes, by.requests) / 60) * 60;
}

/** Hours that a budget's email may take from the limit on: a daily update of the billing data, and the budget's own after that. */
export const budgetHours = 24 + 12;

/** Hours from an alarm's email to somebody who reads it in the morning. */
export const sleep = 8;

/** Hours after which the flood ends, by what ends it. */
export const ends = {
  'switch': offAfter(rings(flood)),
  'morning': offAfter(rings(flood)) + sleep,
  /** Both updates right after the flood passes the budget, and the email read at once. */
  'bestBudget': hoursTo(limit) + delays.off / 3600,
  'budget': hoursTo(limit) + budgetHours + delays.off / 3600,
};

export const exact = (value: number) => `$${value.toFixed(2)}`;

/** Many requests for a small file. */
export const small: Flood = {perSecond: 3000, bytes: 1e3};

/** Of the day on which most was fetched from the site on Netlify, in files of 3.44 MB. */
export const worst: Flood = {perSecond: 60.7e12 / 86_400 / 3.44e6, bytes: 3.44e6};

/** Minutes that others have seen for the metric and the rollout together, at least; what we assume; and an hour. */
const together = [12, (delays.metric + delays.off) / 60, 60];

/** Hours from the start of a flood until the site is off, by those delays. */
export const offBy = (of: Flood) => together.map((minutes) => (rings(of) + minutes * 60) / 3600);

/** What each request still costs when a flag in a store has ended its bytes, and what the firewall takes for blocking it. */
const flagged = prices.edgeMillionRequests + prices.edgeMillionRuns + levers.millionReads;
const daily = (perMillion: number) =>
  [flood, small].map(({perSecond}) => whole(((perSecond * 86_400) / 1e6) * perMillion));
const monthly = (site.views * site.requestsPerView) / 1e6;

/** What ends a flood: how soon, what a day of big files and of small ones still costs, and what a month without one costs. */
export const leverTable: Table = [
  ['Disable the site', '10 to 20 minutes', 'not documented', 'not documented', 'nothing'],
  ['Flag in a KeyValueStore', 'seconds', ...daily(flagged), exact(monthly * levers.millionReads)],
  ['Firewall blocks all', 'seconds to minutes', ...daily(levers.millionInspected), exact(levers.webAcl + monthly * levers.millionInspected)],
];

if (process.argv[1] === __filename) {
  console.log(`${leverTable.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`);
  console.log({
    unnoticed,
    ends: Object.fromEntries(Object.entries(ends).map(([name, hours]) => [name, {hours, dollars: spent(hours)}])),
    offBy: [flood, worst].map((of) => offBy(of).map((hours) => [hours * 60, spent(hours, of), spentWithAllowance(hours, of)])),
  });
}
