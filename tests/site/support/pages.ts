import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join, sep} from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {identity} from '../../../src/site/identity';
import {repository} from './docusaurus';
import {at, base, pathTo} from './path-to';

const folder = join(repository, 'build');

if (!existsSync(join(folder, 'index.html'))) {
  throw new Error('There is no build/ to check: run `npm run build` first.');
}

const [{htmlLang}, ...further] = identity.locales;

/** The language of the pages. */
export const language = htmlLang;

/** Every published file, by its path from the root of the site. */
const inEveryLanguage = readdirSync(folder, {recursive: true, encoding: 'utf8'})
  .filter((file) => statSync(join(folder, file)).isFile())
  .map((file) => file.replaceAll(sep, '/'))
  .sort();

/**
 * Those of them that are not in a further language, where they are translations of the same pages:
 * tests/product/configurations checks a site with several languages.
 */
export const published = inEveryLanguage.filter(
  (file) => !further.some(({code}) => file.startsWith(`${code}/`)),
);

export function read(file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}

/** The pages of further languages. */
export const translated: string[] = inEveryLanguage
  .filter((file) => file.endsWith('.html') && !published.includes(file))
  .map(read);

export type Page = {
  /** Its path on the host, such as `/tags/`. */
  path: string;
  html: string;
  $: CheerioAPI;
};

export const pages: Page[] = published
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    const html = read(file);
    return {path: at(`/${file.replace(/(?:^|(?<=\/))index\.html$/, '')}`), html, $: load(html)};
  });

const byPath = new Map(pages.map((page) => [page.path, page]));

export function page(path: string): Page {
  const found = byPath.get(path);
  if (!found) {
    throw new Error(`No page was built for ${path}.`);
  }
  return found;
}

/** Pages with an address of their own, which the not-found page does not have. */
export const addressed = pages.filter(({path}) => path !== at('/404.html'));

/** Whether only those who know its address find a page: its text says `unlisted: true`. */
export const isUnlisted = ({$}: Page): boolean =>
  $('meta[name="robots"]').attr('content') === 'noindex, nofollow';

export const everyPost = addressed.filter(({$}) => $('#__blog-post-container').length > 0);

/** The posts that lists show. */
export const posts = everyPost.filter((post) => !isUnlisted(post));

export const addressOf = (path: string) => new URL(path, identity.url).href;

/** Addresses of the company's own site, which may be on the same host. */
const elsewhere: string[] = [identity.links.website, identity.links.careers];

/** The path of an address on this site; `null` for one elsewhere. */
export function ownPath(address: string, from: string): {path: string; hash: string} | null {
  const url = new URL(address, addressOf(from));
  const isHere = url.origin === new URL(identity.url).origin && url.pathname.startsWith(base);
  if (!isHere || elsewhere.includes(address)) {
    return null;
  }
  return {path: decodeURIComponent(url.pathname), hash: decodeURIComponent(url.hash.slice(1))};
}

/** The tags that the head of a post's page names. */
export const tagsOf = ($: CheerioAPI): string[] => [
  ...new Set(
    $(`main article header a[href^="${pathTo.tags}"]`)
      .toArray()
      .map((link) => $(link).text().trim()),
  ),
];

const anchors = new Map<string, Set<string>>();

/** Whether a page has an element that `#hash` links to. */
function hasAnchor({path, $}: Page, hash: string): boolean {
  let ids = anchors.get(path);
  if (!ids) {
    ids = new Set(
      $('[id]')
        .toArray()
        .map((element) => $(element).attr('id')!),
    );
    anchors.set(path, ids);
  }
  return ids.has(hash);
}

/** Describes what is wrong with an address on a page, or returns `null`. */
export function problemOf(address: string, from: string): string | null {
  const own = ownPath(address, from);
  if (!own) {
    return null;
  }
  const target = byPath.get(own.path);
  const translated = further.find(({code}) => own.path.startsWith(at(`/${code}/`)));
  if (translated) {
    const file = own.path.endsWith('/') ? `${own.path}index.html` : own.path;
    return existsSync(join(folder, file.slice(base.length)))
      ? null
      : `${address} leads to no file: give src/site/i18n/${translated.code}/ what it lacks, such as an author of authors.yml`;
  }
  if (!target) {
    return published.includes(own.path.slice(base.length)) ? null : `${address} leads to no file`;
  }
  return own.hash === '' || hasAnchor(target, own.hash) ? null : `${address} leads to no heading`;
}

/** Files that web-based readers and players load from other sites: one of each kind. */
export const embedded = [
  ...['rss.xml', 'atom.xml', 'feed.json', 'mp3', 'vtt', 'chapters.json', 'png', 'svg', 'ico'],
]
  .map((end) => published.find((file) => file.endsWith(end)))
  .filter((file) => file !== undefined)
  .map((file) => at(`/${file}`));

/** What other sites must not embed: pages, code and styles. */
export const owned = [
  ...[at('/'), pathTo.tags, at('/feed.css')],
  at(`/${published.find((file) => file.endsWith('.js'))!}`),
];
