import {existsSync} from 'node:fs';
import {rm, writeFile} from 'node:fs/promises';
import {basename, join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {filesOfEpisode, pathsOf} from '../../content/podcast';
import {loadedPodcast} from '../../markdown/podcast';
import {recordingsIn} from '../../markdown/podcast/read-episode';
import {copyright} from '../../settings/footer';
import type {Identity} from '../../settings/schema';
import type {Output} from '../output';
import {podcastFeed} from './feed';
import {translationsFolder} from '../../settings/localized';
import {wordsIn} from '../../settings/words';

/**
 * Writes the feed of the podcast, from the episodes that src/markdown/podcast has read. Its artwork is the owner's. A
 * site without a podcast publishes no recordings, even if their files are still there.
 */
export default function podcast(
  {siteDir, siteConfig, baseUrl, i18n, outDir}: LoadContext,
  identity: Identity,
  podcastOf = loadedPodcast,
): Output {
  const paths = pathsOf(baseUrl);
  return {
    name: 'podcast-feed',
    headOf(path) {
      const {show, episodes = []} = podcastOf() ?? {};
      const pages = [paths.page, ...episodes.map(({post}) => post)];
      if (!show || episodes.length === 0 || !pages.includes(path)) {
        return [];
      }
      const {title} = show;
      const attributes = {rel: 'alternate', type: 'application/rss+xml', href: paths.feed, title};
      return [{tagName: 'link', attributes}];
    },
    step: {
      reads: [],
      writes: ['podcast'],
      async run() {
        const loaded = podcastOf();
        // Docusaurus has copied all of static/.
        const files = loaded
          ? loaded.hidden.flatMap((slug) => Object.values(filesOfEpisode(slug)))
          : recordingsIn(siteDir);
        await Promise.all(
          files.map((file) => rm(join(outDir, 'podcast', basename(file)), {force: true})),
        );
        if (!loaded || loaded.episodes.length === 0 || identity.podcast === null) {
          return;
        }
        const inSite = (path: string) => join(outDir, path.slice(baseUrl.length));
        if (!existsSync(inSite(paths.artwork))) {
          throw new Error(
            'static/podcast/artwork.png is missing, which podcast apps show: put a square PNG of 1,400 to 3,000 pixels there.',
          );
        }
        const {category, explicit, guid} = identity.podcast;
        const owner = {name: identity.title, email: identity.links.email};
        const feed = podcastFeed({
          ...loaded,
          ...{url: siteConfig.url, language: i18n.defaultLocale, owner},
          words: wordsIn(join(siteDir, translationsFolder, i18n.defaultLocale)),
          copyright: copyright(identity),
          ...{category, explicit, guid},
          // Written by src/output/feeds, for all feeds.
          stylesheet: `${baseUrl}feed.css`,
        });
        await writeFile(inSite(paths.feed), feed);
      },
    },
  };
}
