/**
 * Whether the paths of routes may be taken as text, as the part of React Router does that browsers are sent
 * (runtime/client): the router for hashes and patterns in paths need the whole of it.
 *
 * @param routes source of the routes that Docusaurus generates
 * @param kind of router, as configured
 */
export const hasPlainPaths = (routes: string, kind: 'browser' | 'hash'): boolean =>
  kind === 'browser' && !/\bpath: '[^'\n]*[:(\\]/.test(routes);
