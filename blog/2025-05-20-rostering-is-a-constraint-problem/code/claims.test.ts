import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {best, bounds} from './figures';
import {dataOf, NODES, read as readGecode} from './gecode';
import {milp} from './milp';
import {kindsOfCosts, median, proofsOf} from './proofs';
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
  // “Of the seven, it was holding the best in four.”
  const stopped = hard.flatMap((one, n) => (one.proved ? [] : [one.cost === optima[n]]));
  expect(stopped).toHaveLength(7);
  expect(stopped.filter(Boolean)).toHaveLength(4);
  const mean = shiftedOf(kind, 'same mean');
  expect(text).toContain(`with a median of ${shown(median(mean.nodes))} nodes in the third row`);
  const seven = shiftedOf(SEVEN, 'same mean');
  expect(text).toContain(`Gecode ${shown(Math.max(...seven.nodes))} nodes to prove one roster`);
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

test('the text says of CP-SAT and HiGHS on wards what they did', () => {
  const levels = rowsOf('../data/ward-levels.csv');
  const boundsAt = (ward: number, level: number) =>
    levels
      .filter((row) => row[0] === String(ward) && row[1] === `level ${level}`)
      .map((row) => Number(row[5]!.replace('inf', 'Infinity')));
  for (const ward of [2, 3, 4]) {
    const [plain, full] = [1, 2].map((level) => {
      const found = boundsAt(ward, level);
      expect(found).toHaveLength(3);
      return [...new Set([Math.min(...found), Math.max(...found)])].map(shown).join('–');
    });
    expect(text).toContain(`| ${[ward, plain, full, shown(best[ward - 1]!)].join(' | ')} |`);
  }
  // “From 4, in the only run that had one, to at least 731.”
  expect(boundsAt(5, 1).toSorted((a, b) => a - b)).toEqual([-Infinity, -Infinity, 4]);
  expect(Math.min(...boundsAt(5, 2))).toBe(731);
  // “Mostly found no roster.”
  const sixth = [...boundsAt(6, 1), ...boundsAt(6, 2)];
  expect(sixth.filter((bound) => bound === -Infinity)).toHaveLength(5);
  const third = levels.filter((row) => row[0] === '3' && row[1] === 'level 2');
  expect(third.filter((row) => row[4] === '1001.0')).toHaveLength(1);
  const search = rowsOf('../data/ward-search.csv');
  const of = (solver: string) =>
    search
      .filter((row) => row[1] === solver)
      .map((row) => ({answer: row[3], cost: Number(row[4]), bound: Number(row[5])}));
  expect(of('CP-SAT, 2 workers')[2]!.bound).toBe(300);
  expect(of('CP-SAT, 8 workers')[2]!.bound).toBe(1000);
  const highs = of('HiGHS');
  highs.slice(0, 4).forEach(({cost}, n) => {
    expect(bounds[n]!.size).toBeLessThanOrEqual(280);
    expect(cost / best[n]!).toBeLessThan(1.01);
  });
  const large = highs.slice(5).map(({cost, bound}, n) => {
    expect(bounds[n + 5]!.size).toBeGreaterThanOrEqual(504);
    expect(bound / best[n + 5]!).toBeGreaterThan(0.97);
    return cost / best[n + 5]!;
  });
  expect([Math.min(...large).toFixed(1), Math.max(...large).toFixed(0)]).toEqual(['1.2', '9']);
});
