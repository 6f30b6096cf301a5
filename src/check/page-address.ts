import {readdirSync} from 'node:fs';
import {join, relative} from 'node:path';
import {normalizeTags} from '@docusaurus/utils';

/** A path with the slash at its end. */
export const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`);

/**
 * Every file and folder below a folder, by its path from there; none where there is no such folder. Links are not
 * followed, since one may lead to a folder that it lies in.
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
 * @param slug what its front matter says at `slug`
 * @returns `null` where the file is no page
 */
export const addressOfDoc = (file: string, slug: unknown): string | null =>
  /(?:^|\/)_/.test(file)
    ? null
    : withSlash(
        typeof slug === 'string' && slug.startsWith('/')
          ? slug
          : `/${file.replace(/(?:\/?index)?\.mdx?$/, '')}`,
      );

/**
 * The address of a page of src/pages/.
 *
 * @param file its path below that folder
 * @returns `null` where the file is no page
 */
export function addressOfPage(file: string): string | null {
  return /\.(?:mdx?|[jt]sx?)$/.test(file) && !/(?:^|\/)_|\.test\./.test(file)
    ? withSlash(`/${file.replace(/(?:\/?index)?\.\w+$/, '')}`)
    : null;
}

/**
 * An address below a list. Docusaurus makes an address of a name by lodash' `kebabCase`, which its own function for
 * tags does here, too.
 */
const below = (list: string, name: string, permalink: unknown) =>
  withSlash(
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
  return below('/tags', name, permalink);
}

/** The address of a team's page; `null` where it has none. */
export function addressOfAuthor(name: string, author: unknown): string | null {
  const {page} = (author ?? {}) as {page?: unknown};
  const own = (page as {permalink?: unknown} | null | undefined)?.permalink;
  return page ? below('/authors', name, own) : null;
}

/**
 * The addresses of the lists that a post is on.
 *
 * @param named what its front matter says at `tags`: names, of tags.yml or its own, and objects with an address
 * @param tags what blog/tags.yml says
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
