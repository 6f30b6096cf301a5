import {runInNewContext} from 'node:vm';
import {matchRoutes, type RouteConfig} from 'react-router-config';

type Names = {[key: string]: string | Names};

const flatten = (names: Names): string[] =>
  Object.values(names).flatMap((name) => (typeof name === 'string' ? name : flatten(name)));

/**
 * Reads the routes that Docusaurus generates: the module is evaluated with a component that keeps what
 * it is called with.
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
 * The names of the chunks that the first render of a page waits for.
 *
 * @param routes as `readRoutes` gives them
 * @param chunkNames as Docusaurus generates them, by route
 * @param path of the page
 */
export function chunksOfPage(routes: RouteConfig[], chunkNames: Names, path: string): string[] {
  return matchRoutes(routes, path).flatMap(({route}) => {
    const {key} = route.component as unknown as {key: string};
    return flatten((chunkNames[key] ?? {}) as Names);
  });
}
