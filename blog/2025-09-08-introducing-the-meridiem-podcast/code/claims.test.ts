import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {counted, type Spoken} from './human';
import {grammarOf, isAsked, isHeard} from './listen';
import {trials} from './rivals';
import {published, replaced, wordsOf} from './words';

const read = (path: string) =>
  readFileSync(new URL(path, import.meta.url), 'utf8');
const text = read('../index.mdx').replace(/\s+/g, ' ');
const [verdicts, measures] = read('faults.txt').split('\n\n') as [
  string,
  string,
];
const captions = published.map(({text: words}) => words);
const heard = JSON.parse(read('heard.json')) as {caption: string[]};
const spoken = JSON.parse(read('human.json')) as Spoken[];
const of = (set: Spoken['set']) => spoken.filter((one) => one.set === set);
const [chosen, unseen, novel] = [of('chosen'), of('unseen'), of('novel')];
const counts = counted(spoken);
/** The numbers of a line of human.txt. */
const numbers = (set: Spoken['set'], line: string) =>
  counts
    .split(/\n\n/)
    .find((part) => part.startsWith(set))!
    .split('\n')
    .find((one) => one.startsWith(line))!
    .match(/(?<=: .*)\d+(?:\.\d+)?/g)!
    .map(Number) as [number, number, number];

/** How often each fault was tried, and how often each test found it. */
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
});

test('together, the three tests find each fault', () => {
  expect(tried).toHaveLength(8);
  for (const row of tried) {
    expect([row.compare, row.again, row.listen]).toContain(row.tried);
  }
});

test('a misspoken word and a fast voice are found as the text says', () => {
  const [, found, all, byLength] =
    /(\d+) of (\d+) found, (\d+) by length/.exec(measures)!;
  expect(found).toBe(all);
  const of = (name: string) => tried.find(({fault}) => fault.includes(name))!;
  const [long, short] = [of('the longest word'), of('the shortest word')];
  expect(String(long.tried + short.tried)).toBe(all);
  claim(
    `caught all ${all} words that we misspoke on purpose (\`npx tsx code/faults.ts\`), ${byLength} of them by length; the recogniser caught ${long.listen + short.listen}.`,
  );
  expect(of('too fast')).toMatchObject({compare: 0, again: 0, listen: 1});
});

test('the text shows a grammar in parts', () => {
  const shown = read('grammar.txt').trim().replace(/\s+/g, ' ').split('… ');
  const texts = unseen.map(({text: words}) => words);
  const weasels = texts.find((words) => words.startsWith('Weasels'))!;
  let rest = grammarOf(weasels, texts).replace(/\s+/g, ' ');
  expect(rest.startsWith(shown[0]!)).toBe(true);
  for (const part of shown.map((one) => one.trim())) {
    expect(rest).toContain(part);
    rest = rest.slice(rest.indexOf(part) + part.length);
  }
  expect(rest.trim()).toBe('');
});

test('the counts are of what was heard', () => {
  expect(read('human.txt')).toBe(counts);
  for (const texts of [chosen, unseen, novel]) {
    const edited = replaced(
      texts.map((one) => one.text),
      'longest',
    );
    expect(edited.map((one) => one.text)).toEqual(
      texts.map(({other}) => other.text),
    );
  }
});

test('of the announcements that had no say, as many are refused as the text says', () => {
  const dictated = numbers('unseen', 'Dictation, 0');
  const tolerant = numbers('unseen', 'Dictation, 1');
  const only = numbers('unseen', 'Caption only');
  const rivals = numbers('unseen', 'Caption and rivals');
  const [right, other, similar] = rivals;
  const withSpoken = numbers('unseen', 'The same');
  const [passed, differByS] = numbers('unseen', 'Similar words');
  const [alarms] = numbers('unseen', 'Refused of 100');
  const [low, high] = numbers('unseen', 'Range');
  expect(unseen).toHaveLength(94);
  expect([other, right]).toEqual([94, 5]);
  expect(Math.round(alarms)).toBe(6);
  claim(
    `wrote down ${dictated[0]} of ${unseen.length} test sentences wrongly`,
    `${similar} of ${unseen.length} with a similar one`,
    'caught all 94 sentences with an unrelated long word',
    `refuse ${dictated[0]} of the ${unseen.length} right sentences`,
    `refuses ${tolerant[0]} right ones, and passes ${unseen.length - tolerant[1]} of those`,
    `Of the ${passed} that passed, ${differByS} differ`,
    `among the rivals, it caught ${withSpoken[2]} of the ${unseen.length}, but`,
    `is ${low} to ${high}% for the ${unseen.length} and ${numbers('chosen', 'Range').join(' to ')}% for the ${chosen.length}`,
  );
  const table = text.replace(/ +\|/g, ' |');
  for (const row of [
    `| anything (dictation) | ${dictated[1]} | ${dictated[2]} | ${dictated[0]} |`,
    `| only the text | ${only[1]} | ${only[2]} | ${only[0]} |`,
    `| **the text or rivals** | **${other}** | **${similar}** | **${right}** |`,
  ]) {
    expect(table).toContain(row);
  }
  // A grammar has one word in each place.
  const elsewhere = unseen.filter(({text: words, other}) => {
    const at = wordsOf(words).indexOf(other.from);
    return [undefined, other.to].includes(other.rivals.split(' ')[at]);
  });
  expect(elsewhere.map((one) => one.other.rivals)).toEqual(['']);
  const short = unseen.filter((one) => wordsOf(one.text).length < 10);
  expect(short.length).toBeGreaterThan(unseen.length / 2);
  // The one that is refused with nothing but itself to choose is one sentence, right or wrong.
  const refused = unseen.filter((one) => !isHeard(one.text, one.only));
  expect(refused).toEqual(
    unseen.filter((one) => !isHeard(one.other.text, one.other.only)),
  );
  const long = unseen.flatMap((one) => wordsOf(one.text)).filter(isAsked);
  claim(`to ${new Set(long).size - 1} others`);
});

test('the command in the text searches as widely as ours', () => {
  const flags = read('ask.sh').match(/-\w*beam \S+/g)!;
  const widely = /widely = \[(.*?)\]/.exec(read('listen.ts'))![1]!;
  expect(flags.join(' ')).toBe(widely.replace(/[',]/g, ''));
});

test('the sentences that the text quotes were heard so', () => {
  const weasels = unseen.find((one) => one.text.startsWith('Weasels'))!;
  claim(
    `“${weasels.text}” became “${weasels.anything}”`,
    `“${weasels.rivals}”`,
    `“${weasels.other.rivals}”`,
  );
  expect(isHeard(weasels.text, weasels.rivals)).toBe(true);
  expect(weasels.other.text).toBe('different have eaten our phone system');
  expect(isHeard(weasels.other.text, weasels.other.only)).toBe(true);
  const alarms = unseen
    .filter((one) => !isHeard(one.text, one.rivals))
    .map((one) => {
      const answer = one.rivals.split(' ');
      const words = wordsOf(one.text);
      return one.rivals === ''
        ? String(words.length)
        : words.flatMap((word, at) =>
            word === answer[at] ? [] : `${word}, ${answer[at]}`,
          );
    })
    .flat();
  expect(alarms.sort()).toEqual([
    '41',
    'active, again',
    'envelope, another',
    'later, leader',
    'other, another',
  ]);
  expect(
    unseen.some(({similar: {from, to, text: words, rivals}}) =>
      from === 'message' && to === 'messages' && isHeard(words, rivals),
    ),
  ).toBe(true);
});

test('the announcements that chose the settings and the other voice are heard as the text says', () => {
  const [right, other] = numbers('chosen', 'Caption and rivals');
  claim(`${chosen.length} of these announcements`);
  const [alarms] = numbers('chosen', 'Refused of 100');
  expect(Math.round(alarms)).toBe(19);
  const isLong = (one: Spoken) => wordsOf(one.text).length >= 10;
  const table = text.replace(/ +\|/g, ' |');
  for (const [name, asked] of [
    ['The 94: 6 to 9 words', unseen.filter((one) => !isLong(one))],
    ['The 94: 10 or more', unseen.filter(isLong)],
    ['The 38: 10 or more', chosen],
  ] as const) {
    const falsely = asked.filter((one) => !isHeard(one.text, one.rivals));
    const found = asked.filter(
      (one) => !isHeard(one.other.text, one.other.rivals),
    );
    expect(table).toContain(
      `| ${name} | ${falsely.length} of ${asked.length} | ${found.length} of ${asked.length} |`,
    );
  }
  expect(chosen.every(isLong)).toBe(true);
  expect([right, other]).toEqual([7, 36]);
  expect(novel).toHaveLength(5);
  expect(numbers('novel', 'Dictation, 0')[0]).toBe(5);
  expect(numbers('novel', 'Caption and rivals').slice(0, 2)).toEqual([0, 5]);
  expect(spoken).toHaveLength(38 + 94 + 5);
});

test('fewer and more rivals do what the text says', () => {
  const printed = read('rivals.txt');
  const [many, few, missed] = trials.map(
    ([size, which]) =>
      new RegExp(`^${size} rivals, ${which} text: (\\d+) of 94 refused$`, 'm').exec(printed)![1],
  );
  const word = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
  claim(
    `With 40 of the script’s words, there was ${word[Number(few)]}, but only ${missed} of the 94`,
    `with 640, most of them drawn from the dictionary, there were ${word[Number(many)]} (`,
  );
});
