import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {dataOf, read as readGecode, SECONDS} from './gecode';
import {generate} from './generate';
import {LIMIT} from './linear';
import {proofs} from './proofs';
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
  const [, priced, hardest] = line('six.out.txt', 'exact, priced bound');
  expect(text).toContain(`${plain} become ${priced}, the fewest possible`);
  const fewer = Number(plain!.replace(',', '')) / Number(priced);
  expect(Math.round(fewer / 10) * 10).toBe(750);
  expect(text).toContain('a 750th of its nodes');
  expect(text).toContain(`The hardest still takes ${hardest} nodes`);
  const starts = line('six.out.txt', 'starts of local search:').map(Number);
  const within = (most: number) => starts.filter((n) => n <= most).length;
  expect(text).toContain(
    `found the optimum of ${within(1)} rosters after one start, of ${within(10)} after ten, of ${within(30)} after thirty, and needs ${Math.max(...starts)} for the last one`,
  );
});

test('the text has the numbers of the hundred weeks', () => {
  const of = (name: string) => line('hundred.out.txt', name).map((cell) => Number(cell));
  const [greedy, descent, best] = ['greedy', 'local from greedy', '30 starts'].map(
    (name) => of(name)[1],
  );
  expect(best).toBe(100);
  expect(text).toContain(
    `Greedy is optimal in ${greedy} of these weeks, one descent in ${descent}, the best of thirty descents in all 100`,
  );
  const [simple, limit, optimum] = ['bound: cheapest choice', 'bound: limit kept', 'exact'].map(
    (name) => of(name)[0]!,
  );
  const closed = (100 * (limit! - simple!)) / (optimum! - simple!);
  expect(text).toContain(`Keeping only the limit closes ${closed.toFixed(0)}% of the gap`);
});

test('the text has the times that were measured', () => {
  const of = (name: string) => line('../data/times.txt', name).map(Number);
  const [before, most] = of('exact, cheapest choice');
  const [after, hardest] = of('prices, then exact');
  expect(text).toContain(`from ${before!.toFixed(0)} ms to ${after!.toFixed(0)}`);
  expect(text).toContain(`from ${(most! / 1000).toFixed(1)} seconds to ${hardest!.toFixed(0)} ms`);
  expect(after! / before!).toBeCloseTo(1 / 3, 1);
});

test('the script that measures times runs', async () => {
  expect(await times([generate(1, 4, 4)])).toMatch(/^HiGHS +[\d.]+ +[\d.]+$/m);
});

test('the text says of correlated costs what was found', () => {
  const found = read('linear.out.txt');
  expect(found.match(/our bound is the optimum in 20 of 20/g)).toHaveLength(3);
  expect(found.match(/linear programming in 20;/g)).toHaveLength(3);
  expect(found).toMatch(/HiGHS branches in 0; the simple bound is given up in 20\n$/);
  expect(LIMIT).toBe(3_000_000);
});

test('the simple bound adds up to two thirds of the cost', () => {
  const {series} = JSON.parse(read('../data/bounds.json')) as {
    series: Array<{name: string; points: Array<[string, number]>}>;
  };
  const of = (name: string) => series.find((one) => one.name === name)!.points;
  expect(of('Priced bound').map(([, share]) => share)).toEqual([100, 100, 100]);
  const [kind, share] = of('Cheapest choice').at(-1)!;
  expect(kind).toBe('half common to a person');
  expect(share / 100).toBeCloseTo(2 / 3, 2);
});

test('the text says of Gecode what it printed', () => {
  const lines = read('../data/gecode.txt')
    .split('\n')
    .filter((one) => one.startsWith('  '))
    .map((one) => one.trim().split(/ {2,}/));
  const proved = (name: string) =>
    lines.filter(([own]) => own === name).map(([, count]) => Number(count));
  expect(proved('Gecode').slice(0, 2)).toEqual([20, 20]);
  expect(proved('prices, then exact')).toEqual([20, 20, 20]);
  const [independent, bySlot, byPerson] = proved('Gecode, by regret');
  expect([independent, bySlot]).toEqual([20, 20]);
  const times = proofs.get('half common to a person')!;
  expect(times.filter((ms) => ms < 10_000)).toHaveLength(byPerson!);
  expect(text).toContain(`Gecode proved ${byPerson} of the twenty within ten seconds, and ${times.length} within 40`);
  expect(text).toContain(`Within 40 seconds it proved ${times.length} of twenty`);
  expect(SECONDS).toBe(10);
  // “Milliseconds”, in the title, “a tenth of a second”, and “a thousand times longer”.
  const ofOthers = ['independent costs', 'half common to a slot'].map((kind) => proofs.get(kind)!);
  for (const others of ofOthers) {
    expect(others).toHaveLength(20);
    expect(others.at(-1)).toBeLessThan(100);
    expect(times[9]! / others[9]!).toBeGreaterThan(1000);
  }
  // “Four to seven times faster than that.”
  const medians = (name: string) =>
    lines.filter(([own]) => own === name).map((cells) => Number(cells.at(-1)));
  const [own, theirs] = [medians('prices, then exact'), medians('Gecode, by regret')];
  const faster = [0, 1].map((kind) => Math.round(own[kind]! / theirs[kind]!));
  expect(faster).toEqual([4, 7]);
});

test('Gecode is given the roster, and its answer is read', () => {
  expect(dataOf({people: 2, cost: [[3, 4]]})).toBe(
    'people = 2;\nslots = 1;\ncost = array2d(1..1, 0..2, [20, 3, 4]);',
  );
  const printed =
    '41\n----------\n40\n----------\n==========\n%%%mzn-stat: initTime=0.001\n%%%mzn-stat: solveTime=0.004\n%%%mzn-stat: nodes=115\n';
  expect(readGecode(printed)).toEqual({cost: 40, proved: true, ms: 5, nodes: 115});
  expect(readGecode('42\n----------\n').proved).toBe(false);
});

test('a rule on weekends breaks the bound, and HiGHS does not branch', () => {
  const lines = read('weekend.out.txt').trim().split('\n').slice(1);
  const exact = lines.map((one) => Number(/(\d+) of 20/.exec(one)![1]));
  const short = 60 - exact.reduce((a, b) => a + b, 0);
  expect(text).toContain(`is now short for ${short} of the sixty`);
  expect(lines.every((one) => one.endsWith(' 0 of 20'))).toBe(true);
});
