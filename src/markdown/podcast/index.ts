import {mkdir, rm, writeFile} from 'node:fs/promises';
import {basename, dirname, join} from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {coverOfEpisode} from '../../content/cover/of-episode';
import {fileOfDrawn, type Drawn} from '../../content/cover/cover';
import {pathsOf, type Podcast} from '../../content/podcast';
import {publishFiles} from '../../content/publish-files';
import type {Identity} from '../../settings/schema';
import {podcastFeed} from './feed';
import {readEpisodes, recordingsIn} from './read-episode';
import {filesOf} from './read-files';

export type Options = Pick<Identity, 'podcast' | 'colours' | 'palette'> & {
  /** The publisher, with a contact address. */
  owner: {name: string; email: string};
  /** The copyright line of the episodes. */
  copyright: string;
};

/** Data shown on the podcast's page; loader.cjs says what it is for. */
const listed = 'listed.json';

/**
 * Publishes the podcast: reads the files of each episode, and writes the feed, its artwork and a cover.
 * remark.ts, an option of the preset, makes what the pages show of it. Without a podcast, nothing of one is published:
 * no recording either, although its files may still be there.
 */
export default function podcast(
  context: LoadContext,
  {podcast: identity, colours, owner, copyright}: Options,
): Plugin<Podcast | null> & {headOf: (path: string) => HtmlTagObject[]} {
  const {siteDir, siteConfig, baseUrl, i18n, outDir, generatedFilesDir} = context;
  const paths = pathsOf(baseUrl);
  let loaded: Podcast | null = null;
  let hidden: string[] = [];
  let covers: Drawn[] = [];
  return {
    name: 'podcast',
    getPathsToWatch: () =>
      ['blog/**/*.{md,mdx}', 'static/podcast/*'].map((glob) => join(siteDir, glob)),
    // The player of an episode is on pages of a podcast only.
    getClientModules: () =>
      identity === null ? [] : [join(__dirname, '../../css/optional/episode.css')],
    async loadContent() {
      if (identity === null) {
        return null;
      }
      const episodes = await readEpisodes(siteDir, baseUrl);
      hidden = episodes.hidden;
      // The page of the podcast shows that of the newest.
      covers = episodes.listed.slice(0, 1).map(coverOfEpisode);
      if (episodes.listed.length === 0) {
        return null;
      }
      const {title, description} = identity;
      return {show: {title, description, ...paths}, episodes: episodes.listed};
    },
    async contentLoaded({content, actions}) {
      loaded = content;
      await actions.createData(listed, content ?? {});
    },
    headOf(path) {
      if (
        loaded === null ||
        ![paths.page, ...loaded.episodes.map(({post}) => post)].includes(path)
      ) {
        return [];
      }
      const {title} = loaded.show;
      const attributes = {rel: 'alternate', type: 'application/rss+xml', href: paths.feed, title};
      return [{tagName: 'link', attributes}];
    },
    configureWebpack: (_config, isServer) => ({
      ...publishFiles(() => covers.map(fileOfDrawn), isServer),
      module: {
        rules: [
          {
            resource: /\.mdx?$/i,
            enforce: 'pre',
            loader: join(__dirname, 'loader.cjs'),
            options: {listed: join(generatedFilesDir, 'podcast/default', listed)},
          },
        ],
      },
    }),
    async postBuild() {
      // Docusaurus has copied all of static/.
      const files =
        identity === null
          ? recordingsIn(siteDir)
          : hidden.flatMap((slug) => Object.values(filesOf(slug)));
      await Promise.all(
        files.map((file) => rm(join(outDir, 'podcast', basename(file)), {force: true})),
      );
      if (loaded === null || identity === null) {
        return;
      }
      const {category, explicit, guid} = identity;
      const feed = podcastFeed({
        ...loaded,
        ...{url: siteConfig.url, language: i18n.currentLocale, owner, copyright},
        ...{category, explicit, guid},
        // Written by src/build/feeds, for all feeds.
        stylesheet: `${baseUrl}feed.css`,
      });
      const {drawArtwork} = await import('./artwork');
      const artwork = await drawArtwork(loaded, colours.night);
      for (const [path, content] of [
        [paths.feed, feed],
        [paths.artwork, artwork],
      ] as const) {
        const file = join(outDir, path.slice(baseUrl.length));
        await mkdir(dirname(file), {recursive: true});
        await writeFile(file, content);
      }
    },
  };
}
