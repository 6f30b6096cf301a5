import type {ReactNode} from 'react';

export type Match = {
  path: string;
  url: string;
  isExact: boolean;
  params: Record<string, string>;
};

type Options = {
  path?: string | string[];
  exact?: boolean;
};

type RouteProps = {match: Match; route?: Route};

export type Route = Options & {
  key?: string | number;
  component?: (props: RouteProps) => ReactNode;
  routes?: Route[];
  /** Creates the route of an address that no table lists; `undefined` for other addresses. */
  at?: (pathname: string) => Route | undefined;
};

const compiled = new Map<string, RegExp>();

/** Compiles a path, plain text in which only `*` has a meaning, unless preceded by a `\`. */
function compile(path: string, {exact}: Options): RegExp {
  const key = [exact, path].join();
  let pattern = compiled.get(key);
  if (!pattern) {
    const source = path
      .replace(/\/$/, '')
      .replace(/\\?\W/g, (character) =>
        character === '*' ? '(.*)' : character[1] ? character : `\\${character}`,
      );
    pattern = new RegExp(`^${source}(?:/(?=$))?${exact ? '$' : '(?=/|$)'}`, 'i');
    compiled.set(key, pattern);
  }
  return pattern;
}

/** Matches an address that is equal to a path, or below it; the first of several paths to match counts. */
export function matchPath(
  pathname: string,
  options: Options | string | string[] = {},
): Match | null {
  const wanted = typeof options === 'string' || Array.isArray(options) ? {path: options} : options;
  for (const path of [wanted.path].flat()) {
    const found = path === undefined ? null : compile(path, wanted).exec(pathname);
    if (found) {
      const [url, ...params] = found;
      const isExact = url === pathname;
      if (isExact || !wanted.exact) {
        return {
          path: path!,
          url: path === '/' ? url || path : url,
          isExact,
          params: Object.fromEntries(params.entries()),
        };
      }
    }
  }
  return null;
}

export const matchRoot = (pathname: string): Match => ({
  path: '/',
  url: '/',
  params: {},
  isExact: pathname === '/',
});

/** Finds the first route that matches an address, and its match; `outer` is the match of the parent route. */
export function firstMatch(
  routes: Route[],
  pathname: string,
  outer: Match,
): {route: Route; match: Match; index: number} | undefined {
  for (const [index, entry] of routes.entries()) {
    const route = entry.at ? entry.at(pathname) : entry;
    const match = route?.path ? matchPath(pathname, route) : route && outer;
    if (match) {
      return {route: route!, match, index};
    }
  }
  return undefined;
}

/** The routes that match an address, outermost first: at each level, the first that matches. */
export function matchRoutes(
  routes: Route[],
  pathname: string,
  outer = matchRoot(pathname),
): Array<{route: Route; match: Match}> {
  const first = firstMatch(routes, pathname, outer);
  if (!first) {
    return [];
  }
  const {route, match} = first;
  return [{route, match}, ...matchRoutes(route.routes ?? [], pathname, match)];
}
