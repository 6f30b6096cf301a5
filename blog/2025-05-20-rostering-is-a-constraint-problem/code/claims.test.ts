import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {leastCost, simpleBound} from './example';
import figures, {best, bounds} from './figures';

// What the post says in its prose, its tables and its chart.

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');
const page = read('../index.mdx');
const text = page.replace(/\s+/g, ' ');
// Prettier pads the cells of tables.
const tables = page.replace(/ +/g, ' ');

const rowsOf = (path: string) =>
  read(path)
    .trim()
    .split('\n')
    .slice(2)
    .map((one) => one.split(';'));

const shown = (value: number) => Math.round(value).toLocaleString('en');

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}

test('with a price of 4, the bound of the worked example is its optimum', async () => {
  expect([simpleBound(0), simpleBound(4)]).toEqual([24, 104]);
  expect(await leastCost()).toBe(104);
  expect(text).toContain('the best roster costs 4 + 20 × 5 = 104');
});

test('the text says of the wards what linear programming and HiGHS found', () => {
  const shares = bounds.map((ward, n) => {
    expect(ward.all).toBeLessThanOrEqual(best[n]!);
    return {all: (100 * ward.all) / best[n]!, others: (100 * ward.others) / best[n]!};
  });
  const every = shares.map(({all}) => Math.round(all));
  expect(text).toContain(`the bound reaches ${Math.min(...every)} to ${Math.max(...every)}% of the best known cost.[^best]`);
  const without = shares.slice(0, 7).map(({others}) => Math.round(others));
  expect(figures().wards!.title).toContain(`takes the bound to ${Math.max(...without)}% or less`);
  const short = [0, 1, 2, 4].map((n) => Number(shares[n]!.others.toFixed(1)));
  expect(text).toContain(`of wards 1, 2, 3 and 5 are at ${short.join(', ').replace(/, (?=[^,]*$)/, ' and ')}%`);
  // “Only ward 8 keeps it.”
  expect(shares[7]!.all - shares[7]!.others).toBeLessThan(1);
  expect(bounds[2]!.all).toBe(1000);
  expect(text).toContain(best.map(shown).join(', ').replace(/, (?=1,300$)/, ' and '));
  const proved = rowsOf('../data/ward-highs.csv');
  expect(proved.map(([, answer, cost]) => [answer, Number(cost)])).toEqual(
    best.slice(0, 3).map((cost) => ['OPTIMAL', cost]),
  );
});

const ways = ['default', 'line', 'sum'] as const;
const wards = [2, 3, 4, 5, 6, 7, 8];

/** The median bound or cost of a ward in one of the ways. */
function medianOf(ward: number, way: (typeof ways)[number], what: 'bound' | 'cost') {
  const rows = rowsOf('../data/ward-compare.csv').filter(([n, name]) => Number(n) === ward && name === way);
  expect(rows).toHaveLength(3);
  return median(rows.map((row) => Number(row[what === 'cost' ? 3 : 4])));
}

test('the table has what CP-SAT did with wards 2 to 8', () => {
  for (const ward of wards) {
    const cells = (['bound', 'cost'] as const).flatMap((what) => ways.map((way) => shown(medianOf(ward, way, what))));
    expect(tables.replaceAll('**', '')).toContain(`| ${ward} | ${cells.join(' | ')} |`);
  }
});

test('the text says what the line and the sum do to bounds and to rosters', () => {
  const bound = (ward: number, way: (typeof ways)[number]) => medianOf(ward, way, 'bound');
  // “The line has the highest bound in every ward.”
  for (const ward of wards) {
    expect(bound(ward, 'line')).toBeGreaterThan(Math.max(bound(ward, 'default'), bound(ward, 'sum')));
  }
  const rise = (costs: number[]) => Math.round(100 * (costs[0]! / costs[1]! - 1));
  const dearer = (ward: number) => rise([medianOf(ward, 'line', 'cost'), medianOf(ward, 'default', 'cost')]);
  expect(Math.max(...wards.map(dearer))).toBe(dearer(8));
  expect(wards.filter((ward) => dearer(ward) > 5)).toEqual([8]);
  expect(wards.filter((ward) => dearer(ward) < -1)).toEqual([2, 3, 6, 7]);
  const rows = rowsOf('../data/ward-compare.csv').filter(([n]) => n === '8');
  const seeds = ['1', '2', '3'].map((seed) =>
    rise(['line', 'default'].map((name) => Number(rows.find((row) => row[1] === name && row[2] === seed)![3]))),
  );
  expect(text).toContain(`the line only costs: ${dearer(8)}% in the median, and at least ${Math.min(...seeds)}% with each seed.`);
  expect(text).toContain(`in one ward of seven, that made the roster ${dearer(8)}% dearer:`);
  // “Where it raises the bound, as in wards 3 to 6.”
  expect(wards.filter((ward) => bound(ward, 'sum') > 1.5 * bound(ward, 'default'))).toEqual([3, 4, 5, 6]);
  const seven = [bounds[6]!.others, bound(7, 'default'), bound(7, 'sum')].map(Math.round);
  expect(text).toContain(`it falls to ${seven[0]}, near CP-SAT's ${seven[1]}, and yet the sum brings only ${seven[2]}.`);
});

test('the text says when the long runs stopped', () => {
  const rows = rowsOf('../data/ward-long.csv').map(([, way, , answer, cost, bound, seconds, units]) => ({
    way,
    answer,
    cost: Number(cost),
    bound: Number(bound),
    seconds: Number(seconds),
    units: Number(units),
  }));
  const of = (way: string) => rows.filter((row) => row.way === way);
  const range = (values: number[]) => `${shown(Math.min(...values))} to ${shown(Math.max(...values))}`;
  const proofs = of('line');
  expect(proofs.map(({answer, cost, bound}) => [answer, cost, bound])).toEqual(Array(4).fill(['OPTIMAL', 1001, 1001]));
  // The fourth, of the first seed, is the baseline of the second sitting.
  const first = proofs.slice(0, 3).map(({seconds}) => seconds);
  expect(text).toContain(`all three proved 1,001 and stopped, after ${range(first)} seconds.`);
  expect(text).toContain(`the line needed ${proofs[3]!.seconds} seconds.`);
  const limited = of('line, gap limit of 1%');
  expect(limited).toHaveLength(3);
  expect(text).toContain(
    `they end after ${range(limited.map(({seconds}) => seconds))} seconds, with rosters costing ${range(limited.map(({cost}) => cost))}.`,
  );
  const endless = of('default');
  expect(endless.map(({answer, bound}) => [answer, bound])).toEqual(Array(3).fill(['FEASIBLE', 300]));
  expect(Math.min(...endless.map(({seconds}) => seconds))).toBe(300);
  expect(text).toContain(`had a roster costing ${shown(endless[0]!.cost)}; after five minutes`);
  expect(text).toContain(`the proofs took ${range(proofs.map(({units}) => units))} units; by default, ${range(endless.map(({units}) => units))} did not suffice.`);
  // “In ward 3, that is nine seconds at the pace of our first long run.”
  const spent = rowsOf('../data/ward-compare.csv').filter(([n]) => n === '3').map((row) => Number(row[5]));
  expect(Math.round((median(spent) * endless[0]!.seconds) / endless[0]!.units)).toBe(9);
});

test('the text says which workers search, and what settings do to them', () => {
  const lists = Object.fromEntries(
    rowsOf('../data/ward-lists.csv').map(([settings, list, bound]) => [settings, {list, bound: Number(bound)}]),
  );
  for (const workers of [2, 3, 4, 5, 6, 7, 8]) {
    const {list, bound} = lists[`num_workers=${workers}`]!;
    expect([workers, list!.includes('max_lp'), bound]).toEqual([workers, workers > 5, workers > 5 ? 1000 : 300]);
  }
  expect(lists['num_workers=2']!.list).toBe('default_lp');
  expect(lists["num_workers=2 extra_subsolvers=['max_lp']"]).toEqual({list: 'max_lp', bound: 1000});
  for (const workers of [3, 4, 5]) {
    const {list, bound} = lists[`num_workers=${workers} extra_subsolvers=['max_lp']`]!;
    expect([list!.includes('max_lp'), bound]).toEqual([true, 1000]);
    // Whose place it takes; with two workers, that of default_lp.
    const before = lists[`num_workers=${workers}`]!.list!.split(', ');
    expect(before.filter((one: string) => !list!.includes(one))).toEqual([workers === 3 ? 'core' : 'no_lp']);
    expect(list!.split(', ')).toHaveLength(lists[`num_workers=${workers}`]!.list!.split(', ').length);
  }
  expect(lists["num_workers=8 subsolvers=['max_lp']"]!.list).toBe('max_lp(6)');
  expect(lists['num_workers=2 linearization_level=2']).toEqual({list: 'default_lp', bound: 300});
  expect(read('../data/ward-log.txt').match(/\[\w+\]/g)).toEqual(['[default_lp]']);
  expect(read('line.py')).toContain('extra_subsolvers.append("max_lp")');
  expect(lists['num_workers=1']!.bound).toBe(300);
  expect(lists['num_workers=1 linearization_level=2']!.bound).toBe(1000);
});

test('the text says what presolve makes of the weekend rule', () => {
  const [, ward2, ward3, ward4] = read('../data/ward-trace.txt').split(/^ward \d\n/m);
  for (const name of ['weekend-stated', 'weekend-presolved']) {
    for (const line of read(`../data/${name}.txt`).trim().split('\n')) {
      expect(ward3).toContain(`\n  ${line}\n`);
    }
  }
  /** The people who have such an implication. */
  const people = (ward: string, pattern: RegExp) => new Set([...ward.matchAll(pattern)].map(([, person]) => person)).size;
  // “Nineteen of the twenty people, and implications for the last.”
  expect(ward3).toContain('weekend variables left: 19, in sums or the cost: 0\n');
  const between = /^ {2}(p\d+) (?:Sat|Sun) 1 \w implies: not \1 (?:Sat|Sun) 2/gm;
  expect(people(ward3!, between)).toBe(1);
  // “In ward 4, two people who work only one kind of shift.”
  expect(people(ward4!, /^ {2}not (p\d+) weekend \d implies: not \1 Sat \d \w, not \1 Sun \d \w$/gm)).toBe(2);
  expect(ward4).toContain('after presolve:\n  weekend 1 + weekend 2 + weekend 3 + weekend 4 <= 2\n');
  // “Nineteen work two shifts, and the last four, of 50.”
  expect(ward3).toContain(`bound, weekend variables named in a sum: ${(50 - 19 * 2 - 4) * 100}\n`);
  // “Presolve removes it for just these people, four in ward 2 and one in ward 3.”
  expect(people(ward2!, between)).toBe(4);
  expect(ward2).toContain('redundant sums left: 10 of 14\n');
  expect(ward3).toContain('redundant sums left: 19 of 20\n');
  const rows = {
    'as presolve leaves it': 'as presolved',
    'weekend variables in a harmless sum': 'weekend variables named in a sum',
    'the same, and implications about weekends as sums': 'and implications about weekends as sums',
    "the modeller's sum, stated in the model": 'redundant sums stated',
    "the modeller's sum, added after presolve": 'redundant sums after presolve',
    'as presolve leaves it, but level 2': 'as presolved, level 2',
  };
  for (const [name, printed] of Object.entries(rows)) {
    const cells = [ward2!, ward3!, ward4!].map((ward) =>
      new RegExp(`^bound, ${printed}: (.+)$`, 'm')
        .exec(ward)![1]!
        .split(' ')
        .map((bound) => shown(Number(bound)))
        .join('–'),
    );
    expect(tables.replaceAll('**', '')).toContain(`| ${name} | ${cells.join(' | ')} |`);
  }
});
