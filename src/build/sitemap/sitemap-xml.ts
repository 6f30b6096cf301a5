import {escapeHtml} from '../../lib/escape-html';

export type SitemapEntry = {
  /** Absolute. */
  address: string;
  /** When what the page says last changed; left out where nobody knows. */
  changed: Date | undefined;
};

/**
 * A sitemap as https://www.sitemaps.org/protocol.html describes it. It has neither `priority` nor
 * `changefreq`: search engines read them no more.
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

/** What https://www.sitemaps.org/protocol.html allows of one file: entries, and bytes. */
const limits = {entries: 50_000, bytes: 50 * 1024 * 1024};

const bytesOf = (entry: SitemapEntry) => Buffer.byteLength(sitemapXml([entry]));

/**
 * The files of a sitemap: `sitemap.xml`, which beyond the limits is an index of `sitemap-1.xml` and further ones.
 *
 * @param folder absolute address of where they are
 * @returns their texts, by their names
 */
export function sitemapFiles(
  entries: SitemapEntry[],
  folder: string,
  {entries: most, bytes: longest} = limits,
): Map<string, string> {
  const parts: SitemapEntry[][] = [[]];
  let bytes = 0;
  for (const entry of entries) {
    bytes += bytesOf(entry);
    if (parts.at(-1)!.length === most || (bytes > longest && parts.at(-1)!.length > 0)) {
      parts.push([]);
      bytes = bytesOf(entry);
    }
    parts.at(-1)!.push(entry);
  }
  if (parts.length === 1) {
    return new Map([['sitemap.xml', sitemapXml(entries)]]);
  }
  const files = parts.map((part, at) => [`sitemap-${at + 1}.xml`, sitemapXml(part)] as const);
  const index = files
    .map(([name]) => `<sitemap><loc>${escapeHtml(new URL(name, folder).href)}</loc></sitemap>\n`)
    .join('');
  return new Map([
    [
      'sitemap.xml',
      `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${index}</sitemapindex>
`,
    ],
    ...files,
  ]);
}

/**
 * What crawlers may read: everything, except for one page for each thing anyone ever searched for.
 *
 * @param url of the host
 * @param bases paths of the site and of its further languages, each of which has a sitemap
 */
export function robotsTxt(url: string, bases: string[]): string {
  return `User-agent: *
Allow: /
${bases.map((base) => `Disallow: ${base}search/?\n`).join('')}
${bases.map((base) => `Sitemap: ${new URL(`${base}sitemap.xml`, url).href}\n`).join('')}`;
}
