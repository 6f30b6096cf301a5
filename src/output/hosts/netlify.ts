import {escapeTarget} from '../../content/former-address';
import {
  caching,
  embedding,
  hashedFolders,
  headersOfAll,
  mediaExtensions,
  type SiteFiles,
} from './rules';

const rule = (path: string, lines: string[]) =>
  [path, ...lines.map((line) => `  ${line}`), ''].join('\n');

/**
 * The file `_headers`, which Cloudflare Pages and Netlify read. Both join the rules that match an address with
 * commas, so each header is in one rule only. No rule sets how long pages are kept: both hosts make browsers
 * revalidate them each time. The header on embedding is only set for files that other sites show, as no rule
 * matches just the rest.
 */
export function netlifyHeaders({baseUrl, bases, policy}: SiteFiles): string {
  return [
    rule(
      `${baseUrl}*`,
      Object.entries(headersOfAll(policy)).map(([name, value]) => `${name}: ${value}`),
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
 * The file `_redirects`: former addresses. Both hosts keep the query, and lead from `/x` to `/x/` without a rule.
 * Cloudflare follows these before it looks for a file; Netlify sends the page at a former address, which redirects by
 * itself.
 *
 * Cloudflare sends the nearest not-found page and ignores the last lines, which make Netlify do the same.
 */
export const netlifyRedirects = ({baseUrl, bases, redirects}: SiteFiles): string =>
  [
    ...redirects.map(({from, to}) => `${encodeURI(from)} ${escapeTarget(to)} 301\n`),
    // The first that matches counts, and languages lie below the site's path. At the root, both hosts look by themselves.
    ...[...bases.slice(1), baseUrl]
      .filter((path) => path !== '/')
      .map((path) => `${path}* ${path}404.html 404\n`),
  ].join('');
