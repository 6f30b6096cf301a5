// Lets PocketSphinx listen. Needs the Debian packages ffmpeg, pocketsphinx and pocketsphinx-en-us.
import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {wordsOf} from './words';

const start = promisify(execFile);
const run = async (program: string, ...flags: string[]) =>
  (await start(program, flags)).stdout;

const model = '/usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict';
/** How to pronounce what the dictionary lacks. */
const pronounced = [
  'flite F L AY T',
  'meridiem M ER IH D IY AH M',
  'resized R IY S AY Z D',
];
/** The lines of the dictionary: a word and its phones. A word with a number in brackets is another pronunciation. */
export const dictionary = () => [
  ...readFileSync(model, 'utf8').trimEnd().split('\n'),
  ...pronounced,
];

/** The words that the recogniser knows. */
export const knownWords = () =>
  new Set(dictionary().map((line) => line.split(' ')[0]!));

export const isAsked = (word: string) => word.length >= 5;

/**
 * All that the recogniser may hear: the caption, or other words in the place of its long ones.
 *
 * @param script the texts whose long words are rivals of each word
 */
export function grammarOf(
  caption: string,
  script: string[],
): string {
  const others = [...new Set(script.flatMap(wordsOf))].filter(isAsked);
  const choices = wordsOf(caption).map((word) => {
    const wrong = others
      .filter((other) => other !== word)
      .map((other) => `/1/ ${other}`);
    return isAsked(word) && wrong.length > 0
      ? `( /1000/ ${word} | ${wrong.join(' | ')} )`
      : word;
  });
  return `#JSGF V1.0; grammar caption; public <caption> = ${choices.join(' ')};\n`;
}

/** A piece of a recording, and what may be heard in it: a grammar, or, without one, anything. */
export type Piece = {
  audio: string;
  start?: number;
  end?: number;
  grammar?: string | undefined;
};

const widely = [
  '-beam',
  '1e-120',
  '-wbeam',
  '1e-100',
  '-pbeam',
  '1e-120',
];

/** What the recogniser hears in each piece: where there is a grammar, it searches more widely than usual. */
export async function hear(pieces: Piece[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'heard-'));
  const file = (name: string) => join(folder, name);
  const lines = new Map<string, string[]>();
  for (const line of dictionary()) {
    const word = /^[^\s(]+/.exec(line)![0];
    lines.set(word, [...(lines.get(word) ?? []), line]);
  }
  const heard: string[] = [];
  const waiting = [...pieces.entries()];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [at, {audio, start: from = 0, end, grammar}] = next;
      const [wav, may, dict] = ['wav', 'may', 'dict'].map((ending) =>
        file(`${at}.${ending}`),
      ) as [string, string, string];
      const piece = [
        '-ss',
        String(from),
        ...(end ? ['-to', String(end + 0.1)] : []),
      ];
      const format = ['-af', 'apad=pad_dur=0.5', '-ar', '16000', '-ac', '1'];
      await run(
        'ffmpeg',
        '-nostdin',
        '-y',
        ...piece,
        '-i',
        audio,
        ...format,
        wav,
      );
      if (grammar !== undefined) {
        writeFileSync(may, grammar);
        // It starts sooner with only the words that may be heard.
        const words = [...new Set(wordsOf(grammar))];
        writeFileSync(
          dict,
          `${words.flatMap((word) => lines.get(word) ?? []).join('\n')}\n`,
        );
      }
      const flags =
        grammar === undefined
          ? []
          : [
              '-jsgf',
              may,
              '-dict',
              dict,
              ...widely,
            ];
      const words = await run(
        'pocketsphinx_continuous',
        '-infile',
        wav,
        ...flags,
      );
      heard[at] = words.replaceAll('\n', ' ').trim();
    }
  };
  try {
    await Promise.all(Array.from({length: availableParallelism()}, work));
    return heard;
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** Whether the recogniser heard each word of the caption. */
export const isHeard = (caption: string, heard: string): boolean =>
  heard === wordsOf(caption).join(' ');
