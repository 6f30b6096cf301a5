import type {Declarations} from './declarations';
import type {Finding, Report} from './finding';
import type {Post} from './post';

/** What rules may know beside the posts. */
export type Site = {
  siteDir: string;
  /** The path that it is published under, with a slash at both ends. */
  baseUrl: string;
  /** The language of its posts, a BCP 47 tag. */
  language: string;
  hasPodcast: boolean;
  declarations: Declarations;
};

/** Checks one post. */
export type Rule = (post: Post, report: Report, site: Site) => void | Promise<void>;

/** Checks what concerns several posts, or files that are not posts. */
export type SiteRule = (posts: readonly Post[], site: Site) => Finding[] | Promise<Finding[]>;
