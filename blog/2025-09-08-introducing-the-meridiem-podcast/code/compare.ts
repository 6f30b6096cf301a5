import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {WebVTTParser} from 'webvtt-parser';
import {countFrames} from './frames';
import {
  digestOf,
  digestOfText,
  digestOfTimes,
  problem,
  readEpisodeText,
  sentencesIn,
  type EpisodeText,
} from './text';

type Named<Content> = {file: string; content: Content};

/** The parts of an episode, each with the name of its file. */
type Parts = {
  text: Named<EpisodeText>;
  captions: Named<Captions>;
  chapters: Named<Array<{title: string; start: number; line: number}>>;
  audio: Named<{seconds: number; digest: string}>;
};

/** What is said between two times, in seconds. */
type Cue = {start: number; end: number; text: string; line: number};

type Captions = {
  cues: Cue[];
  digests: {text: string; audio: string; times: string} | undefined;
};

const lineOf = (text: string, mark: string, index: number) =>
  text.split('\n').flatMap((line, at) => (line.includes(mark) ? at + 1 : []))[
    index
  ] ?? 1;

function readCaptions(vtt: string): Captions {
  const {cues} = new WebVTTParser().parse(vtt, 'metadata');
  const note =
    /^NOTE text (?<text>[\da-f]{16}), audio (?<audio>[\da-f]{16}), times (?<times>[\da-f]{16})$/m;
  const {text, audio, times} = note.exec(vtt)?.groups ?? {};
  return {
    cues: cues.map((cue, index) => ({
      start: cue.startTime,
      end: cue.endTime,
      text: cue.text
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&'),
      line: lineOf(vtt, '-->', index),
    })),
    digests: text && audio && times ? {text, audio, times} : undefined,
  };
}

function readChapters(json: string): Parts['chapters']['content'] {
  const {chapters} = JSON.parse(json) as {
    chapters: Array<{title: string; startTime: number}>;
  };
  return chapters.map(({title, startTime}, index) => ({
    title,
    start: startTime,
    line: lineOf(json, '"startTime"', index),
  }));
}

/** Checks that captions match the text, sentence by sentence, and fit its recording. */
function checkCaptions({text, captions, audio}: Parts): void {
  const sentences = sentencesIn(text.content);
  const {cues} = captions.content;
  sentences.forEach((sentence, index) => {
    if (cues[index]?.text !== sentence.text) {
      throw problem(
        text.file,
        sentence.line,
        `the recording does not say “${sentence.text}”: record it again, or restore the words.`,
      );
    }
  });
  const spare = cues[sentences.length];
  if (spare) {
    throw problem(
      captions.file,
      spare.line,
      `the text does not say “${spare.text}”: record it again, or add it to ${text.file}.`,
    );
  }
  cues.forEach((cue, index) => {
    const before = cues[index - 1];
    if (cue.end <= cue.start || (before && cue.start < before.end)) {
      throw problem(
        captions.file,
        cue.line,
        'this ends before it begins, or begins too early.',
      );
    }
    if (cue.end > audio.content.seconds) {
      throw problem(
        captions.file,
        cue.line,
        `this ends at ${cue.end} s, after the audio, which has ${audio.content.seconds.toFixed(3)} s: correct the time, or record it again.`,
      );
    }
  });
}

/** Checks that chapters match the text, in order, from 0 on, and begin with their first sentences. */
function checkChapters({text, captions, chapters, audio}: Parts): void {
  const {cues} = captions.content;
  let cue = 0;
  text.content.chapters.forEach(({title, line, paragraphs}, index) => {
    const mark = chapters.content[index];
    if (mark?.title !== title) {
      throw problem(
        text.file,
        line,
        `${chapters.file} has no chapter “${title}” in this place: add it there, or restore the title.`,
      );
    }
    if (mark.start >= audio.content.seconds) {
      throw problem(
        chapters.file,
        mark.line,
        `“${title}” begins at ${mark.start} s, after the audio, which has ${audio.content.seconds.toFixed(3)} s: correct the time, or record it again.`,
      );
    }
    const end = cues[cue]!.start;
    const begin = cues[cue - 1]?.end ?? 0;
    // The first chapter begins with the audio, so that every second is in a chapter.
    if (
      index === 0 ? mark.start !== 0 : mark.start < begin || mark.start > end
    ) {
      throw problem(
        chapters.file,
        mark.line,
        index === 0
          ? 'the first chapter must begin at 0.'
          : `“${title}” begins at ${mark.start} s, but its first sentence at ${end} s and the sentence before ends at ${begin} s: correct the time, or record it again.`,
      );
    }
    cue += paragraphs.flat().length;
  });
  const spare = chapters.content[text.content.chapters.length];
  if (spare) {
    throw problem(
      chapters.file,
      spare.line,
      `the text has no chapter “${spare.title}”: remove it, or add it to ${text.file}.`,
    );
  }
}

/** Checks that the audio is that of the captions. */
function checkAudio({captions, audio}: Parts): void {
  if (captions.content.digests?.audio !== audio.content.digest) {
    throw problem(
      captions.file,
      1,
      `${audio.file} is not the recording that these captions are of: restore it, or record the episode again.`,
    );
  }
}

/** Checks that nothing was moved since the recording. */
function checkTimes({captions, chapters}: Parts): void {
  const {cues, digests} = captions.content;
  if (digests?.times !== digestOfTimes(cues, chapters.content)) {
    throw problem(
      captions.file,
      1,
      `a caption or a chapter was moved since the recording: restore its time, or record the episode again.`,
    );
  }
}

/** Checks what captions do not hold: the voice, its spellings, and silences. */
function checkVoice({text, captions}: Parts): void {
  if (captions.content.digests?.text !== digestOfText(text.content)) {
    throw problem(
      text.file,
      1,
      `the voice, a respelling or a pause has changed since the recording: restore it, or record the episode again.`,
    );
  }
}

/**
 * Compares the files of the episode with its text and with each other.
 *
 * @param root of the repository
 * @throws Error with file and line, what is wrong, and what to do
 */
export function compare(root: string, text: string, slug: string): void {
  const read = (file: string) => readFileSync(join(root, file));
  const file = (ending: string) => `static/podcast/${slug}.${ending}`;
  const audio = read(file('mp3'));
  const parts = {
    text: {file: text, content: readEpisodeText(read(text).toString(), text)},
    captions: {
      file: file('vtt'),
      content: readCaptions(read(file('vtt')).toString()),
    },
    chapters: {
      file: file('chapters.json'),
      content: readChapters(read(file('chapters.json')).toString()),
    },
    audio: {
      file: file('mp3'),
      content: {seconds: countFrames(audio).seconds, digest: digestOf(audio)},
    },
  };
  checkAudio(parts);
  checkCaptions(parts);
  checkChapters(parts);
  checkTimes(parts);
  checkVoice(parts);
}
