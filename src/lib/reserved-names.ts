import {decoded} from './addresses';
import {isLaterPage, pagePath} from './page-path';
import {clientFile, searchFolder} from './contracts';

/** First names of paths, below that of the site, that no page may have: those of folders and pages that the build writes. */
export const reservedNames: readonly string[] = ['404', 'assets', searchFolder];

/** Files that the build writes at the root of the site. */
export const builtFiles: readonly string[] = [
  ...['404.html', 'addresses.txt', 'licences.txt', 'robots.txt', 'sitemap.xml', clientFile],
  ...['atom.xml', 'feed.css', 'feed.json', 'llms.txt', 'llms-full.txt', 'rss.xml'],
  ...['_headers', '_redirects'],
];

/** Whether a path, below that of the site, begins with such a name, or is that of a later page of a list. */
export const isReserved = (path: string): boolean => {
  const [first = ''] = decoded(path).replace(/^\/+/, '').toLowerCase().split('/');
  return [...reservedNames, ...builtFiles].includes(first) || isLaterPage(pagePath(path));
};
