import type {Episode} from '../../lib/podcast';
import {EpisodeProblem} from './problem';
import {findDouble, findStray, foldersOf, readEpisode} from './read-episode';

/** What is wrong with an episode, and what its author is to do. */
export type EpisodeFinding = {file: string; line: number; reason: string; remedy: string};

function told({file, line, what}: EpisodeProblem): EpisodeFinding {
  // What is wrong, and after the last colon that a space follows, what to do.
  const [, reason, remedy] = /^(.*?):\s+((?:(?!: ).)*)$/s.exec(what.replace(/\.$/, '')) ?? [];
  return {
    ...{file, line},
    reason:
      reason === undefined
        ? what.replace(/\.$/, '')
        : /^`\w+`$/.test(reason)
          ? `${reason} is missing, or cannot be that`
          : reason,
    remedy: remedy ?? 'mend it, as “The podcast” in CONTRIBUTING says',
  };
}

/**
 * Finds what would stop a build at the episodes of a site, without building it: of each episode the first.
 *
 * @param isDraft whether the post of a folder is a draft, whose episode need not be whole yet
 */
export async function judgeEpisodes(
  siteDir: string,
  isDraft: (folder: string) => boolean,
): Promise<EpisodeFinding[]> {
  const found: EpisodeProblem[] = [];
  const read: Array<{folder: string; episode: Episode}> = [];
  const folders = foldersOf(siteDir);
  for (const folder of folders.filter((one) => !isDraft(one))) {
    try {
      read.push({folder, episode: await readEpisode(siteDir, folder, '/')});
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code;
      found.push(
        error instanceof EpisodeProblem
          ? error
          : new EpisodeProblem(
              `blog/${folder}/episode.txt`,
              1,
              code === undefined
                ? `the episode cannot be read (${(error as Error).message}): write its files again, as “The podcast” in CONTRIBUTING says`
                : `a file of the episode cannot be read (${code}): write it again, as a file`,
            ),
      );
    }
  }
  const slugs = folders.map((folder) => folder.slice('YYYY-MM-DD-'.length));
  return [...found, findDouble(siteDir, read), findStray(siteDir, slugs)].flatMap((problem) =>
    problem === null ? [] : told(problem),
  );
}
