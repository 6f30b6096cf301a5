import {join, relative, sep} from 'node:path';
import type {Nodes, Root} from 'mdast';
import {coverOfEpisode} from '../../content/cover/with-cover';
import {originalOf} from '../../content/translations/beside-text';
import {pathsOf, podcastLines, transcriptId} from '../../content/podcast';
import {visit} from 'unist-util-visit';
import {noteFiles} from '../files-of-texts';
import {placeOf, warn, type File} from '../warn';
import {moduleExport, sheetImport} from '../jsx';
import {listedEpisodes} from '.';
import {episodeList, feedAddress, player} from './player';
import {readEpisode, readEpisodes} from './read-episode';
import type {LanguageOfTexts} from '../../settings/words';

/** A line such as `::episode`, as remark-directive reads it. */
type Directive = {type: string; name: string; position?: Nodes['position']};

type Options = LanguageOfTexts & {
  siteDir: string;
  url: string;
  baseUrl: string;
  /** The language of recordings, a BCP 47 tag. */
  spoken: string;
  /** Whether the site has a podcast: without one, the lines show nothing. */
  hasPodcast: boolean;
};

/**
 * A remark plugin: `::episode` in a post shows the episode that it introduces; `::episodes` shows all of them, with their
 * transcripts, and `::podcast-feed` the address that apps subscribe to. All become HTML when the site is built.
 * On a page with `::episodes`, the newest is above the text.
 *
 * Stops the build, with file and line, at an episode that cannot be published. Without a podcast, the lines are left
 * out, with a warning.
 */
export function episodes({siteDir, url, baseUrl, languageOf, spoken, hasPodcast}: Options) {
  async function contentOf({name, ...node}: Directive, file: string, root: Root): Promise<Nodes[]> {
    const languages = {...languageOf(file), spoken};
    if (name === 'episodes') {
      const {listed} = await readEpisodes(siteDir, baseUrl);
      if (listed[0]) {
        // The page (src/components/TextPage) shows it above the text together with its title.
        root.children.unshift(moduleExport('titleCover', coverOfEpisode(listed[0]).cover));
      }
      return episodeList(listed, languages);
    }
    if (name === 'podcast-feed') {
      return [feedAddress(pathsOf(baseUrl).feed, url)];
    }
    const post = relative(join(siteDir, 'blog'), originalOf(siteDir, file)).split(sep).join('/');
    const episode = await readEpisode(siteDir, post, baseUrl);
    if (!episode) {
      throw new Error(
        `${placeOf(file, node)}: This post introduces no episode: write \`episode\` into its front matter, or remove the line.`,
      );
    }
    const words = `${pathsOf(baseUrl).page}#${transcriptId(episode.slug)}`;
    return [player(episode, words, languages, true)];
  }
  return async (root: Root, file: File): Promise<void> => {
    const found: Array<{directive: Directive; parent: {children: unknown[]}}> = [];
    visit(root, (node, _index, parent) => {
      const directive = node as unknown as Directive;
      if (directive.type === 'leafDirective' && podcastLines.includes(directive.name)) {
        found.push({directive, parent: parent!});
      }
    });
    for (const {directive, parent} of found) {
      if (!hasPodcast) {
        parent.children.splice(parent.children.indexOf(directive), 1);
        warn(
          file.path,
          directive,
          `This site has no podcast, so readers do not see ::${directive.name}: remove the line, or write the podcast into src/site/identity.ts.`,
          'no podcast',
        );
        continue;
      }
      try {
        const nodes = await contentOf(directive, file.path, root);
        parent.children.splice(parent.children.indexOf(directive), 1, ...nodes);
      } catch (error) {
        file.fail((error as Error).message, directive.position);
      }
    }
    if (hasPodcast && found.length > 0) {
      noteFiles(file.path, {read: [listedEpisodes(siteDir)]});
      root.children.unshift(sheetImport(join(__dirname, '../../css/recordings.css')));
    }
  };
}
