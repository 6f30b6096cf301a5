import {useLocation} from 'react-router';
import type {RouteConfig as Route} from 'react-router-config';
// Imported by file, since the package name is an alias for this module.
import * as stock from 'react-router-config/esm/react-router-config.js';

/** The indices of the routes that match one path, by that path, and of those that may match several. */
type Index = {byPath: Map<string, number[]>; others: number[]};

/** React Router ignores trailing slashes and case. */
const keyOf = (path: string) => path.replace(/\/$/, '').toLowerCase();

const indices = new WeakMap<Route[], Index>();

function indexOf(routes: Route[]): Index {
  const known = indices.get(routes);
  if (known) {
    return known;
  }
  const index: Index = {byPath: new Map(), others: []};
  for (const [at, {path, exact}] of routes.entries()) {
    if (exact && typeof path === 'string' && /^[\w/%.~-]+$/.test(path)) {
      const key = keyOf(path);
      index.byPath.set(key, [...(index.byPath.get(key) ?? []), at]);
    } else {
      index.others.push(at);
    }
  }
  indices.set(routes, index);
  return index;
}

/** The routes that may match a path, in their order. */
function candidates(routes: Route[], path: string): Route[] {
  const {byPath, others} = indexOf(routes);
  const all = [...(byPath.get(keyOf(path)) ?? []), ...others].sort((a, b) => a - b);
  return all.map((at) => routes[at]!);
}

/** Replaces that of react-router-config, for a site with thousands of pages. */
export function matchRoutes(routes: Route[], path: string) {
  return stock.matchRoutes(candidates(routes, path), path);
}

type Rest = [extraProps?: object, switchProps?: object];

function Routes({routes, rest}: {routes: Route[]; rest: Rest}) {
  return stock.renderRoutes(candidates(routes, useLocation().pathname), ...rest);
}

/** Replaces that of react-router-config, for a site with thousands of pages. */
export function renderRoutes(routes: Route[] | undefined, ...rest: Rest) {
  return routes ? <Routes routes={routes} rest={rest} /> : null;
}
