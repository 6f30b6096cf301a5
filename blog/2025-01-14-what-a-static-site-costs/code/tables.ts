import {delays, extras, plans} from './assumptions';
import {ringsBy} from './alarm';
import {flood, hoursTo, limit, offAfter, spent, spentWithAllowance, unnoticed, type Flood} from './flood';

type Table = string[][];

export const whole = (value: number) => `$${Math.round(value).toLocaleString('en')}`;

/** The seconds to the first of both rings. */
export function rings(of: Flood): number {
  const by = ringsBy(of);
  return Math.min(by.bytes, by.requests);
}

/** Hours that a budget's email may take: a daily update of the billing data, and the budget's own after that. */
export const budgetHours = 24 + 12;

const range = (from: number, to: number) =>
  whole(from) === whole(to) ? whole(to) : `${whole(from)}–${whole(to).slice(1)}`;

/** What the flood costs in a day, or until a measure ends it, and what becomes of the site. */
function measuresTable(): Table {
  const small = 100e3;
  const told = (rings(flood) + delays.metric) / 3600;
  const off = delays.off / 3600;
  const inspected = ((flood.perSecond * 86_400) / 1e6) * extras.firewallMillionRequests;
  const both = (cost: (spends: typeof spent) => string) => [cost(spent), cost(spentWithAllowance)];
  return [
    ['Nothing', ...both((spends) => whole(spends(24))), 'up'],
    [`Nothing, for ${budgetHours} hours`, ...both((spends) => whole(spends(budgetHours))), 'up'],
    ['A free host, or the Free plan', '$0', '$0', 'may stop'],
    [`The Pro plan, $${plans.Pro.dollars} a month`, '$0', '$0', 'may slow'],
    ['Two alarms that turn the site off', ...both((spends) => whole(spends(offAfter(rings(flood))))), 'off'],
    ['Alarms, and you respond within an hour', ...both((spends) => whole(spends(told + 1 + off))), 'off'],
    [
      'A budget, and you respond at once',
      ...both((spends) => range(spends(hoursTo(limit, spends) + off), spends(budgetHours + off))),
      'off',
    ],
    [
      'No file above 100 kB',
      ...both((spends) => range(spends(24, {perSecond: 100, bytes: small}), spends(24, {perSecond: 1000, bytes: small}))),
      'up',
    ],
    [
      "A firewall's limit per address",
      ...both((spends) => range(inspected, spends(24) + inspected)),
      'up',
    ],
  ];
}

const clock = (seconds: number) =>
  seconds === Infinity ? 'never' : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const floods: Record<string, Flood> = {
  '10 × 1 MB': {perSecond: 10, bytes: 1e6},
  '100 × 1 MB': flood,
  '1,000 × 1 MB': {perSecond: 1000, bytes: 1e6},
  '3,000 × 1 kB': {perSecond: 3000, bytes: 1e3},
  '300 × 10 kB': {perSecond: 300, bytes: 10e3},
};

function floodsTable(): Table {
  return Object.entries(floods).map(([name, of]) => {
    const by = ringsBy(of);
    return [name, whole(spent(24, of)), clock(by.bytes), clock(by.requests)];
  });
}

/** What the off switch lets through, by minutes of both delays. */
function delaysTable(): Table {
  const assumed = (delays.metric + delays.off) / 60;
  return [10, assumed, 60].map((minutes) => [
    minutes === assumed ? `${minutes} minutes, as assumed` : `${minutes} minutes`,
    ...[10, 100, 1000].map((perSecond) => {
      const of = {...flood, perSecond};
      return whole(spent((rings(of) + minutes * 60) / 3600, of));
    }),
  ]);
}

/** The tables of the post, without their heads. */
export const tables = {
  measures: measuresTable(),
  floods: floodsTable(),
  delays: delaysTable(),
};

if (process.argv[1] === __filename) {
  for (const table of Object.values(tables)) {
    console.log(`${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`);
  }
  console.log({unnoticed, budget: spent(budgetHours), until: clock(offAfter(rings(flood)) * 3600)});
}
