import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import figures, {best, bounds} from './figures';
import {dataOf, NODES, read as readGecode, rosters, simpleBound, wholePrices} from './gecode';
import {milp} from './milp';

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
  const roster = {people: 6, cost: Array.from({length: 24}, () => [1, 5, 5, 5, 5, 5])};
  expect(simpleBound(roster, [0, 0, 0, 0, 0, 0])).toBe(24);
  expect(simpleBound(roster, [4, 0, 0, 0, 0, 0])).toBe(104);
  expect(await milp([roster])).toEqual([104]);
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
  expect(text).toContain(`took ${shown(Number(proved[2]![3]))} seconds`);
  // “Even the best roster has a gap of 70%.”
  expect(Math.round((100 * (best[2]! - 300)) / best[2]!)).toBe(70);
});

const ways = ['2 workers', '2 workers, max_lp', '8 workers'];

/** The runs of a ward in one of the ways, by column. */
function runsOf(ward: number, way: string) {
  const rows = rowsOf('../data/ward-compare.csv').filter(([n, name]) => Number(n) === ward && name === way);
  expect(rows).toHaveLength(3);
  const column = (n: number) => rows.map((row) => Number(row[n]));
  return {costs: column(3), bounds: column(4)};
}

const wards = [2, 3, 4, 5, 6, 7, 8];

test('the table has what CP-SAT did with wards 2 to 8', () => {
  for (const ward of wards) {
    const known = best[ward - 1]!;
    const [byDefault, withLine] = ways.map((way) => median(runsOf(ward, way).bounds));
    const left = ((100 * (known - withLine!)) / known).toFixed(1);
    expect(tables).toContain(`| ${ward} | **${shown(withLine!)}** | ${shown(byDefault!)} | ${shown(known)} | ${left}% |`);
  }
});

test('the text says what one line does to bounds, and what it does not do to rosters', () => {
  // “In wards 2 to 7, the bound rose with every seed. In ward 8, it gained 1%.”
  for (const ward of wards.slice(0, 6)) {
    const [byDefault, withLine] = ways.map((way) => runsOf(ward, way).bounds);
    expect(Math.min(...withLine!)).toBeGreaterThan(Math.max(...byDefault!));
  }
  expect(Math.round(100 * (median(runsOf(8, ways[1]!).bounds) / median(runsOf(8, ways[0]!).bounds) - 1))).toBe(1);
  const five = [median(runsOf(5, ways[1]!).bounds), bounds[4]!.all].map((bound) => Math.round((100 * bound) / best[4]!));
  expect(text).toContain(`with every rule, it proves ${five[1]}% of the best cost, and CP-SAT with the line ${five[0]}%.`);
  const cost = (ward: number, way: number) => median(runsOf(ward, ways[way]!).costs);
  expect(wards.filter((ward) => cost(ward, 1) < cost(ward, 0))).toEqual([2, 3, 4, 5, 7]);
  const dearer = [6, 8].map((ward) => Math.round(100 * (cost(ward, 1) / cost(ward, 0) - 1)));
  expect(text).toContain(`Median costs fell in five wards, but rose by ${dearer[0]}% in ward 6 and by ${dearer[1]}% in ward 8`);
  // “Eight proved much the same bounds, with costlier rosters in all seven wards.”
  for (const ward of wards) {
    expect(cost(ward, 2)).toBeGreaterThan(cost(ward, 1));
    expect(median(runsOf(ward, ways[2]!).bounds) / median(runsOf(ward, ways[1]!).bounds)).toBeGreaterThan(0.93);
  }
});

test('the text says when the long runs stopped', () => {
  const rows = rowsOf('../data/ward-long.csv').map(([ward, way, , answer, cost, bound, , , , seconds, units]) => ({
    run: `${ward} ${way}`,
    answer,
    cost: Number(cost),
    bound: Number(bound),
    seconds: Number(seconds),
    units: Number(units),
  }));
  const of = (run: string) => rows.filter((row) => row.run === run);
  const range = (values: number[]) => `${shown(Math.min(...values))} to ${shown(Math.max(...values))}`;
  const proofs = of('3 max_lp');
  expect(proofs.map(({answer, cost, bound}) => [answer, cost, bound])).toEqual(Array(3).fill(['OPTIMAL', 1001, 1001]));
  expect(text).toContain(`all three seeds proved 1,001 and stopped, after ${range(proofs.map(({seconds}) => seconds))} seconds.`);
  const limited = of('3 max_lp, gap limit of 1%');
  expect(limited).toHaveLength(3);
  expect(text).toContain(
    `the three runs ended after ${range(limited.map(({seconds}) => seconds))} seconds, with rosters costing ${range(limited.map(({cost}) => cost))}.`,
  );
  const [endless] = of('3 default');
  expect(endless).toMatchObject({answer: 'FEASIBLE', bound: 300, seconds: 300});
  expect(text).toContain(`found a roster costing ${shown(endless!.cost)}, but after five minutes its lower bound, the cost that it knows no roster can beat, was still 300`);
  expect(text).toContain(`the proofs took ${range(proofs.map(({units}) => units))} units; by default, ${shown(endless!.units)} units did not suffice.`);
  const four = ['4 max_lp', '4 default'].map((run) => of(run)[0]!);
  expect(four.map(({answer}) => answer)).toEqual(['FEASIBLE', 'FEASIBLE']);
  const said = four.map(({cost, bound}) => `a roster costing ${shown(cost)} and a bound of ${shown(bound)}, a gap of ${Math.round((100 * (cost - bound)) / cost)}%`);
  expect(text).toContain(`${said[0]}; by default, it had ${said[1]}.`);
  expect(text).toContain(`In ward 4, the run with the line got ${shown(four[0]!.units)} units, the other ${shown(four[1]!.units)}.`);
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
  expect(read('../data/ward-log.txt').match(/\[\w+\]/g)).toEqual(['[default_lp]', '[max_lp]']);
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
  // “19 of the 20 people, and implications for the last.”
  expect(ward3).toContain('weekend variables left: 19, in sums or the cost: 0\n');
  expect(new Set(ward3!.match(/p\d+(?= (Sat|Sun) 1 \w implies)/g))).toHaveLength(1);
  // “19 work two shifts, and the last four, of 50.”
  expect(ward3).toContain(`bound, weekend variables named in a sum: ${(50 - 19 * 2 - 4) * 100}\n`);
  // “A limit that stays a sum after presolve.”
  expect(ward4).toContain('after presolve:\n  weekend 1 + weekend 2 + weekend 3 + weekend 4 <= 2\n');
  const rows = {
    'as presolve leaves it': 'as presolved',
    'weekend variables in a harmless sum': 'weekend variables named in a sum',
    'the same, and implications between weekends as sums': 'and implications between weekends as sums',
    'only other implications as sums': 'only other bool_and as sums',
    'only clauses (“at least one of”) as sums': 'only other bool_or as sums',
    'all other Boolean constraints as sums': 'only other Boolean constraints as sums',
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

test('the text says of Gecode what it proved', async () => {
  const runs = rowsOf('../data/gecode.csv');
  const optima = await milp(rosters);
  const of = (order: string) => {
    const rows = runs.filter((row) => row[0] === order);
    expect(rows.map((row) => Number(row[2]))).toEqual(optima);
    // With prices, all are proved.
    expect(rows.map((row) => row[5])).toEqual(Array(20).fill('true'));
    return {
      proved: rows.filter((row) => row[3] === 'true').length,
      nodes: rows.map((row) => Number(row[6])),
    };
  };
  const [fixed, regret] = ['fixed', 'max_regret'].map(of);
  expect(fixed!.proved).toBe(0);
  expect(text).toContain(`it proved none of the twenty within ${shown(NODES)} nodes`);
  expect(fixed!.nodes.filter((nodes) => nodes === 0)).toHaveLength(11);
  expect(regret!.proved).toBe(3);
  expect(text).toContain(`it proved three without prices, and again all with them, within ${Math.max(...regret!.nodes)} nodes.`);
  for (const [n, roster] of rosters.entries()) {
    expect(simpleBound(roster, wholePrices(roster))).toBeLessThanOrEqual(optima[n]!);
  }
});

test('Gecode is given the roster and its prices, and its answer is read', () => {
  expect(dataOf({people: 2, cost: [[3, 4]]}, [1, 0], 9, true)).toBe(
    'people = 2;\nslots = 1;\ncost = array2d(1..1, 0..2, [20, 4, 4]);\nprice = [1, 0];\nbelow = 9;\nfixed = true;\n',
  );
  expect(readGecode('=====UNSATISFIABLE=====\n%%%mzn-stat: nodes=115\n')).toEqual({proved: true, nodes: 115});
  expect(readGecode('=====UNKNOWN=====\n%%%mzn-stat: nodes=200001\n').proved).toBe(false);
});
