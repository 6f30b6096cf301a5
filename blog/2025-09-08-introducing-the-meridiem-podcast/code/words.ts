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
    text: text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  }));

// The recogniser knows American spelling only.
const american: Record<string, string> = {
  synthesised: 'synthesized',
  synthesiser: 'synthesizer',
  coloured: 'colored',
};

const wordsOf = (text: string) =>
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

/** What the recogniser heard in each recording, by the name of its fault: code/faults.ts writes it. */
export const transcripts = () =>
  JSON.parse(readFileSync(new URL('transcripts.json', import.meta.url), 'utf8')) as Record<
    string,
    string[]
  >;
