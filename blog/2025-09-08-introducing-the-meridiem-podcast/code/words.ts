import {WebVTTParser} from 'webvtt-parser';

/** A sentence, and when it is said, in seconds. */
export type Cue = {start: number; end: number; text: string};

/** The captions of a file: one sentence each. */
export const readCues = (vtt: string): Cue[] =>
  new WebVTTParser()
    .parse(vtt, 'metadata')
    .cues.map(({startTime, endTime, text}) => ({
      start: startTime,
      end: endTime,
      text: text
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&'),
    }));

// The recogniser knows American spelling only.
export const american: Record<string, string> = {
  synthesised: 'synthesized',
  synthesiser: 'synthesizer',
  coloured: 'colored',
};

/** The words of a text, as the recogniser spells them. */
export const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z']+/g) ?? []).map(
    (word) => american[word] ?? word,
  );

const first = (words: string[], isBetter: (a: string, b: string) => boolean) =>
  words.reduce((best, word) => (isBetter(word, best) ? word : best));
export const longest = (text: string) =>
  first(wordsOf(text), (one, best) => one.length > best.length);
export const shortest = (text: string) =>
  first(wordsOf(text), (one, best) => one.length < best.length);

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

/** By rule, so that nobody chose: one word becomes that of the next text that has another. */
export const replaced = (
  texts: string[],
  pick: (text: string) => string,
): Wrong[] =>
  texts.map((text, at) => {
    const from = pick(text);
    const to = [...texts.slice(at + 1), ...texts]
      .map(pick)
      .find((other) => other !== from)!;
    return {text: withWord(text, from, to), from, to};
  });
