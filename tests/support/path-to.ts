import {routes} from '../../src/site/routes';

/** The paths of pages whose words an owner may change, such as `/archive/`. */
export const pathTo = {
  archive: `/${routes.archive}/`,
  tags: `/${routes.tags}/`,
  authors: `/${routes.authors}/`,
  podcast: `/${routes.podcast}/`,
  search: `/${routes.search}/`,
};
