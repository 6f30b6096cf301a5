import {alarms, ringsBy} from './alarm';
import {delays} from './assumptions';
import {flood, hoursTo, limit, offAfter, spent, unnoticed, type Flood} from './flood';

type Table = string[][];

export const count = (value: number) => Math.round(value).toLocaleString('en');
export const whole = (value: number) => `$${count(value)}`;

/** The seconds to the first of both rings. */
export function rings(of: Flood): number {
  const by = ringsBy(of);
  return Math.min(by.bytes, by.requests);
}

/** Hours that a budget's email may take from the limit on: a daily update of the billing data, and the budget's own after that. */
export const budgetHours = 24 + 12;

/** Hours from an alarm's email to somebody who reads it in the morning. */
export const sleep = 8;

/** Hours after which the flood ends, by what ends it. */
export const ends = {
  'switch': offAfter(rings(flood)),
  /** The least that others have seen of both delays: two minutes, and ten. */
  'quick': (rings(flood) + 12 * 60) / 3600,
  /** Both delays together take an hour. */
  'slow': (rings(flood) + 3600) / 3600,
  'morning': offAfter(rings(flood)) + sleep,
  /** Both updates right after the flood passes the budget, and the email read at once. */
  'bestBudget': hoursTo(limit) + delays.off / 3600,
  'budget': hoursTo(limit) + budgetHours + delays.off / 3600,
};

const floods: Record<string, Flood> = {
  '100 × 1 MB': flood,
  '3,000 × 1 kB': {perSecond: 3000, bytes: 1e3},
  '300 × 10 kB': {perSecond: 300, bytes: 10e3},
};

/** Three floods, by what the alarms count of them. */
export const floodsTable: Table = Object.entries(floods).map(([name, of]) => {
  const requests = of.perSecond * alarms.period;
  const by = ringsBy(of);
  const ringing = Object.entries(by).flatMap(([alarm, after]) => (after < Infinity ? [alarm] : []));
  return [
    name,
    `${(requests * of.bytes) / 1e9} GB`,
    count(requests),
    ringing.join(', ') || 'none',
    whole(spent(24, of)),
  ];
});

/** Of the day on which most was fetched from the site on Netlify, in files of 3.44 MB. */
export const worst: Flood = {perSecond: 60.7e12 / 86_400 / 3.44e6, bytes: 3.44e6};

/** Minutes for the metric and the rollout together. */
const together = [12, 20, 60];

/** Dollars when the site is off, by the rate and by how long that takes. */
export const switchTable: Table = [{...flood, perSecond: flood.perSecond / 10}, flood, worst].map((of) => [
  count((of.perSecond * of.bytes) / 1e6),
  ...together.map((minutes) => whole(spent((rings(of) + minutes * 60) / 3600, of))),
]);

if (process.argv[1] === __filename) {
  console.log(`${switchTable.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`);
  console.log(`${floodsTable.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`);
  console.log({
    unnoticed,
    ends: Object.fromEntries(Object.entries(ends).map(([name, hours]) => [name, {hours, dollars: spent(hours)}])),
  });
}
