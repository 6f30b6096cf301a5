import type {MediaTypes} from './media-types';
import type {HostRedirect} from './redirects';

/** What a configuration of a host is made of. */
export type SiteFiles = {
  /** Path under which the site is served; it begins and ends with a slash. */
  baseUrl: string;
  /** The same path, and those of further languages below it. */
  bases: string[];
  policy: string;
  /** Paths of all pages: what ends in a slash has an `index.html`. */
  pages: string[];
  mediaTypes: MediaTypes;
  redirects: HostRedirect[];
  /** Paths of pages that were taken away, where another says so; none is escaped. */
  gone: string[];
};
