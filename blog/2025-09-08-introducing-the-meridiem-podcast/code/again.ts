// Speaks each caption again and compares the sound with its piece of the recording. Needs the Debian packages flite and ffmpeg.
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {respell, speak} from './speak';
import {readEpisodeText} from './text';
import {fileOf} from './published';
import type {Cue} from './words';

const rate = 16_000;
/** Samples of half a second. */
const half = rate / 2;
/** Below this amplitude, of 32,768, a sound is silence. */
const silent = 300;

const {voice, say} = readEpisodeText(
  readFileSync(join(import.meta.dirname, '../episode.txt'), 'utf8'),
  'episode.txt',
);

const samplesOf = (bytes: Buffer) =>
  Int16Array.from({length: bytes.length >> 1}, (_, at) =>
    bytes.readInt16LE(2 * at),
  );

/** A recording, as samples at the rate of the voice. */
export function decode(mp3: Buffer): Int16Array {
  const flags = [
    '-i',
    'pipe:0',
    '-f',
    's16le',
    '-ar',
    String(rate),
    '-ac',
    '1',
    'pipe:1',
  ];
  const {stdout, status} = spawnSync(
    'ffmpeg',
    ['-loglevel', 'error', ...flags],
    {
      input: mp3,
      maxBuffer: 2 ** 30,
    },
  );
  if (status !== 0) {
    throw new Error('ffmpeg failed');
  }
  return samplesOf(stdout);
}

const known = new Map<string, Int16Array>();
/** A sentence, as the voice speaks it today. */
export function spoken(text: string, stretch?: number): Int16Array {
  const key = `${stretch} ${text}`;
  const sound =
    known.get(key) ?? samplesOf(speak(respell(text, say), voice, stretch));
  known.set(key, sound);
  return sound;
}

/** How alike a stretch of two sounds is: 1 if only the loudness differs, 0 if nothing is alike. */
function correlation(
  a: Int16Array,
  b: Int16Array,
  [from, to]: [number, number],
  shift: number,
) {
  let [ab, aa, bb] = [0, 0, 0];
  for (let at = from; at < to; at += 1) {
    const [x, y] = [a[at + shift] ?? 0, b[at] ?? 0];
    ab += x * y;
    aa += x * x;
    bb += y * y;
  }
  const isSilent = Math.max(aa, bb) < (to - from) * silent ** 2;
  return isSilent ? 1 : ab / Math.sqrt(aa * bb || 1);
}

/** Samples by which a piece may be early, late, or too long: those of 20 ms. */
const slack = rate / 50;

/** Where a piece begins: the sample, near the one at which it should, from which its first second is most like the speech. */
function startOf(
  recording: Int16Array,
  speech: Int16Array,
  expected: number,
): number {
  let best = {at: expected, like: -1};
  for (let at = expected - slack; at <= expected + slack; at += 1) {
    const like = correlation(
      recording,
      speech,
      [0, Math.min(rate, speech.length)],
      at,
    );
    best = like > best.like ? {at, like} : best;
  }
  return best.at;
}

/** How like its caption each half second of a piece sounds. */
function halves(
  recording: Int16Array,
  {start, end, text}: Cue,
  stretch?: number,
): number[] {
  const speech = spoken(text, stretch);
  const length = Math.round(rate * (end - start));
  if (Math.abs(length - speech.length) > slack) {
    return [0];
  }
  const begin = startOf(recording, speech, Math.round(rate * start));
  const likes: number[] = [];
  for (let from = 0; from < length; from += half) {
    const to = Math.min(from + half, length);
    likes.push(correlation(recording, speech, [from, to], begin));
  }
  return likes;
}

/** How like its caption a piece sounds, in its least similar half second. */
export const likeness = (...piece: Parameters<typeof halves>) =>
  Math.min(...halves(...piece));

/** Below it, a piece is not its caption. */
export const limit = 0.5;

/** The numbers of the captions that are not what is spoken. */
export const unlike = (recording: Int16Array, cues: Cue[]): number[] =>
  cues.flatMap((cue, at) => (likeness(recording, cue) < limit ? [at + 1] : []));

/** The recording that is published. */
export const readRecording = () => decode(readFileSync(fileOf('mp3')));
