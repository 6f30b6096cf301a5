// Slow: lets a recogniser listen to the episode several times.
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {compare} from './compare';
import {distances, hear, misplaced} from './heard';
import {speak, writeCaptions} from './speak';
import {digestOf, digestOfText, digestOfTimes, readEpisodeText} from './text';
import {episode, fileOf, published, type Cue} from './words';

const post = dirname(import.meta.dirname);
const script = `blog/${basename(post)}/episode.txt`;
const written = readFileSync(join(post, 'episode.txt'), 'utf8');
const chapters = readFileSync(fileOf('chapters.json'), 'utf8');
const mp3 = readFileSync(fileOf('mp3'));
const vtt = readFileSync(fileOf('vtt'), 'utf8');

const rate = 24_000;
const milliseconds = (seconds: number) => Math.round(seconds * 1000) / 1000;
const silence = (seconds: number) => Buffer.alloc(2 * Math.round(rate * seconds));

function ffmpeg(flags: string[], input: Buffer): Buffer {
  const {stdout, status} = spawnSync('ffmpeg', ['-loglevel', 'error', ...flags, 'pipe:1'], {
    input,
    maxBuffer: 2 ** 30,
  });
  if (status !== 0) {
    throw new Error('ffmpeg failed');
  }
  return stdout;
}
const raw = (hertz: number) => ['-f', 's16le', '-ar', String(hertz), '-ac', '1'];
const sound = ffmpeg(['-i', 'pipe:0', ...raw(rate)], mp3);
const encode = (samples: Buffer) =>
  ffmpeg([...raw(rate), '-i', 'pipe:0', '-b:a', '40k', '-f', 'mp3'], samples);
const cut = (start: number, end: number) =>
  sound.subarray(2 * Math.round(rate * start), 2 * Math.round(rate * end));

/** The files of an episode, some of them wrong. */
type Files = {script: string; audio: Buffer; cues: Cue[]; vtt: string; chapters: string};
const right: Files = {script: written, audio: mp3, cues: published, vtt, chapters};

/** Recorded by a command that speaks something else for some sentences: it computes all times and digests itself. */
function recorded(spoken: (at: number) => Buffer): Files {
  let moved = 0;
  const sounds = [cut(0, published[0]!.start)];
  const begins = JSON.parse(chapters) as {chapters: Array<{startTime: number}>};
  const marks = begins.chapters.map(({startTime}) => startTime);
  const cues = published.map(({start, end, text}, at) => {
    begins.chapters.forEach((mark, chapter) => {
      if (marks[chapter] === start) {
        mark.startTime = milliseconds(start + moved);
      }
    });
    const said = spoken(at);
    const cue = {
      start: milliseconds(start + moved),
      end: milliseconds(start + moved + said.length / 2 / rate),
      text,
    };
    sounds.push(said, cut(end, published[at + 1]?.start ?? Infinity));
    moved = cue.end - end;
    return cue;
  });
  return withDigests(encode(Buffer.concat(sounds)), cues, JSON.stringify(begins, null, 2));
}

/** What the command writes: digests fit whatever it did. */
function withDigests(audio: Buffer, cues: Cue[], marks = chapters, text = written): Files {
  const begins = (JSON.parse(marks) as {chapters: Array<{startTime: number}>}).chapters;
  const digests = {
    text: digestOfText(readEpisodeText(text, script)),
    audio: digestOf(audio),
    times: digestOfTimes(cues, begins.map(({startTime}) => ({start: startTime}))),
  };
  return {script: text, audio, cues, vtt: writeCaptions(cues, digests), chapters: marks};
}
const own = (at: number) => cut(published[at]!.start, published[at]!.end);

/** Two sentences, by their captions' numbers, are spoken in each other's place. */
const exchanged = (a: number, b: number) =>
  recorded((at) => own(at + 1 === a ? b - 1 : at + 1 === b ? a - 1 : at));

/** The voice says another word than the caption has. */
function misspoken(from: string, to: string): Files {
  const at = published.findIndex(({text}) => text.includes(from));
  const said = ffmpeg([...raw(16_000), '-i', 'pipe:0', ...raw(rate)], speak(published[at]!.text.replace(from, to), 'rms'));
  return recorded((one) => (one === at ? said : own(one)));
}

/** Silence, or a jingle, is put before the speech, and the captions stay where they were. */
const delayed = (seconds: number) =>
  withDigests(encode(Buffer.concat([silence(seconds), sound])), published);

/** Two captions have each other's words, at their old times. */
function swappedByHand(a: number, b: number): Files {
  const cues = published.map((cue, at) => ({
    ...cue,
    text: published[at + 1 === a ? b - 1 : at + 1 === b ? a - 1 : at]!.text,
  }));
  const note = /NOTE text (\w+), audio (\w+), times (\w+)/.exec(vtt)!;
  const digests = {text: note[1]!, audio: note[2]!, times: note[3]!};
  return {...right, cues, vtt: writeCaptions(cues, digests)};
}

/** A word of the captions, and of nothing else. */
const edited = (from: string, to: string): Files => ({
  ...right,
  cues: published.map((cue) => ({...cue, text: cue.text.replace(from, to)})),
  vtt: vtt.replace(from, to),
});

const faults: Array<[string, () => Files]> = [
  [
    'A word edited in the script',
    () => ({...right, script: written.replace('an imagined', 'a real')}),
  ],
  ['A word edited in the captions', () => edited('an imagined', 'a real')],
  ['Two captions exchanged in their file', () => swappedByHand(4, 5)],
  ['Two sentences recorded in each other’s place', () => exchanged(4, 5)],
  ['Another word recorded', () => misspoken('test fails', 'test passes')],
  ...[0.25, 0.5, 1, 2, 3].map((seconds): [string, () => Files] => [
    `All speech ${seconds} s after its captions`,
    () => delayed(seconds),
  ]),
];

function compared(files: Files): string {
  const root = mkdtempSync(join(tmpdir(), 'fault-'));
  try {
    const write = (path: string, content: string | Buffer) => {
      mkdirSync(dirname(join(root, path)), {recursive: true});
      writeFileSync(join(root, path), content);
    };
    write(script, files.script);
    for (const [ending, content] of [
      ['mp3', files.audio],
      ['vtt', files.vtt],
      ['chapters.json', files.chapters],
    ] as const) {
      write(`static/podcast/${episode}.${ending}`, content);
    }
    compare(root, script, episode);
    return 'passes';
  } catch {
    return 'fails';
  } finally {
    rmSync(root, {recursive: true});
  }
}

const folder = mkdtempSync(join(tmpdir(), 'fault-'));
const known = new Map<Buffer, string[]>();
async function heardIn({audio, cues}: Files): Promise<string[]> {
  if (!known.has(audio)) {
    const file = join(folder, 'episode.mp3');
    writeFileSync(file, audio);
    known.set(audio, await hear(cues, file));
  }
  return known.get(audio)!;
}

/** Both verdicts on each fault, and the piece that is heard worst beside its caption. */
export async function putFaults(): Promise<string> {
  const lines: string[] = [];
  try {
    for (const [name, make] of [['No fault', () => right] as const, ...faults]) {
      const files = make();
      const words = files.cues.map(({text}) => text);
      const {length} = misplaced(words, await heardIn(files));
      lines.push(`${name}: ${compared(files)}, ${length === 0 ? 'passes' : length}`);
    }
    const heard = known.get(mp3)!;
    const errors = distances(
      published.map(({text}) => text),
      heard,
    ).map((piece) => piece.own);
    const worst = errors.indexOf(Math.max(...errors));
    lines.push('', `Caption: ${published[worst]!.text}`, `Heard:   ${heard[worst]}`, '');
    return lines.join('\n');
  } finally {
    rmSync(folder, {recursive: true});
  }
}

// Run by itself, this prints what the post shows.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  void putFaults().then((lines) => process.stdout.write(lines));
}
