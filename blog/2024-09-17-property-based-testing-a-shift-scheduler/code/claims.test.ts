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
  expect(text).toContain(`only one input in ${(Math.round(of / hits / 100) * 100).toLocaleString('en')} makes the limit matter`);
  expect(text).toContain(`Over a million random inputs the limit on hours decides in ${hits}, or ${((100 * hits) / of).toFixed(3)}%`);
  expect(text).toContain(`meets ${((1000 * hits) / of).toFixed(2)} of them`);
  expect(text).toContain(`predicts that ${Math.round(predicted)}% of the seeds`);
  expect(text).toContain(`and ${Math.round(caught)}% of 1,000 seeds do`);
  expect(text).toContain(`For five hits, random inputs take ${(Math.round((5 * of) / hits / 1000) * 1000).toLocaleString('en')} runs`);
  expect(Math.round(caught / 25)).toBe(1);
});

test('one expected hit is missed by 37% of seeds or about as many, and five by less than 1%', () => {
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
  const rows5 = all.find(({rule, inputs}) => rule === 'nights' && inputs === '100 dense')!;
  const [, sum, caught, deviation] = /98%: ([\d.]+) in all, caught (\d+), standard deviation ([\d.]+)/.exec(trial)!;
  expect(text).toContain(`${sum} of 100 predicted and ${caught} caught (the prediction's standard deviation is ${deviation})`);
  expect(text).toContain(`${['four', 'five', 'six'][20 - Number(rows5.caught) - 4]} seeds of 20 missed that rule with 100 dense inputs`);
  const [, nine] = /21:00, not counted: caught (\d+)/.exec(trial)!;
  expect(text).toContain(`escaped ${20 - Number(nine)} seeds of 20`);
});

test('with 1,000 seeds, eight of nine dropped rules are caught as often as predicted', () => {
  const dropped = repeated.filter(({bug}) => bug.startsWith('no limit'));
  const outside = dropped.filter(({predicted, caught, margin}) => Math.abs(caught - predicted) > margin);
  expect([dropped.length, outside.map(({bug, inputs}) => [bug, inputs])]).toEqual([9, [['no limit on days', '100 random']]]);
  expect(text).toContain(`is ${outside[0]!.caught}% instead of ${outside[0]!.predicted.toFixed(1)}%`);
});

test('a moved limit is caught as often as predicted only by the repaired property', () => {
  const {predicted, caught} = rowOf('limit of 47 hours', '100 dense');
  expect(text).toContain(`promised ${predicted.toFixed(1)}% of 1,000 seeds. Only ${caught}% caught`);
  expect(text).toContain(`and ${rowOf('limit of 47 hours, repaired', '100 dense').caught}% of the seeds catch`);
});

test('what goes unnoticed is as the text says, in the sample of the other count', () => {
  const rows = [...read('unnoticed.out.txt').matchAll(/^(.+?) {2,}([\d,]+) +([\d,]+) +([\d.]+%)(?: {2}← weak property)?$/gm)];
  expect(rows).toHaveLength(10);
  expect(rows.filter(([, bug]) => bug!.startsWith('no ')).map(([, , , unnoticed]) => unnoticed)).toEqual(Array(5).fill('0'));
  const at = rows.findIndex(([, bug]) => bug === 'limit of 47 hours');
  const [, , decisive, unnoticed] = rows[at]!;
  expect(text).toContain(`in ${unnoticed} of ${decisive}.`);
  expect(text).toContain(`it notices all ${decisive}`);
  expect(rows[at + 1]!.slice(2, 4)).toEqual([decisive, '0']);
  expect(text).toContain(`(The ${rows.at(-1)![4]} in the last line`);
  for (const [bug, inputs] of [['no limit on hours', '100 dense'], ['limit of 47 hours', '100 dense']] as const) {
    expect(rows.find(([, one]) => one === bug)![2]).toBe(rowOf(bug, inputs).hits.toLocaleString('en'));
  }
});

test('the chart counts the same inputs', () => {
  const {title, series} = JSON.parse(read('../data/hours.json')) as Figure;
  const [random, within, any] = series[0]!.points.map(([, percent]) => percent!);
  const rates = [rowOf('no limit on hours', '1,000 random'), rowOf('no limit on hours', '100 dense')];
  expect([random, any]).toEqual(rates.map(({hits, of}) => Number(((100 * hits) / of).toPrecision(2))));
  expect(title).toContain(`one random input in ${(Math.round(rates[0]!.of / rates[0]!.hits / 100) * 100).toLocaleString('en')}`);
  expect(title).toContain(`one dense input in ${Math.round(rates[1]!.of / rates[1]!.hits)}`);
  expect(text).toContain(`come to ${within} in 100 runs`);
});

test('what the helper prints, and how often twenty seeds draw as many hits or more', () => {
  expect(read('delivery.out.txt')).toContain('weight decides 1 times in 1000 runs');
  const drawn = Math.round(20 * Number(/hours decides ([\d.]+) times/.exec(read('too-rare.out.txt'))![1]));
  const {hits, of} = rowOf('no limit on hours', '1,000 random');
  const expected = (20_000 * hits) / of;
  expect(text).toContain(`these drew ${drawn} hits where about six were expected`);
  expect(Math.round(expected)).toBe(6);
  let [chance, below] = [Math.exp(-expected), 0];
  for (let k = 0; k < drawn; k++) {
    below += chance;
    chance *= expected / (k + 1);
  }
  expect(text).toContain(`happens in ${Math.round(100 * (1 - below))}% of such draws`);
});
