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
  expect(found).toHaveLength(4);
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
    const share = (name: string) => {
      const bounds = rosters.map((roster) => simpleBound(roster, shifts[name]!(roster)));
      return `${((100 * sum(bounds)) / sum(priced.optima)).toFixed(1)}%`;
    };
    const most = (nodes: number[]) =>
      Math.max(...nodes) > NODES ? 'stopped' : shown(Math.max(...nodes));
    const both = (nodes: number[]) => `${shown(median(nodes))} (${most(nodes)})`;
    const cells = [share('as they are'), proved, both(nodes), share('priced'), priced.proved, both(priced.nodes)];
    expect(read('../index.mdx').replace(/ +/g, ' ')).toContain(
      `| ${[names[kind], ...cells].join(' | ')} |`,
    );
  }
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
  const times = (of: (row: string[]) => boolean, path: string, column: number) =>
    median(rowsOf(path).filter(of).map((row) => Number(row[column])));
  const plain = times(([k, solver]) => k === kind && solver === 'Gecode, by regret', '../data/proofs.csv', 5);
  const priced = times(([k, shift]) => k === kind && shift === 'priced', '../data/shifted.csv', 7);
  expect(text).toContain(`${(plain / 1000).toFixed(1)} seconds to ${priced.toFixed(0)} milliseconds`);
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

test('CP-SAT proves all eighty', () => {
  const rows = rowsOf('../data/cpsat.csv');
  for (const kind of Object.keys(shiftedKinds)) {
    const own = rows.filter(([name]) => name === kind);
    expect(own.map(([, , answer]) => answer)).toEqual(Array(20).fill('OPTIMAL'));
    expect(own.map(([, , , cost]) => Number(cost))).toEqual(shiftedOf(kind, 'priced').optima);
    // “In 1.1 seconds at most.”
    expect(Math.max(...own.map(([, , , , ms]) => Number(ms)))).toBeLessThan(1100);
  }
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
  expect(text).toContain(`no more than ${range(seven.map(({others}) => others))[1]}% of the best known cost[^best]`);
  expect(text).toContain(`the bound reaches ${least} to ${most}%`);
  expect(text).toContain(`limits on shifts of each type matter more: they give ${Math.round(shares[7]!.types)}%`);
  // “At most four points.”
  const more = bounds.map((ward, n) => (100 * (ward.all - Math.max(ward.priced, ward.others))) / best[n]!);
  expect(Math.ceil(Math.max(...more))).toBe(4);
  expect(shares[7]!.others).toBeGreaterThan(shares[7]!.priced);
  expect(best[2]).toBe(1001);
  expect(bounds[2]!.priced).toBe(1000);
});

test('the table has what CP-SAT did with each setting', () => {
  const page = read('../index.mdx').replace(/ +/g, ' ');
  const tableHas = (...cells: string[]) => {
    expect(page).toContain(`| ${cells.join(' | ')} |`.replace(/ +/g, ' '));
  };
  const both = (bound: number, roster: number) => [`**${shown(bound)}**`, shown(roster)];
  const levels = rowsOf('../data/ward-levels.csv');
  const names = {
    'one worker, default': 'level 1',
    '… extra constraint': 'level 1, line',
    '… no presolve': 'level 1, no presolve',
    '… `linearization_level` 2': 'level 2',
  };
  for (const [name, solver] of Object.entries(names)) {
    const own = levels.filter((row) => row[1] === solver);
    const cells = ['2', '3', '4'].flatMap((ward) => {
      const found = own.filter((row) => row[0] === ward);
      expect(found).toHaveLength(3);
      const of = (column: number) => median(found.map((row) => Number(row[column])));
      return both(of(5), of(4));
    });
    tableHas(name, ...cells);
  }
  const search = rowsOf('../data/ward-search.csv');
  for (const [name, solver] of [
    ['two workers, default', 'CP-SAT, 2 workers'],
    ['eight workers, default', 'CP-SAT, 8 workers'],
  ] as const) {
    const found = search.filter((row) => row[1] === solver).slice(1, 4);
    tableHas(name, ...found.flatMap((row) => both(Number(row[5]), Number(row[4]))));
  }
  const costs = rowsOf('../data/ward-without.csv').map((row) => Number(row[4]));
  const seconds = levels.map((row) => Number(row[6]));
  expect(text).toContain(`${shown(Math.min(...seconds))} to ${shown(Math.max(...seconds))} seconds`);
  tableHas('roster without the limit', ...costs.slice(1).flatMap((cost) => ['', shown(cost)]));
  tableHas('best known', ...best.slice(1, 4).flatMap((cost) => ['', shown(cost)]));
  expect(text).toContain(best.map(shown).join(', ').replace(/, (?=1,300$)/, ' and '));
});

test('the table has which worker raised the bound', () => {
  const page = read('../index.mdx').replace(/ +/g, ' ');
  const runs = {
    '2 workers, level 2': 'two workers, `linearization_level` 2',
    '2 workers, max_lp': 'two workers, `subsolvers` `max_lp`',
    '2 workers, no presolve': 'two workers, no presolve',
    '8 workers': 'eight workers, default',
    '8 workers, no max_lp': 'eight workers without `max_lp`',
  };
  const found = [
    ...read('../data/ward-workers.txt').matchAll(
      /#Bound +([\d.]+)s .*next:\[(\d+),\d+\] +(\w+)\n3;([^;]+);.*;([\d.]+);[\d.]+\n/g,
    ),
  ];
  // “With two workers, only one searches the whole problem.”
  expect(read('../data/ward-workers.txt')).toContain('1 full problem subsolver: [default_lp]');
  expect(found.map(([, , , , name]) => name)).toEqual(Object.keys(runs));
  for (const [, after, next, worker, name, bound] of found) {
    expect(next).toBe(`${Number(bound)}`);
    const cells = [runs[name as keyof typeof runs], shown(Number(bound)), `\`${worker}\``, after];
    expect(page).toContain(`| ${cells.join(' | ')} |`);
  }
});

test('the text says what is left of the wards without the limit, and what presolve makes of it', () => {
  const costs = rowsOf('../data/ward-without.csv').map((row) => shown(Number(row[4])));
  expect(text).toContain(`rosters for ${costs.slice(0, 3).join(', ')} and ${costs[3]}`);
  expect(text).toContain(`CP-SAT's ${costs[2]} in ward 3 is what a roster without the limit costs`);
  for (const [n, row] of rowsOf('../data/ward-without.csv').entries()) {
    expect(Number(row[4])).toBeLessThan(bounds[n]!.weekends);
  }
  expect(text).toContain(`${costs[3]} against ${shown(bounds[3]!.weekends)}`);
  // “That line gives the same bound in wards 2 and 3.”
  expect([1, 2].map((n) => bounds[n]!.line)).toEqual([1, 2].map((n) => bounds[n]!.weekends));
  const [before, after] = read('../data/ward-log.txt').split('#Variables').slice(1);
  expect(before!.match(/^#k(?!Linear)/gm)).toBeNull();
  const counts = (part: string, name: RegExp) =>
    sum([...part.matchAll(/^#k(\w+): (\d+)/gm)].map(([, kind, n]) => (name.test(kind!) ? Number(n) : 0)));
  expect(text).toContain(`all ${shown(counts(before!, /Linear/))} constraints`);
  expect(text).toContain(
    `left ${counts(after!, /Linear/)} linear and ${counts(after!, /Bool|AtMostOne/)} Boolean ones`,
  );
});

test('the text says of eight workers and of HiGHS on wards what they did', () => {
  const search = rowsOf('../data/ward-search.csv');
  const of = (solver: string) =>
    search
      .filter((row) => row[1] === solver)
      .map((row) => ({answer: row[3], cost: Number(row[4]), bound: Number(row[5])}));
  const [two, eight] = [of('CP-SAT, 2 workers'), of('CP-SAT, 8 workers')];
  expect(two[2]!.bound).toBe(300);
  expect(eight[2]!.bound).toBe(1000);
  // “Rosters as cheap as eight, and in ward 2 the best there is.”
  for (const n of [1, 2, 3]) {
    expect(two[n]!.cost).toBeLessThanOrEqual(eight[n]!.cost);
  }
  expect(two[1]!.cost).toBe(best[1]);
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
