import type {Code} from 'mdast';
import type {RuleName, Severity} from '../settings/rule-table';
import type {Addresses} from './addresses';
import type {Element} from './elements';
import type {Finding, Place, Report} from './finding';
import type {FrontMatter} from './front-matter';
import type {Post} from './post';
import type {Declaration} from './rules/declarations';
import type {Text} from './texts';

/** What a post may refer to. */
export type Site = {
  siteDir: string;
  addresses: Addresses;
  /** The declarations in `blog/authors.yml` and `blog/tags.yml`. */
  authors: Declaration;
  tags: Declaration;
};

/** The whole site, with the findings made while its addresses were read. */
export type WholeSite = Site &
  Record<'gone' | 'moved' | 'redirects' | 'published', readonly Finding[]> & {
    hasPodcast: boolean;
    texts: readonly Text[];
  };

/** An address that a post links to, or loads something from. */
type Reference = {url: string; at: Place};

/** Code in a closed fence. `value` is what readers see, from the file at `path` if the fence names one. */
type Listing = {
  node: Code;
  path: string | undefined;
  value: string;
  /** Why it cannot be shown; undefined if it can. */
  problem: Error | undefined;
};

/** The parts of a post that rules check. */
export type Parts = {
  /** The whole post, once. */
  post: Post;
  listing: Listing;
  /** A fence that contains a chart or a diagram. */
  drawing: Code;
  /** An unclosed fence, with the marks that would close it. */
  endless: {node: Code; fence: string};
  /** An element of HTML or JSX. */
  element: Element;
  /** An unclosed element, which swallows the rest of the post. */
  unclosed: Element;
  /** A picture, video or recording. */
  media: Reference;
  link: Reference;
};

/** A function for each part of a post. */
export type Looks = {
  [Part in keyof Parts]?: (
    part: Parts[Part],
    report: Report,
    on: {post: Post; site: Site},
  ) => void | Promise<void>;
};

/** What a rule checks. */
export type Check = Looks & {
  /** Checks the front matter before the text is parsed, so it runs even if the text cannot be parsed. */
  frontMatter?: (frontMatter: FrontMatter, report: Report) => void;
  /** Checks the whole site once, and files that belong to no post. */
  site?: (site: WholeSite) => readonly Finding[] | Promise<readonly Finding[]>;
  /** Loads dictionaries first, so it only runs on request. */
  language?: (siteDir: string) => Promise<(post: Post, report: Report) => Promise<void>>;
};

/** A rule with its settings from `src/site/post-rules.ts` and its check. */
export type Rule = {name: RuleName; summary: string; severity: Severity; check: Check};
