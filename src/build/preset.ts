import {join} from 'node:path';
import type {LoadContext, PluginConfig, Preset} from '@docusaurus/types';
import clientFiles from './client-files/index';
import doubledIds from './doubled-ids/index';
import downloads from './downloads/index';
import feeds from './feeds/index';
import {heads, type Output} from './heads';
import headers from './hosts/index';
import languages from './languages/index';
import markdownAlternates from './markdown-alternates/index';
import podcast, {type Options as PodcastOptions} from './podcast/index';
import redirects from './redirects/index';
import searchIndex from './search-index/index';
import searchPage from './search-page/index';
import sitemap from './sitemap/index';
import socialCards from './social-cards/index';
import type {Publisher} from './structured-data/graph';
import styles from './styles/index';
import structuredData from './structured-data/index';
import type {Identity, Service} from '../settings/schema';
import {inPipeline} from './pipeline';

type SiteOptions = PodcastOptions &
  Pick<Identity, 'palette'> & {publisher: Publisher; services?: Service[]};

/** Creates the plugin of each output from the options of a site. */
const outputs = {
  redirects,
  styles,
  'client-files': clientFiles,
  'doubled-ids': doubledIds,
  downloads,
  feeds,
  languages,
  'markdown-alternates': markdownAlternates,
  'podcast-feed': podcast,
  'search-index': searchIndex,
  'search-page': searchPage,
  'social-cards': socialCards,
  sitemap,
  'structured-data': (context, {publisher}) => structuredData(context, publisher),
  headers,
} satisfies Record<string, (context: LoadContext, options: SiteOptions) => Output>;

type Name = keyof typeof outputs;

export type Options = SiteOptions & {
  /** The outputs to make, for a site that does not want all of them. */
  only?: Name[];
  /** Whether the build checks the posts of the blog, as `npm run check-posts` does; true by default. */
  checksPosts?: boolean;
};

const further = (name: string) => join(__dirname, name, 'index.ts');

/** Adds the check of posts, and the plugins that process rendered pages; pipeline.ts defines their order. */
export default function buildPreset(
  context: LoadContext,
  {only, checksPosts = true, ...options}: Options,
): Preset {
  const wanted = Object.entries(outputs)
    .filter(([name]) => only?.includes(name as Name) ?? true)
    .map(([, output]) => output(context, options));
  const check: PluginConfig = [further('post-check'), {hasPodcast: options.podcast !== null}];
  return {
    // As themes they come after the classic one, and can override its components and styles.
    themes: [
      ...(checksPosts ? [check] : []),
      ...inPipeline([...wanted, heads(wanted)]).map((plugin) => () => plugin),
      further('fonts'),
      further('licences'),
      // Comes last, to see what the others have set.
      further('bundler'),
    ],
  };
}
