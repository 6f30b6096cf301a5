import {isoIn} from '../times';

/** What the placeholders of a permalink are filled from. */
export type PermalinkParts = {
  instant: number;
  zone: string;
  categories: readonly string[];
  /** The words of the file's name, and of the front matter's `slug`. */
  basename: string;
  slug: string | undefined;
};

const styles: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title/',
  ordinal: '/:categories/:year/:y_day/:title.html',
  weekdate: '/:categories/:year/W:week/:short_day/:title.html',
  none: '/:categories/:title.html',
};

/** Words as Jekyll makes them part of an address: everything but letters and digits becomes a hyphen. */
export const jekyllSlug = (words: string): string =>
  words
    .replace(/[^\p{M}\p{L}\p{Nd}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();

/** The same for titles, which keep their case and marks such as dots. */
const prettySlug = (words: string): string =>
  words.replace(/[^\p{M}\p{L}\p{Nd}._~!$&'()+,;=@]+/gu, '-').replace(/^-|-$/g, '');

/** The week of ISO 8601 and its year. */
function weekOf(local: Date): {week: number; year: number} {
  const thursday = new Date(local);
  thursday.setUTCDate(local.getUTCDate() + 4 - (local.getUTCDay() || 7));
  const year = thursday.getUTCFullYear();
  return {week: Math.ceil(((+thursday - Date.UTC(year, 0, 1)) / 86_400_000 + 1) / 7), year};
}

const two = (value: number) => String(value).padStart(2, '0');

function placeholders({instant, zone, categories, basename, slug}: PermalinkParts) {
  const local = new Date(`${isoIn(zone, instant).slice(0, 19)}Z`);
  const named = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', {...options, timeZone: 'UTC'}).format(local);
  const year = local.getUTCFullYear();
  const dayOfYear = Math.floor((+local - Date.UTC(year, 0, 1)) / 86_400_000) + 1;
  const {week, year: weekYear} = weekOf(local);
  return {
    year: String(year),
    short_year: two(year % 100),
    month: two(local.getUTCMonth() + 1),
    i_month: String(local.getUTCMonth() + 1),
    short_month: named({month: 'short'}),
    long_month: named({month: 'long'}),
    day: two(local.getUTCDate()),
    i_day: String(local.getUTCDate()),
    y_day: String(dayOfYear).padStart(3, '0'),
    w_year: String(weekYear),
    week: two(week),
    w_day: String(local.getUTCDay() || 7),
    short_day: named({weekday: 'short'}),
    long_day: named({weekday: 'long'}),
    hour: two(local.getUTCHours()),
    minute: two(local.getUTCMinutes()),
    second: two(local.getUTCSeconds()),
    title: prettySlug(slug ?? basename),
    slug: jekyllSlug(slug ?? basename),
    name: basename,
    basename,
    path: basename,
    collection: 'posts',
    categories: [...new Set(categories.map((category) => category.toLowerCase()))].join('/'),
    slugified_categories: [...new Set(categories.map(jekyllSlug))].join('/'),
    output_ext: '.html',
  };
}

/** An address as links have it: percent-encoded. */
export function encodedAddress(path: string): string {
  try {
    return encodeURI(decodeURI(path)).replaceAll('?', '%3F').replaceAll('#', '%23');
  } catch {
    return encodeURI(path);
  }
}

/**
 * The address of a post from the root of its host.
 *
 * @param permalink a style, such as `pretty`, or a template
 * @param baseUrl with slashes at both ends
 */
export function jekyllAddress(permalink: string, parts: PermalinkParts, baseUrl: string): string {
  const values: Readonly<Record<string, string>> = placeholders(parts);
  const names = Object.keys(values).sort((a, b) => b.length - a.length);
  const path = (styles[permalink] ?? permalink).replace(
    new RegExp(`:(${names.join('|')})`, 'g'),
    (_, name: string) => values[name]!,
  );
  return encodedAddress(`${baseUrl}/${path}`.replace(/\/{2,}/g, '/'));
}
