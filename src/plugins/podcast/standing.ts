import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {buildDate} from '../../lib/build-date';
import {hidesUnpublished, publicationState, timingOf} from '../../lib/publication';

/**
 * How an episode stands in the site that is made: `listed` on the page of the podcast and in its feed; `alone`
 * in an unlisted post; `hidden`, as its post is of a later date or has expired; or in a `draft`, which need not
 * be whole yet.
 */
export type Standing = 'listed' | 'alone' | 'hidden' | 'draft';

/** How the episode of a post stands, which is as the post does. */
export async function standingOf(siteDir: string, folder: string): Promise<Standing> {
  const filePath = ['index.md', 'index.mdx']
    .map((name) => join(siteDir, 'blog', folder, name))
    .find((file) => existsSync(file));
  if (filePath === undefined || !hidesUnpublished()) {
    return 'listed';
  }
  const fileContent = readFileSync(filePath, 'utf8');
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
  const date = new Date(`${folder.slice(0, 10)}T00:00:00Z`);
  const state = publicationState(timingOf(frontMatter, date), buildDate());
  if (state === 'published') {
    return frontMatter.unlisted === true ? 'alone' : 'listed';
  }
  return state === 'draft' ? 'draft' : 'hidden';
}
