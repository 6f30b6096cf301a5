import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {distances, misplaced} from './heard';
import {fileOf, published, transcripts, wordErrors} from './words';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const text = read('../index.mdx').replace(/\s+/g, ' ');
const faults = read('faults.txt');
const [verdicts, measures] = faults.split('\n\n') as [string, string];

const captions = published.map(({text: words}) => words);
const heard = transcripts()['No fault']!;
const pieces = distances(captions, heard);
const own = pieces.map((piece) => Math.round(piece.own));
const other = pieces.map((piece) => Math.round(piece.other));
const median = (numbers: number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** The rows of the table: how often each fault was tried, and how often each test found it. */
const rows = [...verdicts.matchAll(/^(.+): (\d+) tried, (\d+), (\d+), (\d+)(?:, (\d+) pieces)?$/gm)].map(
  ([, fault, tried, compare, again, listen, some]) => ({
    fault: fault!,
    tried: Number(tried),
    compare: Number(compare),
    again: Number(again),
    listen: Number(listen),
    pieces: Number(some),
  }),
);
const [none, ...tried] = rows;

test('without a fault, no test finds one', () => {
  expect(none).toEqual({fault: 'No fault', tried: 1, compare: 0, again: 0, listen: 0, pieces: 0});
});

test('the table has what the three tests find', () => {
  expect(tried).toHaveLength(11);
  const bold = (found: number) => (found > 0 ? `**${found}**` : '0');
  for (const row of tried) {
    expect(text.replace(/ +\|/g, ' |')).toContain(
      `| ${row.fault} | ${row.tried} | ${bold(row.compare)} | ${bold(row.again)} | ${bold(row.listen)} |`,
    );
  }
});

test('each test finds a fault that the others miss, and only together do they find all', () => {
  const finds = (...names: Array<'compare' | 'again' | 'listen'>) =>
    tried.filter((row) => names.some((name) => row[name] === row.tried));
  expect(finds('compare', 'again', 'listen')).toHaveLength(tried.length);
  for (const names of [
    ['compare', 'again'],
    ['compare', 'listen'],
    ['again', 'listen'],
  ] as const) {
    expect(finds(...names).length).toBeLessThan(tried.length);
  }
  expect(finds('compare', 'again')).toHaveLength(tried.length - 1);
});

const rowOf = (fault: string) => tried.find((row) => row.fault === fault)!;

test('the recogniser hears what the text says', () => {
  const margins = own.map((wrong, at) => other[at]! - wrong);
  expect(misplaced(captions, heard)).toEqual([]);
  const words = rowOf('One word recorded wrongly');
  for (const claim of [
    `makes ${median(own)} errors per 100 words`,
    `noticed ${words.listen === 0 ? 'none' : words.listen} of the ${words.tried} wrong words`,
    `${Math.max(...own)} errors for each 100 words`,
    `only ${Math.min(...other)} against a caption that is not its own`,
    `passes by ${margins[own.indexOf(Math.max(...own))]} points, and a typical one by ${median(margins)}`,
    `that happens to ${rowOf('All speech 0.5 s after its captions').pieces} pieces of ${own.length}`,
  ]) {
    expect(text).toContain(claim);
  }
});

test('all swaps are found because each piece is strictly nearest to its own caption', () => {
  expect(rowOf('Two captions swapped by hand').tried).toBe(
    (captions.length * (captions.length - 1)) / 2,
  );
});

test('speaking again measures what the text says', () => {
  const [lowest, small] = [...measures.matchAll(/^Lowest.*: (.*)$/gm)].map(([, number]) => number!);
  const [, found, all, byLength, highest] =
    /: (\d+) of (\d+) found, (\d+) by length, others up to (.*)$/m.exec(measures)!;
  expect(found).toBe(all);
  expect(measures).toContain('0 at 20 ms, 22 at 30 ms');
  expect(rowOf('All speech 1 s after its captions').pieces).toBe(1);
  for (const claim of [
    `has a correlation of ${lowest}`,
    `never above ${highest}`,
    `and of ${small} after`,
    `${all} words`,
    `wrong for ${byLength} of them`,
  ]) {
    expect(text).toContain(claim);
  }
});

test('the text shows the piece that was heard worst, beside its caption', () => {
  const [, said, words] = /Caption: (.*)\nHeard: +(.*)\n/.exec(faults)!;
  expect(text).toContain(said);
  expect(text).toContain(words);
  expect(Math.round(wordErrors(said!, words!))).toBe(Math.max(...own));
});

test('the captions and the message of the post are those of the files', () => {
  expect(readFileSync(fileOf('vtt'), 'utf8').startsWith(read('captions.txt'))).toBe(true);
  const refusals = read('refusals.txt');
  expect(refusals.match(/^\S/gm)).toHaveLength(8);
  const [message] = /episode\.txt:17: .*/.exec(refusals)!;
  expect(text).toContain(message);
});
