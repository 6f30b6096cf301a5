import {existsSync} from 'node:fs';
import {copyFile, mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import {basename, dirname, extname, join} from 'node:path';
import type {Code, Root} from 'mdast';
import {stringify} from 'yaml';
import {toString} from '../../lib/es-modules.cjs';
import {readFormerAddress} from '../../lib/former-address';
import {addressOf, readFolderName} from '../../lib/post-address';
import type {Edit, Finding} from './finding';
import {toSlug, wasPublished} from './folder';
import {isDay, type Declared} from './schema';

/*
 * What a post of another site says in its own way, and can be said in this site's without a decision. All
 * else is left to whoever takes it over: tags, a team, where a link is to lead.
 */

/** Keys that say nothing about a post here, whatever their values. */
const idle = new Set(
  [
    'layout type comments weight sidebar_position math lang toc sidebar_label title_meta format id',
    'hide_title hide_reading_time custom_edit_url pagination_label share_text guest_author',
    'readingTime reading_time featured imageAlt image_alt',
  ]
    .join(' ')
    .split(' '),
);
/** Keys that say who an author is, beside `author`. */
const ofAuthor = /^author_?(?:title|url|image_?url|fbid|twitter)$/i;
/** Keys that name addresses; a post has one here, by its folder, and the others lead to it. */
const ofAddress = ['slug', 'permalink', 'url', 'aliases', 'redirect_from'];
const ofChange = ['lastmod', 'modified', 'updated', 'lastUpdatedAt'];
const ofTags = ['categories', 'category', 'topics'];
const ofDescription = ['excerpt', 'summary', 'subtitle', 'abstract'];

const line = (key: string, value: unknown) =>
  `${key}: ${typeof value === 'string' && isDay(value) ? value : stringify(value, {lineWidth: 0, defaultStringType: 'PLAIN', collectionStyle: 'flow'}).trim()}\n`;

const dayOf = (value: unknown): string | undefined => {
  const day = typeof value === 'string' ? value.slice(0, 10) : '';
  return isDay(day) ? day : undefined;
};

const names = (value: unknown): string[] =>
  (Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [])
    .filter((one): one is string => typeof one === 'string')
    .map((one) => one.trim())
    .filter(Boolean);

/** Whether a key is the first of its kind that a post has: only one of them is rewritten, and the others go. */
const isFirst = (key: string, kind: readonly string[], values: Record<string, unknown>) =>
  kind.find((one) => Object.hasOwn(values, one)) === key;

/** Addresses that a post names, which are not that of its folder. */
function formerAddresses(values: Record<string, unknown>, own: string): string[] | undefined {
  const written = ofAddress.flatMap((key) =>
    Array.isArray(values[key]) ? (values[key] as unknown[]) : [values[key] ?? []].flat(),
  );
  const read = written.map((one) => {
    const path = String(one).replace(/^\/+|\/+$/g, '');
    const former = readFormerAddress(/\.html?$/.test(path) ? `/${path}` : `/${path}/`);
    return 'path' in former ? former.path : undefined;
  });
  return read.includes(undefined)
    ? undefined
    : [...new Set(read as string[])].filter((path) => path !== own);
}

/** Tags by their names, as blog/tags.yml would declare those that it does not. */
const asTags = (written: readonly string[], declared: Declared): string[] => [
  ...new Set(
    written.map((one) =>
      declared.tags?.includes(one)
        ? one
        : (declared.called?.[one.toLowerCase()] ?? (toSlug(one) || one)),
    ),
  ),
];

/**
 * What stands in place of a key that this site does not have.
 *
 * @param name of the folder of the post
 * @returns lines of front matter, or none; undefined where it takes a decision
 */
export function replaceKey(
  key: string,
  values: Record<string, unknown>,
  {name, declared}: {name: string | undefined; declared: Declared},
): string | undefined {
  const value = values[key];
  if (idle.has(key)) {
    return '';
  }
  if (ofAddress.includes(key)) {
    const day = readFolderName(name ?? '')?.day;
    const former = day === undefined ? undefined : formerAddresses(values, addressOf(name!));
    if (former === undefined || (former.length > 0 && values.redirects !== undefined)) {
      return undefined;
    }
    return isFirst(key, ofAddress, values) && former.length > 0 && wasPublished(day!, values.draft)
      ? line('redirects', former)
      : '';
  }
  if (ofChange.includes(key)) {
    const day = dayOf(value);
    return day === undefined || values.last_update !== undefined
      ? undefined
      : isFirst(key, ofChange, values)
        ? line('last_update', {date: day})
        : '';
  }
  if (ofTags.includes(key)) {
    // Docusaurus reads tags alone.
    const all = asTags(names(value), declared);
    return values.tags === undefined && isFirst(key, ofTags, values) && all.length > 0
      ? line('tags', all)
      : '';
  }
  if (
    ofDescription.includes(key) &&
    typeof value === 'string' &&
    values.description === undefined &&
    isFirst(key, ofDescription, values)
  ) {
    return line('description', value);
  }
  if (key === 'published' && typeof value === 'boolean') {
    return value ? '' : 'draft: true\n';
  }
  const team =
    typeof values.author === 'string'
      ? (declared.called?.[nameOf(values.author).toLowerCase()] ??
        declared.authors?.find((one) => one === values.author))
      : undefined;
  if (key === 'author' && team !== undefined) {
    return values.authors === undefined ? line('authors', [team]) : '';
  }
  return ofAuthor.test(key) && (team !== undefined || values.author === undefined) ? '' : undefined;
}

/** A name without the handle that stands in brackets after it. */
const nameOf = (author: string) => author.replace(/\s*\(@?[^)]*\)\s*$/, '').trim() || author.trim();

/** What is said of an author: a key of blog/authors.yml, and what stands below it. */
type Author = {key: string; entry: Record<string, unknown>};

const textOf = (values: Record<string, unknown>, ...keys: string[]): string | undefined =>
  keys.map((one) => values[one]).find((one): one is string => typeof one === 'string');

/** An author, by what a post says of them; undefined where it says no name. */
function readAuthor(name: string | undefined, said: Record<string, unknown>): Author | undefined {
  const key = toSlug(name ?? '');
  const url = textOf(said, 'url', 'authorURL', 'author_url', 'authorUrl');
  const image = textOf(said, 'image_url', 'imageURL', 'authorImageURL', 'author_image_url');
  const title = textOf(said, 'title', 'authorTitle', 'author_title');
  const email = textOf(said, 'email');
  const twitter = textOf(said, 'authorTwitter', 'author_twitter');
  const socials = {
    ...(twitter === undefined ? {} : {x: twitter.replace(/^@/, '')}),
    ...Object.fromEntries(
      Object.entries(said.socials ?? {}).filter(([, to]) => typeof to === 'string'),
    ),
  };
  return key === ''
    ? undefined
    : {
        key,
        entry: {
          name,
          ...(title && {title}),
          ...(url !== undefined && URL.canParse(url) && {url}),
          // A picture on another host would tell that who reads.
          ...(image?.startsWith('/') && {image_url: image}),
          ...(email?.includes('@') && {email}),
          ...(Object.keys(socials).length > 0 && {socials}),
        },
      };
}

async function declare(siteDir: string, authors: readonly Author[]): Promise<void> {
  const file = join(siteDir, 'blog/authors.yml');
  for (const {key, entry} of authors) {
    const declared = await readFile(file, 'utf8').catch(() => '');
    if (!new RegExp(`^${key}:`, 'm').test(declared)) {
      await writeFile(file, `${declared.trimEnd()}\n\n${stringify({[key]: entry})}`.trimStart());
    }
  }
}

/** Declares the `author` of another site in blog/authors.yml, with what the post says of them. */
export function declareAuthor(
  siteDir: string,
  values: Record<string, unknown>,
): (() => Promise<void>) | undefined {
  const author =
    typeof values.author === 'string'
      ? // Keys of the post, such as its own title, say nothing of who wrote it.
        readAuthor(
          nameOf(values.author),
          Object.fromEntries(Object.entries(values).filter(([key]) => ofAuthor.test(key))),
        )
      : undefined;
  return author && (() => declare(siteDir, [author]));
}

/**
 * Authors who are described in the post itself, as Docusaurus lets them be.
 *
 * @returns the line that names them, and how they are declared; undefined where that takes a decision
 */
export function declareInline(
  siteDir: string,
  value: unknown,
  declared: Declared,
): {line: string; mend: () => Promise<void>} | undefined {
  const items: unknown[] = [value ?? []].flat();
  const found: Author[] = [];
  const keys = items.map((item): string | undefined => {
    const said = (typeof item === 'object' && item !== null ? item : {name: item}) as Record<
      string,
      unknown
    >;
    if (typeof said.key === 'string' || declared.authors?.includes(String(item))) {
      return textOf(said, 'key', 'name');
    }
    const name = textOf(said, 'name');
    // One word may be a key that another file declares; a name has several.
    if (name === undefined || (typeof item === 'string' && !/\S\s+\S/.test(name))) {
      return name;
    }
    const known = declared.called?.[name.trim().toLowerCase()];
    const author = readAuthor(name.trim(), said);
    if (known === undefined && author) {
      found.push(author);
    }
    return known !== undefined && declared.authors?.includes(known) ? known : author?.key;
  });
  const isPlain = Array.isArray(value) && items.every((item) => typeof item === 'string');
  return items.length === 0 || keys.includes(undefined) || (isPlain && found.length === 0)
    ? undefined
    : {line: line('authors', [...new Set(keys)]), mend: () => declare(siteDir, found)};
}

/** Puts the picture that a post names as its card where this site looks for it: below static/. */
export function moveCard(
  siteDir: string,
  {folder, name, value, text}: {folder: string; name: string; value: unknown; text: string},
): {line: string; mend: () => Promise<void>} | undefined {
  const from = join(folder, String(value));
  const path = `/img/${name}${extname(from).toLowerCase()}`;
  const to = join(siteDir, 'static', path);
  if (
    typeof value !== 'string' ||
    // Its folder moves first.
    basename(folder) !== name ||
    !/^(?!\/|\w+:).+\.(?:png|jpe?g|webp)$/i.test(value) ||
    !existsSync(from) ||
    existsSync(to)
  ) {
    return undefined;
  }
  const isShown = text.split(basename(from)).length > 2;
  return {
    line: line('image', path),
    mend: async () => {
      await mkdir(dirname(to), {recursive: true});
      await (isShown ? copyFile : rename)(from, to);
    },
  };
}

/** A value that this site writes in another way; undefined where it takes a decision. */
export function replaceValue(key: string, value: unknown, declared: Declared): string | undefined {
  if (
    (key === 'tags' || key === 'authors' || key === 'keywords') &&
    typeof value === 'string' &&
    names(value).length > 0
  ) {
    return line(key, names(value));
  }
  if (key === 'tags' && Array.isArray(value)) {
    // Docusaurus lets a post describe its tags itself.
    const labels = value.map((tag: unknown) =>
      typeof tag === 'string' ? tag : (tag as {label?: unknown} | null)?.label,
    );
    const all = labels.filter((label): label is string => typeof label === 'string');
    const isDescribed = value.some((tag) => typeof tag === 'object' && tag !== null);
    return isDescribed && all.length === value.length
      ? line('tags', asTags(all, declared))
      : undefined;
  }
  if (typeof value === 'string' && /^(?:true|false)$/i.test(value)) {
    return line(key, value.toLowerCase() === 'true');
  }
  const [, day, hour] = /^(\d{4}-\d\d-\d\d)[T ](\d\d?:\d\d)/.exec(String(value)) ?? [];
  if (key === 'date' && day !== undefined && isDay(day)) {
    return line('date', `${day}T${hour!.padStart(5, '0')}`);
  }
  return key === 'last_update' && dayOf(value) !== undefined
    ? line('last_update', {date: dayOf(value)})
    : undefined;
}

/** One or two sentences from the beginning of a text that are as long as a description; undefined for none. */
export function describe(root: Root): string | undefined {
  const paragraph = root.children.find(({type}) => type === 'paragraph');
  const words = paragraph === undefined ? '' : toString(paragraph).replace(/\s+/g, ' ').trim();
  let said = '';
  for (const sentence of words.match(/[^.!?]+[.!?]+(?=\s|$)/g) ?? []) {
    const longer = `${said}${sentence}`.trim();
    if (longer.length > 160) {
      break;
    }
    said = `${longer} `;
    if (said.trim().length >= 50) {
      break;
    }
  }
  return said.trim().length >= 50 && !/[`<>*[\]]/.test(said) ? said.trim() : undefined;
}

/** Where the truncate marker goes by itself: after the first paragraph. */
export function truncateAfter(root: Root, marker: string): Edit | undefined {
  const at = root.children.findIndex(({type}) => type === 'paragraph');
  const end = root.children[at]?.position?.end.offset;
  return end === undefined || at === root.children.length - 1
    ? undefined
    : {start: end, end, text: `\n\n${marker}`};
}

/** The file that the lines of a fence go to; no test runs it, since nobody wrote it to be run. */
export function keepCode(
  folder: string,
  code: Code,
  {source, before, at, number}: {source: string; before: string; at: number; number: number},
): Pick<Finding, 'fix' | 'mend'> {
  const path = `code/listing-${number}.txt`;
  const lines = source.split('\n');
  const [opening, fence] = /^(?:([`~]+)[^\S\n]*\S*)/.exec(lines[0]!) ?? [''];
  if (code.value.trim() === '' || fence === undefined || existsSync(join(folder, path))) {
    return {};
  }
  const indent = before.replace(/[^\s>]/g, ' ');
  const rest = lines[0]!.slice(opening.length);
  return {
    fix: {
      start: at,
      end: at + source.length,
      text: `${opening} file=${path}${rest.trimEnd()}\n${indent}${fence}`,
    },
    mend: async () => {
      const file = join(folder, path);
      await mkdir(dirname(file), {recursive: true});
      await writeFile(file, `${code.value}\n`, {flag: 'wx'}).catch(() => undefined);
    },
  };
}
