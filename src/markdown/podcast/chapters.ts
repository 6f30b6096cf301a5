import * as z from 'zod';
import {problem} from './problem';

/** A chapter as given in the file, with its line. */
type ChapterMark = {title: string; start: number; line: number};

// https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/examples/chapters/jsonChapters.md
const schema = z.looseObject({
  version: z.string({error: 'write the version of the format, "1.2.0"'}),
  chapters: z
    .array(
      z.looseObject({
        startTime: z.number({error: 'write when the chapter begins, in seconds'}).nonnegative(),
        title: z.string({error: 'write the title of the chapter'}).min(1),
      }),
      {error: 'write the list of the chapters'},
    )
    .min(1),
});

/**
 * Reads chapters.
 *
 * @param file its name in messages
 * @throws Error with file and line at the first mistake
 */
export function readChapters(json: string, file: string): ChapterMark[] {
  let content: unknown;
  try {
    content = JSON.parse(json);
  } catch (error) {
    throw problem(file, 1, `this is no JSON: ${(error as Error).message}`);
  }
  const lines = json
    .split('\n')
    .flatMap((line, at) => (line.includes('"startTime"') ? at + 1 : []));
  const {data, error} = schema.safeParse(content);
  if (error) {
    const [issue] = error.issues;
    const index = issue!.path.find((step) => typeof step === 'number');
    throw problem(
      file,
      lines[index ?? -1] ?? 1,
      `\`${issue!.path.join('.')}\`: ${issue!.message}.`,
    );
  }
  return data.chapters.map(({title, startTime}, index) => ({
    title,
    start: startTime,
    line: lines[index] ?? 1,
  }));
}
