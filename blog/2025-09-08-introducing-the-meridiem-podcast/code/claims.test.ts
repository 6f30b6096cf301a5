import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {countFaults, type Misspoken} from './faults';
import {
  counted,
  differByS,
  edits,
  isFound,
  isRefused,
  kinds,
  kindsOf,
  mistaken,
  ways,
  type Spoken,
} from './human';
import {grammarOf, isAsked, isHeard} from './listen';
import {published} from './published';
import {withExtra} from './rivals';
import {score} from './score';
import {wordsOf} from './words';

const read = (path: string) =>
  readFileSync(new URL(path, import.meta.url), 'utf8');
const text = read('../index.mdx').replace(/\s+/g, ' ');
const table = text.replace(/ +\|/g, ' |');
const spoken = JSON.parse(read('human.json')) as Spoken[];
const of = (set: Spoken['set']) => spoken.filter((one) => one.set === set);
const [chosen, unseen, novel] = [of('chosen'), of('unseen'), of('novel')];
const counts = counted(spoken);
const textOf = (one: Spoken) => one.asked.right.text;
/** How many texts of a set are rejected. */
const rejected = (
  set: Spoken['set'],
  kind: (typeof kinds)[number],
  way: (typeof ways)[number] = 'rivals',
) => of(set).filter((one) => isRefused(one, kind, way)).length;
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
  const names = [
    'none (false alarms)',
    'longest word replaced',
    'shortest long word replaced',
    'longest word to a similar one',
    'longest word removed',
    'a long word put in',
  ];
  for (const [at, kind] of kinds.entries()) {
    const [anything, only, rivals] = ways.map((way) =>
      rejected('unseen', kind, way),
    );
    expect(table).toContain(
      `| ${names[at]} | ${anything} | ${only} | **${rivals}** |`,
    );
  }
  expect(
    score(
      unseen.map((one) => one.anything!),
      spoken,
    ),
  ).toBe(
    kinds
      .map((kind) => `${kind}: ${rejected('unseen', kind, 'anything')} of 94 refused\n`)
      .join(''),
  );
});

test('of the 94, as many are rejected as the text says', () => {
  const [, right, other] =
    /one edit allowed: right (\d+), other (\d+)/
      .exec(counts)!
      .map(Number);
  const passed = unseen.filter((one) => !isRefused(one, 'similar', 'rivals'));
  const byS = passed.filter((one) => differByS(one.asked.similar));
  claim(
    `at least one word wrong in ${rejected('unseen', 'right', 'anything')} of 94 sentences`,
    `objected to all ${rejected('unseen', 'other')} sentences whose longest word we had replaced, and to ${word[rejected('unseen', 'right')]} that were right`,
    `(${rejected('unseen', 'similar')} of 94) or when a word is added`,
    `reject ${rejected('unseen', 'right', 'anything')} of the 94 right sentences`,
    `rejects ${right} right ones, and passes ${94 - other!} of those`,
    `Of the ${passed.length} similar words that passed, ${byS.length} differ`,
    `It caught ${rejected('unseen', 'similar')} similar words, not 65`,
    `of the ${rejected('unseen', 'similar')} that were caught, ${unseen.filter((one) => isFound(one.asked.similar)).length} were rejected at that word`,
  );
  const inShow = (set: Spoken['set']) =>
    Math.round((300 * rejected(set, 'right')) / of(set).length);
  const [few, many] = ['unseen', 'chosen'].map(
    (set) =>
      new RegExp(`^${set}[^]*?^false alarms: (.*)$`, 'm').exec(counts)![1]!,
  ) as [string, string];
  claim(
    `${few} for the test set and ${many} for the tuning set`,
    `listen to ${inShow('unseen')} or ${inShow('chosen')} right sentences in 300 again`,
  );
  // The one that is rejected with nothing but itself to choose is one sentence, right or wrong.
  expect(unseen.filter((one) => isRefused(one, 'right', 'only'))).toEqual(
    unseen.filter((one) => isRefused(one, 'other', 'only')),
  );
  const long = unseen.flatMap((one) => wordsOf(textOf(one))).filter(isAsked);
  claim(`to ${new Set(long).size - 1} others`);
  // Of each kind of wrong text, none has two wrong words.
  for (const one of unseen) {
    const right = wordsOf(textOf(one));
    for (const kind of ['other', 'shorter', 'similar'] as const) {
      const wrong = wordsOf(one.asked[kind]!.text);
      expect(right.filter((each, at) => each !== wrong[at])).toHaveLength(1);
    }
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
    'PocketSphinx answers themselves have eaten',
  );
  expect(isHeard(right.text, right.rivals)).toBe(true);
  expect(other.text).toBe('different have eaten our phone system');
  expect(isHeard(other.text, other.only!)).toBe(true);
  expect(other.rivals).toBe('themselves have eaten our phone system');
  const alarms = unseen.filter((one) => isRefused(one, 'right', 'rivals'));
  expect(alarms.flatMap(mistaken).sort()).toEqual([
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

test('other sentences and voices are heard as the text says', () => {
  expect(chosen.every((one) => wordsOf(textOf(one)).length >= 10)).toBe(true);
  expect(spoken).toHaveLength(38 + 94 + 5);
  for (const [set, name] of [
    ['unseen', 'Test set'],
    ['chosen', 'Tuning set (same voice)'],
    ['novel', 'Austen'],
  ] as const) {
    const cells = (['right', 'other', 'similar'] as const).map(
      (kind) => `${rejected(set, kind)} of ${of(set).length}`,
    );
    expect(table).toContain(`| ${name} | ${cells.join(' | ')} |`);
  }
});

test('other rivals do what the text says', () => {
  const printed = read('rivals.txt');
  const found = (line: string) =>
    new RegExp(`^${line}: (\\d+) of (?:\\d+) refused(?:, (\\d+) of)?`, 'm')
      .exec(printed)!
      .slice(1)
      .map(Number) as [number, number];
  const forms = (kind: string) => found(`unseen, with or without an s, ${kind} text`);
  const [similar, byS] = forms('similar');
  claim(
    `caught ${similar} of the 94 similar words, with ${word[forms('right')[0]]} false alarms`,
  );
  const caught = unseen.filter((one) => isRefused(one, 'similar', 'rivals'));
  const before = caught.filter((one) => differByS(one.asked.similar));
  expect(similar - caught.length - (byS - before.length)).toBe(0);
  const chosenBy = (line: string) => found(`chosen, with ${line} text`)[0];
  claim(
    `caught all ${chosenBy('an extra word, less')} added words instead of ${chosenBy('none, less')}, but it also rejected ${chosenBy('an extra word, right')} of the 38 unchanged sentences instead of ${word[rejected('chosen', 'right')]}. We left`,
  );
  expect(
    withExtra(grammarOf('its blog', ['other']), ['other', 'word', 'words']),
  ).toBe(
    '#JSGF V1.0; grammar caption; <extra> = [ /0.000001/ other | /0.000001/ words ]; public <caption> = <extra> its <extra> blog <extra>;\n',
  );
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
  const [other, similar] = ['longest word said as another', 'similar'].map(
    (kind) => caught(kind).length,
  );
  claim(`it caught ${other} of 23 long ones`);
  expect(table).toContain(
    `| Flite (also used for tuning) | 0 of 23 | ${other} of 23 | ${similar} of 23 |`,
  );
  const short = caught('shortest');
  expect(short.map(({written, said}) => [written, said])).toEqual([
    ['a', 'is'],
  ]);
  claim('noticed one of 23, “is” for “a”');
});
