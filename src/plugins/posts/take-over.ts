import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {Code, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {stringify} from 'yaml';
import type {Edit, Finding} from './finding';
import {toSlug} from './folder';
import {isDay, type Declared} from './schema';

/*
 * What a post of another site says in its own way, and can be said in this site's without a decision. All
 * else is left to whoever takes it over: tags, a team, where a link is to lead.
 */

/** Keys that say nothing about a post here, whatever their values. */
const idle = new Set(
  'layout type comments weight sidebar_position math lang toc sidebar_label title_meta format'.split(
    ' ',
  ),
);
/** Keys that say who an author is, beside `author`. */
const ofAuthor = /^author_?(?:title|url|image_?url)$/i;
const ofAddress = new Set(['slug', 'id', 'permalink', 'url']);
const ofChange = new Set(['lastmod', 'modified', 'updated', 'lastUpdatedAt']);
const ofTags = new Set(['categories', 'category', 'topics']);
const ofDescription = new Set(['excerpt', 'summary', 'subtitle', 'abstract']);

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

/**
 * What stands in place of a key that this site does not have.
 *
 * @param words of the address of the post
 * @returns lines of front matter, or none; undefined where it takes a decision
 */
export function replaceKey(
  key: string,
  values: Record<string, unknown>,
  {words, declared}: {words: string | undefined; declared: Declared},
): string | undefined {
  const value = values[key];
  if (idle.has(key)) {
    return '';
  }
  if (ofAddress.has(key) && typeof value === 'string') {
    return words !== undefined && toSlug(value.split('/').filter(Boolean).at(-1) ?? '') === words
      ? ''
      : undefined;
  }
  if (ofChange.has(key)) {
    const day = dayOf(value);
    return day === undefined || values.last_update !== undefined
      ? undefined
      : line('last_update', {date: day});
  }
  if (ofTags.has(key) && values.tags === undefined) {
    const all = names(value).map((name) => declared.called?.[name.toLowerCase()] ?? name);
    return all.length > 0 && all.length <= 4 && all.every((name) => declared.tags?.includes(name))
      ? line('tags', all)
      : undefined;
  }
  if (ofDescription.has(key) && typeof value === 'string' && values.description === undefined) {
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

/** Declares an author of another site in blog/authors.yml, with what the post says of them. */
export function declareAuthor(
  siteDir: string,
  values: Record<string, unknown>,
): (() => Promise<void>) | undefined {
  const {author} = values;
  if (typeof author !== 'string' || toSlug(nameOf(author)) === '') {
    return undefined;
  }
  const name = nameOf(author);
  const key = toSlug(name);
  const text = (...keys: string[]) =>
    keys.map((one) => values[one]).find((one): one is string => typeof one === 'string');
  const url = text('authorURL', 'author_url', 'authorUrl');
  const image = text('authorImageURL', 'author_image_url');
  const title = text('authorTitle', 'author_title');
  return async () => {
    const file = join(siteDir, 'blog/authors.yml');
    const declared = await readFile(file, 'utf8').catch(() => '');
    if (new RegExp(`^${key}:`, 'm').test(declared)) {
      return;
    }
    const entry = stringify({
      [key]: {
        name,
        ...(title === undefined ? {} : {title}),
        ...(url === undefined ? {} : {url}),
        // A picture on another host would tell that who reads.
        ...(image?.startsWith('/') ? {image_url: image} : {}),
      },
    });
    await writeFile(file, `${declared.trimEnd()}\n\n${entry}`.trimStart());
  };
}

/** A value that this site writes in another way; undefined where it takes a decision. */
export function replaceValue(key: string, value: unknown): string | undefined {
  if (
    (key === 'tags' || key === 'authors') &&
    typeof value === 'string' &&
    names(value).length > 0
  ) {
    return line(key, names(value));
  }
  const [, day, hour] = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)/.exec(String(value)) ?? [];
  if (key === 'date' && day !== undefined && isDay(day)) {
    return line('date', `${day}T${hour!}`);
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
