// Slow: asks the recogniser about sentences that two people spoke. `tsx code/human.ts` writes human.json and human.txt.
// Needs the packages of listen.ts, and Debian's asterisk-core-sounds-en-g722, asterisk-core-sounds-en and
// pocketsphinx-testdata.
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {gunzipSync} from 'node:zlib';
import {distance} from 'fastest-levenshtein';
import {hear, isAsked, isHeard, knownWords, type Piece} from './listen';
import {replaced, wordErrors, wordsOf, type Wrong} from './words';

const list = '/usr/share/doc/asterisk-core-sounds-en/core-sounds-en.txt.gz';
const folder = '/usr/share/asterisk/sounds/en_US_f_Allison';
const novel = '/usr/share/pocketsphinx/test/data/librivox';

export const isInstalled = () =>
  [list, folder, novel].every((path) => existsSync(path));

const digits = 'zero one two three four five six seven eight nine'.split(' ');
const spelt = (text: string) =>
  text.replaceAll(/(?<![\w.])\d(?!\w)/g, (digit) => digits[Number(digit)]!);

/**
 * `chosen`: the announcements of ten words or more without digits, with which the settings were chosen.
 * `unseen`: all others of six words or more. `novel`: another voice.
 */
const sets = ['chosen', 'unseen', 'novel'] as const;
type Source = (typeof sets)[number];
type Announcement = {set: Source; audio: string; text: string};

/** Each text once, if it has nothing but words that the recogniser knows. */
export function announcements(): Announcement[] {
  const known = knownWords();
  const seen = new Set<string>();
  const read = gunzipSync(readFileSync(list))
    .toString()
    .split('\n')
    .flatMap((line): Announcement[] => {
      const {name, text} =
        /^(?<name>[\w/-]+): (?<text>.*)$/.exec(line)?.groups ?? {};
      if (!name || !text) {
        return [];
      }
      const isLong = wordsOf(text).length >= 10;
      const set = isLong && !/\d/.test(text) ? 'chosen' : 'unseen';
      return [{set, audio: join(folder, `${name}.g722`), text: spelt(text)}];
    })
    .filter(({audio, text}) => {
      const words = wordsOf(text);
      const isNew = !seen.has(words.join(' '));
      const isPlain =
        !/[\d#*([]|\.\w/.test(text) && words.every((word) => known.has(word));
      if (isNew && isPlain && words.length >= 6 && existsSync(audio)) {
        seen.add(words.join(' '));
        return true;
      }
      return false;
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

/** The longest word becomes the other long word that is spelt most like it. */
function alike(texts: string[], others: string[]): Wrong[] {
  return replaced(texts, 'longest').map(({text, from, to}) => {
    const near = (word: string) => distance(word, from);
    const most = others
      .filter((word) => word !== from)
      .reduce((best, word) => (near(word) < near(best) ? word : best));
    return {
      text: text.replace(new RegExp(`(?<![a-z'])${to}(?![a-z'])`), most),
      from,
      to: most,
    };
  });
}

/** A text with a wrong word, and what is heard if it may be only this text, or also rivals of its long words. */
type Edited = Wrong & {
  only: string;
  rivals: string;
  /** The same, with the word that is really spoken among the rivals. */
  rivalsWithSpoken: string;
};

export type Spoken = {
  set: Source;
  text: string;
  /** What is heard if it may be anything, only the text, or also rivals of its long words. */
  anything: string;
  only: string;
  rivals: string;
  /** The longest word replaced by that of the next text, or by the one spelt most like it. */
  other: Edited;
  similar: Edited;
};

async function listenTo(
  spoken: Announcement[],
  words: string[],
): Promise<Spoken[]> {
  const texts = spoken.map(({text}) => text);
  const pieces = (
    captions: string[],
    script: (at: number) => string[],
  ): Piece[] =>
    spoken.map(({audio}, at) => ({
      audio,
      caption: captions[at]!,
      script: script(at),
    }));
  const strictly = (captions: string[]) =>
    hear(
      pieces(captions, () => []),
      'caption',
    );
  const withRivals = (captions: string[], but: string[] = []) =>
    hear(
      pieces(captions, (at) => words.filter((word) => word !== but[at])),
      'caption',
    );
  const edit = async (edits: Wrong[]): Promise<Edited[]> => {
    const captions = edits.map(({text}) => text);
    const only = await strictly(captions);
    // The word that is spoken is left out: else it would be found too easily.
    const rivals = await withRivals(
      captions,
      edits.map(({from}) => from),
    );
    const rivalsWithSpoken = await withRivals(captions);
    return edits.map((one, at) => ({
      ...one,
      only: only[at]!,
      rivals: rivals[at]!,
      rivalsWithSpoken: rivalsWithSpoken[at]!,
    }));
  };
  const anything = await hear(
    pieces(texts, () => []),
    'anything',
  );
  const only = await strictly(texts);
  const rivals = await withRivals(texts);
  const other = await edit(replaced(texts, 'longest'));
  const similar = await edit(alike(texts, words.filter(isAsked)));
  return spoken.map(({set, text}, at) => ({
    set,
    text,
    anything: anything[at]!,
    only: only[at]!,
    rivals: rivals[at]!,
    other: other[at]!,
    similar: similar[at]!,
  }));
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

/** How many words of a text were heard wrongly. */
const errors = (text: string, heard: string) =>
  Math.round((wordErrors(text, heard) * wordsOf(text).length) / 100);

const differByS = ({from, to}: Wrong) => `${from}s` === to || from === `${to}s`;

/** How often each way of asking refuses the right text and the wrong ones, of each set. */
export function counted(spoken: Spoken[]): string {
  return sets
    .map((set) => {
      const asked = spoken.filter((one) => one.set === set);
      const count = (isRefused: (one: Spoken) => boolean) =>
        asked.filter(isRefused).length;
      const refused = (
        right: (one: Spoken) => boolean,
        other: (one: Spoken) => boolean,
        similar: (one: Spoken) => boolean,
      ) => [right, other, similar].map(count).join(', ');
      const tolerant = [0, 1, 2, 3].map((most) => {
        const many = (text: string, heard: string) =>
          errors(text, heard) > most;
        return `Dictation, ${most} words wrong allowed: ${refused(
          (one) => many(one.text, one.anything),
          (one) => many(one.other.text, one.anything),
          (one) => many(one.similar.text, one.anything),
        )}`;
      });
      const falsely = count((one) => !isHeard(one.text, one.rivals));
      const found = count((one) => !isHeard(one.other.text, one.other.rivals));
      const passed = asked
        .map(({similar}) => similar)
        .filter(({text, rivals}) => isHeard(text, rivals));
      return [
        `${set}: ${asked.length} texts. Refused of the right text, with another word, with a similar word:`,
        ...tolerant,
        `Caption only: ${refused(
          (one) => !isHeard(one.text, one.only),
          (one) => !isHeard(one.other.text, one.other.only),
          (one) => !isHeard(one.similar.text, one.similar.only),
        )}`,
        `Caption and rivals: ${refused(
          (one) => !isHeard(one.text, one.rivals),
          (one) => !isHeard(one.other.text, one.other.rivals),
          (one) => !isHeard(one.similar.text, one.similar.rivals),
        )}`,
        `The same, with the spoken word among the rivals: ${refused(
          (one) => !isHeard(one.text, one.rivals),
          (one) => !isHeard(one.other.text, one.other.rivalsWithSpoken),
          (one) => !isHeard(one.similar.text, one.similar.rivalsWithSpoken),
        )}`,
        `Range of right texts refused: ${range(falsely, asked.length)}`,
        `Similar words that pass, and those of them that differ by an s: ${passed.length}, ${passed.filter(differByS).length}`,
        `Refused of 100 texts of which one has another word: ${(found / asked.length + (99 * falsely) / asked.length).toFixed(1)}`,
        '',
      ].join('\n');
    })
    .join('\n');
}

// Run by itself, this writes what the post counts.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const write = (file: string, text: string) =>
    writeFileSync(join(import.meta.dirname, file), text);
  void listen().then((spoken) => {
    write('human.json', `${JSON.stringify(spoken, null, 2)}\n`);
    write('human.txt', counted(spoken));
  });
}
