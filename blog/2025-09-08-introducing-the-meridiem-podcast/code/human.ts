// The recordings that recognisers are tried on, and the right and wrong texts that they are compared with. Needs
// Debian's asterisk-core-sounds-en-g722, asterisk-core-sounds-en, pocketsphinx-en-us and pocketsphinx-testdata.
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gunzipSync} from 'node:zlib';
import {distance} from 'fastest-levenshtein';
import {isAsked, knownWords} from './listen';
import {
  longest,
  replaced,
  shortest,
  withWord,
  wordsOf,
  type Wrong,
} from './words';

const list = '/usr/share/doc/asterisk-core-sounds-en/core-sounds-en.txt.gz';
const folder = '/usr/share/asterisk/sounds/en_US_f_Allison';
const novel = '/usr/share/pocketsphinx/test/data/librivox';

export const isInstalled = () =>
  [list, folder, novel].every((path) => existsSync(path));

const digits = 'zero one two three four five six seven eight nine'.split(' ');
const spelt = (text: string) =>
  text.replaceAll(/(?<![\w.])\d(?!\w)/g, (digit) => digits[Number(digit)]!);

/**
 * `tuning`: the announcements of ten words or more without digits, with which the settings were chosen.
 * `test`: all others of six words or more. `austen`: other voices.
 */
export const sets = ['tuning', 'test', 'austen'] as const;
export type Announcement = {
  set: (typeof sets)[number];
  audio: string;
  text: string;
};

/** Each text once, if it has nothing but words that PocketSphinx knows. */
export function announcements(): Announcement[] {
  const known = knownWords();
  const seen = new Set<string>();
  const read = gunzipSync(readFileSync(list))
    .toString()
    .split('\n')
    .flatMap((line): Announcement[] => {
      const {name, text: written = ''} =
        /^(?<name>[\w/-]+): (?<text>.*)$/.exec(line)?.groups ?? {};
      const isLong = wordsOf(written).length >= 10;
      const set = isLong && !/\d/.test(written) ? 'tuning' : 'test';
      const text = spelt(written);
      const words = wordsOf(text);
      const audio = join(folder, `${name}.g722`);
      if (
        words.length < 6 ||
        /[\d#*([]|\.\w/.test(text) ||
        !words.every((word) => known.has(word)) ||
        seen.has(words.join(' ')) ||
        !existsSync(audio)
      ) {
        return [];
      }
      seen.add(words.join(' '));
      return [{set, audio, text}];
    });
  const austen = [
    ...readFileSync(join(novel, 'transcription'), 'utf8').matchAll(
      /^<s> (.*) <\/s> \((.*)\)$/gm,
    ),
  ].map(([, text, name]): Announcement => ({
    set: 'austen',
    audio: join(novel, `${name}.wav`),
    text: text!,
  }));
  return [...read, ...austen];
}

/** What can be wrong with a text: nothing, or, compared with the sound, one of its words. */
export const kinds = [
  'right',
  'longest',
  'shortest',
  'similar',
  'less',
  'more',
] as const;
export type Kind = (typeof kinds)[number];

/** The texts, right and wrong, by rule, so that nobody chose. */
export function edits(texts: string[], words: string[]): Record<Kind, Wrong[]> {
  const other = replaced(texts, longest);
  return {
    right: texts.map((text) => ({text, from: '', to: ''})),
    longest: other,
    shortest: replaced(texts, shortest),
    // The other long word that is spelt most like the longest.
    similar: texts.map((text, at) => {
      const {from} = other[at]!;
      const near = (word: string) => distance(word, from);
      const to = words
        .filter((word) => isAsked(word) && word !== from)
        .reduce((best, word) => (near(word) < near(best) ? word : best));
      return {text: withWord(text, from, to), from, to};
    }),
    less: texts.map((text, at) => {
      const {from} = other[at]!;
      return {text: withWord(text, from, ''), from, to: ''};
    }),
    more: texts.map((text, at) => {
      const {from, to} = other[at]!;
      return {text: withWord(text, from, `${to} ${from}`), from: '', to};
    }),
  };
}

/** JSON, a line for each recording. */
export const written = (rows: unknown[]): string =>
  `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;

/** The words of the script that a sentence is from. Five sentences of a novel are too few. */
export const scriptOf = (
  set: string,
  all: Array<{set: string; text: string}>,
): string[] => [
  ...new Set(
    all
      .filter((one) => one.set === set || (set === 'austen' && one.set === 'test'))
      .flatMap(({text}) => wordsOf(text)),
  ),
];
