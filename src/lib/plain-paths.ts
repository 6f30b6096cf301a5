/**
 * Whether route paths can be treated as plain text, as the part of React Router that browsers get does
 * (runtime/client): the hash router, and patterns in paths, need all of React Router.
 *
 * @param routes source of the routes that Docusaurus generates
 * @param kind of router, as configured
 */
export const hasPlainPaths = (routes: string, kind: 'browser' | 'hash'): boolean =>
  kind === 'browser' && !/\bpath: '[^'\n]*[:(\\]/.test(routes);
