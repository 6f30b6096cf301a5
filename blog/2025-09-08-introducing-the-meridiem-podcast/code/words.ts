import {readFileSync} from 'node:fs';
import {distance} from 'fastest-levenshtein';
import {WebVTTParser} from 'webvtt-parser';

export const episode = 'introducing-the-meridiem-podcast';

export const fileOf = (ending: string) =>
  new URL(`../../../static/podcast/${episode}.${ending}`, import.meta.url);

/** A sentence, and when it is said, in seconds. */
export type Cue = {start: number; end: number; text: string};

/** The captions that are published: one sentence each. */
export const published: Cue[] = new WebVTTParser()
  .parse(readFileSync(fileOf('vtt'), 'utf8'), 'metadata')
  .cues.map(({startTime, endTime, text}) => ({
    start: startTime,
    end: endTime,
    text: text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  }));

// The recogniser knows American spelling only.
const american: Record<string, string> = {
  synthesised: 'synthesized',
  synthesiser: 'synthesizer',
  coloured: 'colored',
};

/** The words of a text, as the recogniser spells them. */
export const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z']+/g) ?? []).map(
    (word) => american[word] ?? word,
  );

/** Words to replace, add or drop, per hundred words that were said. */
export function wordErrors(said: string, heard: string): number {
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
  const [a, b] = [encode(said), encode(heard)];
  return (100 * distance(a, b)) / a.length;
}

const longest = (text: string) =>
  wordsOf(text).reduce((best, word) =>
    word.length > best.length ? word : best,
  );
const shortest = (text: string) =>
  wordsOf(text).reduce((best, word) =>
    word.length < best.length ? word : best,
  );

/** A text in which one word is wrong: without `to`, it is left out, and without `from`, it was put in. */
export type Wrong = {text: string; from: string; to: string};

/** The text with something else for one of its words, which may be spelt in the British way, or with a capital. */
export function withWord(text: string, from: string, to: string): string {
  const written = text
    .match(/[a-z']+/gi)!
    .find((word) => wordsOf(word)[0] === from)!;
  const found = new RegExp(`(?<![a-z'])${written}(?![a-z'])`);
  return to === ''
    ? text.replace(new RegExp(`${found.source} ?`), '').trim()
    : text.replace(found, to);
}

/** By rule, so that nobody chose: the longest (or shortest) word becomes that of the next text that has another. */
export function replaced(
  texts: string[],
  which: 'longest' | 'shortest',
): Wrong[] {
  const pick = which === 'longest' ? longest : shortest;
  return texts.map((text, at) => {
    const from = pick(text);
    const to = [...texts.slice(at + 1), ...texts]
      .map(pick)
      .find((other) => other !== from)!;
    return {text: withWord(text, from, to), from, to};
  });
}
