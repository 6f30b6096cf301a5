// Slow: lets a recogniser listen to the episode several times. `tsx code/faults.ts` writes faults.txt and transcripts.json.
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {compare} from './compare';
import {decode, likeness, limit, readRecording, spoken} from './again';
import {distances, hear, misplaced} from './heard';
import {writeCaptions} from './speak';
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
  const {stdout, status} = spawnSync('ffmpeg', ['-loglevel', 'error', ...flags], {
    input,
    maxBuffer: 2 ** 30,
  });
  if (status !== 0) {
    throw new Error('ffmpeg failed');
  }
  return stdout;
}
const raw = (hertz: number) => ['-f', 's16le', '-ar', String(hertz), '-ac', '1'];
const sound = ffmpeg(['-i', 'pipe:0', ...raw(rate), 'pipe:1'], mp3);
/** MP3 with a header by which players leave out the silence that the encoder puts first: a pipe would get none. */
function encode(samples: Buffer, kbits = 40): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'fault-'));
  try {
    const file = join(folder, 'episode.mp3');
    ffmpeg([...raw(rate), '-i', 'pipe:0', '-b:a', `${kbits}k`, file], samples);
    return readFileSync(file);
  } finally {
    rmSync(folder, {recursive: true});
  }
}
const cut = (start: number, end: number) =>
  sound.subarray(2 * Math.round(rate * start), 2 * Math.round(rate * end));

/** The files of an episode, some of them wrong. */
type Files = {script: string; audio: Buffer; cues: Cue[]; vtt: string; chapters: string};
const right: Files = {script: written, audio: mp3, cues: published, vtt, chapters};
const recording = readRecording();

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

/** Sound of the voice at the rate of the recording. */
const resampled = (samples: Int16Array) =>
  ffmpeg([...raw(16_000), '-i', 'pipe:0', ...raw(rate), 'pipe:1'], Buffer.from(samples.buffer));
const says = (text: string, stretch?: number) => resampled(spoken(text, stretch));

/** Silence, or a jingle, is put before the speech, and the captions stay where they were. */
const delayed = (seconds: number) =>
  withDigests(encode(Buffer.concat([silence(seconds), sound])), published);

/** The captions with other words, at their old times. */
function captioned(words: (at: number) => string): Files {
  const cues = published.map((cue, at) => ({...cue, text: words(at)}));
  const note = /NOTE text (\w+), audio (\w+), times (\w+)/.exec(vtt)!;
  const digests = {text: note[1]!, audio: note[2]!, times: note[3]!};
  return {...right, cues, vtt: writeCaptions(cues, digests)};
}

const texts = published.map(({text}) => text);
const longest = (text: string) =>
  text.match(/[a-z]+/gi)!.reduce((best, word) => (word.length > best.length ? word : best));

/** By rule, so that nobody chose: the longest word becomes the longest of the next sentence that has another. */
const wrong = texts.map((text, at) => {
  const word = longest(text);
  const others = [...texts.slice(at + 1), ...texts].map(longest);
  return text.replace(word, others.find((other) => other !== word)!);
});

/** The script with other words for one sentence, whose lines are broken anywhere. */
function scripted(at: number, words: string): Files {
  const escaped = texts[at]!.split(' ').map((word) => word.replaceAll(/[.?]/g, String.raw`\$&`));
  return {...right, script: written.replace(new RegExp(escaped.join(String.raw`\s+`)), words)};
}

/** The pairs of 23 captions. */
const pairs = texts.flatMap((_, b) => Array.from({length: b}, (__, a) => [a, b] as const));
const swapped = (a: number, b: number) => (at: number) => (at === a ? b : at === b ? a : at);

/** What the episode said before it was recorded again. */
const draft = new Map([
  [8, texts[8]!.replace('a script.', 'a script that measured it.')],
  [19, texts[19]!.replace('a test fails, and names the line.', 'the build stops, and it names the line.')],
]);

/** A fault, tried in each of some places: all of them in one set of files, or each in its own. */
type Fault = {
  name: string;
  /** The captions, from 0, with a wrong sound, for which one recording is enough. */
  at?: number[];
  files: Array<() => Files>;
  /** The captions, from 0, with another sound than in the published recording: by default, all. */
  changed?: number[];
  stretch?: number;
};

const typo = 0.11;
const everywhere = texts.map((_, at) => at);
const faults: Fault[] = [
  {
    name: 'A word edited in the script',
    files: wrong.map((words, at) => () => scripted(at, words)),
  },
  {
    name: 'A word edited in the captions',
    files: wrong.map((words, edited) => () =>
      captioned((at) => (at === edited ? words : texts[at]!)),
    ),
  },
  {
    name: 'Two captions swapped by hand',
    files: pairs.map(([a, b]) => () => captioned((at) => texts[swapped(a, b)(at)]!)),
  },
  {
    name: 'Two sentences recorded in each other’s place',
    files: [() => recorded((at) => own(swapped(3, 4)(at)))],
    changed: [3, 4],
  },
  {
    name: 'One word recorded wrongly',
    at: everywhere,
    files: [() => recorded((at) => says(wrong[at]!))],
  },
  {
    name: 'A sentence recorded as an earlier draft had it',
    at: [...draft.keys()],
    changed: [...draft.keys()],
    files: [() => recorded((at) => (draft.has(at) ? says(draft.get(at)!) : own(at)))],
  },
  {
    name: 'A sentence missing, with silence in its place',
    at: everywhere,
    files: [() => recorded((at) => Buffer.alloc(own(at).length))],
  },
  ...[0.25, 0.5, 1].map((seconds) => ({
    name: `All speech ${seconds} s after its captions`,
    files: [() => delayed(seconds)],
  })),
  {
    name: 'A voice ten times too fast, by a typo',
    files: [() => recorded((at) => says(texts[at]!, typo))],
    stretch: typo,
  },
];

function compared(files: Files): boolean {
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
    return false;
  } catch {
    return true;
  } finally {
    rmSync(root, {recursive: true});
  }
}

/** What the recogniser heard in each recording, by the name of its fault. */
type Transcripts = Record<string, string[]>;

/** How often each of the three tests finds a fault, as a line. */
async function verdictOn(fault: Fault, heard: Transcripts): Promise<string> {
  const {name, at, files, stretch, changed = everywhere} = fault;
  const found = {compare: 0, again: 0, listen: 0};
  let pieces = 0;
  for (const make of files) {
    const faulty = make();
    const {cues, audio} = faulty;
    if (audio !== mp3) {
      const words = await hearIn(faulty.audio, changed.map((one) => cues[one]!));
      heard[name] = heard['No fault']!.map((same, one) => words[changed.indexOf(one)] ?? same);
    }
    const words = heard[audio === mp3 ? 'No fault' : name]!;
    const unheard = misplaced(
      cues.map(({text}) => text),
      words,
    );
    const other = unlike(faulty, stretch);
    const count = (numbers: number[]) =>
      at ? at.filter((one) => numbers.includes(one + 1)).length : Number(numbers.length > 0);
    found.compare += compared(faulty) ? (at?.length ?? 1) : 0;
    found.again += count(other);
    found.listen += count(unheard);
    pieces = unheard.length;
  }
  const tries = at?.length ?? files.length;
  const last = tries === 1 ? `, ${pieces} pieces` : '';
  return `${name}: ${tries} tried, ${found.compare}, ${found.again}, ${found.listen}${last}`;
}

const alike = new Map<string, number>();
/** The numbers of the captions that are spoken otherwise. */
function unlike({audio, cues}: Files, stretch?: number): number[] {
  const samples = audio === mp3 ? recording : decode(audio);
  return cues.flatMap((cue, at) => {
    const key = `${digestOf(audio)} ${cue.start} ${cue.end} ${cue.text}`;
    const like = alike.get(key) ?? likeness(samples, cue, stretch);
    alike.set(key, like);
    return like < limit ? [at + 1] : [];
  });
}

async function hearIn(audio: Buffer, cues: Cue[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fault-'));
  try {
    const file = join(folder, 'episode.mp3');
    writeFileSync(file, audio);
    return await hear(cues, file);
  } finally {
    rmSync(folder, {recursive: true});
  }
}

const two = (number: number) => number.toFixed(2);

/** What speaking again finds in the published recording if its captions or their times are a little wrong. */
function nearMisses(): string[] {
  const lowest = (samples: Int16Array) =>
    two(Math.min(...published.map((cue) => likeness(samples, cue))));
  const fewer = published.flatMap((cue) =>
    cue.text
      .split(' ')
      .map((_, word, all) => likeness(recording, {...cue, text: all.toSpliced(word, 1).join(' ')})),
  );
  const replaced = published.map((cue, at) => likeness(recording, {...cue, text: wrong[at]!}));
  const late = [10, 20, 30, 50].map((ms) => {
    const moved = published.slice(1).map((cue) => ({
      ...cue,
      start: cue.start - ms / 1000,
      end: cue.end - ms / 1000,
    }));
    return `${moved.filter((cue) => likeness(recording, cue) < limit).length} at ${ms} ms`;
  });
  return [
    `Lowest likeness in the recording: ${lowest(recording)}`,
    `Lowest after encoding it again with 24 kbit/s: ${lowest(decode(encode(sound, 24)))}`,
    `Highest with a word replaced in a caption: ${two(Math.max(...replaced))}`,
    `A word left out of a caption: ${fewer.filter((like) => like < limit).length} of ${fewer.length} found, ${fewer.filter((like) => like === 0).length} by length, others up to ${two(Math.max(...fewer))}`,
    `Of 22 captions that are early: ${late.join(', ')}`,
  ];
}

/** The verdicts on each fault, and the piece that is heard worst beside its caption. */
export async function putFaults(): Promise<{lines: string; heard: Transcripts}> {
  const heard: Transcripts = {};
  heard['No fault'] = await hear(published);
  const lines = [await verdictOn({name: 'No fault', files: [() => right]}, heard)];
  for (const fault of faults) {
    lines.push(await verdictOn(fault, heard));
  }
  const errors = distances(texts, heard['No fault']).map((piece) => piece.own);
  const worst = errors.indexOf(Math.max(...errors));
  lines.push('', ...nearMisses(), '');
  lines.push(`Caption: ${texts[worst]!}`, `Heard:   ${heard['No fault'][worst]!}`, '');
  return {lines: lines.join('\n'), heard};
}

// Run by itself, this writes what the post shows.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  void putFaults().then(({lines, heard}) => {
    writeFileSync(join(import.meta.dirname, 'faults.txt'), lines);
    writeFileSync(join(import.meta.dirname, 'transcripts.json'), `${JSON.stringify(heard, null, 2)}\n`);
  });
}
