import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {best, bounds} from './figures';
import {dataOf, files, NODES, read as readGecode, rosters, simpleBound, wholePrices} from './gecode';
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
    const of = (bound: number) => (100 * bound) / best[n]!;
    // The price loses nothing.
    expect(ward.priced).toBe(ward.weekends);
    expect(ward.all).toBeLessThanOrEqual(best[n]!);
    return {priced: of(ward.priced), others: of(ward.others)};
  });
  const seven = shares.slice(0, 7);
  const range = (values: number[]) => [Math.min(...values), Math.max(...values)].map(Math.round);
  const [least, most] = range(seven.map(({priced}) => priced));
  expect(text).toContain(`no more than ${range(seven.map(({others}) => others))[1]}% of the best known cost[^best]`);
  expect(text).toContain(`it reaches ${least} to ${most}%`);
  const short = [0, 1, 2, 4].map((n) => Number(shares[n]!.others.toFixed(1)));
  expect(text).toContain(`of wards 1, 2, 3 and 5 are at ${short.join(', ').replace(/, (?=[^,]*$)/, ' and ')}%`);
  expect(shares[7]!.others).toBeGreaterThan(shares[7]!.priced);
  expect(bounds[2]!.priced).toBe(1000);
  // “Linear programming without the limit proves 0.”
  expect(bounds[2]!.others).toBe(0);
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
  return {costs: column(3), bounds: column(4), reached: rows.map((row) => row[5]!).filter(Boolean)};
}

test('the table has what CP-SAT did with wards 2 to 8', () => {
  for (const ward of [2, 3, 4, 5, 6, 7, 8]) {
    const cells = ways.flatMap((way) => {
      const runs = runsOf(ward, way);
      return [median(runs.bounds), median(runs.costs)].map(shown);
    });
    expect(tables).toContain(`| ${ward}: ${shown(best[ward - 1]!)} | ${cells.join(' | ')} |`);
  }
});

test('the text says what one line does to bounds, and what it does not do to rosters', () => {
  const wards = [2, 3, 4, 5, 6, 7];
  const from = (ward: number) =>
    `from ${median(runsOf(ward, ways[0]!).bounds)} to ${shown(median(runsOf(ward, ways[1]!).bounds))} in ward ${ward}`;
  expect(text).toContain(`one line raised the bound, ${from(4)} and ${from(5)}`);
  for (const ward of wards) {
    expect(median(runsOf(ward, ways[1]!).bounds)).toBeGreaterThan(median(runsOf(ward, ways[0]!).bounds));
  }
  const seven = runsOf(7, ways[1]!).costs;
  expect(text).toContain(`in ward 7 they cost ${shown(Math.min(...seven))} to ${shown(Math.max(...seven))} with the line`);
  const spread = wards.map((ward) => {
    const {bounds} = runsOf(ward, ways[1]!);
    return (100 * (Math.max(...bounds) - Math.min(...bounds))) / Math.max(...bounds);
  });
  expect(text).toContain(`are within ${Math.ceil(Math.max(...spread))}% of one another`);
  // “They became cheaper in five wards, but not in wards 6 and 8.”
  const cheaper = [2, 3, 4, 5, 6, 7, 8].filter(
    (ward) => median(runsOf(ward, ways[1]!).costs) < median(runsOf(ward, ways[0]!).costs),
  );
  expect(cheaper).toEqual([2, 3, 4, 5, 7]);
  const dearer = [6, 8].map((ward) => 100 * (median(runsOf(ward, ways[1]!).costs) / median(runsOf(ward, ways[0]!).costs) - 1));
  expect(text).toContain(`but ${Math.round(dearer[0]!)}% more expensive in ward 6 and ${Math.round(dearer[1]!)}% in ward 8`);
  expect(Math.round(100 * (median(runsOf(8, ways[1]!).bounds) / median(runsOf(8, ways[0]!).bounds) - 1))).toBe(1);
  // “With eight workers on two cores, the rosters were dearer than with the line in all seven wards.”
  for (const ward of [2, 3, 4, 5, 6, 7, 8]) {
    expect(median(runsOf(ward, ways[2]!).costs)).toBeGreaterThan(median(runsOf(ward, ways[1]!).costs));
    expect(median(runsOf(ward, ways[2]!).bounds) / median(runsOf(ward, ways[1]!).bounds)).toBeGreaterThan(0.93);
  }
  // What the bound leaves open below the best cost.
  const left = [4, 5, 6, 7].map((ward) => 100 * (1 - median(runsOf(ward, ways[1]!).bounds) / best[ward - 1]!));
  expect(text).toContain(`In ward 5, even the best roster would leave ${Math.round(left[1]!)}%; in ward 4, ${left[0]!.toFixed(1)}%.`);
  expect(Math.max(left[2]!, left[3]!)).toBeLessThan(3);
  const [three, four] = rowsOf('../data/ward-long.csv').map((row) => row.map(Number));
  expect(text).toContain(`a run of ten minutes still had ${four![2]} in ward 4, though its roster was down to ${shown(four![1]!)}.`);
  expect(text).toContain(`reached a cost of ${shown(three![1]!)}, where the best is 1,001, but after ten minutes still believed that ${three![2]} might be possible.`);
  const near = [2, 3].flatMap((ward) => runsOf(ward, ways[1]!).reached.map(Number));
  expect(near).toHaveLength(5);
  expect(text).toContain(
    `reached a gap of 20% in five of six runs, after ${shown(Math.min(...near))} to ${shown(Math.max(...near))} seconds`,
  );
  for (const ward of [2, 3, 4, 5, 6, 7]) {
    const {bounds: lower, reached} = runsOf(ward, ways[0]!);
    expect(reached).toEqual([]);
    // No roster is near such a bound, not even the best.
    expect(Math.max(...lower)).toBeLessThan(0.8 * best[ward - 1]!);
  }
  for (const ward of [4, 5, 6, 7]) {
    expect(runsOf(ward, ways[1]!).reached).toEqual([]);
  }
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
    // As many as without it, so that one has made room.
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
  // “Rewriting at most one of as sums leaves 1 of the 300.”
  expect(ward3).toContain('bound, only other bool_and as sums: 300\nbound, only other bool_or as sums: 300\nbound, only other at_most_one as sums: 1\n');
  // “A limit that stays a sum after presolve.”
  expect(ward4).toContain('after presolve:\n  weekend 1 + weekend 2 + weekend 3 + weekend 4 <= 2\n');
  // What those of one kind do to ward 4, and that the third kind does nothing.
  const kinds = ['bool_and', 'bool_or', 'at_most_one'].map((kind) => Number(new RegExp(`^bound, only other ${kind} as sums: (\\d+)`, 'm').exec(ward4!)![1]));
  expect(text).toContain(`lift the bound to at least ${shown(kinds[0]!)}, and clauses (“at least one of”), which lift it to ${kinds[1]!}; together, they make 1,312.`);
  expect(kinds[2]).toBe(516);
  const rows = {
    'as presolve leaves it': 'as presolved',
    'weekend variables also in a harmless sum': 'weekend variables named in a sum',
    'and implications between weekends as sums': 'and implications between weekends as sums',
    'only other Boolean constraints as sums': 'only other Boolean constraints as sums',
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

test('the text says of Gecode what it did, and its run is that of the data', async () => {
  expect(NODES).toBe(2_000_000);
  for (const [name, data] of Object.entries(files)) {
    expect(read(`../data/${name}`)).toBe(data);
  }
  const runs = rowsOf('../data/gecode.csv');
  const numbers = read('../data/stuck.txt').match(/^\d+$|nodes=\d+$/gm)!;
  const [, , plain, proved, nodes, priced, , after] = runs[11]!;
  expect(proved).toBe('false');
  expect(text).toContain(`found a roster costing ${plain}, and hadn't proved it`);
  expect(text).toContain(`finds ${priced} first and proves it the best within ${after} nodes.`);
  expect(numbers.slice(3)).toEqual([plain, `nodes=${nodes}`, priced, `nodes=${after}`]);

  const column = (n: number) => runs.map((row) => row[n]!);
  const optima = await milp(rosters);
  expect(column(1).map(Number)).toEqual(optima);
  expect(column(5).map(Number)).toEqual(optima);
  expect(column(3).filter((one) => one === 'true')).toHaveLength(13);
  expect(column(6)).toEqual(Array(20).fill('true'));
  expect(text).toContain(
    `from ${shown(median(column(4).map(Number)))} nodes to ${shown(median(column(7).map(Number)))}`,
  );
  for (const [n, roster] of rosters.entries()) {
    expect(simpleBound(roster, wholePrices(roster))).toBeLessThanOrEqual(optima[n]!);
  }
});

test('Gecode is given the roster, and its answer is read', () => {
  expect(dataOf({people: 2, cost: [[3, 4]]})).toBe(
    'people = 2;\nslots = 1;\ncost = array2d(1..1, 0..2, [20, 3, 4]);\n',
  );
  const printed = '41\n----------\n40\n----------\n==========\n%%%mzn-stat: nodes=115\n';
  expect(readGecode(printed)).toEqual({cost: 40, proved: true, nodes: 115});
  expect(readGecode('42\n----------\n').proved).toBe(false);
});
