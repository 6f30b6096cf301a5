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

test('linear programming proves the optimum of the worked example, the simple bound does not', async () => {
  expect([simpleBound(), await leastCost('shared'), await leastCost('whole')]).toEqual([24, 104, 104]);
  expect(text).toContain('24 in all. But B may work only four, so the best roster costs 4 + 20 × 5 = 104.');
  expect(text).toContain('keeps it and proves 104.');
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
  // “Without the weekend limit, only ward 8's bound survives.”
  expect(shares[7]!.all - shares[7]!.others).toBeLessThan(1);
  expect(bounds[2]!.all).toBe(1000);
  expect(text).toContain(`Best known costs: ${best[0]} in ward 1,`);
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
    const cells = [
      ...ways.map((way) => medianOf(ward, way, 'bound')),
      best[ward - 1]!,
      ...(['default', 'line'] as const).map((way) => medianOf(ward, way, 'cost')),
    ];
    expect(tables.replaceAll('**', '')).toContain(`| ${ward} | ${cells.map(shown).join(' | ')} |`);
  }
});

test('the text says what the line and the sum do to bounds and to rosters', () => {
  const bound = (ward: number, way: (typeof ways)[number]) => medianOf(ward, way, 'bound');
  const cost = (ward: number, way: (typeof ways)[number]) => medianOf(ward, way, 'cost');
  // “The line gives the highest bound in every ward, in six even above plain linear programming.”
  for (const ward of wards) {
    expect(bound(ward, 'line')).toBeGreaterThan(Math.max(bound(ward, 'default'), bound(ward, 'sum')));
  }
  expect(wards.filter((ward) => bound(ward, 'line') > bounds[ward - 1]!.all)).toHaveLength(6);
  // “Those of wards 5 to 8 still cost 1.6 to 5.4 times the best known.”
  const times = [5, 6, 7, 8].map((ward) => (cost(ward, 'default') / best[ward - 1]!).toFixed(1));
  expect(text).toContain(`the rosters of wards 5 to 8 still cost ${times[0]} to ${times[3]} times the best known.`);
  expect(times).toEqual(times.toSorted());
  expect(text).toContain(`already at ${Math.round((100 * bound(8, 'default')) / best[7]!)}% of the best,`);
  // “9 to 21% cheaper in four of seven wards, but 4 and 20% more expensive in two.”
  const rises = wards.map((ward) => Math.round((100 * cost(ward, 'line')) / cost(ward, 'default') - 100));
  const cheaper = rises.filter((rise) => rise < 0).map((rise) => -rise);
  const dearer = rises.filter((rise) => rise > 0);
  expect([rises.length, cheaper.length, dearer.length]).toEqual([7, 4, 2]);
  expect(text).toContain(
    `made rosters ${Math.min(...cheaper)} to ${Math.max(...cheaper)}% cheaper in four of seven wards, but ${dearer.join(' and ')}% more expensive in two.`,
  );
  expect(Math.max(...rises)).toBe(rises[6]);
  const cheapest = wards.filter((ward) => cost(ward, 'sum') < Math.min(cost(ward, 'line'), cost(ward, 'default')));
  expect(text).toContain(
    `In wards ${cheapest.join(' and ')}, the sum led to the cheapest rosters, at ${cheapest.map((ward) => shown(cost(ward, 'sum'))).join(' and ')}.`,
  );
  // “The runs stopped after 4 to 6.”
  const spent = rowsOf('../data/ward-compare.csv').map((row) => Number(row[5]));
  expect(text).toContain(`the runs stopped after ${Math.min(...spent)} to ${Math.max(...spent)}.`);
});

test("the modeller's sum only adds up the rows that state the rule", () => {
  const stated = read('../data/ward-trace.txt').matchAll(/as stated:\n((?: {2}.*\n)+)/g);
  const listed = [...stated].map(([, rows]) => rows!.trim().split(/\n\s*/).map((row) => row.split(' <= ')));
  expect(listed).toHaveLength(2);
  for (const rows of listed) {
    const weekends = rows.at(-1)![0]!.split(' + ');
    // The rows of days, once each, have on their right each weekend twice: twice the left of the last row.
    const right = rows.slice(0, -1).map(([, weekend]) => weekend!);
    expect(right.toSorted()).toEqual([...weekends, ...weekends].toSorted());
    const shifts = rows.slice(0, -1).flatMap(([left]) => left!.split(' + '));
    expect(new Set(shifts).size).toBe(shifts.length);
  }
});

test('the text says what each level proves without the weekend limit', () => {
  const rows = rowsOf('../data/ward-suspect.csv');
  const proved = (ward: number, level: number, limit: 'yes' | 'no') =>
    Number(rows.find((row) => row[0] === `${ward}` && row[1] === `${level}` && row[2] === limit)![3]);
  const gap = (ward: number) => proved(ward, 2, 'no') - proved(ward, 1, 'no');
  for (const ward of wards) {
    const cells = [1, 2].flatMap((level) => [proved(ward, level, 'yes'), proved(ward, level, 'no')]);
    expect(tables.replaceAll('**', '')).toContain(`| ${ward} | ${cells.map(shown).join(' | ')} |`);
  }
  // “In wards 2, 3 and 5, the gap all but closes. In ward 6, a gap of 112 remains, and in ward 4 one of 855.”
  expect([2, 3, 5].every((ward) => gap(ward) < 10)).toBe(true);
  expect(text).toContain(`a gap of ${gap(6)} remains, and in ward 4 one of ${gap(4)}:`);
  expect(text).toContain(`still proves ${proved(2, 1, 'no')}.`);
  // “In ward 7, one worker got nowhere even at level 2, where two with the line proved 1,031.”
  expect(proved(7, 2, 'yes')).toBeLessThan(proved(7, 1, 'yes') + 10);
  expect(text).toContain(`two with the line proved ${shown(medianOf(7, 'line', 'bound'))}.`);});

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
  expect(text).toContain(`all proved 1,001 and stopped, after ${range(first)} seconds;`);
  expect(text).toContain(`one of them, repeated on busier cores, took ${proofs[3]!.seconds}.`);
  const limited = of('line, gap limit of 1%');
  expect(limited).toHaveLength(3);
  expect(text).toContain(
    `they ended after ${range(limited.map(({seconds}) => seconds))} seconds, at costs of ${range(limited.map(({cost}) => cost))}.`,
  );
  const endless = of('default');
  expect(endless.map(({answer, bound}) => [answer, bound])).toEqual(Array(3).fill(['FEASIBLE', 300]));
  expect(Math.min(...endless.map(({seconds}) => seconds))).toBe(300);
  const costs = [...new Set(endless.map(({cost}) => shown(cost)))].toSorted();
  expect(text).toContain(`found rosters at ${costs.join(' and ')} in five minutes, yet proved only`);
  const ended = endless.map(({units}) => Math.round(units)).toSorted((one, other) => one - other);
  expect(text).toContain(
    `the proofs took ${range(proofs.map(({units}) => units))} units; the default runs ended at ${ended.join(', ').replace(/, (?=\d+$)/, ' and ')} without one.`,
  );
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
    // It takes the place of another search: with four or five workers, that of no_lp.
    const former = lists[`num_workers=${workers}`]!.list!.split(', ');
    expect(list!.split(', ')).toHaveLength(former.length);
    expect(former.filter((name: string) => !list!.includes(name))).toEqual(workers > 3 ? ['no_lp'] : ['core']);
  }
  expect(lists["num_workers=8 subsolvers=['max_lp']"]!.list).toBe('max_lp(6)');
  expect(lists['num_workers=2 linearization_level=2']).toEqual({list: 'default_lp', bound: 300});
  expect(read('../data/ward-log.txt').match(/\[\w+\]/g)).toEqual(['[default_lp]']);
  expect(read('line.py')).toContain('extra_subsolvers.append("max_lp")');
  // “Our setting for default_lp keeps it and proves 1,000 in ward 3 as well.”
  const few = rowsOf('../data/ward-few.csv').map(([ward, workers, way, list, cost, bound]) => ({
    ward: Number(ward),
    workers: Number(workers),
    way: way!,
    list: list!,
    cost: Number(cost),
    bound: Number(bound),
  }));
  for (const workers of [2, 3, 4, 5]) {
    const raised = few.find((row) => row.ward === 3 && row.workers === workers);
    expect(raised).toMatchObject({way: 'default_lp at level 2', bound: 1000, list: lists[`num_workers=${workers}`]!.list});
  }
  expect(read('line.py')).toContain('subsolver_params {name: "default_lp" linearization_level: 2}');
  expect(read('line.py')).toContain('parameters.linearization_level = 2');
  // “With eight workers, the line started a second max_lp in place of reduced_costs.”
  expect(few.find(({workers}) => workers === 8)!.list).toBe(
    lists['num_workers=8']!.list!.replace('max_lp', 'max_lp(2)').replace(', reduced_costs', ''),
  );
  expect(few.filter(({ward}) => ward === 2).map(({bound}) => bound)).toEqual([210, 731, 731]);
  expect(lists['num_workers=1']!.bound).toBe(300);
  expect(lists['num_workers=1 linearization_level=2']!.bound).toBe(1000);
});

test('the text says what presolve makes of the weekend rule', () => {
  const [, ward2, ward3] = read('../data/ward-trace.txt').split(/^ward \d\n/m);
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
  // “Nineteen work two shifts, and the last four, of 50.”
  expect(ward3).toContain(`bound, weekend variables named in a sum: ${(50 - 19 * 2 - 4) * 100}\n`);
  // “For 14 people presolve has merged such bans of both weekends into one row.”
  const merged = /^ {2}at most one of: (p\d+) (?:Sat|Sun) 1.* (?:Sat|Sun) 2 \w$/gm;
  expect(text).toContain(`for ${people(ward3!, merged)} people presolve has merged such bans`);
  expect(ward3!.replaceAll(/p0 (?=S)/g, '')).toContain(`\n  ${read('../data/weekend-merged.txt')}`);
  // What the linear program keeps of the rule after presolve.
  const kept = read('../data/weekend-presolved.txt')
    .trim()
    .split('\n')
    .map((one) => one.replace('at most one of: ', '').split(', '))
    .map((names) => names.filter((name) => !name.includes('weekend')).join(' + '));
  expect(read('../data/weekend-linear.txt')).toBe(kept.map((one) => `${one} <= 1\n`).join(''));
  // “Presolve removes it for just these people, four in ward 2 and one in ward 3.”
  expect(people(ward2!, between)).toBe(4);
  expect(ward2).toContain('redundant sums left: 10 of 14\n');
  expect(ward3).toContain('redundant sums left: 19 of 20\n');
  const rows = {
    'presolved model, level 1': 'as presolved',
    'weekend variables in a harmless sum': 'weekend variables named in a sum',
    '+ weekend implications as sums': 'and implications about weekends as sums',
    "the modeller's sum, stated in the model": 'redundant sums stated',
    "the modeller's sum, added after presolve": 'redundant sums after presolve',
    'presolved model, level 2': 'as presolved, level 2',
    'presolved model, weekends apart': 'weekends apart',
  };
  for (const [name, printed] of Object.entries(rows)) {
    const cells = [ward2!, ward3!].map((ward) =>
      new RegExp(`^bound, ${printed}: (.+)$`, 'm')
        .exec(ward)![1]!
        .split(' ')
        .map((bound) => shown(Number(bound)))
        .join('–'),
    );
    expect(tables.replaceAll('**', '')).toContain(`| ${name} | ${cells.join(' | ')} |`);
  }
});
