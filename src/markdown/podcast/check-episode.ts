import type {Captions} from './captions';
import {digestOfText, sentencesIn, type EpisodeText} from './episode-text';
import {problem} from './problem';

type Named<Content> = {file: string; content: Content};

/** The parts of an episode, each with the name of its file. */
export type Parts = {
  text: Named<EpisodeText>;
  captions: Named<Captions>;
  chapters: Named<Array<{title: string; start: number; line: number}>>;
  audio: Named<{seconds: number; digest: string}>;
};

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
      throw problem(captions.file, cue.line, 'this ends before it begins, or begins too early.');
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
    if (index === 0 ? mark.start !== 0 : mark.start < begin || mark.start > end) {
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

/** Checks that a synthesised recording is unchanged, and made from the current text. */
function checkDigests({text, captions, audio}: Parts): void {
  const {digests} = captions.content;
  if (text.content.facts.voice === undefined) {
    return;
  }
  if (digests?.text !== digestOfText(text.content)) {
    throw problem(
      text.file,
      1,
      `a voice, a spelling or a silence is not the one that the recording was made with: restore it, or record the episode again.`,
    );
  }
  if (digests.audio !== audio.content.digest) {
    throw problem(
      captions.file,
      1,
      `${audio.file} is not the recording that these captions are of: restore it, or record the episode again.`,
    );
  }
}

/**
 * Stops the build if parts of an episode contradict each other.
 *
 * @throws Error with file and line, what is wrong, and what to do
 */
export function checkEpisode(parts: Parts): void {
  checkCaptions(parts);
  checkChapters(parts);
  checkDigests(parts);
}
