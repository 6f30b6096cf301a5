import feeds from '@generated/feeds/default/head.json';
import alternates from '@generated/markdown-alternates/default/head.json';
import podcast from '@generated/podcast/default/head.json';
import socialCards from '@generated/social-cards/default/head.json';
import structuredData from '@generated/structured-data/default/head.json';
import type {BuiltHead} from '../../content/built-head';

/**
 * The tags that the build adds to heads, not for readers but for others: a row for each plugin that makes a
 * `headFile`, in the order of their tags in a page. The file names the pages.
 *
 * A head has three more kinds of tags. Plugins add some to all pages by `injectHtmlTags`: the feeds of the blog
 * (feeds), the search (search-page), and the inline scripts that runtime/preset.ts lists. Parts of the theme add
 * what readers need: title and description, fonts (components/Fonts) and the data of a page for its scripts
 * (runtime/static-articles). When a page is finished, first-load and hosts add its styles and its policy.
 */
export const builtHeads = [
  // The pages of tags and teams: their feeds, made from the lists of posts.
  feeds,
  // The podcast page and posts with an episode: the feed of the podcast.
  podcast,
  // Texts that may be found: their Markdown alternates.
  alternates,
  // All pages, with `*` for those known only when they are rendered: the card, and other data for previews.
  socialCards,
  // All pages that are known before they are rendered: their schema.org data.
  structuredData,
] as BuiltHead[];
