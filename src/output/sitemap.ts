import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {escapeHtml} from '../lib/escape-html';
import {basesOf} from '../lib/locales';
import {isLaterPage, pagePath} from '../lib/page-path';
import {routes} from '../site/routes';
import type {Output} from './output';
import {findableRoutes} from './pages';

type Route = ReturnType<typeof findableRoutes>[number];

/** Whether a page is a list of one post, or of none: it says nothing that the post does not. */
const isThin = ({props}: Route) =>
  ((props?.listMetadata as {totalCount?: number} | undefined)?.totalCount ?? Infinity) < 2;

/**
 * A sitemap as https://www.sitemaps.org/protocol.html describes it, with 50,000 addresses at most. It has neither
 * `priority` nor `changefreq`: search engines no longer read them.
 *
 * @param all pages that may be found; those of the blog say when what they show last changed (src/content/blog)
 * @param url of the host
 */
function sitemapXml(all: Route[], url: string): string {
  const urls = all
    .filter((route) => !isLaterPage(pagePath(route.path)) && !isThin(route))
    .map(({path, metadata}) => ({
      address: new URL(pagePath(path), url).href,
      changed: metadata?.lastUpdatedAt,
    }))
    .sort((a, b) => (a.address < b.address ? -1 : 1))
    .map(({address, changed}) => {
      const day = changed ? new Date(changed).toISOString().slice(0, 10) : '';
      return `<url><loc>${escapeHtml(address)}</loc>${day && `<lastmod>${day}</lastmod>`}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/** Lets crawlers read everything except the result pages: one for each thing anyone ever searched for. */
const robotsTxt = (url: string, bases: string[]): string => `User-agent: *
Allow: /
${bases.map((base) => `Disallow: ${base}${routes.search}/?\n`).join('')}
${bases.map((base) => `Sitemap: ${new URL(`${base}sitemap.xml`, url).href}\n`).join('')}`;

/**
 * Tells crawlers in `sitemap.xml` which pages there are and when each last changed, and in `robots.txt` where that is.
 * Pages that ask not to be indexed, lists of fewer than two posts, and the later pages of lists are left out.
 */
export default function sitemap({siteConfig: {url}, baseUrl, outDir, i18n}: LoadContext): Output {
  return {
    name: 'sitemap',
    step: {
      reads: [],
      writes: ['sitemap'],
      async run(props) {
        await writeFile(join(outDir, 'sitemap.xml'), sitemapXml(findableRoutes(props), url));
        // Crawlers only look for it at the root of a host.
        if (baseUrl === '/') {
          await writeFile(join(outDir, 'robots.txt'), robotsTxt(url, basesOf({baseUrl, i18n})));
        }
      },
    },
  };
}
