import {findingAt} from '../finding';
import type {SiteRule} from '../rule';

/** Episodes can be published, and subscribers can tell them apart. */
export const episode: SiteRule = async (_posts, {siteDir, hasPodcast}) => {
  // Imported only here, since it reads recordings.
  const {EpisodeProblem, readEpisodes, recordingsIn} =
    await import('../../markdown/podcast/read-episode');
  if (!hasPodcast) {
    const reason = 'This site has no podcast, so nobody hears this recording';
    const remedy = 'write the podcast into src/site/identity.ts, or remove the file';
    return recordingsIn(siteDir)
      .flatMap((file) => findingAt({file, line: 1, column: 1}, 'episode', reason, remedy))
      .map((finding) => ({...finding, severity: 'warning' as const}));
  }
  try {
    await readEpisodes(siteDir, '/');
    return [];
  } catch (error) {
    if (error instanceof EpisodeProblem) {
      const {file, line, reason, remedy} = error;
      return findingAt({file, line, column: 1}, 'episode', reason, remedy);
    }
    throw error;
  }
};
