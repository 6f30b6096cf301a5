// Slow: asks the recogniser about sentences that two people spoke. `tsx code/human.ts` writes human.json and human.txt.
// Needs the packages of listen.ts, and Debian's asterisk-core-sounds-en-g722, asterisk-core-sounds-en and
// pocketsphinx-testdata.
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {gunzipSync} from 'node:zlib';
import {distance} from 'fastest-levenshtein';
import {
  grammarOf,
  hear,
  isAsked,
  isHeard,
  knownWords,
} from './listen';
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
export const spelt = (text: string) =>
  text.replaceAll(/(?<![\w.])\d(?!\w)/g, (digit) => digits[Number(digit)]!);

/**
 * `chosen`: the announcements of ten words or more without digits, with which the settings were chosen.
 * `unseen`: all others of six words or more. `novel`: another voice.
 */
const sets = ['chosen', 'unseen', 'novel'] as const;
type Source = (typeof sets)[number];
export type Announcement = {set: Source; audio: string; text: string};

/** Each text once, if it has nothing but words that the recogniser knows. */
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
      const set = isLong && !/\d/.test(written) ? 'chosen' : 'unseen';
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
    set: 'novel',
    audio: join(novel, `${name}.wav`),
    text: text!,
  }));
  return [...read, ...austen];
}

/** What can be wrong with a text: nothing, or, compared with the sound, one of its long words. */
export const kinds = [
  'right',
  'other',
  'shorter',
  'similar',
  'less',
  'more',
] as const;
type Kind = (typeof kinds)[number];

/** The texts, right and wrong, by rule, so that nobody chose. */
export function edits(texts: string[], words: string[]): Record<Kind, Wrong[]> {
  const other = replaced(texts, longest);
  return {
    right: texts.map((text) => ({text, from: '', to: ''})),
    other,
    shorter: replaced(texts, (text) =>
      shortest(wordsOf(text).filter(isAsked).join(' ')),
    ),
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

/** Grammars that allow each text, or other words in the place of its long ones. */
export const grammarsOf = (
  made: Wrong[],
  words: string[],
  near?: (word: string) => string[],
): string[] =>
  made.map(({text, from}) =>
    grammarOf(
      text,
      // The word that is really spoken is left out, or it would be found too easily: a slip need not be in the script.
      words.filter((word) => word !== from),
      near,
    ),
  );

/** How a text is compared with the sound: what the recogniser may hear. */
export const ways = ['anything', 'only', 'rivals'] as const;
type Way = (typeof ways)[number];

/** A text, and what is heard with rivals; of the 94 also if it may be only this text. */
type Asked = Wrong & {only?: string; rivals: string};

export type Spoken = {
  set: Source;
  /** What is heard if it may be anything, of the 94. */
  anything?: string;
  /** Of other sets than the 94, only some kinds are asked. */
  asked: Record<'right' | 'other' | 'similar', Asked> &
    Partial<Record<Kind, Asked>>;
};

const first = ['right', 'other', 'similar'] as const;
export const kindsOf = (set: Source): readonly Kind[] =>
  set === 'unseen' ? kinds : first;

async function listenTo(
  spoken: Announcement[],
  words: string[],
): Promise<Spoken[]> {
  const [{set}] = spoken as [Announcement];
  const made = edits(
    spoken.map(({text}) => text),
    words,
  );
  const hearEach = (grammars?: string[]) =>
    hear(spoken.map(({audio}, at) => ({audio, grammar: grammars?.[at]})));
  const anything = set === 'unseen' && (await hearEach());
  const all = spoken.map((_, at) => ({
    set,
    ...(anything && {anything: anything[at]!}),
    asked: {} as Spoken['asked'],
  }));
  for (const kind of kindsOf(set)) {
    const wrong = made[kind];
    const only = set === 'unseen' && (await hearEach(grammarsOf(wrong, [])));
    const rivals = await hearEach(grammarsOf(wrong, words));
    wrong.forEach((one, at) => {
      all[at]!.asked[kind] = {
        ...one,
        ...(only && {only: only[at]!}),
        rivals: rivals[at]!,
      };
    });
  }
  return all;
}

async function listen(): Promise<Spoken[]> {
  const all = announcements();
  const heard: Spoken[] = [];
  for (const set of sets) {
    const spoken = all.filter((one) => one.set === set);
    // Five sentences of a novel have too few words to be rivals.
    const script =
      set === 'novel' ? all.filter((one) => one.set !== 'chosen') : spoken;
    const words = [...new Set(script.flatMap(({text}) => wordsOf(text)))];
    heard.push(...(await listenTo(spoken, words)));
  }
  return heard;
}

/** The range, in per cent, that has the share of which `some` of `all` is a sample, in 19 of 20 cases (Wilson). */
function range(some: number, all: number): string {
  const [z, share] = [1.96, some / all];
  const middle = share + z ** 2 / (2 * all);
  const half =
    z * Math.sqrt((share * (1 - share)) / all + (z / (2 * all)) ** 2);
  const bound = (sign: number) =>
    Math.round((100 * (middle + sign * half)) / (1 + z ** 2 / all));
  return `${bound(-1)} to ${bound(1)}%`;
}

export const differByS = ({from, to}: Wrong) =>
  `${from}s` === to || from === `${to}s`;

/** Whether the answer is not the text. */
export const isRefused = (one: Spoken, kind: Kind, way: Way): boolean => {
  const asked = one.asked[kind]!;
  return !isHeard(
    asked.text,
    way === 'anything' ? one.anything! : asked[way]!,
  );
};

/** Whether another word than the wrong one is heard in its place. */
export const isFound = ({text, to, rivals}: Asked) =>
  ![to, undefined].includes(rivals.split(' ')[wordsOf(text).indexOf(to)]);

/** The words that were taken for others in a right text. */
export const mistaken = (one: Spoken): string[] => {
  const {text, rivals} = one.asked.right;
  const answer = rivals.split(' ');
  return wordsOf(text).flatMap((word, at) =>
    rivals === '' || word === answer[at] ? [] : `${word} as ${answer[at]}`,
  );
};

/** Words to replace, add or drop. */
function wordEdits(said: string, heard: string): number {
  const letters = new Map<string, string>();
  // One letter for each word, so that a distance between texts counts words.
  const encode = (text: string) =>
    wordsOf(text)
      .map((word) => {
        const next = String.fromCharCode(0x4e00 + letters.size);
        letters.set(word, letters.get(word) ?? next);
        return letters.get(word)!;
      })
      .join('');
  return distance(encode(said), encode(heard));
}

/** How often each way of asking refuses the right text and the wrong ones, of each set. */
export const counted = (spoken: Spoken[]): string =>
  sets
    .map((set) => {
      const asked = spoken.filter((one) => one.set === set);
      const count = (is: (one: Spoken) => boolean) => asked.filter(is).length;
      const asking = kindsOf(set).map((kind) => {
        const heard = ways.filter((way) =>
          way === 'anything'
            ? set === 'unseen'
            : asked[0]!.asked[kind]![way] !== undefined,
        );
        const refused = heard.map(
          (way) => `${way} ${count((one) => isRefused(one, kind, way))}`,
        );
        return `${kind}: ${refused.join(', ')}`;
      });
      const edited = (kind: Kind) =>
        count(
          ({anything = '', asked: {[kind]: one}}) =>
            wordEdits(one!.text, anything) > 1,
        );
      const byS = asked.filter((one) => differByS(one.asked.similar));
      const caught = byS.filter((one) => isRefused(one, 'similar', 'rivals'));
      const found = count(({asked: {similar}}) => isFound(similar));
      return [
        `${set}: of ${asked.length}, refused:`,
        ...asking,
        ...(set === 'unseen'
          ? [
              `anything, with one edit allowed: right ${edited('right')}, other ${edited('other')}`,
            ]
          : []),
        `false alarms: ${range(
          count((one) => isRefused(one, 'right', 'rivals')),
          asked.length,
        )}`,
        `similar words that differ by an s: ${byS.length}, caught ${caught.length}`,
        `similar words for which another was heard: ${found}`,
        '',
      ].join('\n');
    })
    .join('\n');

/** One line for each recording. */
const written = (spoken: Spoken[]) =>
  `[\n${spoken.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`;

// Run by itself, this writes what the post counts; `tsx code/human.ts count` asks nothing.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = (name: string) => join(import.meta.dirname, name);
  const kept = () =>
    JSON.parse(readFileSync(file('human.json'), 'utf8')) as Spoken[];
  const asking =
    process.argv[2] === 'count' ? Promise.resolve(kept()) : listen();
  void asking.then((spoken) => {
    writeFileSync(file('human.json'), written(spoken));
    writeFileSync(file('human.txt'), counted(spoken));
  });
}
