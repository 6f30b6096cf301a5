import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {WebVTTParser} from 'webvtt-parser';
import {fileOf, sentences, wordErrors} from './words';

// Needs the Debian packages ffmpeg, pocketsphinx and pocketsphinx-en-us, and some minutes.
const run = (program: string, ...flags: string[]) =>
  execFileSync(program, flags, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** What a recogniser hears while each caption is shown, if all come late by so many seconds. */
export function hear(late = 0): string[] {
  const {cues} = new WebVTTParser().parse(
    readFileSync(fileOf('vtt'), 'utf8'),
    'metadata',
  );
  const folder = mkdtempSync(join(tmpdir(), 'heard-'));
  try {
    return cues.map(({startTime, endTime}) => {
      const wav = join(folder, 'piece.wav');
      const piece = ['-ss', String(startTime + late), '-to', String(endTime + late + 0.1)];
      const format = ['-af', 'apad=pad_dur=0.5', '-ar', '16000', '-ac', '1'];
      const audio = fileURLToPath(fileOf('mp3'));
      run('ffmpeg', '-y', ...piece, '-i', audio, ...format, wav);
      return run('pocketsphinx_continuous', '-infile', wav).replaceAll('\n', ' ');
    });
  } finally {
    rmSync(folder, {recursive: true});
  }
}

// #region heard
/** For each piece, how far it is from its own caption, and from the nearest other. */
export const compareHeard = (pieces = hear(), captions = sentences) =>
  pieces.map((heard, at) => {
    const errors = captions.map((caption) => wordErrors(caption, heard));
    return {own: errors[at]!, other: Math.min(...errors.toSpliced(at, 1))};
  });
// #endregion
