import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {best, bounds} from './figures';
import {dataOf, NODES, read as readGecode} from './gecode';
import {milp} from './milp';
import {kindsOfCosts, median, proofsOf} from './proofs';
import {oldOrder} from './separate';
import {files, shiftedKinds, shifts, simpleBound} from './shifted';

// What the post says in its prose, and its chart in its data.

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');
const text = read('../index.mdx').replace(/\s+/g, ' ');

const rowsOf = (path: string) =>
  read(path)
    .trim()
    .split('\n')
    .slice(2)
    .map((one) => one.split(';'));

test('the text says of linear programming what was found', () => {
  const found = read('linear.out.txt').trim().split('\n').slice(1);
  expect(found).toHaveLength(3);
  for (const one of found) {
    // Both bounds agree and are the best cost for each, and HiGHS never branches.
    expect(one).toMatch(/ 20 +20 +20 +0$/);
  }
});

const SEVEN = 'half common to a person, seven people';
const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
const shown = (value: number) => Math.round(value).toLocaleString('en');

/** The runs of a kind of costs that were shifted in a way, by column. */
function shiftedOf(kind: string, shift: string) {
  const rows = rowsOf('../data/shifted.csv').filter((row) => row[0] === kind && row[1] === shift);
  const numbers = (column: number) => rows.map((row) => Number(row[column]));
  return {
    optima: numbers(3),
    costs: numbers(5),
    proved: rows.filter((row) => row[6] === 'true').length,
    nodes: numbers(8),
  };
}

/** What the table calls each kind. */
const names: Record<string, string> = {
  'independent costs': 'independent',
  'half common to a slot': 'half from the slot',
  'half common to a person': 'half from the person',
  [SEVEN]: 'half from the person, 7 people',
};

test('the table has what Gecode did', () => {
  expect(NODES).toBe(2_000_000);
  const most: number[] = [];
  for (const [kind, rosters] of Object.entries(shiftedKinds)) {
    const seven = shiftedOf(SEVEN, 'as they are');
    const plain = proofsOf(kind, 'Gecode, by regret');
    const [proved, nodes] =
      kind === SEVEN
        ? [seven.proved, seven.nodes]
        : [plain.filter((one) => one.proved).length, plain.map((one) => one.nodes)];
    const priced = shiftedOf(kind, 'priced');
    expect(priced.proved).toBe(20);
    expect(priced.costs).toEqual(priced.optima);
    most.push(Math.max(...priced.nodes));
    const share = (name: string) => {
      const bounds = rosters.map((roster) => simpleBound(roster, shifts[name]!(roster)));
      return `${((100 * sum(bounds)) / sum(priced.optima)).toFixed(1)}%`;
    };
    const cells = [share('as they are'), proved, shown(median(nodes)), share('priced'), shown(median(priced.nodes))];
    expect(read('../index.mdx').replace(/ +/g, ' ')).toContain(
      `| ${[names[kind], ...cells].join(' | ')} |`,
    );
  }
  expect(text).toContain(`the hardest in ${Math.max(...most)} nodes`);
});

test('the text says of the third kind what Gecode did', () => {
  const kind = 'half common to a person';
  const hard = proofsOf(kind, 'Gecode, by regret');
  const {optima, nodes} = shiftedOf(kind, 'priced');
  expect(text).toContain(
    `from a median of ${shown(median(hard.map((one) => one.nodes)))} nodes to ${shown(median(nodes))}`,
  );
  // “In four of the seven, it was holding the best.”
  const stopped = hard.flatMap((one, n) => (one.proved ? [] : [one.cost === optima[n]]));
  expect(stopped).toHaveLength(7);
  expect(stopped.filter(Boolean)).toHaveLength(4);
  const mean = shiftedOf(kind, 'same mean');
  expect(text).toContain(`(a median of ${shown(median(mean.nodes))} nodes)`);
  const seven = shiftedOf(SEVEN, 'same mean');
  expect(text).toContain(`less well with seven (${shown(median(seven.nodes))})`);
});

test('the priced bound in the old order does what the text says', () => {
  const rows = rowsOf('../data/separate.csv');
  expect(rows.map((row) => row[2])).toEqual(Array(20).fill('true'));
  expect(rows.map((row) => Number(row[1]))).toEqual(
    shiftedOf('half common to a person', 'priced').optima,
  );
  const nodes = rows.map((row) => Number(row[4]));
  expect(text).toContain(
    `a median of ${shown(median(nodes))} nodes and ${shown(Math.max(...nodes))} at most`,
  );
  expect(oldOrder).toContain('int_search(plain');
});

test('the run that the post shows is that of the data', () => {
  for (const [name, data] of Object.entries(files)) {
    expect(read(`../data/${name}`)).toBe(data);
  }
  const numbers = read('../data/stuck.txt').match(/^\d+$|nodes=\d+$/gm)!;
  const plain = proofsOf('half common to a person', 'Gecode, by regret')[11]!;
  const priced = rowsOf('../data/shifted.csv').filter(
    ([kind, shift]) => kind === 'half common to a person' && shift === 'priced',
  )[11]!;
  expect(plain.proved).toBe(false);
  expect(numbers.slice(3)).toEqual([
    `${plain.cost}`,
    `nodes=${plain.nodes}`,
    priced[5],
    `nodes=${priced[8]}`,
  ]);
});

test('with a price of 4, the bound of the worked example is its optimum', async () => {
  const roster = {people: 6, cost: Array.from({length: 24}, () => [1, 5, 5, 5, 5, 5])};
  expect(simpleBound(roster, [0, 0, 0, 0, 0, 0])).toBe(24);
  expect(simpleBound(roster, [4, 0, 0, 0, 0, 0])).toBe(104);
  const [solved] = await milp([roster]);
  expect(solved!.cost).toBe(104);
  expect(text).toContain('the best roster costs 4 × 1 + 20 × 5 = 104');
});

test('with linear programming, CP-SAT proves all sixty, and none without', () => {
  const rows = rowsOf('../data/cpsat.csv');
  for (const kind of kindsOfCosts) {
    const own = rows.filter(([name]) => name === kind);
    expect(own.map(([, , answer]) => answer)).toEqual(Array(20).fill('OPTIMAL'));
    expect(own.map(([, , , cost]) => Number(cost))).toEqual(shiftedOf(kind, 'priced').optima);
    // “In 1.1 seconds at most.”
    expect(Math.max(...own.map(([, , , , ms]) => Number(ms)))).toBeLessThan(1100);
  }
  const without = rowsOf('../data/cpsat-0.csv');
  expect(without).toHaveLength(60);
  expect(without.filter(([, , answer]) => answer === 'OPTIMAL')).toEqual([]);
});

test('what Gecode proves is the best cost', () => {
  for (const kind of kindsOfCosts) {
    const {optima} = shiftedOf(kind, 'priced');
    proofsOf(kind, 'Gecode, by regret').forEach(({proved, cost}, n) => {
      expect(proved ? cost : optima[n]).toBe(optima[n]);
      expect(cost).toBeGreaterThanOrEqual(optima[n]!);
    });
  }
});

test('Gecode is given the roster, and its answer is read', () => {
  expect(dataOf({people: 2, cost: [[3, 4]]})).toBe(
    'people = 2;\nslots = 1;\ncost = array2d(1..1, 0..2, [20, 3, 4]);',
  );
  const printed =
    '41\n----------\n40\n----------\n==========\n%%%mzn-stat: initTime=0.001\n%%%mzn-stat: solveTime=0.004\n%%%mzn-stat: nodes=115\n';
  expect(readGecode(printed)).toEqual({
    cost: 40,
    proved: true,
    ms: 5,
    nodes: 115,
  });
  expect(readGecode('42\n----------\n').proved).toBe(false);
});

test('the text says of the wards what linear programming found', () => {
  const shares = bounds.map((ward, n) => {
    const of = (bound: number) => (100 * bound) / best[n]!;
    // The price loses nothing.
    expect(ward.priced).toBe(ward.weekends);
    expect(ward.all).toBeLessThanOrEqual(best[n]!);
    return {priced: of(ward.priced), others: of(ward.others), types: of(ward.types)};
  });
  const seven = shares.slice(0, 7);
  const range = (values: number[]) => [Math.min(...values), Math.max(...values)].map(Math.round);
  const [least, most] = range(seven.map(({priced}) => priced));
  expect(text).toContain(`no more than ${range(seven.map(({others}) => others))[1]}% of the best known cost`);
  expect(text).toContain(`to between ${least} and ${most}%`);
  expect(text).toContain(`gives ${Math.round(shares[7]!.types)}% without any of the others`);
  expect(shares[7]!.others).toBeGreaterThan(shares[7]!.priced);
  expect(best[2]).toBe(1001);
  expect(bounds[2]!.priced).toBe(1000);
});

test('the table has what CP-SAT did with each setting', () => {
  const levels = rowsOf('../data/ward-levels.csv');
  const names = {
    'default': 'level 1',
    'default, with the line': 'level 1, line',
    'default, no presolve': 'level 1, no presolve',
    'level 2': 'level 2',
  };
  const page = read('../index.mdx').replace(/ +/g, ' ');
  for (const [name, solver] of Object.entries(names)) {
    const cells = ['2', '3', '4'].flatMap((ward) => {
      const found = levels.filter((row) => row[0] === ward && row[1] === solver);
      expect(found).toHaveLength(3);
      return [5, 4].map((column) => shown(median(found.map((row) => Number(row[column])))));
    });
    expect(page).toContain(`| ${[name, ...cells].join(' | ')} |`);
  }
  expect(page).toContain(`| best known | | ${best.slice(1, 4).map(shown).join(' | | ')} |`);
  const seconds = levels.map((row) => Number(row[6]));
  expect(text).toContain(
    `took ${shown(Math.min(...seconds))} to ${shown(Math.max(...seconds))} seconds`,
  );
});

test('the text says what is left of the wards without the limit, and what presolve makes of it', () => {
  const costs = rowsOf('../data/ward-without.csv').map((row) => shown(Number(row[4])));
  expect(text).toContain(`rosters for ${costs.slice(0, 3).join(', ')} and ${costs[3]}`);
  expect(text).toContain(`a roster for ${costs[2]}`);
  // “That line gives the same bound in wards 2 and 3.”
  expect([1, 2].map((n) => bounds[n]!.line)).toEqual([1, 2].map((n) => bounds[n]!.weekends));
  const [before, after] = read('../data/ward-log.txt').split('#Variables').slice(1);
  expect(before!.match(/^#k(?!Linear)/gm)).toBeNull();
  const booleans = [...after!.matchAll(/^#kBool\w+: (\d+)/gm)].map(([, n]) => Number(n));
  expect(sum(booleans)).toBe(335);
});

test('the text says of eight workers and of HiGHS on wards what they did', () => {
  const search = rowsOf('../data/ward-search.csv');
  const of = (solver: string) =>
    search
      .filter((row) => row[1] === solver)
      .map((row) => ({answer: row[3], cost: Number(row[4]), bound: Number(row[5])}));
  expect(of('CP-SAT, 2 workers')[2]!.bound).toBe(300);
  expect(of('CP-SAT, 8 workers')[2]!.bound).toBe(1000);
  expect(of('CP-SAT, 2 workers')[4]!.bound).toBe(4);
  expect(of('CP-SAT, 8 workers')[4]!.bound).toBe(738);
  const highs = of('HiGHS');
  // “As HiGHS proved.”
  expect(highs.slice(0, 3).map(({answer, cost}) => [answer, cost])).toEqual(
    best.slice(0, 3).map((cost) => ['OPTIMAL', cost]),
  );
  const large = highs.slice(5).map(({cost, bound}, n) => {
    expect(bound / best[n + 5]!).toBeGreaterThan(0.97);
    return cost / best[n + 5]!;
  });
  expect([Math.min(...large).toFixed(1), Math.max(...large).toFixed(0)]).toEqual(['1.2', '9']);
});
