import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {fileOf, published, wordErrors} from './words';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const text = read('../index.mdx').replace(/\s+/g, ' ');
const faults = read('faults.txt');

type Series = Array<{name: string; points: Array<[string, number]>}>;
const {series} = JSON.parse(read('../data/heard.json')) as {series: Series};
const [own, other] = series.map(({points}) => points.map(([, wrong]) => wrong)) as [
  number[],
  number[],
];
const median = (numbers: number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
const margins = own.map((wrong, at) => other[at]! - wrong);

test('each piece was nearest to its own caption, by as little as the text says', () => {
  expect(own).toHaveLength(published.length);
  expect(Math.min(...margins)).toBeGreaterThan(0);
  expect(median(margins)).toBeGreaterThan(60);
  for (const claim of [
    `It gets ${median(own)}% of the words of a typical sentence wrong, and was right for ${own.length} pieces of ${own.length}`,
    `this piece has ${Math.max(...own)} wrong words in 100`,
    `another is at ${Math.min(...other)} against a caption that is not its own`,
    `The worst piece passes by ${margins[own.indexOf(Math.max(...own))]} points`,
  ]) {
    expect(text).toContain(claim);
  }
  expect(Math.min(...other) - Math.max(...own)).toBe(1);
});

test('the table of the post has what both tests find', () => {
  const rows = [...faults.matchAll(/^(.+): (passes|fails), (passes|\d+)$/gm)];
  const [none, ...some] = rows.map(([, fault, compared, heard]) => [fault!, compared!, heard!]);
  expect(none).toEqual(['No fault', 'passes', 'passes']);
  expect(some).toHaveLength(10);
  for (const [fault, compared, heard] of some) {
    const found = heard === 'passes' ? 'passes' : `**fails**, ${heard} of ${published.length}`;
    expect(text.replace(/ +\|/g, ' |')).toContain(
      `| ${fault} | ${compared === 'fails' ? '**fails**' : compared} | ${found} |`,
    );
  }
  const missed = some.filter(([, compared, heard]) => compared === 'passes' && heard === 'passes');
  expect(missed).toHaveLength(2);
});

test('the text shows the piece that was heard worst, beside its caption', () => {
  const [, said, heard] = /Caption: (.*)\nHeard: +(.*)\n/.exec(faults)!;
  expect(text).toContain(said);
  expect(text).toContain(heard);
  expect(Math.round(wordErrors(said!, heard!))).toBe(Math.max(...own));
});

test('the captions and the message of the post are those of the files', () => {
  expect(readFileSync(fileOf('vtt'), 'utf8').startsWith(read('captions.txt'))).toBe(true);
  const refusals = read('refusals.txt');
  expect(refusals.match(/^\S/gm)).toHaveLength(8);
  const [message] = /episode\.txt:17: .*/.exec(refusals)!;
  expect(text).toContain(message);
});
