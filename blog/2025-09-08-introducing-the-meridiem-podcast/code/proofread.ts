// Proofreads a recording: `npx tsx code/proofread.ts FOLDER EPISODE.mp3 CAPTIONS.vtt` prints the captions that Moonshine,
// which is installed in the folder, doubts. Needs Debian's ffmpeg.
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {countEdits, withScript} from './differ';
import type {Piece} from './listen';
import {load, type Heard, type Listen} from './moonshine';
import {readCues, type Cue} from './words';

/** A piece of a recording, as the model wants it. */
export function samplesOf({audio, start = 0, end}: Piece): Float32Array {
  const piece = ['-ss', String(start), ...(end ? ['-to', String(end + 0.1)] : [])];
  const format = '-f f32le -ar 16000 -ac 1 pipe:1'.split(' ');
  const {stdout, status} = spawnSync(
    'ffmpeg',
    ['-loglevel', 'error', ...piece, '-i', audio, ...format],
    {maxBuffer: 2 ** 30},
  );
  if (status !== 0) {
    throw new Error('ffmpeg failed');
  }
  return new Float32Array(new Uint8Array(stdout).buffer);
}

/** How much likelier it finds what it wrote down than the script’s words in the same places, as a logarithm. */
export const gapOf = async (script: string, {text, weigh}: Heard) =>
  countEdits(script, text) === 0
    ? 0
    : (await weigh()) - (await weigh(withScript(script, text)));

/** Above it, somebody should listen. */
export const limit = 4;

const timeOf = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** The captions that are doubted, each with what was heard, and how many are not. */
export async function proofread(
  cues: Cue[],
  soundOf: (cue: Cue) => Float32Array,
  listen: Listen,
): Promise<string> {
  const lines: string[] = [];
  for (const cue of cues) {
    const heard = await listen(soundOf(cue));
    const gap = await gapOf(cue.text, heard);
    if (gap > limit) {
      lines.push(
        `${timeOf(cue.start)} ${cue.text}\n     heard: ${heard.text} (${gap.toFixed(1)})\n`,
      );
    }
  }
  return `${lines.join('')}${cues.length - lines.length} of ${cues.length} sentences pass.\n`;
}

async function main(folder: string, audio: string, captions: string) {
  const cues = readCues(readFileSync(captions, 'utf8'));
  const soundOf = ({start, end}: Cue) => samplesOf({audio, start, end});
  process.stdout.write(await proofread(cues, soundOf, await load(folder, 'base')));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  void main(...(process.argv.slice(2) as [string, string, string]));
}
