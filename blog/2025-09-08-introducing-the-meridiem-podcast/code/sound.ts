import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {fileOf} from './words';

const path = fileURLToPath(fileOf('mp3'));

/** Begins the digest of the audio. */
export const audio = createHash('sha256')
  .update(readFileSync(path))
  .digest('hex')
  .slice(0, 16);

/** Measures the audio with FFmpeg; undefined where there is none. */
export function measure(): string | undefined {
  const filters = 'silencedetect=n=-45dB:d=0.02,ebur128=peak=true';
  const flags = ['-hide_banner', '-nostats', '-i', path, '-af', filters];
  const {stderr, error} = spawnSync('ffmpeg', [...flags, '-f', 'null', '-'], {
    encoding: 'utf8',
  });
  if (error) {
    return undefined;
  }
  const all = (pattern: RegExp) =>
    [...stderr.matchAll(pattern)].map(([, number]) => Number(number));

  const ends = all(/silence_end: ([\d.]+)/g);
  const starts = all(/silence_start: ([\d.]+)/g);
  const vtt = readFileSync(fileOf('vtt'), 'utf8');
  const waits = [...vtt.matchAll(/^00:(\d\d):([\d.]+) -->/gm)].map(
    ([, minutes, seconds]) => {
      const cue = 60 * Number(minutes) + Number(seconds);
      const at = ends.findIndex((end) => end > cue);
      return starts[at]! <= cue + 0.02 ? ends[at]! - cue : 0;
    },
  );
  return [
    `audio             ${audio}`,
    `loudness          ${all(/I: +(-[\d.]+) LUFS/g).at(-1)} LUFS`,
    `true peak         ${all(/Peak: +(-[\d.]+) dBFS/g).at(-1)!.toFixed(1)} dBTP`,
    `captions          ${waits.length}`,
    `silence before    up to ${Math.max(...waits).toFixed(2)} s\n`,
  ].join('\n');
}

// Run by itself, this prints what the post shows.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(measure() ?? 'There is no FFmpeg.\n');
}
