import type {Code} from 'mdast';
import type {RuleName, Severity} from '../site/post-rules';
import type {Addresses} from './addresses';
import type {Element} from './elements';
import type {Finding, Place, Report} from './finding';
import type {FrontMatter} from './front-matter';
import type {Post} from './post';
import type {Declaration} from './rules/declarations';

/** What a post may refer to. */
export type Site = {
  siteDir: string;
  addresses: Addresses;
  /** What `blog/authors.yml` and `blog/tags.yml` declare. */
  authors: Declaration;
  tags: Declaration;
};

/** The site as a whole, with what its addresses were found to lack while they were read. */
export type WholeSite = Site & Record<'gone' | 'redirects' | 'published', readonly Finding[]>;

/** An address that a post links to, or loads something from. */
type Reference = {url: string; at: Place};

/** Code in a fence that ends. `value` is what readers see, from the file at `path` if the fence names one. */
export type Listing = {
  node: Code;
  path: string | undefined;
  value: string;
  /** Why it cannot be shown; undefined where it can. */
  problem: Error | undefined;
};

/** The parts of a post that rules look at. */
export type Parts = {
  /** All of it, once. */
  post: Post;
  listing: Listing;
  /** A fence of a chart or a diagram. */
  drawing: Code;
  /** A fence that nothing ends, by the marks that would. */
  endless: {node: Code; fence: string};
  /** An element of HTML or JSX. */
  element: Element;
  /** An element that the rest of the post is in, since nothing ends it. */
  unclosed: Element;
  /** A picture, film or recording. */
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

/** What a rule does. */
export type Check = Looks & {
  /** Looks at the front matter before the text is parsed, so that it is checked even if the text cannot be. */
  frontMatter?: (frontMatter: FrontMatter, report: Report) => void;
  /** Looks at the whole site once, and at files that belong to no post. */
  site?: (site: WholeSite) => readonly Finding[] | Promise<readonly Finding[]>;
  /** Reads dictionaries first, so it only runs where somebody asks for it. */
  language?: (siteDir: string) => Promise<(post: Post, report: Report) => Promise<void>>;
};

/** A rule, as its owner sees it in `src/site/post-rules.ts`, with what it does. */
export type Rule = {name: RuleName; summary: string; severity: Severity; check: Check};
