import type {Episode} from '../../content/podcast';
import {EpisodeProblem} from './problem';
import {
  findDouble,
  findStray,
  postsWithEpisodes,
  readEpisode,
  recordingsIn,
  slugOf,
  textOf,
} from './read-episode';

/** What is wrong with an episode, and what its author should do. */
export type EpisodeFinding = {file: string; line: number; reason: string; remedy: string};

function told({file, line, what}: EpisodeProblem): EpisodeFinding {
  // What is wrong; after the last colon followed by a space, what to do.
  const [, reason, remedy] = /^(.*?):\s+((?:(?!: ).)*)$/s.exec(what.replace(/\.$/, '')) ?? [];
  return {
    ...{file, line},
    reason:
      reason === undefined
        ? what.replace(/\.$/, '')
        : /^`\w+`$/.test(reason)
          ? `${reason} is missing, or cannot be that`
          : reason,
    remedy: remedy ?? 'fix it, as “The podcast” in CONTRIBUTING says',
  };
}

/** Finds the texts of episodes and recordings that a site without a podcast leaves out. */
export const withoutPodcast = (siteDir: string): EpisodeFinding[] =>
  [...postsWithEpisodes(siteDir).map(textOf), ...recordingsIn(siteDir)].map((file) => ({
    ...{file, line: 1},
    reason: 'This site has no podcast, so nobody hears this episode',
    remedy: 'write the podcast into src/site/identity.ts, or remove the file',
  }));

/**
 * Finds the first problem of each episode that would stop a build, without building the site.
 *
 * @param isDraft whether a post, named by its path below blog/, is a draft, whose episode may be incomplete
 */
export async function validateEpisodes(
  siteDir: string,
  isDraft: (post: string) => boolean,
): Promise<EpisodeFinding[]> {
  const found: EpisodeProblem[] = [];
  const read: Array<{post: string; episode: Episode}> = [];
  const posts = postsWithEpisodes(siteDir);
  for (const post of posts.filter((one) => !isDraft(one))) {
    try {
      read.push({post, episode: await readEpisode(siteDir, post, '/')});
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code;
      found.push(
        error instanceof EpisodeProblem
          ? error
          : new EpisodeProblem(
              textOf(post),
              1,
              code === undefined
                ? `the episode cannot be read (${(error as Error).message}): write its files again, as “The podcast” in CONTRIBUTING says`
                : `a file of the episode cannot be read (${code}): write it again, as a file`,
            ),
      );
    }
  }
  return [...found, findDouble(siteDir, read), findStray(siteDir, posts.map(slugOf))].flatMap(
    (problem) => (problem === null ? [] : told(problem)),
  );
}
