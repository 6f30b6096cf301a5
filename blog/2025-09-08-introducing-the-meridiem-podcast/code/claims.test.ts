import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {isInWords} from './choose';
import {
  asked,
  counted,
  doubted,
  fate,
  listened,
  ofSet,
  rejected,
  textsOf,
  ways,
  type Way,
} from './count';
import {countEdits} from './differ';
import {kinds, sets} from './human';
import {limit} from './proofread';
import {published} from './published';
import {twenty} from './time';
import {wordsOf} from './words';

const read = (path: string) =>
  readFileSync(new URL(path, import.meta.url), 'utf8');
const text = read('../index.mdx').replace(/\s+/g, ' ');
const table = text.replace(/ +\|/g, ' |');
const claim = (...claims: string[]) => {
  for (const words of claims) {
    expect(text).toContain(words);
  }
};
const word = 'no one two three four five six seven eight nine ten'.split(' ');
const changes = kinds.filter((kind) => kind !== 'right');
const slips = ['longest', 'similar', 'shortest'] as const;
const columns = ['tiny, exact', 'base, exact', 'base, weighed'] as const;
const flite = (kind: string) => ofSet(listened, `flite ${kind}`);
const refused = (kind: string, way: Way) =>
  flite(kind).filter((row) => ways[way](row, row.text, row.gaps.right!)).length;
const row = (name: string, [tiny, base, weighed]: number[]) =>
  expect(table).toContain(`| ${name} | ${tiny} | ${base} | **${weighed}** |`);

test('the counts are of what was heard', () => {
  expect(read('counted.txt')).toBe(counted());
  // Of each text in which a word was replaced, exactly one differs.
  for (const set of sets) {
    for (const kind of ['longest', 'shortest', 'similar'] as const) {
      for (const {text: wrong, row: {text: right}} of textsOf(set, kind)) {
        const words = wordsOf(wrong);
        expect(wordsOf(right).filter((one, at) => one !== words[at])).toHaveLength(1);
      }
    }
  }
});

test('as many are rejected as the table says', () => {
  for (const [set, name, changed] of [
    ['test', 'Test set: 94 right', 470],
    ['tuning', 'Tuning set: 38 right', 190],
    ['austen', 'Austen:[^novel] 5 right', 25],
  ] as const) {
    const all = ofSet(listened, set).length;
    expect([name, changed]).toEqual([
      name.replace(/\d+(?= right)/, String(all)),
      all * changes.length,
    ]);
    row(
      name,
      columns.map((way) => rejected(set, 'right', way)),
    );
    row(
      `${changed} changed`,
      columns.map((way) =>
        changes.reduce((sum, kind) => sum + rejected(set, kind, way), 0),
      ),
    );
  }
  row(
    'Our episode: 23 right',
    columns.map((way) => refused('right', way)),
  );
  for (const kind of slips) {
    row(
      `${kind} word misspoken`,
      columns.map((way) => refused(kind, way)),
    );
  }
});

test('the text says what the table does', () => {
  const exact = rejected('test', 'right', 'base, exact');
  const slipped = slips.flatMap(flite);
  const passed = (kind: string) => flite(kind).length - refused(kind, 'base, weighed');
  const missed = slips.reduce((sum, kind) => sum + passed(kind), 0);
  claim(
    `wrote ${94 - exact} of 94 sentences as they were in the script, and of ${slipped.length} words that a voice misspoke`,
    'it also noticed each of 470 texts',
    `wrote down ${94 - exact} of 94 sentences`,
    `false alarms from ${refused('right', 'base, exact')} to ${word[refused('right', 'base, weighed')]} in 23 sentences, but passed ${missed} of ${slipped.length} slips`,
    `weighing passes ${word[passed('shortest')]} of the 23 short words`,
    `reject only ${word[rejected('test', 'longest', 'base, but one edit')]} of the 94 sentences whose longest`,
    `${announcedIn('tuning')} announcements of ten words or more`,
    `is ${announcedIn('test')} others of six`,
  );
  expect(2 * passed('shortest')).toBeGreaterThan(missed);
  const errors = /^test:[^]*?tiny ([\d.]+)%, base ([\d.]+)%/m.exec(counted())!;
  claim(`Base got ${errors[2]}% of the test set’s words wrong, tiny ${errors[1]}%`);
  const fates = slipped.map((one) => fate(one, one.base));
  const count = (is: string) => fates.filter((one) => one === is).length;
  claim(
    `was said in ${count('as said')} of these ${slipped.length}, something else in ${count('other')}, and the script’s in only ${word[count('the script’s')]}`,
    `misspoke, only ${word[count('the script’s')]} as the script has them`,
    'it took “a” for “the”, and “sentences” for “sentence”',
  );
  const smoothed = slipped.filter((_, at) => fates[at] === 'the script’s');
  expect(smoothed.map(({from, to}) => [to, from]).sort()).toEqual([
    ['a', 'the'],
    ['sentences', 'sentence'],
  ]);
  const time = flite('shortest').find(({base}) => base.includes('at its time'))!;
  expect([time.from, time.to, time.gaps.right! <= 0.5]).toEqual(['a', 'is', true]);
});

const announcedIn = (set: string) => ofSet(listened, set).length;

test('the limit does on the sets that it was chosen on what the text says', () => {
  const gaps = (isRight: boolean) => [
    ...kinds
      .filter((kind) => (kind === 'right') === isRight)
      .flatMap((kind) => textsOf('tuning', kind).map(({gap}) => gap)),
    ...(isRight ? ['right'] : slips).flatMap(flite).map((one) => one.gaps.right!),
  ];
  const [right, wrong] = [gaps(true), gaps(false)];
  const errors = (most: number) => [
    right.filter((gap) => gap > most).length,
    wrong.filter((gap) => gap <= most).length,
  ];
  const [alarms, misses] = errors(limit);
  const [more, fewer] = errors(0);
  claim(
    `about ${Math.round(Math.exp(limit))} times less likely (a difference of ${limit} in natural logarithms)`,
    `gets ${alarms} of ${right.length} right texts and ${misses} of ${wrong.length} wrong ones wrong; a limit of 0 gets ${more} and ${word[fewer!]!.replace('two', '2')} wrong`,
  );
});

test('the doubts in right texts are as the text says', () => {
  const alarms = doubted('test').map((one) => one.row);
  expect(alarms).toHaveLength(7);
  const first = alarms.filter(({text: right, base}) => base.replace(/^\d\. /, '') === right);
  expect(first).toHaveLength(2);
  claim(`“${first[0]!.base.slice(0, 23)}…”`);
  expect(
    alarms.filter(({text: right, base}) => /^To /.test(right) && base.startsWith('2. ')),
  ).toHaveLength(2);
  expect(alarms.filter(({base}) => base.includes('★'))).toHaveLength(1);
  const menu = alarms.find(({text: right}) => right.includes('Dial one'))!;
  expect(menu.base.match(/dial \d/g)).toEqual(['dial 2', 'dial 3', 'dial 4']);
  const folder = alarms.find(({base}) => base === 'Which folder should I say this message to?')!;
  expect(folder.text).toContain('save the message');
  const tuning = doubted('tuning').map((one) => one.row);
  expect(tuning).toHaveLength(2);
  for (const {tiny, base} of tuning) {
    expect(countEdits(tiny, base)).toBe(0);
  }
  expect(tuning[0]!.base).toContain('that is not');
  expect(tuning[0]!.text).toContain('that\'s not');
  claim(
    `“${tuning[1]!.text.split('.')[0]}”`,
    `transcript="${tuning[1]!.base}"`,
  );
  expect(doubted('austen').map((one) => one.row.text.slice(15, 38))).toEqual([
    'a more a amiable woman ',
  ]);
  const preferred = read('chosen.txt').match(/(?<=PocketSphinx prefers ).*/g);
  expect(preferred).toEqual(Array.from({length: 4}, () => 'Moonshine'));
  const inWords = sets.flatMap(doubted).filter(({row: {base}}) => isInWords(base));
  expect(read('chosen.txt').match(/Moonshine: .*/g)).toEqual(
    inWords.map(({row: {base}, gap}) => `Moonshine: ${wordsOf(base).join(' ')} (${gap.toFixed(1)})`),
  );
});

test('PocketSphinx heard what the text says', () => {
  expect(asked.map((one) => one.text)).toEqual(ofSet(listened, 'test').map((one) => one.text));
  const count = (way: 'only' | 'rivals', kind: string) =>
    asked.filter((one) => one[way].includes(kind)).length;
  const anything = asked.filter((one) => countEdits(one.text, one.anything) > 0);
  claim(
    `differs from ${anything.length} of the 94 right sentences`,
    `accepted ${94 - count('only', 'longest')} of the 94 whose longest word`,
    `and ${word[count('rivals', 'right')]} right ones, but only ${count('rivals', 'similar')} of the 94 similar words`,
    `It caught ${count('rivals', 'similar')} similar words, not 65`,
  );
  expect(count('rivals', 'longest')).toBe(94);
});

test('our episode is what it says, and the times are those that were measured', () => {
  expect(published).toHaveLength(23);
  expect(twenty(listened)).toEqual(ofSet(listened, 'test').slice(0, 20));
  const seconds = (name: string) => new RegExp(`^${name}: (\\d+) s$`, 'm').exec(read('time.txt'))![1]!;
  claim(
    `took ${seconds('base')} seconds of one processor core with base, ${seconds('tiny')} with tiny, and ${seconds('pocketsphinx')} for PocketSphinx`,
  );
});
