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
import {nearWords} from './near';
import {replaced, withWord, wordErrors, wordsOf, type Wrong} from './words';

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

/** The announcements of six words or more, each text once: what is left out has symbols, or words that the recogniser lacks. */
export function candidates(): Array<
  Announcement & {isPlain: boolean; isKnown: boolean}
> {
  const known = knownWords();
  const seen = new Set<string>();
  return gunzipSync(readFileSync(list))
    .toString()
    .split('\n')
    .flatMap((line) => {
      const {name, text: written} =
        /^(?<name>[\w/-]+): (?<text>.*)$/.exec(line)?.groups ?? {};
      if (!name || !written) {
        return [];
      }
      const isLong = wordsOf(written).length >= 10;
      const set: Source = isLong && !/\d/.test(written) ? 'chosen' : 'unseen';
      const text = spelt(written);
      const words = wordsOf(text);
      const isPlain = !/[\d#*([]|\.\w/.test(text);
      const isKnown = words.every((word) => known.has(word));
      const audio = join(folder, `${name}.g722`);
      if (
        seen.has(words.join(' ')) ||
        words.length < 6 ||
        !existsSync(audio)
      ) {
        return [];
      }
      if (isPlain && isKnown) {
        seen.add(words.join(' '));
      }
      return [{set, audio, text, isPlain, isKnown}];
    });
}

/** Each text once, if it has nothing but words that the recogniser knows. */
export function announcements(): Announcement[] {
  const read = candidates()
    .filter(({isPlain, isKnown}) => isPlain && isKnown)
    .map(({set, audio, text}): Announcement => ({set, audio, text}));
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
export const kinds = ['right', 'other', 'similar', 'less', 'more'] as const;
type Kind = (typeof kinds)[number];

/** The texts, right and wrong, by rule, so that nobody chose. */
export function edits(texts: string[], words: string[]): Record<Kind, Wrong[]> {
  const other = replaced(texts, 'longest');
  return {
    right: texts.map((text) => ({text, from: '', to: ''})),
    other,
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
export const ways = ['anything', 'only', 'rivals', 'near'] as const;
type Way = (typeof ways)[number];

/** A text, and what is heard if it may be only this text, or also rivals of its long words: near ones of the 94 only. */
type Asked = Wrong & {only: string; rivals: string; near?: string};

export type Spoken = {
  set: Source;
  /** What is heard if it may be anything. */
  anything: string;
  /** Of other sets than the 94, only some kinds are asked. */
  asked: Record<'right' | 'other' | 'similar', Asked> &
    Partial<Record<Kind, Asked>>;
};

export const kindsOf = (set: Source): readonly Kind[] =>
  set === 'unseen' ? kinds : kinds.slice(0, 3);

async function listenTo(
  spoken: Announcement[],
  words: string[],
  near: (word: string) => string[],
): Promise<Spoken[]> {
  const [{set}] = spoken as [Announcement];
  const made = edits(
    spoken.map(({text}) => text),
    words,
  );
  const hearEach = (grammars?: string[]) =>
    hear(spoken.map(({audio}, at) => ({audio, grammar: grammars?.[at]})));
  const anything = await hearEach();
  const all = spoken.map((_, at) => ({
    set,
    anything: anything[at]!,
    asked: {} as Spoken['asked'],
  }));
  for (const kind of kindsOf(set)) {
    const wrong = made[kind];
    const nearer =
      set === 'unseen' && (await hearEach(grammarsOf(wrong, words, near)));
    const rivals = await hearEach(grammarsOf(wrong, words));
    const only = await hearEach(grammarsOf(wrong, []));
    wrong.forEach((one, at) => {
      all[at]!.asked[kind] = {
        ...one,
        only: only[at]!,
        rivals: rivals[at]!,
        ...(nearer && {near: nearer[at]!}),
      };
    });
  }
  return all;
}

async function listen(): Promise<Spoken[]> {
  const all = announcements();
  const near = nearWords();
  const heard: Spoken[] = [];
  for (const set of sets) {
    const spoken = all.filter((one) => one.set === set);
    // Five sentences of a novel have too few words to be rivals.
    const script =
      set === 'novel' ? all.filter((one) => one.set !== 'chosen') : spoken;
    const words = [...new Set(script.flatMap(({text}) => wordsOf(text)))];
    heard.push(...(await listenTo(spoken, words, near)));
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

export const differByS = ({from, to}: Wrong) => `${from}s` === to || from === `${to}s`;

/** Whether the answer is not the text. */
export const isRefused = (one: Spoken, kind: Kind, way: Way): boolean => {
  const asked = one.asked[kind]!;
  return !isHeard(asked.text, way === 'anything' ? one.anything : asked[way]!);
};

/** What was heard in the place of a wrong word, or nothing. */
const inPlace = ({text, to}: Wrong, heard = '') =>
  heard.split(' ')[wordsOf(text).indexOf(to)];

/** The words that were taken for others in a right text. */
export const mistaken = (one: Spoken, way: 'rivals' | 'near'): string[] => {
  const {text, [way]: heard = ''} = one.asked.right;
  const answer = heard.split(' ');
  return wordsOf(text).flatMap((word, at) =>
    heard === '' || word === answer[at] ? [] : `${word} as ${answer[at]}`,
  );
};

type Share = [some: number, all: number];

/** How probable it is that two shares differ at least so much by chance (Fisher's exact test, with two sides). */
export function fisher([a, n]: Share, [b, m]: Share): number {
  const choose = (all: number, some: number) => {
    let ways = 1;
    for (let at = 1; at <= some; at += 1) {
      ways *= (all - some + at) / at;
    }
    return ways;
  };
  const likelihood = (x: number) =>
    (choose(n, x) * choose(m, a + b - x)) / choose(n + m, a + b);
  const found = likelihood(a) * (1 + 1e-9);
  return Array.from({length: Math.min(n, a + b) + 1}, (_, x) => x)
    .filter((x) => a + b - x <= m)
    .map(likelihood)
    .filter((one) => one <= found)
    .reduce((sum, one) => sum + one, 0);
}

/** Whether the 38 raise more false alarms than the 94, by sentence and by long word. */
export function compared(spoken: Spoken[]): string {
  const shares = (by: (texts: Spoken[]) => number) =>
    (['unseen', 'chosen'] as const).map((set): Share => {
      const asked = spoken.filter((one) => one.set === set);
      const alarms = asked.filter((one) => isRefused(one, 'right', 'rivals'));
      return [alarms.length, by(asked)];
    });
  const longIn = (texts: Spoken[]) =>
    texts.flatMap((one) => wordsOf(one.asked.right.text)).filter(isAsked).length;
  return [
    ['sentence', shares((texts) => texts.length)] as const,
    ['long word', shares(longIn)] as const,
  ]
    .map(
      ([name, [unseen, chosen]]) =>
        `false alarms per ${name}, unseen ${unseen!.join(' of ')}, chosen ${chosen!.join(' of ')}: p = ${fisher(unseen!, chosen!).toFixed(2)}\n`,
    )
    .join('');
}

/** How often each way of asking refuses the right text and the wrong ones, of each set. */
export function counted(spoken: Spoken[]): string {
  const parts = sets
    .map((set) => {
      const asked = spoken.filter((one) => one.set === set);
      const count = (is: (one: Spoken) => boolean) => asked.filter(is).length;
      const perKind = (is: (one: Spoken, kind: Kind) => boolean) =>
        kindsOf(set)
          .map((kind) => count((one) => is(one, kind)))
          .join(', ');
      const long = asked
        .flatMap((one) => wordsOf(one.asked.right.text))
        .filter(isAsked);
      const edited = (one: Spoken, kind: Kind) => {
        const {text} = one.asked[kind]!;
        return Math.round(
          (wordErrors(text, one.anything) * wordsOf(text).length) / 100,
        );
      };
      const split = (way: Way) =>
        [true, false]
          .map((byS) => {
            const made = asked.filter(
              (one) => differByS(one.asked.similar) === byS,
            );
            const caught = made.filter((one) => isRefused(one, 'similar', way));
            return `${caught.length} of ${made.length}`;
          })
          .join(', ');
      const asking = ways.filter((way) => way !== 'near' || set === 'unseen');
      const lines = asking.map(
        (way) => `${way}: ${perKind((one, kind) => isRefused(one, kind, way))}`,
      );
      const details = (['rivals', 'near'] as const)
        .filter((way) => asking.includes(way))
        .flatMap((way) => {
          const falsely = asked.filter((one) => isRefused(one, 'right', way));
          const passed = asked
            .filter((one) => !isRefused(one, 'similar', way))
            .map((one) => one.asked.similar);
          const elsewhere = count(
            (one) =>
              isRefused(one, 'similar', way) &&
              [one.asked.similar.to, undefined].includes(
                inPlace(one.asked.similar, one.asked.similar[way]),
              ),
          );
          return [
            `${way}, right texts refused: ${falsely.length} of ${asked.length} (${range(falsely.length, asked.length)}), one in ${Math.round(long.length / falsely.length)} of ${long.length} long words`,
            `${way}, similar words that pass, those that differ by an s, and refused for another word: ${passed.length}, ${passed.filter(differByS).length}, ${elsewhere}`,
            `${way}, similar words that differ by an s, and others, caught: ${split(way)}`,
            `${way}, similar words caught: ${range(asked.length - passed.length, asked.length)}`,
          ];
        });
      const falsely = count((one) => isRefused(one, 'right', 'rivals'));
      const found = count((one) => isRefused(one, 'other', 'rivals'));
      return [
        `${set}: ${asked.length} texts. Refused of the ${kindsOf(set).join(', ')}:`,
        ...lines,
        `anything, with one edit allowed: ${perKind((one, kind) => edited(one, kind) > 1)}`,
        ...details,
        `rivals, refused of 100 texts of which one has another word: ${(found / asked.length + (99 * falsely) / asked.length).toFixed(1)}`,
        '',
      ].join('\n');
    })
    .join('\n');
  return `${parts}\n${compared(spoken)}`;
}

/** Asks again, of the 94, only with rivals that sound alike, for a change of their rule. */
async function listenNear(spoken: Spoken[]): Promise<void> {
  const near = nearWords();
  const unseen = spoken.filter(({set}) => set === 'unseen');
  const audio = announcements().filter(({set}) => set === 'unseen');
  const words = [
    ...new Set(unseen.flatMap(({asked}) => wordsOf(asked.right.text))),
  ];
  for (const kind of kinds) {
    const asked = unseen.map((one) => one.asked[kind]!);
    const grammars = grammarsOf(asked, words, near);
    const heard = await hear(
      audio.map((one, at) => ({audio: one.audio, grammar: grammars[at]})),
    );
    asked.forEach((one, at) => {
      one.near = heard[at]!;
    });
  }
}

// Run by itself, this writes what the post counts. `tsx code/human.ts near` asks only what the
// rule of near.ts changes, and `tsx code/human.ts count` nothing.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = (name: string) => join(import.meta.dirname, name);
  const kept = async () => {
    const spoken = JSON.parse(
      readFileSync(file('human.json'), 'utf8'),
    ) as Spoken[];
    if (process.argv[2] === 'near') {
      await listenNear(spoken);
    }
    return spoken;
  };
  void (process.argv[2] ? kept() : listen()).then((spoken) => {
    writeFileSync(file('human.json'), `${JSON.stringify(spoken, null, 2)}\n`);
    writeFileSync(file('human.txt'), counted(spoken));
  });
}
