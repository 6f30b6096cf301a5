import {join, relative, sep} from 'node:path';
import type {Nodes, Root} from 'mdast';
import {originalOf} from '../../content/translations/beside-text';
import {dayNames, formatDay} from '../../lib/day';
import {pathsOf, podcastLines, transcriptId} from '../../content/podcast';
import {visit} from '../../lib/es-modules.cjs';
import type {File} from '../warn';
import {episodeList, feedAddress, player} from './player';
import {readEpisode, readEpisodes} from './read-episode';

/** A line such as `::episode`, as remark-directive reads it. */
type Directive = {type: string; name: string; position?: Nodes['position']};

type Options = {siteDir: string; url: string; baseUrl: string; language: string};

/**
 * A remark plugin: `::episode` in a post shows the episode beside it; `::episodes` shows all of them, with their
 * transcripts, and `::podcast-feed` the address that apps subscribe to. All become HTML when the site is built.
 *
 * Stops the build, with file and line, at an episode that cannot be published.
 */
export function episodes({siteDir, url, baseUrl, language}: Options) {
  async function contentOf(name: string, file: string): Promise<Nodes[]> {
    if (name === 'episodes') {
      const days = dayNames(language);
      const {listed} = await readEpisodes(siteDir, baseUrl);
      return episodeList(listed, language, (day) => formatDay(day, days));
    }
    if (name === 'podcast-feed') {
      return [feedAddress(pathsOf(baseUrl).feed, url)];
    }
    const post = relative(join(siteDir, 'blog'), originalOf(file)).split(sep).join('/');
    const episode = await readEpisode(siteDir, post, baseUrl);
    const words = `${pathsOf(baseUrl).page}#${transcriptId(episode.slug)}`;
    return [player(episode, words, language)];
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
      try {
        const nodes = await contentOf(directive.name, file.path);
        parent.children.splice(parent.children.indexOf(directive), 1, ...nodes);
      } catch (error) {
        const {code, message} = error as NodeJS.ErrnoException;
        const line = directive.position?.start.line ?? 1;
        file.fail(
          code === 'ENOENT'
            ? `${file.path}:${line}: There is no episode beside this post: write episode.txt, or remove the line.`
            : message,
          directive.position,
        );
      }
    }
  };
}
