import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {decoded} from '../../lib/decoded';

/** The published types lack these properties. */
type Found = {route: {component?: {preload?: () => Promise<unknown>}}};

/**
 * Loads the code of a page. Replaces Docusaurus' function of the same name, which throws at once if an address
 * cannot be decoded, and so keeps the page from becoming live.
 *
 * @param pathname of the page, as in the address or decoded
 * @returns a promise that rejects if a part of the page cannot be loaded; the next call tries again
 */
export default async function preload(pathname: string): Promise<void> {
  const paths = new Set([pathname, decoded(pathname)]);
  const matches = [...paths].flatMap((path) => matchRoutes(routes, path) as unknown as Found[]);
  await Promise.all(matches.map(async ({route}) => route.component?.preload?.()));
}
