import {createHash} from 'node:crypto';
import {parse} from 'yaml';
import * as z from 'zod';

/** An error that says where the mistake is. */
export const problem = (file: string, line: number, what: string) =>
  new Error(`${file}:${line}: ${what}`);

/** A sentence, and the silence that follows it. */
export type Sentence = {text: string; line: number; pause: number};

type TextChapter = {title: string; line: number; paragraphs: Sentence[][]};

const spokenBy = z.strictObject({
  /** A voice of Flite. */
  voice: z.string(),
  /** Words that the voice mispronounces, each with a spelling that it pronounces correctly. */
  say: z.record(z.string(), z.string()).optional(),
});

export type EpisodeText = z.infer<typeof spokenBy> & {chapters: TextChapter[]};

/** The default silences, in milliseconds. */
const pauses = {sentence: 100, paragraph: 450};

const segmenter = new Intl.Segmenter('en', {granularity: 'sentence'});

/** The sentences of a paragraph, each with the line that it begins on. */
function sentencesOf(lines: string[], first: number): Sentence[] {
  // The segmenter would take a line break for the end of a sentence.
  return [...segmenter.segment(lines.join(' '))].map(({segment, index}) => ({
    text: segment.trim(),
    line: first + lines.join('\n').slice(0, index).split('\n').length - 1,
    pause: pauses.sentence,
  }));
}

/** Lines that are neither blank nor part of a paragraph: a chapter, or a silence. */
const heading = /^#\s+(.+)$/;
const silence = /^\[pause (\d+) ms\]$/;

function readChapters(
  lines: string[],
  offset: number,
  file: string,
): TextChapter[] {
  const chapters: TextChapter[] = [];
  let paragraph: string[] = [];
  const last = () => chapters.at(-1)?.paragraphs.at(-1)?.at(-1);
  const end = (line: number) => {
    const chapter = chapters.at(-1);
    if (paragraph.length > 0) {
      if (!chapter) {
        throw problem(
          file,
          line - paragraph.length,
          'this stands before the first chapter: write “# Title of the chapter” above it.',
        );
      }
      chapter.paragraphs.push(sentencesOf(paragraph, line - paragraph.length));
      last()!.pause = pauses.paragraph;
      paragraph = [];
    }
  };
  for (const [index, raw] of lines.entries()) {
    const line = offset + index;
    const text = raw.trim();
    const title = heading.exec(text)?.[1];
    const pause = silence.exec(text)?.[1];
    if (title !== undefined) {
      end(line);
      chapters.push({title, line, paragraphs: []});
    } else if (pause !== undefined) {
      end(line);
      const sentence = last();
      if (!sentence) {
        throw problem(
          file,
          line,
          'this silence follows no sentence: remove it.',
        );
      }
      sentence.pause = Number(pause);
    } else if (text === '') {
      end(line);
    } else if (/^[#[]/.test(text)) {
      throw problem(
        file,
        line,
        'this is neither “# Title of a chapter” nor “[pause 800 ms]”.',
      );
    } else {
      paragraph.push(text);
    }
  }
  end(offset + lines.length);
  return chapters;
}

/** All sentences of an episode, in order. */
export const sentencesIn = ({
  chapters,
}: Pick<EpisodeText, 'chapters'>): Sentence[] =>
  chapters.flatMap(({paragraphs}) => paragraphs.flat());

/** Listeners and readers must be told that a program speaks. */
export const honest = /\bsynthesi[sz]ed\b/i;

/**
 * Reads the text of an episode: the voice as YAML between two lines of `---`, then chapters (`# Title`), each of
 * paragraphs; `[pause 800 ms]` is a longer silence.
 *
 * @param file its name in messages
 * @throws Error with file and line, if the text is invalid, or does not say that its voice is synthesised
 */
export function readEpisodeText(text: string, file: string): EpisodeText {
  const lines = text.replace(/\n+$/, '').split('\n');
  const close = lines.indexOf('---', 1);
  const voice = spokenBy.parse(parse(lines.slice(1, close).join('\n')));
  const chapters = readChapters(lines.slice(close + 1), close + 2, file);
  const empty = chapters.find(({paragraphs}) => paragraphs.length === 0);
  if (empty) {
    throw problem(
      file,
      empty.line,
      'nothing is said in this chapter: write its text.',
    );
  }
  const [first] = sentencesIn({chapters});
  if (!honest.test(first!.text)) {
    throw problem(
      file,
      first!.line,
      'the first sentence must say that the voice is synthesised.',
    );
  }
  return {...voice, chapters};
}

/** Digest of everything that a recording is made from, and nothing else: 16 hexadecimal digits. */
export function digestOfText({voice, say, chapters}: EpisodeText): string {
  const spoken = chapters.map(({title, paragraphs}) => [
    title,
    paragraphs.map((sentences) =>
      sentences.map(({text, pause}) => [text, pause]),
    ),
  ]);
  return digestOf(JSON.stringify([voice, say, spoken]));
}

/** Digest of the times at which captions begin and end, and chapters begin, to a millisecond. */
export function digestOfTimes(
  cues: Array<{start: number; end: number}>,
  chapters: Array<{start: number}>,
): string {
  const times = [
    ...cues.flatMap(({start, end}) => [start, end]),
    ...chapters.map(({start}) => start),
  ];
  return digestOf(times.map((time) => time.toFixed(3)).join(' '));
}

/** 16 hexadecimal digits that other content is most unlikely to share. */
export const digestOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);
