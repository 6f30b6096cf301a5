import {WebVTTParser} from 'webvtt-parser';
import {escapeHtml} from '../../lib/escape-html';
import {problem} from './problem';

/** What is said between two times, in seconds. */
export type Cue = {start: number; end: number; text: string; line: number};

/** Digests of the text that a recording was made from, and of its audio. */
export type Digests = {text: string; audio: string};

export type Captions = {
  cues: Cue[];
  /** Present if a program made them. */
  digests: Digests | undefined;
};

const two = (value: number) => String(value).padStart(2, '0');

function timestamp(seconds: number): string {
  const all = Math.round(seconds * 1000);
  const [hours, minutes] = [Math.floor(all / 3_600_000), Math.floor(all / 60_000) % 60];
  const rest = Math.floor(all / 1000) % 60;
  return `${two(hours)}:${two(minutes)}:${two(rest)}.${String(all % 1000).padStart(3, '0')}`;
}

const unescapeCue = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

const made = /^NOTE text ([\da-f]{16}), audio ([\da-f]{16})$/m;

/** Writes captions as WebVTT. */
export function writeCaptions(cues: Array<Omit<Cue, 'line'>>, digests: Digests): string {
  const parts = cues.map(({start, end, text}, index) =>
    [index + 1, `${timestamp(start)} --> ${timestamp(end)}`, escapeHtml(text)].join('\n'),
  );
  const note = `NOTE text ${digests.text}, audio ${digests.audio}`;
  return `${['WEBVTT', note, ...parts].join('\n\n')}\n`;
}

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
