import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {fileOf, published, wordErrors, type Cue} from './words';

// Needs the Debian packages ffmpeg, pocketsphinx and pocketsphinx-en-us, and some minutes.
const start = promisify(execFile);
const run = async (program: string, ...flags: string[]) =>
  (await start(program, flags)).stdout;

/** What a recogniser hears while each caption is shown. */
export async function hear(
  cues: Cue[],
  audio = fileURLToPath(fileOf('mp3')),
): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'heard-'));
  const heard: string[] = [];
  const waiting = [...cues.entries()];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [at, {start, end}] = next;
      const wav = join(folder, `${at}.wav`);
      const piece = ['-ss', String(start), '-to', String(end + 0.1)];
      const format = ['-af', 'apad=pad_dur=0.5', '-ar', '16000', '-ac', '1'];
      await run('ffmpeg', '-nostdin', '-y', ...piece, '-i', audio, ...format, wav);
      const words = await run('pocketsphinx_continuous', '-infile', wav);
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

// #region heard
/** How far each piece is from its own caption, and from the nearest other. */
export const distances = (captions: string[], heard: string[]) =>
  heard.map((words, at) => {
    const errors = captions.map((caption) => wordErrors(caption, words));
    const own = errors[at]!;
    return {own, other: Math.min(...errors.toSpliced(at, 1))};
  });

/** The numbers of the captions that are not what is spoken. */
export const misplaced = (captions: string[], heard: string[]) =>
  distances(captions, heard).flatMap(({own, other}, at) =>
    own < other ? [] : [at + 1],
  );
// #endregion

/** The same of the published recording. */
export const compareHeard = async () =>
  distances(
    published.map(({text}) => text),
    await hear(published),
  );
