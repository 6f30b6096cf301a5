import {show} from '../../check/finding';
import {ourKeyFor} from '../../check/other-keys';
import {suggest} from '../../check/suggest';
import {readFormerAddress} from '../../content/former-address';
import {parseInstant} from '../../lib/instant';
import {identity} from '../../site/identity';
import {slugify} from '../slug';

/** The texts of a value of JSON, which may be a list, or an object, whose first is its name or address. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) {
    return (Array.isArray(value) ? value : Object.values(value).slice(0, 1)).flatMap(textsOf);
  }
  return value === null || value === '' ? [] : [`${value as string | number | boolean}`];
}

/** The day that a text names, and its hour if it is still to come. */
function dateOf(text: string): string[] {
  const instant = parseInstant(text) ?? new Date(text + (/\d:\d\d/.test(text) ? '' : ' UTC'));
  const iso = Number.isNaN(+instant) ? '' : instant.toISOString();
  const [day = iso.slice(0, 10)] = /^\d{4}-\d\d-\d\d/.exec(text) ?? [];
  return iso === '' ? [] : [instant > new Date() ? iso.slice(0, 16) : day];
}

const read =
  'title description authors tags date slug image draft published series redirects last_update';

/** Reads front matter of elsewhere. @param say gets what is not taken over */
export function readFacts(values: object, file: string, say: (what: string) => void) {
  const texts: Record<string, string[]> = {};
  for (const [written, value] of Object.entries(values)) {
    const keys = [written.toLowerCase(), ourKeyFor(written)?.replace('slug', 'redirects') ?? ''];
    const key = keys.find((one) => read.split(' ').includes(one));
    if (key === undefined) {
      say(`nothing here reads its ${written}`);
    } else {
      (texts[key] ??= []).push(...textsOf(value));
    }
  }
  const all = (...keys: string[]) => keys.flatMap((key) => texts[key] ?? []);
  const [day, words] =
    /(?:^|\/)(\d{4}-\d\d-\d\d)(?:-([^/]*?))?(?:\/index)?\.\w+$/.exec(file)?.slice(1) ?? [];
  const addresses = all('redirects').filter((one) => URL.canParse(one, identity.url));
  const redirects = addresses.flatMap((one) => {
    const {host, pathname} = new URL(one, identity.url);
    if (host !== new URL(identity.url).host) {
      say(`its address ${one} is on another site: link to it if the text stays there`);
      return [];
    }
    const path = pathname.replace(identity.baseUrl, '/').replace(/(?<!\/|\.html?)$/, '/');
    return readFormerAddress(path, identity.baseUrl) ?? [];
  });
  const [updated] = all('last_update').flatMap(dateOf);
  const [series] = all('series');
  return {
    title: all('title')[0],
    description: all('description')[0],
    authors: all('authors'),
    tags: all('tags').flatMap((one) => one.split(/\s*,\s*/)),
    image: all('image')[0] ?? '',
    date: all('date', 'published').flatMap(dateOf)[0] ?? day,
    slug: slugify(all('slug')[0] ?? words ?? '') || undefined,
    isDraft: all('draft')[0] === 'true' || all('published')[0] === 'false',
    redirects: [...new Set(redirects)],
    more: {...(series && {series}), ...(updated && {last_update: {date: updated}})},
  };
}

/** What a file of the blog declares, by key. */
export type Declarations = Record<string, {name?: string; label?: string} | null>;

/** The keys that a file of the blog declares for names from elsewhere, or the nearest. */
export function keysFor(
  names: readonly string[],
  file: string,
  declared: Declarations,
  say: (what: string) => void,
): string[] {
  const plain = (text: string) => slugify(text) || text.toLowerCase();
  const known = new Map(
    Object.entries(declared).flatMap(([key, own]) =>
      [key, own?.label ?? key, own?.name ?? key].map((name) => [plain(name), key] as const),
    ),
  );
  const isKnown = (name: string) => known.has(plain(name));
  // Jekyll writes tags between spaces.
  const all = names.flatMap((name) => (name.split(' ').every(isKnown) ? name.split(' ') : name));
  const keys = all.flatMap((name) => {
    const nearest = suggest(plain(name), [...known.keys()]);
    const key = known.get(nearest ?? '');
    if (nearest !== plain(name)) {
      say(`${file} has no ${show(name)}${key === undefined ? '' : `: “${key}” is the nearest`}`);
    }
    return key ?? [];
  });
  return [...new Set(keys)];
}
