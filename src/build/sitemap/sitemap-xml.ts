import {escapeHtml} from '../../lib/escape-html';
import {routes} from '../../site/routes';

export type SitemapEntry = {
  /** Absolute. */
  address: string;
  /** When the content of the page last changed; left out if nobody knows. */
  changed: Date | undefined;
};

/**
 * A sitemap as https://www.sitemaps.org/protocol.html describes it, with 50,000 addresses at most. It has neither
 * `priority` nor `changefreq`: search engines no longer read them.
 */
export function sitemapXml(entries: SitemapEntry[]): string {
  const urls = entries.map(({address, changed}) => {
    const lastmod = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : '';
    return `<url><loc>${escapeHtml(address)}</loc>${lastmod}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/**
 * Lets crawlers read everything except the result pages: one for each thing anyone ever searched for.
 *
 * @param url of the host
 * @param bases paths of the site and of its further languages, each of which has a sitemap
 */
export function robotsTxt(url: string, bases: string[]): string {
  return `User-agent: *
Allow: /
${bases.map((base) => `Disallow: ${base}${routes.search}/?\n`).join('')}
${bases.map((base) => `Sitemap: ${new URL(`${base}sitemap.xml`, url).href}\n`).join('')}`;
}
