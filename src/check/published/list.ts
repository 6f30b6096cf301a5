import {existsSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {isPageAddress, type Published} from '../../content/former-address';
import {pagePath} from '../../lib/page-path';

/** A list of published addresses, or the reason why there is none. */
export type List =
  | {addresses: Set<string>; source: string}
  | {
      note: string;
      /** Whether it is certain that nothing was published, so that no other list is tried. */
      isFirst: boolean;
    };

const patience = 10_000;

/** Parses the list that the build writes; `null` if the text is something else. */
function readList(text: string): Set<string> | null {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  return lines.length > 0 && lines.every((line) => /^\/(?!\/)/.test(line)) ? new Set(lines) : null;
}

/** The addresses in a sitemap, which older sites have instead of the list. */
function readSitemap(text: string, {baseUrl = '/'}: Published): Set<string> | null {
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address]) => address!.replaceAll('&amp;', '&'))
    .filter((address) => URL.canParse(address))
    .map((address) => decodeURI(new URL(address).pathname))
    .filter((path) => path.startsWith(baseUrl))
    .map((path) => `/${path.slice(baseUrl.length)}`)
    // Sites before this one may have had pages such as /a.html.
    .map((path) => (isPageAddress(path) ? path : pagePath(path)));
  return paths.length > 0 ? new Set(paths) : null;
}

async function fetchList(address: string, site: Published): Promise<List> {
  const base = pagePath(address);
  const ask = async (file: string) => {
    const response = await fetch(new URL(file, base), {signal: AbortSignal.timeout(patience)});
    return {status: response.status, text: response.ok ? await response.text() : ''};
  };
  const files = [
    ['addresses.txt', readList],
    ['sitemap.xml', (text: string) => readSitemap(text, site)],
  ] as const;
  const statuses: number[] = [];
  try {
    for (const [file, read] of files) {
      const {status, text} = await ask(file);
      const addresses = read(text);
      if (addresses) {
        return {addresses, source: `${base}${file}`};
      }
      statuses.push(status);
    }
  } catch (error) {
    const {name, message, cause} = error as Error;
    const why =
      name === 'TimeoutError'
        ? `no answer in ${patience / 1000} seconds`
        : ((cause as Error | undefined)?.message ?? message);
    return {note: `${base} cannot be reached (${why}).`, isFirst: false};
  }
  return statuses.every((status) => status === 404)
    ? {
        note: `${base} has neither addresses.txt nor sitemap.xml, so nothing was published there yet.`,
        isFirst: true,
      }
    : {
        note: `${base} has no list of its addresses (it answers with status ${statuses.join(' and ')}).`,
        isFirst: false,
      };
}

/**
 * Reads the list of addresses that a site has published.
 *
 * @param from a file, a folder written by a build, or the address of a published site
 * @throws Error if the named file is not such a list
 */
export async function readPublishedList(from: string, site: Published): Promise<List> {
  if (/^https?:\/\//i.test(from)) {
    if (!URL.canParse(from)) {
      throw new Error(`${from} is no address.`);
    }
    return fetchList(from.replace(/\/(?:addresses\.txt|sitemap\.xml)$/, '/'), site);
  }
  const file =
    existsSync(from) && statSync(from).isDirectory() ? join(from, 'addresses.txt') : from;
  if (!existsSync(file)) {
    throw new Error(
      `There is no ${file}: name the addresses.txt of a build, or the address of the site.`,
    );
  }
  const text = readFileSync(file, 'utf8');
  const addresses = file.endsWith('.xml') ? readSitemap(text, site) : readList(text);
  if (!addresses) {
    throw new Error(
      `${file} is no list of addresses: it has one in each line, as the addresses.txt that \`npm run build\` writes.`,
    );
  }
  return {addresses, source: file};
}
