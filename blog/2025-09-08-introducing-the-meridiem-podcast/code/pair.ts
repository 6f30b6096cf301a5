// Records one caption with a wrong word that takes as long. `tsx code/pair.ts` writes right.mp3, wrong.mp3 and pair.txt.
// Needs the Debian packages flite and ffmpeg.
import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {decode, halves, readRecording, spoken} from './again';
import {fileOf, published} from './words';

const cue = published[15]!;
const post = join(import.meta.dirname, '..');
const fileOfPair = (which: 'right' | 'wrong') => join(post, `${which}.mp3`);

function encode(which: 'right' | 'wrong', input: string[], sound?: Buffer) {
  const exact = ['-fflags', '+bitexact', '-flags:a', '+bitexact'];
  const format = ['-ac', '1', '-ar', '24000', '-b:a', '40k'];
  const flags = [...input, ...format, '-map_metadata', '-1', ...exact];
  const {status} = spawnSync(
    'ffmpeg',
    ['-loglevel', 'error', '-y', ...flags, fileOfPair(which)],
    {input: sound},
  );
  if (status !== 0) {
    throw new Error('ffmpeg failed');
  }
}

const power = (sound: Int16Array) =>
  sound.reduce((sum, one) => sum + one ** 2, 0) / sound.length;

function record(): void {
  const piece = ['-ss', String(cue.start), '-to', String(cue.end)];
  encode('right', [...piece, '-i', fileURLToPath(fileOf('mp3'))]);
  const said = spoken(cue.text.replace('episode', 'podcast'));
  const right = readRecording().subarray(cue.start * 16_000, cue.end * 16_000);
  // As loud as the recording.
  const gain = Math.sqrt(power(right) / power(said));
  const samples = said.map((one) => gain * one);
  encode(
    'wrong',
    ['-f', 's16le', '-ar', '16000', '-ac', '1', '-i', 'pipe:0'],
    Buffer.from(samples.buffer),
  );
}

/** How like the caption each half second of the right and the wrong recording sounds. */
export function compared(): string {
  const wrong = decode(readFileSync(fileOfPair('wrong')));
  const rows = {
    episode: halves(readRecording(), cue),
    podcast: halves(wrong, {...cue, start: 0, end: cue.end - cue.start}),
  };
  const columns = rows.episode.map((_, at) => `${at + 1}`.padStart(7));
  return [
    `Half second  ${columns.join('')}`,
    ...Object.entries(rows).map(
      ([word, likes]) =>
        `“The ${word}”${likes.map((like) => like.toFixed(2).padStart(7)).join('')}`,
    ),
    '',
  ].join('\n');
}

// Run by itself, this writes what the post plays and shows.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  record();
  writeFileSync(join(import.meta.dirname, 'pair.txt'), compared());
}
