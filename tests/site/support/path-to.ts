import {routes} from '../../../src/site/routes';

/** The paths of pages whose words an owner may change, such as `/archive/`. */
export const pathTo = {
  archive: `/${routes.archive}/`,
  tags: `/${routes.tags}/`,
  authors: `/${routes.authors}/`,
  series: `/${routes.series}/`,
  podcast: `/${routes.podcast}/`,
  search: `/${routes.search}/`,
};

/** Matches the paths of the list of one tag or one author. */
export const ofOne = new RegExp(`^(?:${pathTo.tags}|${pathTo.authors})[^/]+/$`);
