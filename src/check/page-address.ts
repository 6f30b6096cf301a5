import {readdirSync} from 'node:fs';
import {join, relative} from 'node:path';
import {normalizeTags} from '@docusaurus/utils';
import {slugOfSeries} from '../content/series/series';
import {pagePath} from '../lib/page-path';
import {seriesWord} from '../settings/series-word';
import {routes} from '../site/routes';

/**
 * All files and folders below a folder, by their relative paths; none if the folder does not exist. Symbolic links
 * are not followed, since one may lead to a folder that contains it.
 */
export function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, {recursive: true, withFileTypes: true})
      .map(({parentPath, name}) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
      .sort();
  } catch {
    return [];
  }
}

/**
 * The address of a page of docs/.
 *
 * @param file its path below docs/
 * @param slug the value of `slug` in its front matter
 * @returns `null` if the file is not a page
 */
export const addressOfDoc = (file: string, slug: unknown): string | null =>
  /(?:^|\/)_/.test(file)
    ? null
    : pagePath(
        typeof slug === 'string' && slug.startsWith('/')
          ? slug
          : `/${file.replace(/(?:\/?index)?\.mdx?$/, '')}`,
      );

/**
 * The address of a page of src/pages/.
 *
 * @param file its path below that folder
 * @returns `null` if the file is not a page
 */
export function addressOfPage(file: string): string | null {
  return /\.(?:mdx?|[jt]sx?)$/.test(file) && !/(?:^|\/)_|\.test\./.test(file)
    ? pagePath(`/${file.replace(/(?:\/?index)?\.\w+$/, '')}`)
    : null;
}

/**
 * An address below a list. Docusaurus derives an address from a name with lodash's `kebabCase`; its own function
 * for tags does so here too.
 */
const below = (list: string, name: string, permalink: unknown) =>
  pagePath(
    normalizeTags({
      options: {tags: undefined, onInlineTags: 'ignore'},
      source: '',
      frontMatterTags: [typeof permalink === 'string' ? {label: name, permalink} : name],
      tagsBaseRoutePath: list,
      tagsFile: null,
    })[0]!.permalink,
  );

/** The address of a tag's list. */
export function addressOfTag(name: string, tag: unknown): string {
  const {permalink} = (tag ?? {}) as {permalink?: unknown};
  return below(`/${routes.tags}`, name, permalink);
}

/** The address of a team's page; `null` if it has none. */
export function addressOfAuthor(name: string, author: unknown): string | null {
  const {page} = (author ?? {}) as {page?: unknown};
  const own = (page as {permalink?: unknown} | null | undefined)?.permalink;
  return page ? below(`/${routes.authors}`, name, own) : null;
}

/** The address of the page of a series, by what front matter says; `null` if that is no name of a series. */
export function addressOfSeries(series: unknown): string | null {
  const slug = typeof series === 'string' ? slugOfSeries(series) : '';
  return slug === '' ? null : `/${seriesWord}/${slug}/`;
}

/**
 * The addresses of the lists that a post is on.
 *
 * @param named the value of `tags` in its front matter: names, declared or not, and objects with an address
 * @param tags the contents of blog/tags.yml
 */
export function addressesOfTags(named: unknown, tags: Record<string, unknown>): string[] {
  return (Array.isArray(named) ? (named as unknown[]) : []).flatMap((tag) => {
    if (typeof tag === 'string' || typeof tag === 'number') {
      return addressOfTag(`${tag}`, tags[tag]);
    }
    const {label, permalink} = (tag ?? {}) as {label?: unknown; permalink?: unknown};
    return typeof label === 'string' && typeof permalink === 'string'
      ? addressOfTag(label, {permalink})
      : [];
  });
}
