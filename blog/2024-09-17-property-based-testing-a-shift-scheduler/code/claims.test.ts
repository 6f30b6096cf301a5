import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {people, shifts} from './generated';
import {complete, rested} from './properties';
import {firstFailures} from './search';
import {seeded} from './seeded';

// What the post says in its prose, and its chart in its data.

const weeks = fc.tuple(shifts, people);

test('every seed finds lastOnly and forgetful within 20 runs', () => {
  const {lastOnly, forgetful} = seeded;
  const found = [
    ...firstFailures(weeks, lastOnly, rested),
    ...firstFailures(weeks, forgetful, complete),
  ];
  expect(Math.max(...found)).toBeLessThanOrEqual(20);
});

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');
const text = read('../index.md').replace(/\s+/g, ' ');

test('the opening has the numbers of the grid', () => {
  const grid = read('grid.out.txt');
  const [, biased, plain] = /^11 among.*: ([\d.]+), unbiased ([\d.]+)$/m.exec(grid)!;
  expect(text).toContain(`${biased}% are 11 by default, and ${plain}% with the bias off`);
  const cells = [...grid.matchAll(/^(?:weeks|pairs).* ([\d.]+) +([\d.]+)$/gm)];
  const [worst] = cells
    .map(([, byDefault, unbiased]) => [Number(byDefault), Number(unbiased)] as const)
    .sort(([a], [b]) => a - b);
  const [low, high] = worst!.map((share) => share.toFixed(0));
  expect(text).toContain(`with ${low}% of the seeds instead of ${high}%`);
  expect(text).toContain(`costs up to ${(worst![1] - worst![0]).toFixed(0)} points`);
});

test('the opening counts the mutants as the list does', () => {
  const mutants = read('mutants.out.txt').match(/^.*→.*$/gm)!;
  const caught = mutants.filter((line) => !/ - +- +-$/.test(line));
  expect(text).toContain(`${caught.length} of ${mutants.length} mutants`);
  const byLoop = mutants.filter((line) => line.endsWith('yes'));
  expect(text).toContain(`catches the same ${byLoop.length}`);
  expect(read('mutants.out.txt')).toMatch(/^lastOnly +rested +- +-$/m);
});
