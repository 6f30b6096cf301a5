import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {WebVTTParser} from 'webvtt-parser';
import * as z from 'zod';
import {parseBuffer} from '../../lib/es-packages.cjs';
import {filesOfEpisode} from '../../content/podcast';
import {EpisodeProblem} from './episode-schema';

/** The words spoken between two times, in seconds. */
type Cue = {start: number; end: number; text: string};

/** A chapter, and when it begins, in seconds. */
type Mark = {title: string; start: number};

// https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/examples/chapters/jsonChapters.md
const chaptersSchema = z.looseObject({
  version: z.string(),
  chapters: z
    .array(z.looseObject({startTime: z.number().nonnegative(), title: z.string().min(1)}))
    .min(1),
});

function readCaptions(vtt: string, file: string): Cue[] {
  const {cues, errors} = new WebVTTParser().parse(vtt, 'metadata');
  const [error] = errors;
  if (error) {
    throw new EpisodeProblem(
      file,
      error.line,
      `this is not WebVTT (${error.message.replace(/\.$/, '')})`,
      'correct the line',
    );
  }
  return cues.map(({startTime, endTime, text}) => ({
    start: startTime,
    end: endTime,
    text: text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
      .replace(/\s+/g, ' ')
      .trim(),
  }));
}

function readChapters(json: string, file: string): Mark[] {
  let data: z.infer<typeof chaptersSchema>;
  try {
    data = chaptersSchema.parse(JSON.parse(json));
  } catch {
    const form = '{"version": "1.2.0", "chapters": [{"startTime": 0, "title": "…"}]}';
    throw new EpisodeProblem(file, 1, 'these are not chapters', `write ${form}`);
  }
  return data.chapters.map(({title, startTime}) => ({title, start: startTime}));
}

async function readAudio(bytes: Buffer, file: string): Promise<number> {
  const {format} = await parseBuffer(bytes, 'audio/mpeg', {duration: true});
  if (format.codec !== 'MPEG 2 Layer 3' && format.codec !== 'MPEG 1 Layer 3') {
    throw new EpisodeProblem(
      file,
      1,
      'this is not an MP3',
      'write one, which every podcast app plays',
    );
  }
  return format.duration!;
}

/** The shortest silence between two paragraphs of a transcript, in seconds. */
const paragraphPause = 0.3;

/** The captions of a chapter in paragraphs, which end where the voice pauses. */
function paragraphsOf(cues: Cue[]): string[][] {
  const paragraphs: string[][] = [];
  for (const [index, {start, text}] of cues.entries()) {
    const before = cues[index - 1];
    if (!before || start - before.end > paragraphPause) {
      paragraphs.push([]);
    }
    paragraphs.at(-1)!.push(text);
  }
  return paragraphs;
}

/**
 * Reads the files of an episode: the size and length of its recording, and its chapters with what the captions say in
 * each.
 *
 * @param post the file that names the episode
 * @throws EpisodeProblem if one is missing, or not what its name says
 */
export async function readFiles(siteDir: string, slug: string, post: string) {
  const names = filesOfEpisode(slug);
  const read = (name: string) =>
    readFile(join(siteDir, name)).catch(() => {
      const remedy = 'add it, as “The podcast” in WRITING says';
      throw new EpisodeProblem(post, 1, `its episode has no ${name}`, remedy);
    });
  const audio = await read(names.audio);
  const cues = readCaptions((await read(names.captions)).toString(), names.captions);
  const marks = readChapters((await read(names.chapters)).toString(), names.chapters);
  return {
    bytes: audio.length,
    seconds: await readAudio(audio, names.audio),
    chapters: marks.map(({title, start}, index) => {
      // The first also has the words spoken before it.
      const [from, to] = [index === 0 ? 0 : start, marks[index + 1]?.start ?? Infinity];
      return {
        title,
        start,
        paragraphs: paragraphsOf(cues.filter((cue) => cue.start >= from && cue.start < to)),
      };
    }),
  };
}
