// Slow: lets a recogniser listen to the episode several times. `tsx code/faults.ts` writes faults.txt and heard.json.
import {spawnSync} from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {compare} from './compare';
import {decode, likeness, limit, readRecording, spoken} from './again';
import {hear, isHeard, piecesOf} from './listen';
import {writeCaptions} from './speak';
import {digestOf, digestOfText, digestOfTimes, readEpisodeText} from './text';
import {
  episode,
  fileOf,
  published,
  replaced,
  wordsOf,
  type Cue,
  type Wrong,
} from './words';

const post = dirname(import.meta.dirname);
const script = `blog/${basename(post)}/episode.txt`;
const written = readFileSync(join(post, 'episode.txt'), 'utf8');
const chapters = readFileSync(fileOf('chapters.json'), 'utf8');
const mp3 = readFileSync(fileOf('mp3'));
const vtt = readFileSync(fileOf('vtt'), 'utf8');

const rate = 24_000;
const milliseconds = (seconds: number) => Math.round(seconds * 1000) / 1000;
const silence = (seconds: number) =>
  Buffer.alloc(2 * Math.round(rate * seconds));

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
type Files = {
  script: string;
  audio: Buffer;
  cues: Cue[];
  vtt: string;
  chapters: string;
};
const right: Files = {
  script: written,
  audio: mp3,
  cues: published,
  vtt,
  chapters,
};
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
  return withDigests(
    encode(Buffer.concat(sounds)),
    cues,
    JSON.stringify(begins, null, 2),
  );
}

/** What the command writes: digests fit whatever it did. */
function withDigests(
  audio: Buffer,
  cues: Cue[],
  marks = chapters,
  text = written,
): Files {
  const begins = (JSON.parse(marks) as {chapters: Array<{startTime: number}>})
    .chapters;
  const digests = {
    text: digestOfText(readEpisodeText(text, script)),
    audio: digestOf(audio),
    times: digestOfTimes(
      cues,
      begins.map(({startTime}) => ({start: startTime})),
    ),
  };
  return {
    script: text,
    audio,
    cues,
    vtt: writeCaptions(cues, digests),
    chapters: marks,
  };
}
const own = (at: number) => cut(published[at]!.start, published[at]!.end);

/** Sound of the voice at the rate of the recording. */
const resampled = (samples: Int16Array) =>
  ffmpeg(
    [...raw(16_000), '-i', 'pipe:0', ...raw(rate), 'pipe:1'],
    Buffer.from(samples.buffer),
  );
const says = (text: string, stretch?: number) =>
  resampled(spoken(text, stretch));

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
const wrong = replaced(texts, 'longest');
const wrongShort = replaced(texts, 'shortest');

/** The script with other words for one sentence, whose lines are broken anywhere. */
function scripted(at: number, words: string): Files {
  const escaped = texts[at]!.split(' ').map((word) =>
    word.replaceAll(/[.?]/g, String.raw`\$&`),
  );
  return {
    ...right,
    script: written.replace(new RegExp(escaped.join(String.raw`\s+`)), words),
  };
}

/** A fault, tried in each of some places: all of them in one set of files, or each in its own. */
type Fault = {
  name: string;
  /** The captions, from 0, with a wrong sound, for which one recording is enough. */
  at?: number[];
  files: Array<() => Files>;
  /** The captions, from 0, with another sound or other words than the published ones: by default, all. */
  changed?: number[];
  /** The words that are wrong: the recogniser may not hear the one that is spoken (`to`), or it would be found too easily. */
  words?: Wrong[];
  stretch?: number;
};

const typo = 0.11;
const everywhere = texts.map((_, at) => at);
export const faults: Fault[] = [
  {
    name: 'Hand edit: a word in the script',
    files: wrong.map(
      ({text}, at) =>
        () =>
          scripted(at, text),
    ),
    changed: [],
  },
  {
    name: 'Hand edit: a word in the captions',
    files: wrong.map(
      ({text}, edited) =>
        () =>
          captioned((at) => (at === edited ? text : texts[at]!)),
    ),
    words: wrong.map((one) => ({...one, to: one.from})),
  },
  {
    name: 'Bug: the longest word recorded wrongly',
    at: everywhere,
    files: [() => recorded((at) => says(wrong[at]!.text))],
    words: wrong,
  },
  {
    name: 'Bug: the shortest word recorded wrongly',
    at: everywhere,
    files: [() => recorded((at) => says(wrongShort[at]!.text))],
    words: wrongShort,
  },
  {
    name: 'Bug: a sentence missing, with silence in its place',
    at: everywhere,
    files: [() => recorded((at) => Buffer.alloc(own(at).length))],
  },
  {
    name: 'Bug: a sentence swapped with its neighbour',
    // The last has none.
    at: everywhere.slice(0, -1),
    files: [() => recorded((at) => own(at < texts.length - 1 ? at ^ 1 : at))],
  },
  {
    name: 'Bug: all speech 0.25 s after its captions',
    files: [() => delayed(0.25)],
  },
  {
    name: 'Bug: a voice ten times too fast, by a typo',
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

/** What the recogniser hears in the published recording. */
type Heard = {caption: string[]};

/** How often each of the three tests finds a fault, as a line. */
export async function verdictOn(
  fault: Fault,
  known: Heard,
  listens: boolean,
): Promise<string> {
  const {name, at, files, stretch, words, changed = everywhere} = fault;
  const found = {compare: 0, again: 0, listen: 0};
  let pieces = 0;
  for (const [number, make] of files.entries()) {
    const faulty = make();
    const {cues, audio} = faulty;
    // A caption that is edited by hand is one of many.
    const tried = audio === mp3 && cues !== published ? [number] : changed;
    const heard = listens ? await hearIn(audio, cues, tried, words) : [];
    const unheard = cues.flatMap(({text}, one) =>
      isHeard(text, heard[tried.indexOf(one)] ?? known.caption[one]!)
        ? []
        : [one + 1],
    );
    const other = unlike(faulty, stretch);
    const count = (numbers: number[]) =>
      at
        ? at.filter((one) => numbers.includes(one + 1)).length
        : Number(numbers.length > 0);
    found.compare += compared(faulty) ? (at?.length ?? 1) : 0;
    found.again += count(other);
    found.listen += count(unheard);
    pieces = unheard.length;
  }
  const tries = at?.length ?? files.length;
  const last = tries === 1 ? `, ${pieces} pieces` : '';
  const listen = listens ? `${found.listen}${last}` : '?';
  return `${name}: ${tries} tried, ${found.compare}, ${found.again}, ${listen}`;
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

async function hearIn(
  audio: Buffer,
  cues: Cue[],
  tried: number[],
  words?: Wrong[],
): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fault-'));
  const spoken = (at: number) =>
    wordsOf(texts.join(' '))
      .filter((word) => word !== words?.[at]?.to)
      .join(' ');
  try {
    const file = join(folder, 'episode.mp3');
    writeFileSync(file, audio);
    return await hear(
      piecesOf(file, cues)
        .map((piece, at) => ({...piece, script: [spoken(at)]}))
        .filter((_, at) => tried.includes(at)),
      'caption',
    );
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** How many wrong words in captions are found by speaking again, and how many of these as their piece has another length. */
function byLength(): string {
  const changed = [...wrong, ...wrongShort].map(({text}, at) =>
    likeness(recording, {...published[at % published.length]!, text}),
  );
  return `A word replaced in a caption: ${changed.filter((like) => like < limit).length} of ${changed.length} found, ${changed.filter((like) => like === 0).length} by length`;
}

/**
 * The verdicts on each fault, how many lengths show it, and what the recogniser hears in the published recording.
 *
 * @param listens whether the recogniser listens for a fault, which takes minutes: otherwise, its column has “?”
 */
export async function putFaults(
  listens: (fault: string) => boolean = () => true,
): Promise<{lines: string; heard: Heard}> {
  const pieces = piecesOf(fileURLToPath(fileOf('mp3')), published);
  const heard = {caption: await hear(pieces, 'caption')};
  const lines = [
    await verdictOn(
      {name: 'No fault', files: [() => right], changed: []},
      heard,
      true,
    ),
  ];
  for (const fault of faults) {
    lines.push(await verdictOn(fault, heard, listens(fault.name)));
  }
  lines.push('', byLength(), '');
  return {lines: lines.join('\n'), heard};
}

// Run by itself, this writes what the post shows.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  void putFaults().then(({lines, heard}) => {
    writeFileSync(join(import.meta.dirname, 'faults.txt'), lines);
    writeFileSync(
      join(import.meta.dirname, 'heard.json'),
      `${JSON.stringify(heard, null, 2)}\n`,
    );
  });
}
