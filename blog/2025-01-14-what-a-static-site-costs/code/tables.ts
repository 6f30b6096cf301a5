import {allowance, extras, plans, prices, site} from './assumptions';
import {monthlyCost} from './cost';
import {alarm, ringsAfter} from './alarm';
import {flood, hoursTo, limit, spent} from './flood';
import {asYouGo, covered, evenViews, pages, withExtras} from './plans';

type Table = string[][];

const dollars = (value: number) => `$${value.toFixed(2)}`;
const whole = (value: number) => `$${value.toFixed(0)}`;
const count = (views: number) => (Math.round(views / 1e3) * 1e3).toLocaleString('en-GB');

function billTable(): Table {
  const bills = [monthlyCost(site, prices, allowance), flood(24, allowance), flood(24)];
  const line = (name: string, part: keyof (typeof bills)[number]) => [name, ...bills.map((bill) => dollars(bill[part]))];
  return [
    line('Bytes', 'edgeBytes'),
    line('Requests', 'edgeRequests'),
    line('Function', 'edgeRuns'),
    ['Storage', ...bills.map(({originRequests, storage}) => dollars(originRequests + storage))],
    ['DNS zone', dollars(extras.dns), '–', '–'],
    [
      '**Total**',
      ...bills.map(({total}, index) => `**${dollars(index === 0 ? total + extras.dns : total)}**`),
    ],
  ];
}

/** What a day of the flood costs after each measure, without what the measure costs in a month. */
function measuresTable(): Table {
  const small = 100e3;
  const smallest = [flood(24, allowance, small), flood(24, undefined, small)].map(({total}) => whole(total));
  return [
    ['Nothing', `${whole(spent(24, allowance))} to ${whole(spent(24))}`],
    ['A free host, or the Free plan', '$0'],
    [`The Pro plan, $${plans.Pro.dollars} a month`, '$0'],
    ['An alarm on traffic', `${whole(spent(rings.at(-1)! / 60))}, then ${whole(spent(1))} an hour`],
    ['No file above 100 kB, for as many requests', `${smallest[0]} to ${smallest[1]}`],
    [
      `A limit per address in the firewall, $${extras.firewall} a month`,
      whole(((100 * 86_400) / 1e6) * extras.firewallMillionRequests),
    ],
  ];
}

function changesTable(): Table {
  const byTheByte = {...prices, originGB: prices.edgeGB};
  const cold = {...site, hitRatio: 0};
  const totals = {
    'Nothing': monthlyCost(site, prices),
    'Half the bytes per view': monthlyCost({...site, bytesPerView: site.bytesPerView / 2}, prices),
    'Half the requests per view': monthlyCost(
      {...site, requestsPerView: site.requestsPerView / 2},
      prices,
    ),
    'No hits at the edge': monthlyCost(cold, prices),
    'Bytes from storage are charged': monthlyCost(site, byTheByte),
    'The last two': monthlyCost(cold, byTheByte),
  };
  return Object.entries(totals).map(([change, {total}]) => [change, dollars(total)]);
}

function plansTable(): Table {
  const all = Object.values(pages);
  const line = (name: string, of: (page: (typeof all)[number]) => string) => [name, ...all.map(of)];
  return [
    line('Free covers', (page) => `${count(covered(page, 'Free'))} views`),
    line('Pro covers', (page) => `${count(covered(page, 'Pro'))} views`),
    line(`${count(covered(site, 'Pro'))} as you go`, (page) => dollars(asYouGo(page, covered(page, 'Pro')))),
    line('The same with firewall and DNS', (page) => dollars(withExtras(page, covered(page, 'Pro')))),
    line(`$${plans.Pro.dollars} buys as you go`, (page) => `${count(evenViews(page, plans.Pro.dollars))} views`),
  ];
}

/** The flood: a file of 1 MB, a hundred times a second. */
const bytesPerSecond = 100e6;

/** Minutes until the alarm rings, at the earliest and at the latest, by when in a period the flood begins. */
export const rings = Array.from({length: alarm.period}, (_, second) => ringsAfter(bytesPerSecond, second) / 60).sort(
  (a, b) => a - b,
);

function floodTable(): Table {
  const clock = (hours: number) => {
    const minutes = Math.round(hours * 60);
    return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  };
  return (
    [
      [rings.at(-1)! / 60, "The alarm's period has ended, at the latest"],
      [hoursTo(limit), `$${limit} passed, with no allowance left`],
      [hoursTo(limit, allowance), `$${limit} passed, with all of it left`],
      [8, 'An update of the budget, 8 hours after the last'],
      [12, 'The same, 12 hours after the last'],
      [24, 'The daily update that AWS promises'],
    ] as Array<[number, string]>
  ).map(([hours, what]) => [clock(hours), what, whole(spent(hours)), whole(spent(hours, allowance))]);
}

/** The tables of the post, without their heads. */
export const tables = {
  bill: billTable(),
  measures: measuresTable(),
  changes: changesTable(),
  plans: plansTable(),
  flood: floodTable(),
};

if (process.argv[1] === __filename) {
  for (const table of Object.values(tables)) {
    console.log(`${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`);
  }
}
