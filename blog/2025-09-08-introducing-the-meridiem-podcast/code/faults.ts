// Slow: lets our voice misspeak our own episode, and the recogniser listen. `tsx code/faults.ts` writes faults.txt and
// faults.json. Needs the packages of listen.ts, and Debian's flite.
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {spoken} from './again';
import {edits} from './human';
import {hear, isHeard, piecesOf} from './listen';
import {fileOf, published} from './published';
import {
  replaced,
  shortest,
  wordsOf,
  type Cue,
  type Wrong,
} from './words';

const mp3 = readFileSync(fileOf('mp3'));

const rate = 24_000;

function ffmpeg(flags: string[], input: Buffer): Buffer {
  const {stdout, status} = spawnSync(
    'ffmpeg',
    ['-loglevel', 'error', ...flags],
    {
      input,
      maxBuffer: 2 ** 30,
    },
  );
  if (status !== 0) {
    throw new Error('ffmpeg failed');
  }
  return stdout;
}
const raw = (hertz: number) => [
  '-f',
  's16le',
  '-ar',
  String(hertz),
  '-ac',
  '1',
];
/** MP3 with a header by which players leave out the silence that the encoder puts first: a pipe would get none. */
function encode(samples: Buffer): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'fault-'));
  try {
    const file = join(folder, 'episode.mp3');
    ffmpeg([...raw(rate), '-i', 'pipe:0', '-b:a', '40k', file], samples);
    return readFileSync(file);
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** Recorded by a voice that says something else for each sentence, at the times that this takes. */
function recorded(said: string[]): {audio: Buffer; cues: Cue[]} {
  const sound = ffmpeg(['-i', 'pipe:0', ...raw(rate), 'pipe:1'], mp3);
  const cut = (from: number, to: number) =>
    sound.subarray(2 * Math.round(rate * from), 2 * Math.round(rate * to));
  let moved = 0;
  const sounds = [cut(0, published[0]!.start)];
  const cues = published.map(({start, end, text}, at) => {
    const samples = spoken(said[at]!);
    // The voice has another rate than the recording.
    const speech = ffmpeg(
      [...raw(16_000), '-i', 'pipe:0', ...raw(rate), 'pipe:1'],
      Buffer.from(samples.buffer),
    );
    const seconds = speech.length / 2 / rate;
    const cue = {start: start + moved, end: start + moved + seconds, text};
    sounds.push(speech, cut(end, published[at + 1]?.start ?? Infinity));
    moved = cue.end - end;
    return cue;
  });
  return {audio: encode(Buffer.concat(sounds)), cues};
}

const texts = published.map(({text}) => text);
const words = [...new Set(texts.flatMap(wordsOf))];
const made = edits(texts, words);
/** What the voice says in the place of the text. */
const misspoken = {
  'The longest word said as another': made.other,
  'The shortest word said as another': replaced(texts, shortest),
  'The longest word said as a similar one': made.similar,
} satisfies Record<string, Wrong[]>;

/** A sentence: what is written and said in one place, and what was heard with rivals. */
export type Misspoken = {
  kind: string;
  caption: string;
  written: string;
  said: string;
  rivals: string;
};

async function listen(): Promise<Misspoken[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fault-'));
  const all: Misspoken[] = [];
  try {
    for (const [kind, wrong] of [
      ['No fault', made.right] as const,
      ...Object.entries(misspoken),
    ]) {
      const {audio, cues} =
        kind === 'No fault'
          ? {audio: mp3, cues: published}
          : recorded(wrong.map(({text}) => text));
      const file = join(folder, 'episode.mp3');
      writeFileSync(file, audio);
      // The word that is said is left out, or it would be found too easily.
      const scriptOf = (at: number) =>
        words.filter((word) => word !== wrong[at]!.to);
      const pieces = piecesOf(file, cues, scriptOf);
      const rivals = await hear(pieces);
      all.push(
        ...wrong.map(({from, to}, at) => ({
          kind,
          caption: texts[at]!,
          written: from,
          said: to,
          rivals: rivals[at]!,
        })),
      );
    }
    return all;
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** How many sentences of each kind are caught, and which are not, unless those that are caught are fewer. */
export function countFaults(all: Misspoken[]): string {
  const lines = [...new Set(all.map(({kind}) => kind))].flatMap((kind) => {
    const tried = all.filter((one) => one.kind === kind);
    const caught = tried.filter((one) => !isHeard(one.caption, one.rivals));
    const [name, listed] =
      caught.length < tried.length / 2
        ? ['caught', caught]
        : ['missed', tried.filter((one) => !caught.includes(one))];
    return [
      `${kind}: of ${tried.length}, refused ${caught.length}`,
      ...listed.map(
        ({written, said}) => `  ${name}: ${written}, said as ${said}`,
      ),
    ];
  });
  return `${lines.join('\n')}\n`;
}

// Run by itself, this writes what the post counts.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const write = (file: string, text: string) =>
    writeFileSync(join(import.meta.dirname, file), text);
  void listen().then((all) => {
    write('faults.json', `[\n${all.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`);
    write('faults.txt', countFaults(all));
  });
}
