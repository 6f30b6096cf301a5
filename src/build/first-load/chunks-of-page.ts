import {runInNewContext} from 'node:vm';
import {matchRoutes, type RouteConfig} from 'react-router-config';

type Names = {[key: string]: string | Names};

const flatten = (names: Names): string[] =>
  Object.values(names).flatMap((name) => (typeof name === 'string' ? name : flatten(name)));

/**
 * Reads the routes that Docusaurus generates: evaluates the module with a component that keeps what it is called
 * with.
 *
 * @param source of `routes.js`
 */
export function readRoutes(source: string): RouteConfig[] {
  const routes = source
    .replace(/^import .*$/gm, '')
    .replace('export default', '')
    .replace(/;\s*$/, '');
  const ComponentCreator = (path: string, hash: string) => ({key: `${path}-${hash}`});
  return runInNewContext(routes, {ComponentCreator}) as RouteConfig[];
}

/**
 * Creates a function that names the chunks that the first render of a page waits for.
 *
 * @param routes from `readRoutes`
 * @param chunkNames as Docusaurus generates them, by route
 * @returns the function, which takes the path of a page and returns their names
 */
export function chunksOfPages(
  routes: RouteConfig[],
  chunkNames: Names,
): (path: string) => string[] {
  // Nearly all pages have a route of their own, which Docusaurus puts before routes that contain others: there is
  // no need to search all routes for them.
  const own = new Map(
    routes
      .filter(({exact, routes: inner}) => exact && !inner)
      .map((route) => [route.path, route] as const)
      .reverse(),
  );
  return (path) => {
    const route = own.get(path);
    const found = route ? [route] : matchRoutes(routes, path).map((match) => match.route);
    return found.flatMap(({component}) => {
      const {key} = component as unknown as {key: string};
      return flatten((chunkNames[key] ?? {}) as Names);
    });
  };
}
