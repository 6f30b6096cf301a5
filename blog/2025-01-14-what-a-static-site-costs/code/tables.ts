import {ringsBy, ringsSoonest} from './alarm';
import {delays} from './assumptions';
import {flood, hoursTo, limit, offAfter, offLimit, spare, spent, unnoticed, type Flood} from './flood';

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
  'bestBudget': hoursTo(limit) + delays.off.assumed / 60,
  'budget': hoursTo(limit) + budgetHours + delays.off.assumed / 60,
};

/** The most that a flood below both alarms can cost until the budget has turned the site off. */
export const hidden = offLimit + (unnoticed * (budgetHours + delays.off.assumed / 60)) / 24;

/** Many requests for a small file. */
export const small: Flood = {perSecond: 3000, bytes: 1e3};

/** Hours until the firewall blocks the flood. */
export const blocked = (delays.metric.assumed + rings(flood) / 60 + delays.block) / 60;

/** What the same ends cost while the allowance lasts that the example site leaves. */
export const spared = {
  'switch': spent(ends.switch, flood, spare),
  'bestBudget': spent(hoursTo(limit, spare) + delays.off.assumed / 60, flood, spare),
  'morning': spent(ends.morning, flood, spare),
  'budget': spent(hoursTo(limit, spare) + budgetHours + delays.off.assumed / 60, flood, spare),
};

/** Minutes and dollars until the site is off, each at the least that others have seen, as we assume, and at the most. */
export const delayTable: Table = (() => {
  const alarm = {low: Math.round(ringsSoonest(flood) / 60), assumed: rings(flood) / 60, high: rings(flood) / 60};
  const cases = ['low', 'assumed', 'high'] as const;
  const totals = cases.map((name) => delays.metric[name] + alarm[name] + delays.off[name]);
  const row = (of: Record<(typeof cases)[number], number>) => cases.map((name) => String(of[name]));
  const bold = (...cells: string[]) => cells.map((cell) => `**${cell}**`);
  return [
    ['Metric arrives', ...row(delays.metric)],
    ['Alarm sees it', ...row(alarm)],
    ['Site is off', ...row(delays.off)],
    bold('Total', ...totals.map(String)),
    bold('Bill', ...totals.map((minutes) => whole(spent(minutes / 60)))),
  ];
})();

if (process.argv[1] === __filename) {
  const print = (table: Table) => `${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`;
  console.log(print(delayTable));
  console.log({
    unnoticed,
    hidden,
    blocked: spent(blocked),
    spared,
    ends: Object.fromEntries(Object.entries(ends).map(([name, hours]) => [name, {hours, dollars: spent(hours)}])),
  });
}
