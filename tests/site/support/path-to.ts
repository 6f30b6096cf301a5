import {identity} from '../../../src/site/identity';
import {routes} from '../../../src/site/routes';

/** Where the site is on its host, such as `/blog/`. */
export const base = identity.baseUrl;

/** The path on the host of a path of the site, which begins with a slash. */
export const at = (path: string): string => base + path.slice(1);

/** The path of the site of a path on the host: `/tags/` of `/blog/tags/`. */
export const within = (path: string): string => path.slice(base.length - 1);

/** The paths of pages whose words an owner may change, such as `/archive/`. */
export const pathTo = {
  archive: at(`/${routes.archive}/`),
  tags: at(`/${routes.tags}/`),
  authors: at(`/${routes.authors}/`),
  series: at(`/${routes.series}/`),
  podcast: at(`/${routes.podcast}/`),
  search: at(`/${routes.search}/`),
};

/** Matches the paths of the list of one tag or one author. */
export const ofOne = new RegExp(`^(?:${pathTo.tags}|${pathTo.authors})[^/]+/$`);
