import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {dataOf, NODES, read as readGecode} from './gecode';
import {generate} from './generate';
import {LIMIT} from './linear';
import {milp} from './milp';
import {kindsOfCosts, median, proofsOf} from './proofs';
import {simpleBound} from './shifted';
import {times} from './times';

// What the post says in its prose, and its charts in their data.

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');
const text = read('../index.mdx').replace(/\s+/g, ' ');

/** The cells of a line of an output, by how it begins. */
function line(path: string, name: string): string[] {
  const found = read(path)
    .split('\n')
    .find((one) => one.startsWith(name))!;
  return found.slice(name.length).trim().split(/\s+/);
}

const rowsOf = (path: string) =>
  read(path)
    .trim()
    .split('\n')
    .slice(2)
    .map((one) => one.split(';'));

test('the script that measures times runs', async () => {
  expect(await times([generate(1, 4, 4)])).toMatch(/^HiGHS +[\d.]+ +[\d.]+$/m);
});

test('the text says of correlated costs what was found', () => {
  const found = read('linear.out.txt');
  expect(found.match(/our bound is the optimum in 20 of 20/g)).toHaveLength(3);
  expect(found.match(/linear programming in 20;/g)).toHaveLength(3);
  expect(found).toMatch(
    /HiGHS branches in 0; the simple bound is given up in 20\n$/,
  );
  expect(LIMIT).toBe(3_000_000);
});

const SEVEN = 'half common to a person, seven people';
const shown = (value: number) => Math.round(value).toLocaleString('en');

/** The runs of a kind of costs that were shifted in a way, by column. */
function shiftedOf(kind: string, shift: string) {
  const rows = rowsOf('../data/shifted.csv').filter((row) => row[0] === kind && row[1] === shift);
  const numbers = (column: number) => rows.map((row) => Number(row[column]));
  return {
    optima: numbers(3),
    bounds: numbers(4),
    costs: numbers(5),
    proved: rows.filter((row) => row[6] === 'true').length,
    ms: numbers(7),
    nodes: numbers(8),
  };
}

test('the table of repairs has what Gecode did', () => {
  expect(NODES).toBe(2_000_000);
  for (const kind of [...kindsOfCosts, SEVEN]) {
    const plain = proofsOf(kind, 'Gecode, by regret');
    const seven = shiftedOf(SEVEN, 'as they are');
    const [proved, nodes] =
      kind === SEVEN
        ? [seven.proved, seven.nodes]
        : [plain.filter((one) => one.proved).length, plain.map((one) => one.nodes)];
    const repaired = ['same mean', 'priced'].map((name) => shiftedOf(kind, name));
    for (const one of repaired) {
      expect(one.proved).toBe(20);
      expect(one.costs).toEqual(one.optima);
    }
    const [mean, priced] = repaired.map((one) => median(one.nodes));
    // “The fewest nodes.”
    expect(priced).toBeLessThan(Math.min(mean!, median(nodes)));
    expect(text).toContain(`| ${[kind, proved, shown(median(nodes))].join(' | ')} |`);
    const [meanMost, pricedMost] = repaired.map((one) => Math.max(...one.nodes));
    expect(text).toContain(
      `| ${[kind, ...[mean!, meanMost!, priced!, pricedMost!].map(shown)].join(' | ')} |`,
    );
  }
});

test('the text says of the repairs what Gecode did', () => {
  const [plain, hard] = ['independent costs', 'half common to a person'].map((kind) =>
    proofsOf(kind, 'Gecode, by regret'),
  );
  const middle = shown(median(plain!.map(({nodes}) => nodes)));
  expect(text).toContain(`Why some rosters take a solver ${middle} nodes`);
  // “Gave up on seven.”
  expect(hard!.filter((one) => !one.proved)).toHaveLength(7);
  const own = shiftedOf('independent costs', 'same mean');
  expect(text).toContain(`the median from ${middle} nodes to ${shown(median(own.nodes))}`);
  const unguided = proofsOf('half common to a person', 'Gecode');
  expect(unguided.filter((one) => one.proved)).toHaveLength(1);
  const mean = shiftedOf('half common to a person', 'same mean');
  expect(text).toContain(
    `a median of ${shown(median(mean.nodes))} nodes in place of ${shown(median(hard!.map(({nodes}) => nodes)))}`,
  );
  const seven = shiftedOf(SEVEN, 'same mean');
  expect(text).toContain(
    `one roster still took ${shown(Math.max(...seven.nodes))} nodes`,
  );
  const priced = shiftedOf('half common to a person', 'priced');
  const most = Math.max(...priced.nodes);
  // “All twenty took under 200.”
  expect(most).toBeLessThan(200);
  expect(text).toContain(`the hardest of all eighty took ${most} nodes`);
  for (const kind of [...kindsOfCosts, SEVEN]) {
    expect(Math.max(...shiftedOf(kind, 'priced').nodes)).toBeLessThanOrEqual(most);
  }
  const seconds = (median(hard!.map(({ms}) => ms)) / 1000).toFixed(1);
  const [finding] = line('../data/times.txt', 'finding the prices').map(Number);
  expect(text).toContain(
    `fell from ${seconds} seconds, counting stopped runs, to ${shown(median(priced.ms))} ms, and finding the prices takes about ${shown(finding!)}.`,
  );
});

test('with a price of 4, the bound of the worked example is its optimum', async () => {
  const roster = {people: 6, cost: Array.from({length: 24}, () => [1, 5, 5, 5, 5, 5])};
  expect(simpleBound(roster, [0, 0, 0, 0, 0, 0])).toBe(24);
  expect(simpleBound(roster, [4, 0, 0, 0, 0, 0])).toBe(104);
  const [solved] = await milp([roster]);
  expect(solved!.cost).toBe(104);
  expect(text).toContain('the optimum is 4 × 1 + 20 × 5 = 104');
});

test('the text has the shares of the chart', () => {
  const {series} = JSON.parse(read('../data/bounds.json')) as {
    series: Array<{points: Array<[string, number]>}>;
  };
  const [plain, mean, priced] = series.map(({points}) => new Map(points));
  const [before, after] = [plain!, priced!].map((of) => of.get('half common to a person')!);
  expect(text).toContain(`that bound began at ${before!.toFixed(0)}% of the best cost`);
  expect(text).toContain(`raised it to ${after!.toFixed(0)}%`);
  const [from, to] = [plain!, mean!].map((of) => of.get('independent costs')!);
  expect(text).toContain(`raised the bound from ${from} to ${to}%`);
  expect(text).toContain(`the bound is ${Math.floor(100 - plain!.get('independent costs')!)}% short`);
  for (const kind of [...kindsOfCosts, SEVEN]) {
    const shares = series.map(({points}) => new Map(points).get(kind)!);
    expect(Math.max(...shares)).toBe(shares[2]);
  }
  // “Within 3%.”
  expect(Math.min(after!, priced!.get(SEVEN)!)).toBeGreaterThanOrEqual(97);
});

test('the text has the branches of CP-SAT', () => {
  const rows = rowsOf('../data/cpsat.csv');
  const medians = kindsOfCosts.map((kind) => {
    const own = rows.filter(([name]) => name === kind);
    expect(own.map(([, , answer]) => answer)).toEqual(Array(20).fill('OPTIMAL'));
    expect(own.map(([, , , cost]) => Number(cost))).toEqual(
      proofsOf(kind, 'prices, then exact').map(({cost}) => cost),
    );
    return Math.round(median(own.map((cells) => Number(cells.at(-1)))));
  });
  expect(text).toContain(
    `a median of ${Math.min(...medians)} to ${Math.max(...medians)} branches`,
  );
});

test('all solvers that prove a roster find the same cost', () => {
  for (const kind of [
    'independent costs',
    'half common to a slot',
    'half common to a person',
  ]) {
    const best = proofsOf(kind, 'prices, then exact').map(({cost}) => cost);
    for (const solver of ['Gecode', 'Gecode, by regret']) {
      proofsOf(kind, solver).forEach(({proved, cost}, n) => {
        expect(proved ? cost : best[n]).toBe(best[n]);
        expect(cost).toBeGreaterThanOrEqual(best[n]!);
      });
    }
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

test('a rule on weekends breaks the bound, and HiGHS does not branch', () => {
  const lines = read('weekend.out.txt').trim().split('\n').slice(1);
  const exact = lines.map((one) => Number(/(\d+) of 20/.exec(one)![1]));
  const [first, second, third] = exact;
  expect(text).toContain(`the linear bound by itself was the optimum for ${first}, ${second} and ${third} of each twenty`);
  const gaps = lines.map((one) => Number(/ (\d+\.\d) /.exec(one)![1]));
  const worst = Math.max(...gaps);
  const cost = / \d+\.\d +(\d+) /.exec(lines[gaps.indexOf(worst)]!)![1];
  expect(text).toContain(`it was short by ${worst}, where the best roster cost ${cost}.`);
  expect(lines.every((one) => one.endsWith(' 0 of 20'))).toBe(true);
});

test('the table of wards has what was found in two minutes', () => {
  const found = rowsOf('../data/wards.csv');
  const native = rowsOf('../data/wards-native.csv');
  // Those of wards 4 to 7 as Turhan and Bilgen collected them, and of ward 8 as the benchmark's site has it.
  const best = [607, 828, 1001, 1716, 1143, 1950, 1056, 1300];
  const gap = (cost: number, bound: number) => Math.round((100 * (cost - bound)) / cost);
  const cell = (answer: string, cost: number, bound: number) =>
    ({
      OPTIMAL: `**${shown(cost)}**`,
      FEASIBLE: `${shown(cost)} (${gap(cost, bound)}%)`,
      UNKNOWN: 'none',
    })[answer]!;
  const wards = best.map((known, n) => {
    const of = (solver: string) =>
      found.find((row) => row[0] === String(n + 1) && row[5] === solver)!;
    const ofRow = (row: string[]) => ({
      answer: row[6]!,
      cost: Number(row[7]),
      bound: Number(row[8]),
    });
    const [, people, days, types] = of('HiGHS');
    const [, answer, cost, bound, seconds] = native[n]!;
    return {
      people,
      days,
      types: Number(types),
      known,
      share: (100 * Number(of('linear programming')[8])) / known,
      highs: ofRow(of('HiGHS')),
      cpsat: ofRow(of('CP-SAT, 8 workers')),
      two: ofRow(of('CP-SAT, 2 workers')),
      automaton: {answer: answer!, cost: Number(cost), bound: Number(bound), seconds: Number(seconds)},
    };
  });
  for (const [n, {people, days, types, known, share, highs, cpsat, automaton}] of wards.entries()) {
    const answers = [highs, cpsat, automaton].map((one) => cell(one.answer, one.cost, one.bound));
    expect(text).toContain(
      `| ${[n + 1, people, days, types, shown(known), `${Math.round(share)}%`, ...answers].join(' | ')} |`,
    );
    // “Wards of up to 280 person-days were each proved by at least one run, and none from 448 up.”
    const size = Number(people) * Number(days);
    expect(n < 4 ? size <= 280 : size >= 448).toBe(true);
    const proved = [highs, cpsat, automaton].filter(({answer}) => answer === 'OPTIMAL');
    expect(proved.length > 0).toBe(n < 4);
    expect(proved.every(({cost}) => cost === known)).toBe(true);
  }
  // “HiGHS left the smaller gap in wards 2 to 6.”
  expect(
    wards.map(({highs, cpsat}) => highs.bound / highs.cost > cpsat.bound / cpsat.cost),
  ).toEqual([false, true, true, true, true, true, false, false]);
  const [seventh, eighth] = wards.slice(6).map(({highs, cpsat}) => highs.cost / cpsat.cost);
  expect(text).toContain(
    `its rosters cost ${seventh!.toFixed(1)} and ${eighth!.toFixed(1)} times as much as CP-SAT's`,
  );
  expect(wards.map(({people, days}) => Number(people) * Number(days))).toEqual(
    expect.arrayContaining([280, 448]),
  );
  // “In ward 7, CP-SAT found the roster.”
  const all = [wards[6]!.highs, wards[6]!.cpsat, wards[6]!.automaton];
  expect(Math.min(...all.map(({cost}) => cost))).toBe(wards[6]!.cpsat.cost);
  expect(Math.max(...all.map(({bound}) => bound))).toBe(wards[6]!.highs.bound);
  expect(text).toContain(
    `HiGHS's bound of ${shown(wards[6]!.highs.bound)} was little above CP-SAT's ${shown(wards[6]!.cpsat.bound)}`,
  );
  // “Ward 1 has the second worst”, “wards 6 and 8 are within 6%”.
  const shares = wards.map(({share}) => share);
  expect(shares.toSorted((a, b) => a - b)[1]).toBe(shares[0]);
  expect(Math.min(shares[5]!, shares[7]!)).toBeGreaterThan(94);
  // “One or two types of shift, and the four lowest linear bounds”, where the automaton helps.
  const helped = [0, 1, 3, 4];
  for (const [n, {types, share, cpsat, automaton}] of wards.entries()) {
    expect(types <= 2).toBe(helped.includes(n));
    expect(share < Math.min(...[2, 5, 6, 7].map((other) => shares[other]!))).toBe(helped.includes(n));
    if (!helped.includes(n)) {
      expect(automaton.cost).toBeGreaterThan(cpsat.cost);
      expect(automaton.bound).toBeLessThanOrEqual(cpsat.bound);
    } else if (n > 0) {
      expect(automaton.cost).toBeLessThan(cpsat.cost);
      expect(automaton.bound).toBeGreaterThan(cpsat.bound);
    }
  }
  expect(text).toContain(`proved ward 4 in ${Math.floor(wards[3]!.automaton.seconds)} seconds`);
  const first = found.find((row) => row[0] === '1' && row[5] === 'CP-SAT, 8 workers')!;
  expect(text).toContain(`took ${wards[0]!.automaton.seconds} seconds in place of ${first[9]}`);
  const {highs, cpsat, automaton} = wards[4]!;
  expect(automaton.cost / automaton.bound).toBeLessThan(1.01);
  expect(text).toContain(
    `had left HiGHS ${gap(highs.cost, highs.bound)}% short and CP-SAT ${gap(cpsat.cost, cpsat.bound)}%`,
  );
  // “Far worse in wards 2 to 7.”
  for (const {two, cpsat: eight} of wards.slice(1, 7)) {
    expect(two.bound).toBeLessThan(eight.bound / 2);
  }
});

test('without linear programming, CP-SAT proves none of the sixty', () => {
  const found = rowsOf('../data/cpsat-0.csv');
  expect(found).toHaveLength(60);
  expect(found.filter(([, , answer]) => answer === 'OPTIMAL')).toEqual([]);
  expect(text).toContain('it proved none of them in three seconds each');
  const priced = rowsOf('../data/cpsat-priced.csv');
  expect(priced).toHaveLength(6);
  expect(priced.filter(([, answer]) => answer === 'OPTIMAL')).toEqual([]);
});
