import {allowance, extras, plans, prices, site} from './assumptions';
import {monthlyCost} from './cost';
import {alarm, ringsAfter} from './alarm';
import {hoursTo, limit, spent} from './flood';
import {asYouGo, covered, evenViews, pages, withExtras} from './plans';

type Table = string[][];

const dollars = (value: number) => `$${value.toFixed(2)}`;
const whole = (value: number) => `$${value.toFixed(0)}`;
const count = (views: number) => (Math.round(views / 1e3) * 1e3).toLocaleString('en-GB');

function billTable(): Table {
  const list = monthlyCost(site, prices);
  const free = monthlyCost(site, prices, allowance);
  const line = (name: string, part: keyof typeof list) => [name, dollars(list[part]), dollars(free[part])];
  const sum = (total: number) => dollars(total + extras.dns);
  return [
    line('Bytes to readers', 'edgeBytes'),
    line('Requests of readers', 'edgeRequests'),
    line('Runs of the function', 'edgeRuns'),
    line('Requests to storage', 'originRequests'),
    line('Storage', 'storage'),
    ['The zone at Route 53', dollars(extras.dns), dollars(extras.dns)],
    ['**Total**', `**${sum(list.total)}**`, `**${sum(free.total)}**`],
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
    'Both': monthlyCost(cold, byTheByte),
  };
  return Object.entries(totals).map(([change, {total}]) => [change, dollars(total)]);
}

function plansTable(): Table {
  const all = Object.values(pages);
  const line = (name: string, of: (page: (typeof all)[number]) => string) => [name, ...all.map(of)];
  return [
    line('Views that Free covers', (page) => count(covered(page, 'Free'))),
    line('Views that Pro covers', (page) => count(covered(page, 'Pro'))),
    line('These as you go', (page) => dollars(asYouGo(page, covered(page, 'Pro')))),
    line('The same with a firewall and DNS', (page) => dollars(withExtras(page, covered(page, 'Pro')))),
    line(`Views that cost $${plans.Pro.dollars} as you go`, (page) => count(evenViews(page, plans.Pro.dollars))),
    line(`${count(site.views)} views as you go, with a firewall and DNS`, (page) => dollars(withExtras(page, site.views))),
  ];
}

/** The flood: a file of 1 MB, a hundred times a second. */
const flood = 100e6;

/** Minutes until the alarm rings, at the earliest and at the latest, by when in a period the flood begins. */
export const rings = Array.from({length: alarm.period}, (_, second) => ringsAfter(flood, second) / 60).sort(
  (a, b) => a - b,
);

function floodTable(): Table {
  const clock = (hours: number) => {
    const minutes = Math.round(hours * 60);
    return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  };
  return (
    [
      [rings.at(-1)! / 60, "The alarm's period has ended, at the latest; delivery of the metric comes on top"],
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
  changes: changesTable(),
  plans: plansTable(),
  flood: floodTable(),
};

if (process.argv[1] === __filename) {
  for (const table of Object.values(tables)) {
    console.log(`${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`);
  }
}
