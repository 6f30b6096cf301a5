import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';
import {coverOfEpisode} from '../../content/cover/with-cover';
import {fileOfDrawn, type Drawn} from '../../content/cover/cover';
import {pathsOf, type Podcast} from '../../content/podcast';
import {publishFiles} from '../../content/publish-files';
import {whileServed} from '../../content/while-served';
import type {Identity} from '../../settings/schema';
import {readEpisodes} from './read-episode';

/**
 * The data of the episodes, for remark-episodes.ts: a text that lists them is recompiled when they change. Depending on the time of
 * the build, an episode appears or is gone.
 */
const listed = 'listed.json';

export const listedEpisodes = (siteDir: string): string =>
  join(siteDir, GENERATED_FILES_DIR_NAME, 'podcast/default', listed);

let loaded: Podcast | undefined;

/** The podcast, once all content has been loaded; none if the site has none. */
export const loadedPodcast = (): Podcast | undefined => loaded;

/**
 * Reads the files of each episode, and draws the cover that the podcast's page shows. remark-episodes.ts, an option
 * of the preset, makes what pages show of them, and src/output/podcast the feed.
 */
export default function podcast(
  {siteDir, baseUrl}: LoadContext,
  {podcast: identity}: Pick<Identity, 'podcast'>,
): Plugin {
  let covers: Drawn[] = [];
  return {
    name: 'podcast',
    // The blog watches the files of episodes.
    allContentLoaded: whileServed('podcast', async ({actions}) => {
      if (identity !== null) {
        const {listed: episodes, hidden} = await readEpisodes(siteDir, baseUrl);
        // The page of the podcast shows that of the newest.
        covers = episodes.slice(0, 1).map(coverOfEpisode);
        const {title, description} = identity;
        loaded = {show: {title, description, ...pathsOf(baseUrl)}, episodes, hidden};
      }
      await actions.createData(listed, loaded ?? {});
    }),
    configureWebpack: (_config, isServer) => publishFiles(() => covers.map(fileOfDrawn), isServer),
  };
}
