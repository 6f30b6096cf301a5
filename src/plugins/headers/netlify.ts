import {caching, embedding, hashedFolders, headersOfAll} from './rules';
import type {SiteFiles} from './site-files';

// https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/, the narrower of both.
const longestLine = 2000;
const mostRedirects = 2000;

const rule = (path: string, lines: string[]) =>
  [path, ...lines.map((line) => `  ${line}`), ''].join('\n');

/**
 * The file `_headers`, which Cloudflare Pages and Netlify read. Rules that fit one address are joined by
 * both with commas, so each header is in one rule alone. How long pages are kept is in none: both hosts
 * have browsers ask for them each time.
 *
 * @throws where the policy is longer than Cloudflare reads
 */
export function netlifyHeaders({baseUrl, policy}: SiteFiles): string {
  const all = Object.entries({...headersOfAll(policy), [embedding.name]: embedding.usual});
  const text = [
    rule(
      `${baseUrl}*`,
      all.map(([name, value]) => `${name}: ${value}`),
    ),
    ...hashedFolders.map((folder) =>
      rule(`${baseUrl}${folder}*`, [`${caching.name}: ${caching.hashed}`]),
    ),
  ].join('\n');
  const long = text.split('\n').find((line) => line.length > longestLine);
  if (long !== undefined) {
    throw new Error(
      `_headers: a line has ${long.length} characters, and Cloudflare Pages reads ${longestLine}: ${long.slice(0, 60)}… It grows with each distinct script or style inside the pages: have kinds of pages share theirs (see src/plugins/first-load/styles.ts), or serve them as files.`,
    );
  }
  return text;
}

/**
 * The file `_redirects`: `/x.html` to `/x/`. `/x` goes to `/x/` without it. Beyond what Cloudflare
 * reads, the not-found page itself goes to the right address (see plugins/clean-urls).
 */
export function netlifyRedirects({baseUrl, pages}: SiteFiles): string {
  return pages
    .filter((path) => path.endsWith('/') && path !== baseUrl)
    .slice(0, mostRedirects)
    .map((path) => `${path.slice(0, -1)}.html ${path} 301\n`)
    .join('');
}
