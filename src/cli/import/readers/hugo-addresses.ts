import {isoIn} from '../times';
import {isTrue} from '../values';
import type {HugoConfig} from './hugo-config';
import {encodedAddress} from './jekyll-addresses';

/** What the address of a page of Hugo is made from. */
export type HugoParts = {
  instant: number;
  zone: string;
  title: string;
  slug: string | undefined;
  /** The words of the file's name, or of the bundle's folder. */
  basename: string;
  /** The folders between the content and the page. */
  sections: readonly string[];
};

export type HugoAddressing = {
  baseUrl: string;
  languagePrefix: string;
  permalink: string | undefined;
  isUgly: boolean;
  /** Whether letters keep their case. */
  keepsCase: boolean;
};

/** Words as Hugo makes them part of an address: spaces become hyphens, other marks are left out. */
export function hugoSlug(words: string, keepsCase = false): string {
  const cleaned = words
    .trim()
    .replace(/[^\p{L}\p{Nd}\p{M}./\\_#+~@%\s-]/gu, '')
    .replace(/\s+/g, '-')
    .replace(/-{2,}/g, (run) => (/\s/.test(words) ? '-' : run));
  return keepsCase ? cleaned : cleaned.toLowerCase();
}

function placeholders(parts: HugoParts, keepsCase: boolean): Readonly<Record<string, string>> {
  const {instant, zone, title, slug, basename, sections} = parts;
  const local = new Date(`${isoIn(zone, instant).slice(0, 19)}Z`);
  const two = (value: number) => String(value).padStart(2, '0');
  const named = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', {...options, timeZone: 'UTC'}).format(local).toLowerCase();
  const year = local.getUTCFullYear();
  const name = (words: string) => hugoSlug(words, keepsCase).replaceAll('/', '-');
  return {
    year: String(year),
    month: two(local.getUTCMonth() + 1),
    monthname: named({month: 'long'}),
    day: two(local.getUTCDate()),
    weekday: String(local.getUTCDay()),
    weekdayname: named({weekday: 'long'}),
    yearday: String(Math.floor((+local - Date.UTC(year, 0, 1)) / 86_400_000) + 1),
    section: name(sections[0] ?? ''),
    sections: sections.map(name).join('/'),
    title: name(title),
    slug: name(slug ?? title),
    slugorfilename: name(slug ?? basename),
    slugorcontentbasename: name(slug ?? basename),
    filename: name(basename),
    contentbasename: name(basename),
  };
}

/** Fills a template; `:sections[1:]` is a part of the folders. */
function filled(template: string, parts: HugoParts, keepsCase: boolean): string {
  const values = placeholders(parts, keepsCase);
  return template.replace(
    /:(\w+)(?:\[(\d*)(:?)(\d*|last)\])?/g,
    (whole, name: string, from?: string, colon?: string, to?: string) => {
      if (name === 'sections' && from !== undefined) {
        const all = values.sections!.split('/');
        return colon
          ? all.slice(Number(from || 0), to ? Number(to) : undefined).join('/')
          : (all[Number(from)] ?? '');
      }
      return values[name] ?? whole;
    },
  );
}

const joined = (path: string) => encodedAddress(path.replace(/\/{2,}/g, '/'));

/** How a site makes the addresses of pages in a section. */
export function addressedBy(config: HugoConfig, [first = '']: readonly string[]): HugoAddressing {
  const section = first.toLowerCase();
  return {
    baseUrl: config.baseUrl,
    languagePrefix: config.languagePrefix,
    permalink: config.permalinkOf(section),
    isUgly: config.isUgly(section),
    keepsCase: isTrue(config.data.disablepathtolower),
  };
}

/** The address of a page from the root of its host. */
export function hugoAddress(parts: HugoParts, how: HugoAddressing): string {
  const {baseUrl, languagePrefix, permalink, isUgly, keepsCase} = how;
  const {sections, slug, basename} = parts;
  const own = [...sections, slug ?? basename].map((words) => hugoSlug(words, keepsCase)).join('/');
  const path = (permalink === undefined ? own : filled(permalink, parts, keepsCase)).replace(
    /\/+$/,
    '',
  );
  return joined(
    `${baseUrl}${languagePrefix}${path}${isUgly && !/\.\w+$/.test(path) ? '.html' : '/'}`,
  );
}

/** The address that `url` in front matter asks for, which may have placeholders. */
export function hugoOwnUrl(url: string, parts: HugoParts, how: HugoAddressing): string {
  const path = filled(url.replace(/^https?:\/\/[^/]+/, ''), parts, how.keepsCase);
  const ending = /\/$|\.\w+$/.test(path) ? '' : '/';
  const prefix = url.startsWith('/') ? '' : how.languagePrefix;
  return joined(`${how.baseUrl}${prefix}${path}${ending}`);
}

/** The address of an alias: one without a slash at its beginning is beside the page. */
export function hugoAlias(alias: string, address: string, {baseUrl}: HugoAddressing): string {
  const parent = address.replace(/[^/]+\/?$/, '');
  const path = alias.startsWith('/')
    ? `${baseUrl}${alias}`
    : `${parent}${alias.replace(/^\.\//, '')}`;
  const resolved = new URL(joined(path), 'https://example.com').pathname;
  return /\/$|\.\w+$/.test(resolved) ? resolved : `${resolved}/`;
}
