import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import type {Spoken} from './human';
import {grammarOf, isHeard} from './listen';
import {published, wordErrors, wordsOf} from './words';

const read = (path: string) =>
  readFileSync(new URL(path, import.meta.url), 'utf8');
const text = read('../index.mdx').replace(/\s+/g, ' ');
const faults = read('faults.txt');
const [verdicts, measures] = faults.split('\n\n') as [string, string];
const captions = published.map(({text: words}) => words);
const heard = JSON.parse(read('heard.json')) as {
  anything: string[];
  caption: string[];
};
const spoken = JSON.parse(read('human.json')) as Spoken[];

/** The rows of the table: how often each fault was tried, and how often each test found it. */
const rows = [
  ...verdicts.matchAll(
    /^(.+): (\d+) tried, (\d+), (\d+), (\d+)(?:, (\d+) pieces)?$/gm,
  ),
].map(([, fault, tried, compare, again, listen]) => ({
  fault: fault!,
  tried: Number(tried),
  compare: Number(compare),
  again: Number(again),
  listen: Number(listen),
}));
const [none, ...tried] = rows;
const rowOf = (fault: string) => tried.find((row) => row.fault === fault)!;

const claim = (...claims: string[]) => {
  for (const words of claims) {
    expect(text).toContain(words);
  }
};

test('without a fault, no test finds one', () => {
  expect(none).toEqual({
    fault: 'No fault',
    tried: 1,
    compare: 0,
    again: 0,
    listen: 0,
  });
  expect(
    captions.filter((caption, at) => !isHeard(caption, heard.caption[at]!)),
  ).toEqual([]);
  claim('It refused nothing in the correct episode');
});

test('the table has what the three tests find, and together they find each fault', () => {
  expect(tried).toHaveLength(9);
  const bold = (found: number) => (found > 0 ? `**${found}**` : '0');
  for (const row of tried) {
    expect(text.replace(/ +\|/g, ' |')).toContain(
      `| ${row.fault} | ${row.tried} | ${bold(row.compare)} | ${bold(row.again)} | ${bold(row.listen)} |`,
    );
    expect([row.compare, row.again, row.listen]).toContain(row.tried);
  }
});

test('the recogniser hears what the text says', () => {
  const errors = captions.map((caption, at) =>
    wordErrors(caption, heard.anything[at]!),
  );
  const unlike = captions.filter(
    (caption, at) => !isHeard(caption, heard.anything[at]!),
  );
  const [, said, words] = /Caption: (.*)\nHeard: +(.*)\n/.exec(faults)!;
  expect(wordErrors(said!, words!)).toBe(Math.max(...errors));
  expect(measures).toContain(
    'With nothing but the caption in the grammar: 0 of 23 found',
  );
  const long = rowOf('Bug: the longest word recorded wrongly');
  const short = rowOf('Bug: the shortest word recorded wrongly');
  const asked = new Set(
    captions.flatMap(wordsOf).filter((word) => word.length >= 5),
  );
  claim(
    said!,
    words!,
    `refuse ${unlike.length} of our ${captions.length} correct sentences`,
    `found ${long.listen} of ${long.tried} long ones`,
    `${long.listen} of the ${long.tried} long wrong words`,
    `only ${short.listen} of the ${short.tried} short`,
    `to ${asked.size - 1} others`,
    'It complained about none of the 23 long wrong words',
  );
});

test('the text shows the beginning of a grammar', () => {
  const [begin, rest, end] = read('grammar.txt').trim().split('… ');
  const grammar = grammarOf(captions[4]!, captions);
  expect(
    grammar.replace(/\s+/g, ' ').startsWith(begin!.replace(/\s+/g, ' ')),
  ).toBe(true);
  expect([rest, end].join('')).toBe(') blog is real;');
});

test('a person is heard as the text says', () => {
  const falsely = spoken.filter((one) => !isHeard(one.text, one.heard));
  const missed = spoken.filter((one) => isHeard(one.edited, one.heardOfEdited));
  claim(
    `| The right text | ${spoken.length} | ${falsely.length} |`,
    `| One wrong word | ${spoken.length} | ${spoken.length - missed.length} |`,
    `given ${spoken.length} sentences`,
    `it refused ${spoken.length - missed.length}, although it refused ${falsely.length} with`,
  );
  const long = spoken
    .flatMap((one) => wordsOf(one.text))
    .filter((word) => word.length >= 5);
  claim(`up to ${new Set(long).size - 1} rivals`);
  expect(falsely).toHaveLength(7);
  const instead = falsely.filter(({heard: words}) =>
    /please (?:sense|sender|can't)/.test(words),
  );
  expect(instead).toHaveLength(4);
  expect(missed.map(({edited}) => edited)).toEqual([
    expect.stringContaining('on that attempt'),
    expect.stringContaining('The password you entered'),
  ]);
});

test('speaking again measures what the text says', () => {
  const [lowest, small] = [...measures.matchAll(/^Lowest.*: (.*)$/gm)].map(
    ([, number]) => number!,
  );
  const [, found, all] = /left out of a caption: (\d+) of (\d+) found/.exec(
    measures,
  )!;
  const [, noticed, same] = /sounds the same: (\d+) of (\d+) found/.exec(
    measures,
  )!;
  const [, byLength, changed] = /replaced in a caption: 46 of 46 found, (\d+) by length/.exec(measures)!.concat('46');
  const [, asLong, allAsLong, highest, missed, like] =
    /takes as long: (\d+) of (\d+) found, up to ([\d.]+), but not (“.*”), at (.*)$/m.exec(measures)!;
  expect(found).toBe(all);
  expect(Number(noticed)).toBeLessThan(Number(same));
  const [long, short] = ['longest', 'shortest'].map((which) =>
    rowOf(`Bug: the ${which} word recorded wrongly`),
  );
  expect([long!.again, short!.again]).toEqual([long!.tried, short!.tried]);
  claim(
    `all ${long!.tried + short!.tried} wrong words`,
    `recording the weakest half second has ${lowest}`,
    `weakest half second has ${small}`,
    `${byLength} of our ${changed}`,
    `${allAsLong} that take as long`,
    `gave away ${asLong} of them, with ${highest} at most`,
    `${missed}, with ${like}`,
    `${noticed} of ${same}`,
  );
});

test('what the text shows of files is in the files', () => {
  expect(read('../episode.txt')).toContain(read('script.txt').trim());
  const refusals = read('refusals.txt');
  expect(refusals.match(/^\S/gm)).toHaveLength(8);
  expect(refusals).toContain(read('refusal.txt').trim());
});
