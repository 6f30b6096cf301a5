import type {MediaTypes} from './media-types';
import type {HostRedirect} from './redirects';

/** The facts about the site that the configuration of a host is made from. */
export type SiteFiles = {
  /** Path under which the site is served; it begins and ends with a slash. */
  baseUrl: string;
  /** The same path, and those of further languages below it. */
  bases: string[];
  policy: string;
  /** Paths of all pages; those that end in a slash have an `index.html`. */
  pages: string[];
  mediaTypes: MediaTypes;
  redirects: HostRedirect[];
  /** Paths of removed pages, where another page says so; none is escaped. */
  gone: string[];
};
