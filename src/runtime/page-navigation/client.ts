import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {decoded} from '../../lib/decoded';

/** Of which the published types know less. */
type Found = {route: {component?: {preload?: () => Promise<unknown>}}};

/**
 * Loads the code of a page, in place of Docusaurus' function of the same name, which throws at once where
 * an address cannot be decoded, and so keeps the page from becoming live.
 *
 * @param pathname of the page, as it stands in the address or decoded
 * @returns rejected where a part of it cannot be loaded; asked again, it tries again
 */
export default async function preload(pathname: string): Promise<void> {
  const paths = new Set([pathname, decoded(pathname)]);
  const matches = [...paths].flatMap((path) => matchRoutes(routes, path) as unknown as Found[]);
  await Promise.all(matches.map(async ({route}) => route.component?.preload?.()));
}
