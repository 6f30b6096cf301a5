import type {LoadContext, Preset} from '@docusaurus/types';
import clientFiles from './client-files/index';
import downloads from './downloads/index';
import feeds from './feeds/index';
import siteFonts from './fonts/index';
import headers from './hosts/index';
import licences from './licences/index';
import markdownAlternates from './markdown-alternates/index';
import {firstPass, lastPass, type Output} from './page-passes';
import podcast from './podcast/index';
import checkOfPosts from './post-check/index';
import redirects from './redirects/index';
import searchIndex from './search-index/index';
import searchPage from './search-page/index';
import sitemap from './sitemap/index';
import socialCards from './social-cards/index';
import structuredData from './structured-data/index';
import styles from './styles/index';
import type {Identity} from '../settings/schema';
import {inPipeline} from './pipeline';

/** Creates the plugin of each output. Passes over pages call them in this order. */
const outputs = {
  styles,
  'client-files': clientFiles,
  redirects,
  downloads,
  'search-index': searchIndex,
  sitemap,
  'markdown-alternates': markdownAlternates,
  // They change the plain text, so they read it last.
  feeds,
  'search-page': searchPage,
  'podcast-feed': podcast,
  'social-cards': socialCards,
  'structured-data': structuredData,
  // The policy is for all that the others have written into a page.
  headers,
} satisfies Record<string, (context: LoadContext, identity: Identity) => Output>;

type Name = keyof typeof outputs;

export type Options = {
  identity: Identity;
  /** The outputs to make, for a site that does not want all of them. */
  only?: Name[];
  /** Whether the build checks the posts of the blog, as `npm run check-posts` does; true by default. */
  checksPosts?: boolean;
};

/** Adds the check of posts, and the plugins that process rendered pages; pipeline.ts defines their order. */
export default function buildPreset(
  context: LoadContext,
  {identity, only, checksPosts = true}: Options,
): Preset {
  const wanted = Object.entries(outputs)
    .filter(([name]) => only?.includes(name as Name) ?? true)
    .map(([, output]) => output(context, identity));
  return {
    // As themes they come after the classic one, and can override its components and styles.
    themes: [
      ...(checksPosts ? [checkOfPosts] : []),
      ...inPipeline([...wanted, firstPass(wanted, context), lastPass(wanted)]).map(
        (plugin) => () => plugin,
      ),
      siteFonts,
      licences,
    ],
  };
}
