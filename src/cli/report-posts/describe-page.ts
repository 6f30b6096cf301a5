import {existsSync, readFileSync, statSync} from 'node:fs';
import {join, posix} from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {
  needsAttribute,
  pageDataAttribute,
  postTextId,
  surroundingsAttribute,
  type Needs,
} from '../../lib/contracts';
import {weigh} from './weigh';

/** What readers get of a post. Weights are in bytes after Brotli; pictures are already compressed. */
export type PageFacts = {
  title: string;
  description: string;
  /** As written on the page. */
  day: string;
  readingTime: string;
  teams: string[];
  tags: string[];
  words: number;
  headings: Array<{level: number; words: string}>;
  linksOut: Array<{address: string; words: string}>;
  card: {path: string; bytes: number} | null;
  weights: {html: number; inlineStyles: number; scripts: number};
  /** Each picture counts at the largest size of its first format, which is the smallest to send. */
  pictures: {count: number; bytes: number};
  /** Audio and video. */
  recordings: {count: number; bytes: number};
};

/** Addresses in a `srcset`, without their widths. */
const addressesOf = (srcset: string): string[] =>
  srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0]!)
    .filter(Boolean);

/** A built site: its folder, and its base path on the host. */
export type BuiltSite = {folder: string; baseUrl: string};

/** The file that an address on a page leads to; `null` if it is on another site, or does not exist. */
export function fileOf(
  {folder, baseUrl}: BuiltSite,
  address: string,
  page: string,
): {path: string; hash: string} | null {
  const origin = 'https://preview.invalid';
  if (/^(?:data|mailto|tel|javascript):/i.test(address) || !URL.canParse(address, origin)) {
    return null;
  }
  const url = new URL(address, `${origin}${posix.join(baseUrl, page)}`);
  if (url.origin !== origin || !`${url.pathname}/`.startsWith(baseUrl)) {
    return null;
  }
  const path = decodeURIComponent(url.pathname.slice(baseUrl.length));
  const found = [path, posix.join(path, 'index.html')].find(
    (file) => file !== '' && statSync(join(folder, file), {throwIfNoEntry: false})?.isFile(),
  );
  return found === undefined ? null : {path: found, hash: url.hash};
}

const pageData = new RegExp(`<script [^>]*${pageDataAttribute}>[^<]*</script>`);

/** The JSON-LD of the post. */
type BlogPosting = {
  headline: string;
  wordCount: number;
  author: Array<{name: string}>;
  keywords?: string[];
};

function readPosting($: CheerioAPI): BlogPosting {
  const {'@graph': graph} = JSON.parse($('script[type="application/ld+json"]').text()) as {
    '@graph': Array<{'@type': string}>;
  };
  return graph.find((node) => node['@type'] === 'BlogPosting') as unknown as BlogPosting;
}

/**
 * Reads what readers get of a post from a built site.
 *
 * @param page the path of the post below the site's base, such as `2026/01/31/a-slug/`
 * @returns `null` if the site has no such page
 */
export function describePage(site: BuiltSite, page: string): PageFacts | null {
  const path = join(site.folder, page, 'index.html');
  if (!existsSync(path)) {
    return null;
  }
  const html = readFileSync(path, 'utf8');
  const $ = load(html);
  const bytesOf = (address: string): number => {
    const file = fileOf(site, address, page);
    return file ? statSync(join(site.folder, file.path)).size : 0;
  };
  const posting = readPosting($);
  const article = $(`#${postTextId}`);
  // Elements that follow every post do not count.
  article.find(`[${surroundingsAttribute}]`).remove();
  const needs = $(`script[${needsAttribute}]`).text();
  // Page data that scripts read counts as scripts; see lib/budgets.ts.
  const [data = ''] = pageData.exec(html) ?? [];
  const scripts = (needs ? (JSON.parse(needs) as Needs).scripts : []).flatMap(
    (address) => fileOf(site, address, page)?.path ?? [],
  );
  const pictures = article.find('img').toArray();
  const pictureBytes = pictures.map((img) => {
    const best = $(img).parent('picture').find('source').first().attr('srcset');
    const candidates = best ?? $(img).attr('srcset') ?? '';
    return Math.max(
      0,
      ...[...addressesOf(candidates), $(img).attr('src') ?? '']
        .slice(0, candidates ? -1 : undefined)
        .map(bytesOf),
    );
  });
  const recordings = article.find('audio[src], video[src], source[src]').toArray();
  const card = posix.join(page, 'card.png');
  const text = (selector: string) => $(selector).first().text().trim();
  return {
    title: posting.headline,
    description: $('meta[name="description"]').attr('content') ?? '',
    day: text('header time'),
    readingTime: $('header li')
      .toArray()
      .filter((item) => $(item).find('a, time').length === 0)
      .map((item) => $(item).text().trim())
      .join(', '),
    teams: posting.author.map(({name}) => name),
    tags: posting.keywords ?? [],
    words: posting.wordCount,
    headings: article
      .find('h2, h3, h4, h5, h6')
      .toArray()
      .map((heading) => ({
        level: Number(heading.tagName.slice(1)),
        words: $(heading).attr('aria-label') ?? $(heading).text().trim(),
      })),
    linksOut: article
      .find('a[href^="http"]')
      .toArray()
      .map((link) => ({
        address: $(link).attr('href')!,
        words: $(link).text().trim().replace(/\s+/g, ' '),
      })),
    card: existsSync(join(site.folder, card))
      ? {path: card, bytes: statSync(join(site.folder, card)).size}
      : null,
    weights: {
      html: weigh(html.replace(/<style>.*?<\/style>/s, '').replace(data, '')),
      inlineStyles: weigh($('style').text()),
      scripts: scripts.reduce(
        (sum, file) => sum + weigh(readFileSync(join(site.folder, file), 'utf8')),
        data === '' ? 0 : weigh(data),
      ),
    },
    pictures: {count: pictures.length, bytes: pictureBytes.reduce((sum, bytes) => sum + bytes, 0)},
    recordings: {
      count: recordings.length,
      bytes: recordings.reduce((sum, item) => sum + bytesOf($(item).attr('src')!), 0),
    },
  };
}
