import logger from '@docusaurus/logger';
import {escapeTarget} from '../../content/former-address';
import type {SiteFiles} from './redirects';
import {caching, embedding, hashedFolders, headersOfAll, mediaExtensions} from './rules';

// The stricter limits: https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/.
const longestLine = 2000;
const mostRedirects = 2000;

const rule = (path: string, lines: string[]) =>
  [path, ...lines.map((line) => `  ${line}`), ''].join('\n');

/**
 * The file `_headers`, which Cloudflare Pages and Netlify read. Both join the rules that match an address with
 * commas, so each header is in one rule only. No rule sets how long pages are kept: both hosts make browsers
 * revalidate them each time. The header on embedding is only set for files that other sites show, as no rule
 * matches just the rest.
 *
 * A policy longer than Cloudflare reads is left to the pages, which have their own; the header then only says what
 * a page cannot say itself.
 */
export function netlifyHeaders({baseUrl, bases, policy}: SiteFiles): string {
  const fits = `  Content-Security-Policy: ${policy}`.length <= longestLine;
  if (!fits) {
    logger.warn(
      `The site's Content-Security-Policy has ${policy.length} characters, more than Cloudflare Pages reads of a line (${longestLine}), so _headers only has its frame-ancestors. Nothing has to be done: each page has the rest in itself, and the files for nginx and others have all of it. Fewer services and languages in src/site/identity.ts, or fewer scripts inside pages, make it shorter.`,
    );
  }
  const all = Object.entries(headersOfAll(fits ? policy : "frame-ancestors 'none'"));
  return [
    rule(
      `${baseUrl}*`,
      all.map(([name, value]) => `${name}: ${value}`),
    ),
    ...mediaExtensions.map((extension) =>
      rule(`${baseUrl}*.${extension}`, [`${embedding.name}: ${embedding.media}`]),
    ),
    ...bases.flatMap((path) =>
      hashedFolders.map((folder) =>
        rule(`${path}${folder}*`, [`${caching.name}: ${caching.hashed}`]),
      ),
    ),
  ].join('\n');
}

/**
 * The file `_redirects`: former addresses, then `/x.html` to `/x/`; `/x` goes to `/x/` without a rule. Both hosts
 * keep the query. Cloudflare follows these before it looks for a file; Netlify sends the page at a former address,
 * which redirects by itself. Beyond what Cloudflare reads, the not-found page itself goes to the right address
 * (see runtime/clean-urls).
 *
 * Cloudflare sends the nearest not-found page and ignores the last lines, which make Netlify do the same.
 */
export function netlifyRedirects({baseUrl, bases, pages, redirects}: SiteFiles): string {
  const moved = redirects.map(({from, to}) => `${encodeURI(from)} ${escapeTarget(to)} 301\n`);
  const named = pages
    .filter((path) => path.endsWith('/') && path !== baseUrl)
    .map((path) => `${path.slice(0, -1)}.html ${path} 301\n`);
  const notFound = bases
    .filter((path) => path !== baseUrl)
    .map((path) => `${path}* ${path}404.html 404\n`);
  return [...[...moved, ...named].slice(0, mostRedirects - notFound.length), ...notFound].join('');
}
