import {routes} from '../site/routes';

/**
 * The path of the page of search results, below the base path of the site. What browsers load takes it from here: the
 * bundler then keeps this word of `routes`, and drops the others.
 */
export const searchPath = `/${routes.search}/`;
