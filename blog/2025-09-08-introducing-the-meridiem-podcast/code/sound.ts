import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {fileOf} from './words';

// Needs FFmpeg.
const path = fileURLToPath(fileOf('mp3'));
const filters = 'silencedetect=n=-45dB:d=0.02,ebur128=peak=true';
const flags = ['-hide_banner', '-nostats', '-i', path, '-af', filters];
const {stderr} = spawnSync('ffmpeg', [...flags, '-f', 'null', '-'], {
  encoding: 'utf8',
});
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

const sha = createHash('sha256').update(readFileSync(path)).digest('hex');
console.log(`audio             ${sha.slice(0, 16)}`);
console.log(`loudness          ${all(/I: +(-[\d.]+) LUFS/g).at(-1)} LUFS`);
console.log(`true peak         ${all(/Peak: +(-[\d.]+) dBFS/g).at(-1)!.toFixed(1)} dBTP`);
console.log(`captions          ${waits.length}`);
console.log(`silence before    up to ${Math.max(...waits).toFixed(2)} s`);
