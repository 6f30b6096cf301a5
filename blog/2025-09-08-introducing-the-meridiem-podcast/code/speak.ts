import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {escapeHtml} from '../../../src/lib/escape-html';
import {readEpisode} from '../../../src/markdown/podcast/read-episode';
import {identity} from '../../../src/site/identity';
import {compare} from './compare';
import {digestOf, digestOfText, digestOfTimes, readEpisodeText} from './text';
import {episode, fileOf} from './published';
import type {Cue} from './words';

// Speaks episode.txt, sentence by sentence, and writes its recording, captions and chapters to static/podcast/:
// `npx tsx code/speak.ts` in the folder of the post. Needs the Debian packages flite and ffmpeg.

/** The sample rate of Flite's voices of this kind, per second. */
const rate = 16_000;

/** Raw sound: 16 bits per sample, one channel. */
type Sound = Buffer;

const bytesPerSecond = rate * 2;

/** The duration of a sound. */
const secondsOf = (sound: Sound): number => sound.length / bytesPerSecond;

/** Silence of a given length in milliseconds. */
const silence = (milliseconds: number): Sound =>
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
    throw new Error(
      `${program} failed: ${error?.message ?? stderr.toString().trim()}`,
    );
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
        throw new Error(
          `The voice is not sampled at ${rate} Hz: take awb, rms or slt.`,
        );
      }
    }
    at += 8 + wav.readUInt32LE(at + 4);
  }
  return wav.subarray(at + 8, at + 8 + wav.readUInt32LE(at + 4));
}

/** Throws if Flite does not have a voice. */
function checkVoice(voice: string): void {
  const known = run('flite', ['-lv']).toString().split(/\s+/);
  if (!known.includes(voice)) {
    throw new Error(
      `Flite has no voice “${voice}”: write another for \`voice\`, as \`flite -lv\` lists.`,
    );
  }
}

/** Speaks a sentence, by default a tenth slower than the voice would. */
export function speak(text: string, voice: string, stretch = 1.1): Sound {
  const folder = mkdtempSync(join(tmpdir(), 'episode-'));
  try {
    const file = join(folder, 'sentence.wav');
    run('flite', [
      '--setf',
      `duration_stretch=${stretch}`,
      '-voice',
      voice,
      '-t',
      text,
      '-o',
      file,
    ]);
    return samplesOf(readFileSync(file));
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** Respells a sentence so that the voice pronounces it correctly. */
export function respell(
  sentence: string,
  say: Record<string, string> = {},
): string {
  return Object.entries(say).reduce(
    (text, [word, spelling]) =>
      text.replace(new RegExp(String.raw`\b${word}\b`, 'g'), () => spelling),
    sentence,
  );
}

/** A chapter, and when it begins, in seconds. */
type Mark = {title: string; start: number};

type Tags = {title: string; album: string; date: string; track: number};

/** Escapes a text for FFmpeg's metadata format. */
const escapeTag = (text: string) =>
  text.replace(/[=;#\\\n]/g, (character) => `\\${character}`);

function metadata(
  {title, album, date, track}: Tags,
  chapters: Mark[],
  seconds: number,
): string {
  const tags = {title, album, artist: album, date, track, genre: 'Podcast'};
  const lines = Object.entries(tags).map(
    ([name, value]) => `${name}=${escapeTag(String(value))}`,
  );
  const marks = chapters.flatMap((chapter, index) => {
    const end = chapters[index + 1]?.start ?? seconds;
    const [from, to] = [chapter.start, end].map((time) =>
      Math.round(time * 1000),
    );
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
 * Encodes a sound as MP3: 40 kbit/s, one channel, which is ample for speech and small enough for a phone; as loud as
 * two channels at -16 LUFS, the usual loudness of podcasts; with its tags and chapters as ID3.
 */
function encode(sound: Sound, tags: Tags, chapters: Mark[]): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'episode-'));
  try {
    const [facts, out] = ['facts.txt', 'episode.mp3'].map((name) =>
      join(folder, name),
    );
    writeFileSync(facts!, metadata(tags, chapters, secondsOf(sound)));
    const input = [
      '-f',
      's16le',
      '-ar',
      String(rate),
      '-ac',
      '1',
      '-i',
      'pipe:0',
    ];
    const filter = [
      '-af',
      // Two loudspeakers play one channel louder than the meter says.
      'loudnorm=I=-16:TP=-1.5:LRA=11:dual_mono=true',
      '-ac',
      '1',
      '-ar',
      '24000',
    ];
    // The same text produces the same bytes.
    const exact = [
      '-fflags',
      '+bitexact',
      '-flags:a',
      '+bitexact',
      '-id3v2_version',
      '3',
    ];
    run(
      'ffmpeg',
      [
        ...[
          '-hide_banner',
          '-loglevel',
          'error',
          ...input,
          '-i',
          facts!,
          '-map',
          '0:a',
        ],
        ...[
          '-map_metadata',
          '1',
          '-map_chapters',
          '1',
          ...filter,
          '-b:a',
          '40k',
          ...exact,
          out!,
        ],
      ],
      sound,
    );
    return readFileSync(out!);
  } finally {
    rmSync(folder, {recursive: true});
  }
}

function timestamp(seconds: number): string {
  const all = Math.round(seconds * 1000);
  return new Date(all).toISOString().slice(11, 23);
}

/** Writes captions as WebVTT, with digests of the text, the audio and the times, by which a test knows that they belong together. */
export function writeCaptions(
  cues: Cue[],
  digests: {text: string; audio: string; times: string},
): string {
  const parts = cues.map(({start, end, text}, index) =>
    [
      index + 1,
      `${timestamp(start)} --> ${timestamp(end)}`,
      escapeHtml(text),
    ].join('\n'),
  );
  const note = `NOTE text ${digests.text}, audio ${digests.audio}, times ${digests.times}`;
  return `${['WEBVTT', note, ...parts].join('\n\n')}\n`;
}

/** Writes chapters in the format that podcast apps read. */
export function writeChapters(chapters: Mark[]): string {
  const marks = chapters.map(({start, title}) => ({
    startTime: Math.round(start * 1000) / 1000,
    title,
  }));
  return `${JSON.stringify({version: '1.2.0', chapters: marks}, null, 2)}\n`;
}

async function speakEpisode(): Promise<void> {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const root = join(folder, '../..');
  const post = `${basename(folder)}/index.mdx`;
  const text = readEpisodeText(
    readFileSync(join(folder, 'episode.txt'), 'utf8'),
    'episode.txt',
  );
  const {voice, say} = text;
  const facts = await readEpisode(root, post, identity.baseUrl);
  const {title, date, number} = facts!;
  checkVoice(voice);
  const sounds: Sound[] = [];
  const cues: Cue[] = [];
  const chapters: Mark[] = [];
  let time = 0;
  const add = (sound: Sound) => {
    sounds.push(sound);
    time += secondsOf(sound);
  };
  for (const chapter of text.chapters) {
    chapters.push({title: chapter.title, start: time});
    for (const sentence of chapter.paragraphs.flat()) {
      const start = time;
      add(speak(respell(sentence.text, say), voice));
      cues.push({start, end: time, text: sentence.text});
      add(silence(sentence.pause));
    }
  }
  const tags = {
    title,
    date,
    track: number,
    album: identity.podcast?.title ?? identity.title,
  };
  const audio = encode(Buffer.concat(sounds), tags, chapters);
  const digests = {
    text: digestOfText(text),
    audio: digestOf(audio),
    times: digestOfTimes(cues, chapters),
  };
  writeFileSync(fileOf('mp3'), audio);
  writeFileSync(fileOf('vtt'), writeCaptions(cues, digests));
  writeFileSync(fileOf('chapters.json'), writeChapters(chapters));
  // Reports now what the test would.
  compare(root, `blog/${basename(folder)}/episode.txt`, episode);
  console.log(`${episode}: ${time.toFixed(1)} s`);
}

// Run by itself, this speaks.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  speakEpisode().catch((error: unknown) => {
    console.error((error as Error).message);
    process.exitCode = 1;
  });
}
