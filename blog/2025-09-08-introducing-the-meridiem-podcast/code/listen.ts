// Lets a recogniser listen. Needs the Debian packages ffmpeg, pocketsphinx and pocketsphinx-en-us.
import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {wordsOf, type Cue} from './words';

const start = promisify(execFile);
const run = async (program: string, ...flags: string[]) =>
  (await start(program, flags)).stdout;

const model = '/usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict';
const dictionary = () => readFileSync(model, 'utf8');
/** How to pronounce what the dictionary lacks. */
const pronounced = [
  'flite F L AY T',
  'meridiem M ER IH D IY AH M',
  'resized R IY S AY Z D',
];

/** The words that the recogniser knows. */
export const knownWords = () =>
  new Set(
    [...dictionary().split('\n'), ...pronounced].map(
      (line) => line.split(' ')[0]!,
    ),
  );

export const isAsked = (word: string) => word.length >= 5;

/** All that the recogniser may hear: the caption, or other words of the script in the place of its long ones. */
export function grammarOf(caption: string, script: string[]): string {
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

/** A piece of a recording, the caption that it should be, and the texts with whose words it might be mistaken. */
export type Piece = {
  audio: string;
  start?: number;
  end?: number;
  caption: string;
  script: string[];
};

const widely = ['-beam', '1e-120', '-wbeam', '1e-100', '-pbeam', '1e-120'];

/** What the recogniser hears in each piece, if it may hear anything, or only the caption and words in its place. */
export async function hear(
  pieces: Piece[],
  may: 'anything' | 'caption',
): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'heard-'));
  const file = (name: string) => join(folder, name);
  writeFileSync(
    file('words.dict'),
    `${dictionary().trimEnd()}\n${pronounced.join('\n')}\n`,
  );
  const heard: string[] = [];
  const waiting = [...pieces.entries()];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [at, {audio, start: from = 0, end, caption, script}] = next;
      const [wav, grammar] = [file(`${at}.wav`), file(`${at}.jsgf`)];
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
      writeFileSync(grammar, grammarOf(caption, script));
      const strictly = [
        '-jsgf',
        grammar,
        '-dict',
        file('words.dict'),
        ...widely,
      ];
      const flags = may === 'caption' ? strictly : [];
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

/** The pieces of an episode. */
export const piecesOf = (
  audio: string,
  cues: Cue[],
  script = cues.map(({text}) => text),
): Piece[] =>
  cues.map(({start: from, end, text}) => ({
    audio,
    start: from,
    end,
    caption: text,
    script,
  }));

/** Whether the recogniser heard each word of the caption. */
export const isHeard = (caption: string, heard: string): boolean =>
  heard === wordsOf(caption).join(' ');
