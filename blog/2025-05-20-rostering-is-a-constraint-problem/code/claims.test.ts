import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {dataOf, NODES, read as readGecode} from './gecode';
import {generate} from './generate';
import {LIMIT} from './linear';
import {kindsOfCosts, median, proofsOf} from './proofs';
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

test('the text has the numbers of the twenty rosters', () => {
  const [, plain] = line('six.out.txt', 'exact, cheapest choice');
  const [, priced] = line('six.out.txt', 'exact, priced bound');
  expect(text).toContain(`${plain} become ${priced}, the fewest possible`);
  const fewer = Number(plain!.replace(',', '')) / Number(priced);
  expect(Math.round(fewer / 10) * 10).toBe(750);
  expect(text).toContain('a 750th of its nodes');
});

test('the text has the numbers of the hundred weeks', () => {
  const of = (name: string) =>
    line('hundred.out.txt', name).map((cell) => Number(cell));
  const [simple, limit, optimum] = [
    'bound: cheapest choice',
    'bound: limit kept',
    'exact',
  ].map((name) => of(name)[0]!);
  const closed = (100 * (limit! - simple!)) / (optimum! - simple!);
  expect(text).toContain(
    `Keeping only the limit closes ${closed.toFixed(0)}% of the gap`,
  );
});

test('the text has the times that were measured', () => {
  const of = (name: string) => line('../data/times.txt', name).map(Number);
  const [before] = of('exact, cheapest choice');
  const [after] = of('prices, then exact');
  expect(text).toContain(
    `from ${before!.toFixed(0)} ms to ${after!.toFixed(0)}`,
  );
});

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

test('the simple bound adds up to the share of the cost that the text has', () => {
  const {series} = JSON.parse(read('../data/bounds.json')) as {
    series: Array<{name: string; points: Array<[string, number]>}>;
  };
  const of = (name: string) => series.find((one) => one.name === name)!.points;
  expect(of('Priced bound').map(([, share]) => share)).toEqual([100, 100, 100]);
  const [kind, share] = of('Cheapest choice').at(-1)!;
  expect(kind).toBe('half common to a person');
  expect(text).toContain(`adds up to ${share}% of what the best roster costs`);
});

test('the text says of Gecode what it printed', () => {
  const [independent, bySlot, byPerson] = [
    'independent costs',
    'half common to a slot',
    'half common to a person',
  ].map((kind) => proofsOf(kind, 'Gecode, by regret'));
  const proved = byPerson!.filter((one) => one.proved);
  expect(NODES).toBe(2_000_000);
  expect(text).toContain(
    `it proved ${proved.length} of twenty within two million steps`,
  );
  for (const others of [independent!, bySlot!]) {
    expect(others.filter((one) => one.proved)).toHaveLength(20);
    // “Milliseconds.”
    expect(median(others.map(({ms}) => ms))).toBeLessThan(10);
    // “By far.”
    const hardest = Math.max(...others.map(({nodes}) => nodes));
    expect(Math.min(...byPerson!.map(({nodes}) => nodes))).toBeGreaterThan(
      20 * hardest,
    );
  }
  // “60 steps”, in the title.
  expect(independent!.map(({nodes}) => nodes)).toContain(60);
  // “Ten thousand times longer.”
  const middle = (runs: typeof independent) =>
    median(runs!.map(({nodes}) => nodes));
  expect(middle(byPerson) / middle(independent)).toBeGreaterThan(10_000);
  expect(middle(byPerson) / middle(bySlot)).toBeGreaterThan(10_000);
  // “Ten seconds or more.”
  const stopped = byPerson!
    .filter((one) => !one.proved)
    .map(({ms}) => ms / 1000);
  expect(Math.min(...stopped)).toBeGreaterThan(10);
});

test('where its bound is good, Gecode is several times faster than prices and exact search', () => {
  for (const kind of ['independent costs', 'half common to a slot']) {
    const [own, theirs] = ['prices, then exact', 'Gecode, by regret'].map(
      (solver) => median(proofsOf(kind, solver).map(({ms}) => ms)),
    );
    expect(own! / theirs!).toBeGreaterThan(3);
  }
  expect(
    proofsOf('half common to a person', 'prices, then exact').every(
      (one) => one.proved,
    ),
  ).toBe(true);
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
  expect(text).toContain(`For ${first}, ${second} and ${third} of each twenty, the bound alone`);
  const gaps = lines.map((one) => Number(/ (\d+\.\d) /.exec(one)![1]));
  expect(text).toContain(`short, by up to ${Math.max(...gaps)},`);
  expect(lines.every((one) => one.endsWith(' 0 of 20'))).toBe(true);
});

const rowsOf = (path: string) =>
  read(path)
    .trim()
    .split('\n')
    .slice(2)
    .map((one) => one.split(';'));

test('the table of proofs has what Gecode and CP-SAT did', () => {
  const cpsat = rowsOf('../data/cpsat.csv');
  expect(cpsat).toHaveLength(60);
  for (const kind of kindsOfCosts) {
    const middle = (solver: string) => {
      const found = proofsOf(kind, solver);
      const nodes = median(
        found.map(({proved, nodes: n}) => (proved ? n : Infinity)),
      );
      const shown =
        nodes === Infinity
          ? 'given up'
          : Math.round(nodes).toLocaleString('en');
      return `${found.filter(({proved}) => proved).length}: ${shown}`;
    };
    const own = cpsat.filter(([name]) => name === kind);
    expect(own.map(([, , answer]) => answer)).toEqual(
      Array(20).fill('OPTIMAL'),
    );
    expect(own.map(([, , , cost]) => Number(cost))).toEqual(
      proofsOf(kind, 'prices, then exact').map(({cost}) => cost),
    );
    const branches = Math.round(
      median(own.map((cells) => Number(cells.at(-1)))),
    );
    const cells = [
      middle('Gecode'),
      middle('Gecode, by regret'),
      `20: ${branches}`,
      middle('prices, then exact'),
    ];
    expect(text).toContain(`| ${[kind, ...cells].join(' | ')} |`);
  }
});

test('the table of methods has what was counted and measured', () => {
  const timed: Record<string, string> = {
    'local, until the bound': 'prices, then local',
    'exact, priced bound': 'prices, then exact',
  };
  for (const name of [
    'local, until the bound',
    'exact, cheapest choice',
    'exact, priced bound',
    'table',
    'HiGHS',
  ]) {
    const cells = [
      ...line('six.out.txt', name),
      ...line('../data/times.txt', timed[name] ?? name).map((ms) =>
        ms.replace(/(\d)(\d{3}\.)/, '$1,$2'),
      ),
    ];
    expect(text).toContain(`| ${[name, ...cells].join(' | ')} |`);
  }
  expect(text).toContain(
    `| ${['greedy', ...line('six.out.txt', 'greedy')].join(' | ')} |`,
  );
});

test('the table of wards has what was found in two minutes', () => {
  const found = rowsOf('../data/wards.csv');
  const native = rowsOf('../data/wards-native.csv');
  const whole = (cell: string) => Math.round(Number(cell)).toLocaleString('en');
  const cell = (row: string[]) =>
    row[6] === 'OPTIMAL'
      ? `**${whole(row[7]!)}**`
      : `${whole(row[7]!)} / ${whole(row[8]!)}`;
  const proved: string[] = [];
  for (let ward = 1; ward <= 8; ward += 1) {
    const of = (solver: string) =>
      found.find((row) => row[0] === String(ward) && row[5] === solver)!;
    const [linear, highs, cpsat] = [
      'linear programming',
      'HiGHS',
      'CP-SAT, 8 workers',
    ].map(of);
    const [, answer, cost, bound] = native[ward - 1]!;
    const own = {
      OPTIMAL: `**${whole(cost!)}**`,
      FEASIBLE: `${whole(cost!)} / ${whole(bound!)}`,
      UNKNOWN: `none / ${whole(bound!)}`,
    }[answer!];
    expect(text).toContain(
      `| ${ward} | ${highs!.slice(1, 4).join(', ')} | ${whole(linear![8]!)} | ${cell(highs!)} | ${cell(cpsat!)} | ${own!} |`,
    );
    proved.push(
      ...[highs!, cpsat!]
        .filter((row) => row[6] === 'OPTIMAL')
        .map((row) => row[5]!),
    );
    if (highs![6] !== 'OPTIMAL') {
      expect(Number(highs![8])).toBeGreaterThan(Number(cpsat![8]));
      expect(Number(highs![7]) < Number(cpsat![7])).toBe(ward < 7);
    }
  }
  expect(proved.toSorted()).toEqual([
    'CP-SAT, 8 workers',
    'HiGHS',
    'HiGHS',
    'HiGHS',
  ]);
  const times = [7, 8].map((ward) => {
    const [highs, cpsat] = ['HiGHS', 'CP-SAT, 8 workers'].map((solver) =>
      Number(
        found.find((row) => row[0] === String(ward) && row[5] === solver)![7],
      ),
    );
    return (highs! / cpsat!).toFixed(1);
  });
  expect(text).toContain(
    `its rosters cost ${times[0]} and ${times[1]} times as much as CP-SAT's`,
  );
  const numberOf = (ward: number, solver: string, column: number) =>
    Number(
      found.find((row) => row[0] === String(ward) && row[5] === solver)![
        column
      ],
    );
  // “Better in wards 2 to 6”, “two thirds of an optimum that both prove in seconds”, “within 2%”.
  for (const ward of [2, 3, 4, 5, 6]) {
    expect(numberOf(ward, 'HiGHS', 7)).toBeLessThan(
      numberOf(ward, 'CP-SAT, 8 workers', 7),
    );
  }
  const shareOf = (ward: number, best: number) =>
    numberOf(ward, 'linear programming', 8) / best;
  expect(shareOf(1, 607)).toBeCloseTo(2 / 3, 2);
  expect(numberOf(1, 'HiGHS', 9)).toBeLessThan(10);
  expect(numberOf(1, 'CP-SAT, 8 workers', 9)).toBeLessThan(10);
  expect(shareOf(6, 1950)).toBeGreaterThan(0.98);
  // “It proved three”, ward 4 “in 93 seconds”, and “came within 1%” for ward 5.
  expect(native.filter(([, answer]) => answer === 'OPTIMAL').map(([ward]) => ward)).toEqual(['1', '2', '4']);
  expect(text).toContain(`proved ward 4 in ${Math.floor(Number(native[3]![4]))} seconds`);
  expect(Number(native[4]![2]) / Number(native[4]![3])).toBeLessThan(1.01);
  for (const ward of [6, 7]) {
    expect(Number(native[ward - 1]![2])).toBeGreaterThan(numberOf(ward, 'CP-SAT, 8 workers', 7));
  }
  const third = found.find((row) => row[0] === '3' && row[5] === 'HiGHS')!;
  expect(text).toContain(
    `proves it in ${Math.floor(Number(third[9]))} seconds`,
  );
});

test('without linear programming, CP-SAT proves none of the sixty', () => {
  const found = rowsOf('../data/cpsat-0.csv');
  expect(found).toHaveLength(60);
  expect(found.filter(([, , answer]) => answer === 'OPTIMAL')).toEqual([]);
  expect(text).toContain('it proved none of them in three seconds each');
});
