import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import type {Figure} from '../../../src/lib/figure-data';

// What the post says, against what was printed.

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');
const text = read('../index.md').replace(/\s+/g, ' ');

const repeated = read('repeat.out.txt')
  .split('\n')
  .flatMap((line) => {
    const found =
      /^(\S.*?) {2,}([\d,]+ \w+) +(\d+) of +(\d+) +([\d.]+)% +([\d.]+)% +([\d.]+)% +([\d.]+)%$/.exec(line);
    if (!found) {
      return [];
    }
    const [, bug, inputs, ...numbers] = found;
    const [hits, of, predicted, caught, margin, noticed] = numbers.map(Number);
    return {bug: bug!, inputs: inputs!, hits: hits!, of: of!, predicted: predicted!, caught: caught!, margin: margin!, noticed: noticed!};
  });
const rowOf = (bug: string, inputs: string) =>
  repeated.find((row) => row.bug === bug && row.inputs === inputs)!;

test('the limit on hours is as rare as the text says', () => {
  const {hits, of, predicted, caught} = rowOf('no limit on hours', '1,000 random');
  expect(of).toBe(1_000_000);
  expect(text).toContain(`one input in ${(Math.round(of / hits / 100) * 100).toLocaleString('en')} ever comes`);
  expect(text).toContain(`Over a million inputs it decides in ${hits}, or ${((100 * hits) / of).toFixed(3)}%`);
  expect(text).toContain(`reaches it ${((1000 * hits) / of).toFixed(2)} times`);
  expect(text).toContain(`predicts that ${Math.round(predicted)}% of the seeds`);
  expect(text).toContain(`and ${Math.round(caught)}% of 1,000 seeds do`);
  expect(text).toContain(`Five would take ${(Math.round((5 * of) / hits / 1000) * 1000).toLocaleString('en')} runs`);
  expect(Math.round(caught / 25)).toBe(1);
});

test('one expected hit is missed by 37% of seeds or more than a third, and five by less than 1%', () => {
  expect(Math.round(100 * (1 - 1 / 1000) ** 1000)).toBe(37);
  expect((35 / 36) ** 36).toBeGreaterThan(1 / 3);
  expect((1 - 5 / 1000) ** 1000).toBeLessThan(0.01);
  expect(0.5 * 0.5 * (1 / 250)).toBe(1 / 1000);
});

test('the table has what was predicted and caught', () => {
  const trial = read('trial.out.txt');
  const rows = trial.matchAll(/^(no limit on|limit of) (one night|days|nights) +([\d,]+ \w+) +([\d.]+) +([\d.]+) +(\d+)$/gm);
  const all = [...rows].map(([, , rule, inputs, hits, predicted, caught]) => ({rule, inputs, hits, predicted: Number(predicted), caught}));
  expect(all).toHaveLength(15);
  const doubtful = all.filter(({predicted}) => predicted < 19.7);
  expect(doubtful).toHaveLength(5);
  for (const {rule, inputs, hits, predicted, caught} of doubtful) {
    const name = {days: 'days in a row', nights: 'nights'}[rule!];
    expect(text).toContain(`| ${name} | ${inputs} | ${hits} | ${predicted.toFixed(1)} | ${caught} |`);
  }
  expect(all.filter((row) => !doubtful.includes(row)).every(({caught}) => caught === '20')).toBe(true);
  const [, sum, caught, deviation] = /98%: ([\d.]+) in all, caught (\d+), standard deviation ([\d.]+)/.exec(trial)!;
  expect(text).toContain(`${sum} of 100 predicted and ${caught} caught`);
  expect(Math.round(Number(deviation))).toBe(4);
  const [, nine] = /21:00, not counted: caught (\d+)/.exec(trial)!;
  expect(text).toContain(`escaped ${20 - Number(nine)} seeds of 20`);
});

test('every dropped rule is caught as often as predicted, and a moved limit only with the repaired property', () => {
  expect(repeated).toHaveLength(21);
  const weak = repeated.filter(({bug}) => /^(?:limit|rest)/.test(bug) && !bug.endsWith('repaired'));
  const right = repeated.filter((row) => !weak.includes(row));
  const outside = right.filter(({predicted, caught, margin}) => Math.abs(caught - predicted) > margin);
  expect([right.length, outside.length]).toEqual([15, 1]);
  expect(text).toContain('Of all 15 comparisons');
  expect(right.filter(({bug}) => bug.startsWith('no limit')).every(({noticed}) => noticed === 100)).toBe(true);
  expect(weak.every(({predicted, caught}) => caught <= predicted)).toBe(true);
  const {noticed} = rowOf('limit of 47 hours', '100 dense');
  expect(text).toContain(`${Math.round(100 - noticed)}% of those inputs made no property fail`);
  expect(rowOf('limit of 47 hours, repaired', '100 dense').noticed).toBe(100);
  const {hits, of} = rowOf('no limit on hours', '100 dense');
  expect(Math.round((100 * hits) / of)).toBe(5);
});

test('the chart has every case between 20 and 80%', () => {
  const {series} = JSON.parse(read('../data/predicted.json')) as Figure;
  const shown = repeated.filter(({predicted}) => predicted >= 20 && predicted <= 80);
  expect(series.map(({points}) => points.map(([, share]) => share))).toEqual([
    shown.map(({predicted}) => predicted),
    shown.map(({caught}) => caught),
  ]);
  expect(shown.every(({margin}) => margin <= 4)).toBe(true);
});

test('dense inputs pass the limit over a hundred times as often', () => {
  const {series} = JSON.parse(read('../data/hours.json')) as Figure;
  const [rare, often] = series.map(({points}) => points.at(-1)![1]);
  expect(often! / rare!).toBeGreaterThan(100);
});
