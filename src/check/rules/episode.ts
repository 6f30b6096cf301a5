import {findingAt} from '../finding';
import type {SiteRule} from '../rule';

/** Episodes beside posts can be published, and subscribers can tell them apart. */
export const episode: SiteRule = async (posts, {siteDir, hasPodcast}) => {
  // Imported only here, since it reads recordings.
  const {validateEpisodes, withoutPodcast} =
    await import('../../markdown/podcast/validate-episodes');
  const isDraft = (path: string) =>
    posts.some((post) => post.path === path && String(post.frontMatter.values.draft) === 'true');
  const found = hasPodcast ? await validateEpisodes(siteDir, isDraft) : withoutPodcast(siteDir);
  return found
    .flatMap(({file, line, reason, remedy}) =>
      findingAt({file, line, column: 1}, 'episode', reason, remedy),
    )
    .map((one) => (hasPodcast ? one : {...one, severity: 'warning' as const}));
};
