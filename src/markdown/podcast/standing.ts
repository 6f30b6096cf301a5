import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {addressOfPost, readPostPath} from '../../content/post-path';
import {buildDate} from '../../content/build-date';
import {hidesUnpublished, publicationState, timingOf} from '../../content/publication';

/**
 * The status of an episode: `listed` on the podcast's page and in its feed; `alone` in an unlisted post; `hidden`,
 * because its post is scheduled or has expired; or in a `draft`, which may be incomplete.
 */
type Standing = 'listed' | 'alone' | 'hidden' | 'draft';

/** What a post determines about its episode. */
type PostOfEpisode = {
  address: string;
  standing: Standing;
};

/**
 * Reads the post that introduces an episode, whose status follows from the post's.
 *
 * @param path of the post below blog/
 */
export async function readPost(siteDir: string, path: string): Promise<PostOfEpisode> {
  const filePath = join(siteDir, 'blog', path);
  const fileContent = readFileSync(filePath, 'utf8');
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
  const date = new Date(readPostPath(path).day ?? 0);
  const state = publicationState(timingOf(frontMatter, date), buildDate());
  const published = frontMatter.unlisted === true ? 'alone' : 'listed';
  const hidden = state === 'draft' ? 'draft' : 'hidden';
  return {
    address: addressOfPost(path, frontMatter.slug),
    standing: !hidesUnpublished() ? 'listed' : state === 'published' ? published : hidden,
  };
}
