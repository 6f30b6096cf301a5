import type {PluginConfig} from '@docusaurus/types';
import clientFiles from './client-files';
import downloads from './downloads/index';
import feeds from './feeds/index';
import siteFonts from './fonts/index';
import headers from './hosts/index';
import licences from './licences/index';
import markdownAlternates from './markdown-alternates/index';
import {firstPass, lastPass} from './page-passes';
import ownPages from './own-pages';
import pipeline from './pipeline';
import podcast from './podcast/index';
import checkOfPosts from './post-check';
import redirects from './redirects/index';
import searchIndex from './search-index/index';
import searchPage from './search-page';
import sitemap from './sitemap';
import socialCards from './social-cards/index';
import structuredData from './structured-data/index';
import styles, {type SheetCounts} from './styles/index';
import type {Identity} from '../settings/schema';

/**
 * What happens to the pages that Docusaurus has rendered, and what is published beside them. What a plugin does once the
 * pages are there, it says in a step (output.ts); their order follows from what these read and write.
 */
export function output(identity: Identity): PluginConfig[] {
  const sheets: SheetCounts = new Map();
  return [
    checkOfPosts,
    siteFonts,
    (context) => styles(context, sheets),
    searchPage,
    pipeline,
    firstPass,
    lastPass,

    ownPages,
    (context) => clientFiles(context, sheets),
    redirects,
    downloads,
    searchIndex,
    sitemap,
    markdownAlternates,
    (context) => feeds(context, identity),
    (context) => podcast(context, identity),
    (context) => socialCards(context, identity),
    (context) => structuredData(context, identity),
    (context) => headers(context, identity),
    licences,
  ];
}
