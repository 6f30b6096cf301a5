import type {CheerioAPI} from 'cheerio';
import type {HtmlTagObject, LoadedPlugin, Plugin} from '@docusaurus/types';

/** What steps hand to each other. Each is written by one of them. */
export type Handed =
  | 'sheets'
  | 'own pages'
  | 'client'
  | 'pages with heads'
  | 'texts'
  | 'feeds'
  | 'alternates'
  | 'llms.txt'
  | 'podcast'
  | 'search'
  | 'cards'
  | 'downloads'
  | 'sitemap'
  | 'redirects'
  | 'finished pages'
  | 'files for hosts';

/** What has an address of its own, before redirects and what hosts read. */
export const published = [
  'pages with heads',
  'client',
  'feeds',
  'alternates',
  'llms.txt',
  'podcast',
  'cards',
  'downloads',
  'sitemap',
] as const satisfies readonly Handed[];

/** What Docusaurus says of a site that it has rendered. */
export type Props = Parameters<NonNullable<LoadedPlugin['postBuild']>>[0];

/** Something that is done once Docusaurus has rendered the pages. The pipeline finds its place by what it names. */
export type Step = {
  /** What it needs to be there. */
  reads: readonly Handed[];
  writes: readonly Handed[];
  run: (props: Props) => unknown;
};

/** A text that may be found, as its page has it. */
export type BuiltText = {
  /** The path of its page, with the site's base and a slash at the end. */
  path: string;
  /** As it is written there. */
  html: string;
  /** Makes a copy in a form that can be read anywhere, which its caller may change. */
  plain: () => CheerioAPI;
};

/**
 * A plugin with something to read in rendered pages, to write into them, or to publish beside them. The site may have
 * thousands of pages, so no output reads them by itself: two passes over all of them call these, in any order.
 */
export type Output = Plugin & {
  /** First pass: corrects what Docusaurus has written into a page. */
  rewrite?: (html: string, path: string) => string;
  /**
   * First pass: its tags for the head of a page, which are not for readers but for other programs.
   *
   * @param path as the site routes it, with its base and a slash at the end
   */
  headOf?: (path: string) => HtmlTagObject[];
  /** First pass: takes what it needs of a text. */
  readText?: (text: BuiltText) => void;
  /** Last pass: finishes a page, once all that it may refer to is published. Pages of redirects are among them. */
  finish?: (html: string, file: string) => string;
  /** Last pass: reads a page that is finished, and may add what that says to browsers. */
  seal?: (html: string, file: string) => string;
  step?: Step;
};
