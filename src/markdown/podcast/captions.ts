import {WebVTTParser} from 'webvtt-parser';
import {problem} from './problem';

/** What is said between two times, in seconds. */
type Cue = {start: number; end: number; text: string; line: number};

/** Digests of the text that a recording was made from, and of its audio. */
type Digests = {text: string; audio: string};

export type Captions = {
  cues: Cue[];
  /** Present if a program made them. */
  digests: Digests | undefined;
};

const unescapeCue = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

const made = /^NOTE text ([\da-f]{16}), audio ([\da-f]{16})$/m;

/**
 * Reads WebVTT.
 *
 * @param file its name in messages
 * @throws Error with file and line at the first mistake
 */
export function readCaptions(vtt: string, file: string): Captions {
  const {cues, errors} = new WebVTTParser().parse(vtt, 'metadata');
  const [error] = errors;
  if (error) {
    throw problem(file, error.line, `this is no WebVTT: ${error.message}`);
  }
  const lines = vtt.split('\n').flatMap((line, index) => (line.includes('-->') ? index + 1 : []));
  const [, text, audio] = made.exec(vtt) ?? [];
  return {
    cues: cues.map(({startTime, endTime, text: words}, index) => ({
      start: startTime,
      end: endTime,
      text: unescapeCue(words).replace(/\s+/g, ' ').trim(),
      line: lines[index] ?? 1,
    })),
    digests: text === undefined || audio === undefined ? undefined : {text, audio},
  };
}
