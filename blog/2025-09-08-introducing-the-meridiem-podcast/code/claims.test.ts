import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {countFaults, type Misspoken} from './faults';
import {settings} from './further';
import {
  compared,
  counted,
  differByS,
  edits,
  isRefused,
  kinds,
  kindsOf,
  mistaken,
  ways,
  type Spoken,
} from './human';
import {grammarOf, isAsked, isHeard} from './listen';
import {nearWords} from './near';
import {trials} from './rivals';
import {score} from './score';
import {published, wordsOf} from './words';

const read = (path: string) =>
  readFileSync(new URL(path, import.meta.url), 'utf8');
const text = read('../index.mdx').replace(/\s+/g, ' ');
const table = text.replace(/ +\|/g, ' |');
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
    .find((one) => one.startsWith(`${line}: `))!
    .match(/(?<=: .*)\d+(?:\.\d+)?/g)!
    .map(Number) as [number, number, number, number, number];
const textOf = (one: Spoken) => one.asked.right.text;
const claim = (...claims: string[]) => {
  for (const words of claims) {
    expect(text).toContain(words);
  }
};
const word = [
  'no',
  ...'one two three four five six seven eight nine'.split(' '),
];

test('the text shows a grammar in parts', () => {
  const shown = read('grammar.txt').trim().replace(/\s+/g, ' ').split('… ');
  const texts = unseen.map(textOf);
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
    const script =
      texts === novel ? [...unseen, ...novel].map(textOf) : texts.map(textOf);
    const words = [...new Set(script.flatMap(wordsOf))];
    const made = edits(texts.map(textOf), words);
    for (const kind of kindsOf(texts[0]!.set)) {
      expect(made[kind].map((one) => one.text)).toEqual(
        texts.map(({asked}) => asked[kind]!.text),
      );
    }
  }
});

test('of the 94, as many are rejected as the table says', () => {
  expect(unseen).toHaveLength(94);
  const rejected = kinds.map((kind) =>
    ways.map(
      (way) => unseen.filter((one) => isRefused(one, kind, way)).length,
    ),
  );
  const names = [
    'read the script (false alarms)',
    'said an unrelated word',
    'said a similar word',
    'said an extra word',
    'left a word out',
  ];
  for (const [at, [anything, only, rivals, near]] of rejected.entries()) {
    expect(table).toContain(
      `| ${names[at]} | ${anything} | ${only} | **${rivals}** | ${near} |`,
    );
  }
  expect(score(unseen.map((one) => one.anything), spoken)).toBe(
    kinds
      .map((kind, at) => `${kind}: ${rejected[at]![0]} of 94 refused\n`)
      .join(''),
  );
  expect(rejected.map(([, , rivals]) => rivals)).toEqual([5, 94, 64, 44, 94]);
});

test('of the 94, as many are rejected as the text says', () => {
  const dictated = numbers('unseen', 'anything');
  const tolerant = numbers('unseen', 'anything, with one edit allowed');
  const only = numbers('unseen', 'only');
  const near = numbers('unseen', 'near');
  const [passed, differByS] = numbers(
    'unseen',
    'rivals, similar words that pass, those that differ by an s, and refused for another word',
  );
  const [, passedBut, elsewhere] = numbers(
    'unseen',
    'near, similar words that pass, those that differ by an s, and refused for another word',
  );
  const [, , low, high] = numbers('unseen', 'rivals, right texts refused');
  expect(passedBut).toBe(1);
  claim(
    `would reject ${dictated[0]} of 94 correct sentences`,
    `reject ${dictated[0]} of the 94 right sentences`,
    `Of ${unseen.length} similar words, it caught ${numbers('unseen', 'rivals')[2]}`,
    `rejects ${tolerant[0]} right ones, and passes ${unseen.length - tolerant[1]} of those`,
    `Of the ${passed} that passed, ${differByS} differ`,
    `It caught ${near[2]} of the similar words, all but ${word[elsewhere]} of them in the right place`,
    `rose from five to ${near[0]}`,
    `is ${low} to ${high}% of sentences for the 94 and ${numbers('chosen', 'rivals, right texts refused').slice(2, 4).join(' to ')}% for the 38, and that of similar words caught is ${numbers('unseen', 'rivals, similar words caught').slice(0, 2).join(' to ')}%`,
  );
  expect(only.slice(0, 3)).toEqual([1, 1, 1]);
  expect(
    Math.round(
      numbers(
        'unseen',
        'rivals, refused of 100 texts of which one has another word',
      )[0],
    ),
  ).toBe(6);
  // The one that is rejected with nothing but itself to choose is one sentence, right or wrong.
  expect(unseen.filter((one) => isRefused(one, 'right', 'only'))).toEqual(
    unseen.filter((one) => isRefused(one, 'other', 'only')),
  );
  const long = unseen.flatMap((one) => wordsOf(textOf(one))).filter(isAsked);
  claim(`to ${new Set(long).size - 1} others`);
  // Of each kind of wrong text, none has two wrong words.
  for (const one of unseen) {
    const right = wordsOf(textOf(one));
    const wrong = wordsOf(one.asked.similar.text);
    expect(right.filter((each, at) => each !== wrong[at])).toHaveLength(1);
  }
});

test('the command in the text searches as widely as ours', () => {
  const flags = read('ask.sh').match(/-\w*beam \S+/g)!;
  const widely = /widely = \[(.*?)\]/s.exec(read('listen.ts'))![1]!;
  expect(flags.join(' ')).toBe(
    widely.replace(/[',]/g, '').trim().replace(/\s+/g, ' '),
  );
});

test('the sentences that the text quotes were heard so', () => {
  const weasels = unseen.find((one) => textOf(one).startsWith('Weasels'))!;
  const {right, other} = weasels.asked;
  claim(
    `“${right.text}” became “${weasels.anything}”`,
    `“${right.rivals}”`,
    '“themselves” is as near',
  );
  expect(isHeard(right.text, right.rivals)).toBe(true);
  expect(other.text).toBe('different have eaten our phone system');
  expect(isHeard(other.text, other.only)).toBe(true);
  expect(other.rivals).toBe('themselves have eaten our phone system');
  const alarms = unseen.filter((one) => isRefused(one, 'right', 'rivals'));
  expect(alarms.flatMap((one) => mistaken(one, 'rivals')).sort()).toEqual([
    'active as again',
    'envelope as another',
    'later as leader',
    'other as another',
  ]);
  const silent = alarms.filter((one) => one.asked.right.rivals === '');
  expect(silent.map((one) => wordsOf(textOf(one)).length)).toEqual([41]);
  expect(
    unseen.some(
      ({asked: {similar}}) =>
        similar.from === 'messages' &&
        similar.to === 'message' &&
        isHeard(similar.text, similar.rivals),
    ) ||
      unseen.some(
        ({asked: {similar}}) =>
          similar.from === 'message' &&
          similar.to === 'messages' &&
          isHeard(similar.text, similar.rivals),
      ),
  ).toBe(true);
});

test('the rule makes the rivals that the text names', () => {
  const near = nearWords();
  expect(near('weasels')).toEqual(
    'weasel diesels measles weevils wheezes'.split(' '),
  );
  expect(near('press')).not.toContain('pres');
  claim('“weasel”, “diesels”, “measles”, “weevils” and “wheezes”');
  const taken = unseen.flatMap((one) => mistaken(one, 'near'));
  for (const pair of ['begin as began', 'callers as collars']) {
    expect(taken).toContain(pair);
  }
});

test('the announcements that chose the settings and the other voice are heard as the text says', () => {
  const [right, other] = numbers('chosen', 'rivals');
  expect(chosen).toHaveLength(38);
  expect(chosen.every((one) => wordsOf(textOf(one)).length >= 10)).toBe(true);
  expect([right, other]).toEqual([7, 36]);
  const perWord = (['unseen', 'chosen'] as const).map(
    (set) => numbers(set, 'rivals, right texts refused')[4],
  );
  claim(
    `one in ${perWord[1]} against one in ${perWord[0]}`,
  );
  const chance = [...compared(spoken).matchAll(/p = (.*)$/gm)].map(
    ([, p]) => p,
  );
  expect(counts.endsWith(`\n\n${compared(spoken)}`)).toBe(true);
  claim(
    `than of the 94 (p = ${chance[0]} by`,
    `twelve alarms are too few to tell apart (p = ${chance[1]})`,
  );
  const [alarms] = numbers(
    'chosen',
    'rivals, refused of 100 texts of which one has another word',
  );
  expect(Math.round(alarms)).toBe(19);
  expect(novel).toHaveLength(5);
  expect(numbers('novel', 'rivals').slice(0, 2)).toEqual([0, 5]);
  expect(spoken).toHaveLength(38 + 94 + 5);
});

test('fewer and more rivals, and forms with an s, do what the text says', () => {
  const printed = read('rivals.txt');
  const found = (line: string) =>
    Number(new RegExp(`^${line} text: (\\d+) of`, 'm').exec(printed)![1]);
  const [many, few, missed] = trials.map(([size, kind]) =>
    found(`${size} rivals, ${kind}`),
  ) as [number, number, number];
  claim(
    `With 40 of the script’s words, there was ${word[few]}, but only ${missed} of the 94`,
    `with 640, most of them drawn from the dictionary, there were ${word[many]}.`,
  );
});

test('of similar words, pairs with an s and others are caught as the text says', () => {
  const printed = read('rivals.txt');
  const split = (set: Spoken['set']) =>
    /^rivals, similar words that differ by an s, and others, caught: (.*), (.*)$/m
      .exec(counts.split(/\n\n/).find((part) => part.startsWith(set))!)!
      .slice(1);
  for (const [set, name] of [
    ['unseen', '94'],
    ['chosen', '38'],
  ] as const) {
    const [alarms, unrelated] = numbers(set, 'rivals');
    const [falsely, similar, byS] = [
      'right text',
      'similar text',
      'similar text that differs by an s',
    ].map((line) =>
      new RegExp(`^${set}, with or without an s, ${line}: (\\d+) of (\\d+) `, 'm')
        .exec(printed)!
        .slice(1)
        .map(Number),
    ) as Array<[number, number]> as [
      [number, number],
      [number, number],
      [number, number],
    ];
    const others = [0, 1].map((at) => similar[at]! - byS[at]!);
    expect(byS[1]).toBe(
      of(set).filter((one) => differByS(one.asked.similar)).length,
    );
    const all = of(set).length;
    expect(table).toContain(
      `| the ${name} | ${alarms} of ${all} | ${unrelated} of ${all} | ${numbers(set, 'rivals')[2]} of ${all} |`,
    );
    expect(table).toContain(
      `| the ${name}, the script’s words | ${alarms} | ${split(set).join(' | ')} | | the ${name}, with “s” forms | ${falsely[0]} | ${byS.join(' of ')} | ${others.join(' of ')} |`,
    );
  }
  const [alarms, unrelated] = numbers('novel', 'rivals');
  expect(table).toContain(
    `| 5 of Austen | ${alarms} of 5 | ${unrelated} of 5 | ${split('novel')[1]} |`,
  );
});

test('Flite speaks the 94 texts, and sentences are left out, as the text says', () => {
  const printed = read('further.txt');
  const found = (line: string) =>
    Number(new RegExp(`^${line}: (\\d+) of 94 `, 'm').exec(printed)![1]);
  const [added, falsely] = ['a word added', 'nothing'].map((line) =>
    found(`flite speaks the 94, ${line}`),
  );
  const [usual, equal] = settings.map(([name]) =>
    ['right', 'other', 'similar'].map((kind) =>
      found(`${name}, ${kind} text`),
    ),
  ) as [number[], number[]];
  const [alarms, other, similar] = usual;
  claim(
    `caught only ${numbers('unseen', 'rivals')[3]} of the 94 above`,
    `when Flite spoke the texts of the 94, it caught ${added}, with ${word[falsely!]} false alarms`,
    `without them, it caught ${other} unrelated and ${similar} similar words, with ${word[alarms!]} false alarms;`,
    `with equal weights, ${equal[1]} and ${equal[2]}, with ${word[equal[0]!]}.`,
  );
  const [, unknown] = /for unknown words (\d+)$/m.exec(printed)!;
  claim(`left out ${unknown} announcements with words`);
});

test('what our voice misspoke is caught as the text says', () => {
  const all = JSON.parse(read('faults.json')) as Misspoken[];
  expect(read('faults.txt')).toBe(countFaults(all));
  const tried = (kind: string) => all.filter((one) => one.kind.includes(kind));
  const caught = (kind: string) =>
    tried(kind).filter((one) => !isHeard(one.caption, one.rivals));
  expect(published).toHaveLength(23);
  for (const kind of new Set(all.map((one) => one.kind))) {
    expect(tried(kind).map(({caption}) => caption)).toEqual(
      published.map((one) => one.text),
    );
  }
  expect(caught('No fault')).toEqual([]);
  const similar = caught('similar');
  const [other, skipped, added] = [
    'longest word said as another',
    'not said',
    'too many',
  ].map((kind) => caught(kind).length);
  claim(
    `caught all ${skipped} words that it skipped and ${added} of 23 that it added`,
    `Of our own voice’s wrong words, it caught ${other} of 23 long ones`,
  );
  expect(table).toContain(
    `| 23 by Flite | 0 of 23 | ${other} of 23 | ${similar.length} of 23 |`,
  );
  const short = caught('shortest');
  expect(short.map(({written, said}) => [written, said])).toEqual([['a', 'is']]);
  claim('Of 23 short words, it caught only one');
  const wrong = all.filter(({kind}) => kind !== 'No fault');
  claim(
    `${wrong.filter(({differs}) => differs).length} of these ${wrong.length} slips`,
  );
});
