import {createHash} from 'node:crypto';
import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import * as z from 'zod';
import {problem} from './problem';

/** A sentence, and the silence that follows it. */
export type Sentence = {text: string; line: number; pause: number};

type TextChapter = {title: string; line: number; paragraphs: Sentence[][]};

const words = (remedy: string) => z.string({error: remedy}).trim().min(1, {error: remedy});

const factsSchema = z.strictObject({
  title: words('write the title of the episode'),
  number: z.int({error: 'write the number of the episode, such as 1'}).positive(),
  description: words('write one or two sentences that say what is heard'),
  date: z.iso.date({error: 'write the day of publication as YYYY-MM-DD'}),
  guid: z
    .string({error: 'write a guid that no other episode has'})
    .regex(/^urn:uuid:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/, {
      error: 'write urn:uuid: and a UUID that no other episode has; never change it',
    }),
  /** A voice of the synthesiser; omitted if people speak. */
  voice: words('write the name of the voice, or leave the field out if people speak').optional(),
  /** Words that the voice mispronounces, each with a spelling that it pronounces correctly. */
  say: z
    .record(z.string(), z.string(), {error: 'write words with other spellings: {queue: cue}'})
    .optional(),
});

type EpisodeFacts = z.infer<typeof factsSchema>;

export type EpisodeText = {facts: EpisodeFacts; chapters: TextChapter[]};

/** The default silences, in milliseconds. */
const pauses = {sentence: 100, paragraph: 450};

function readFacts(yaml: string, file: string): EpisodeFacts {
  const lines = new LineCounter();
  const document = parseDocument(yaml, {lineCounter: lines, schema: 'core'});
  // The first line is the --- above the facts.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  const [error] = document.errors;
  if (error) {
    throw problem(file, lineAt(error.pos[0]), `this is no YAML: ${error.message.split('\n')[0]}`);
  }
  const {data, error: wrong} = factsSchema.safeParse(document.toJS());
  if (wrong) {
    const [issue] = wrong.issues;
    const key = issue!.code === 'unrecognized_keys' ? issue.keys[0] : String(issue!.path[0]);
    const pair = isMap(document.contents)
      ? document.contents.items.find((item) => String(item.key) === key)
      : undefined;
    const place = isScalar(pair?.key) ? pair.key.range[0] : undefined;
    const what =
      issue!.code === 'unrecognized_keys'
        ? `remove it; known are ${Object.keys(factsSchema.shape).join(', ')}`
        : issue!.message;
    throw problem(file, place === undefined ? 1 : lineAt(place), `\`${key}\`: ${what}.`);
  }
  return data;
}

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

function readChapters(lines: string[], offset: number, file: string): TextChapter[] {
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
        throw problem(file, line, 'this silence follows no sentence: remove it.');
      }
      sentence.pause = Number(pause);
    } else if (text === '') {
      end(line);
    } else if (/^[#[]/.test(text)) {
      throw problem(file, line, 'this is neither “# Title of a chapter” nor “[pause 800 ms]”.');
    } else {
      paragraph.push(text);
    }
  }
  end(offset + lines.length);
  return chapters;
}

/** All sentences of an episode, in order. */
export const sentencesIn = ({chapters}: Pick<EpisodeText, 'chapters'>): Sentence[] =>
  chapters.flatMap(({paragraphs}) => paragraphs.flat());

/** Listeners and readers must be told that a program speaks. */
const honest = /\bsynthesi[sz]ed\b/i;

/**
 * Reads the text of an episode: facts as YAML between two lines of `---`, then chapters (`# Title`), each of
 * paragraphs; `[pause 800 ms]` is a longer silence.
 *
 * @param file its name in messages
 * @throws Error with file and line, if the text is invalid, or does not say that its voice is synthesised
 */
export function readEpisodeText(text: string, file: string): EpisodeText {
  const lines = text.replace(/\r\n/g, '\n').replace(/\n+$/, '').split('\n');
  const close = lines.indexOf('---', 1);
  if (lines[0] !== '---' || close < 0) {
    throw problem(
      file,
      1,
      'it has no facts: begin with those of the episode, between two lines of ---.',
    );
  }
  const facts = readFacts(lines.slice(1, close).join('\n'), file);
  const chapters = readChapters(lines.slice(close + 1), close + 2, file);
  if (chapters.length === 0) {
    throw problem(file, close + 1, 'no words follow: write “# Title of a chapter”, and the text.');
  }
  const empty = chapters.find(({paragraphs}) => paragraphs.length === 0);
  if (empty) {
    throw problem(file, empty.line, 'nothing is said in this chapter: write its text.');
  }
  const [first] = sentencesIn({chapters});
  if (facts.voice !== undefined && !honest.test(first!.text)) {
    throw problem(file, first!.line, 'the first sentence must say that the voice is synthesised.');
  }
  if (facts.voice !== undefined && !honest.test(facts.description)) {
    throw problem(file, 1, '`description` must say that the voice is synthesised.');
  }
  return {facts, chapters};
}

/** Digest of everything that a recording is made from, and nothing else: 16 hexadecimal digits. */
export function digestOfText({facts, chapters}: EpisodeText): string {
  const spoken = chapters.map(({title, paragraphs}) => [
    title,
    paragraphs.map((sentences) => sentences.map(({text, pause}) => [text, pause])),
  ]);
  return digestOf(JSON.stringify([facts.voice, facts.say, spoken]));
}

/** 16 hexadecimal digits that other content is most unlikely to share. */
export const digestOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);
