import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {sentences} from './words';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const text = read('../index.mdx').replace(/\s+/g, ' ');

type Series = Array<{name: string; points: Array<[string, number]>}>;
const seriesOf = (name: string) =>
  (JSON.parse(read(`../data/${name}.json`)) as {series: Series}).series;

test('each piece was nearest to its own caption, by as little as the text says', () => {
  const [own, other] = seriesOf('heard').map(({points}) => points.map(([, wrong]) => wrong));
  expect(own).toHaveLength(sentences.length);
  expect(text).toContain(`told all ${sentences.length} sentences of our episode apart`);
  expect(own!.filter((wrong, at) => wrong >= other![at]!)).toEqual([]);
  expect(text).toContain(
    `the worst piece has ${Math.max(...own!)} wrong words in 100, and the nearest other caption of any piece ${Math.min(...other!)}`,
  );
  expect(Math.min(...other!) - Math.max(...own!)).toBe(1);
  expect(text).toContain('A threshold would have one point to spare');
});

test('the text gives the loudness that was measured', () => {
  const sound = read('sound.txt');
  const valueOf = (name: string) => new RegExp(`${name} +(\\S+)`).exec(sound)![1];
  expect(text).toContain(
    `measures ${valueOf('loudness')} LUFS, with a true peak of ${valueOf('true peak')} dB`,
  );
});

test('the table has what the recogniser finds of each fault', () => {
  const faults = read('faults.txt').trim().split('\n');
  expect(faults).toHaveLength(7);
  for (const fault of faults) {
    const [, name, count] = /^(.*?) {2,}(\d+ of \d+)$/.exec(fault)!;
    const row = name === 'none' ? 'nothing' : name!;
    expect(text.replaceAll(/ +/g, ' ')).toContain(`| ${row} | agree | ${count!} |`);
  }
});

test('the text counts the mistakes that it shows', () => {
  expect(read('refusals.txt').match(/^\S/gm)).toHaveLength(8);
  expect(text).toContain('Ours catches eight mistakes, all that we tried');
});
