import feeds from '@generated/feeds/default/head.json';
import alternates from '@generated/markdown-alternates/default/head.json';
import podcast from '@generated/podcast/default/head.json';
import socialCards from '@generated/social-cards/default/head.json';
import structuredData from '@generated/structured-data/default/head.json';
import type {BuiltHead} from '../../content/built-head';

/**
 * What the build writes into heads for others than readers: a row for each plugin that makes a `headFile`, in the
 * order in which their tags stand in a page. Which pages each names is in the file.
 *
 * A head has three more kinds of tags. Plugins add some to all pages alike by `injectHtmlTags`: the feeds of the blog
 * (feeds), the search (search-page), and the inline scripts that runtime/preset.ts lists. Parts of the theme add what
 * readers need: title and description, fonts (components/Fonts) and the data of a page for its scripts
 * (runtime/static-articles). When a page is finished, first-load and hosts put its styles and its policy in.
 */
export const builtHeads = [
  // The pages of tags and teams: their feeds, made of the lists of posts.
  feeds,
  // The page of the podcast and the posts that have an episode: the feed of the podcast.
  podcast,
  // Texts that may be found: the same as Markdown.
  alternates,
  // All pages, `*` for those that are known only when they are rendered: the card, and what previews say beside it.
  socialCards,
  // All pages that are known before they are rendered: what they are, in the words of schema.org.
  structuredData,
] as BuiltHead[];
