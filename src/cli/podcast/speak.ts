import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** The sample rate of Flite's voices of this kind, per second. */
const rate = 16_000;

/** Raw sound: 16 bits per sample, one channel. */
export type Sound = Buffer;

const bytesPerSecond = rate * 2;

/** The duration of a sound. */
export const secondsOf = (sound: Sound): number => sound.length / bytesPerSecond;

/** Silence of a given length in milliseconds. */
export const silence = (milliseconds: number): Sound =>
  Buffer.alloc(2 * Math.round((rate * milliseconds) / 1000));

/** Runs a program from a Debian package; the error names the packages if it is missing. */
function run(program: string, flags: string[], input?: Buffer): Buffer {
  const {error, status, stdout, stderr} = spawnSync(program, flags, {
    input,
    maxBuffer: 2 ** 30,
  });
  if (error && 'code' in error && error.code === 'ENOENT') {
    throw new Error(
      `${program} is not installed: an episode is made with the Debian packages flite and ffmpeg (apt-get install flite ffmpeg).`,
    );
  }
  if (error ?? status !== 0) {
    throw new Error(`${program} failed: ${error?.message ?? stderr.toString().trim()}`);
  }
  return stdout;
}

/** The samples of a WAV file, which are in one of its chunks. */
function samplesOf(wav: Buffer): Sound {
  let at = 12;
  while (wav.toString('latin1', at, at + 4) !== 'data') {
    if (wav.toString('latin1', at, at + 4) === 'fmt ') {
      const [channels, sampled, bits] = [at + 10, at + 12, at + 22];
      if (
        wav.readUInt16LE(channels) !== 1 ||
        wav.readUInt32LE(sampled) !== rate ||
        wav.readUInt16LE(bits) !== 16
      ) {
        throw new Error(`The voice is not sampled at ${rate} Hz: take awb, rms or slt.`);
      }
    }
    at += 8 + wav.readUInt32LE(at + 4);
  }
  return wav.subarray(at + 8, at + 8 + wav.readUInt32LE(at + 4));
}

/** Throws if Flite does not have a voice. */
export function checkVoice(voice: string): void {
  const known = run('flite', ['-lv']).toString().split(/\s+/);
  if (!known.includes(voice)) {
    throw new Error(
      `Flite has no voice “${voice}”: write another for \`voice\`, as \`flite -lv\` lists.`,
    );
  }
}

/** Speaks a sentence, a tenth slower than the voice's default. */
export function speak(text: string, voice: string): Sound {
  const folder = mkdtempSync(join(tmpdir(), 'episode-'));
  try {
    const file = join(folder, 'sentence.wav');
    run('flite', ['--setf', 'duration_stretch=1.1', '-voice', voice, '-t', text, '-o', file]);
    return samplesOf(readFileSync(file));
  } finally {
    rmSync(folder, {recursive: true});
  }
}

type Tags = {title: string; album: string; date: string; track: number};

/** Escapes a text for FFmpeg's metadata format. */
const escapeTag = (text: string) => text.replace(/[=;#\\\n]/g, (character) => `\\${character}`);

function metadata(
  {title, album, date, track}: Tags,
  chapters: Array<{title: string; start: number}>,
  seconds: number,
): string {
  const tags = {title, album, artist: album, date, track, genre: 'Podcast'};
  const lines = Object.entries(tags).map(([name, value]) => `${name}=${escapeTag(String(value))}`);
  const marks = chapters.flatMap((chapter, index) => {
    const end = chapters[index + 1]?.start ?? seconds;
    const [from, to] = [chapter.start, end].map((time) => Math.round(time * 1000));
    return [
      '[CHAPTER]',
      'TIMEBASE=1/1000',
      `START=${from}`,
      `END=${to}`,
      `title=${escapeTag(chapter.title)}`,
    ];
  });
  return [';FFMETADATA1', ...lines, ...marks, ''].join('\n');
}

/**
 * Encodes a sound as MP3: 40 kbit/s, one channel, which is ample for speech and small enough for a phone; at -16
 * LUFS, the usual loudness of podcasts; with its tags and chapters as ID3.
 */
export function encode(
  sound: Sound,
  tags: Tags,
  chapters: Array<{title: string; start: number}>,
): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'episode-'));
  try {
    const [facts, out] = ['facts.txt', 'episode.mp3'].map((name) => join(folder, name));
    writeFileSync(facts!, metadata(tags, chapters, secondsOf(sound)));
    const input = ['-f', 's16le', '-ar', String(rate), '-ac', '1', '-i', 'pipe:0'];
    const filter = ['-af', 'loudnorm=I=-16:TP=-1.5:LRA=11', '-ac', '1', '-ar', '24000'];
    // The same text produces the same bytes.
    const exact = ['-fflags', '+bitexact', '-flags:a', '+bitexact', '-id3v2_version', '3'];
    run(
      'ffmpeg',
      [
        ...['-hide_banner', '-loglevel', 'error', ...input, '-i', facts!, '-map', '0:a'],
        ...['-map_metadata', '1', '-map_chapters', '1', ...filter, '-b:a', '40k', ...exact, out!],
      ],
      sound,
    );
    return readFileSync(out!);
  } finally {
    rmSync(folder, {recursive: true});
  }
}
