import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {addressOfPost, findPosts, isPostPath, readPostPath} from '../content/post-path';
import {leastParts} from '../content/series/series';
import {publicationState, timingOf, type Timing} from '../content/publication';
import {readFrontMatter, type ReadYaml} from './front-matter';
import {
  addressesOfTags,
  addressOfDoc,
  addressOfPage,
  addressOfSeries,
  addressOfTag,
  filesBelow,
} from './page-address';
import {normalized} from './read-text';

/** A text that becomes a page, with what determines its address. */
export type Text = {
  /** The path from the root of the site. */
  file: string;
  address: string;
  text: string;
  /** `null` if it has none, or none that can be read. */
  frontMatter: (ReadYaml & {end: number}) | null;
  timing: Timing;
  isUnlisted: boolean;
  /** Whether readers can see it: it is not a draft, its time has come, and it has not expired. */
  isPublished: boolean;
  /** Whether it has expired as planned, so that nobody expects it on the site. */
  hasExpired: boolean;
};

/**
 * Reads a file as a text of the site.
 *
 * @param file its path from the root of the site
 * @param now the time that decides whether a scheduled post is published
 * @returns `null` if it does not become a page, or is not Markdown
 */
export function readAsText(file: string, written: string, now: Date): Text | null {
  const [, folder, path] = /^(blog|docs|src\/pages)\/(.+\.mdx?)$/.exec(file) ?? [];
  if (path === undefined || (folder === 'blog' && !isPostPath(path))) {
    return null;
  }
  const text = normalized(written);
  const frontMatter = readFrontMatter(text);
  const {slug} = frontMatter?.values ?? {};
  const address =
    folder === 'blog'
      ? addressOfPost(path, slug)
      : folder === 'docs'
        ? addressOfDoc(path, slug)
        : addressOfPage(path);
  if (address === null) {
    return null;
  }
  const day = folder === 'blog' ? readPostPath(path).day : undefined;
  const timing = timingOf(frontMatter?.values ?? {}, new Date(day ?? 0));
  const state = publicationState(timing, now);
  return {
    file,
    address,
    text,
    frontMatter,
    timing,
    isUnlisted: frontMatter?.values.unlisted === true,
    isPublished: state === 'published',
    hasExpired: state === 'expired',
  };
}

/** A text, or an empty string if it cannot be read, which has a finding of its own. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** All texts of a site that are pages. */
export const readTexts = (siteDir: string, now: Date): Text[] =>
  [
    ...findPosts(join(siteDir, 'blog')).map((path) => `blog/${path}`),
    ...['docs', 'src/pages'].flatMap((folder) =>
      filesBelow(join(siteDir, folder)).map((path) => `${folder}/${path}`),
    ),
  ].flatMap((file) =>
    /\.mdx?$/.test(file) ? (readAsText(file, read(join(siteDir, file)), now) ?? []) : [],
  );

/** The value of `redirects` in the front matter of a text, as a list. */
export function redirectsOf({frontMatter}: Text): unknown[] {
  const written = frontMatter?.values.redirects;
  return Array.isArray(written) ? written : written === undefined ? [] : [written];
}

/** The addresses of a text's tags. */
export const tagsOf = ({frontMatter}: Text, tags: Record<string, unknown>): string[] =>
  addressesOfTags(frontMatter?.values.tags, tags);

/** The addresses of the series that some posts are enough for, of which unlisted ones are no part. */
export function seriesAmong(texts: readonly Text[]): string[] {
  const parts = texts
    .filter(({file, isUnlisted}) => file.startsWith('blog/') && !isUnlisted)
    .flatMap(({frontMatter}) => addressOfSeries(frontMatter?.values.series) ?? []);
  return [...new Set(parts)].filter(
    (address) => parts.filter((one) => one === address).length >= leastParts,
  );
}

/**
 * Addresses of published pages, each with its source file; `null` if it is not made from a single file. Drafts
 * have no page, nor do tags without published posts and series without two.
 */
export function livingPages(
  pages: readonly string[],
  texts: readonly Text[],
  tags: Record<string, unknown>,
): Map<string, string | null> {
  const living = new Map<string, string | null>(pages.map((page) => [page, null]));
  const posts = texts.filter(({file}) => file.startsWith('blog/'));
  // If the tags of a post cannot be read, its own finding is enough.
  if (posts.every(({frontMatter}) => frontMatter !== null)) {
    const used = new Set(
      posts.filter(({isPublished}) => isPublished).flatMap((post) => tagsOf(post, tags)),
    );
    const declared = Object.entries(tags).map(([name, tag]) => addressOfTag(name, tag));
    for (const series of seriesAmong(posts.filter(({isPublished}) => isPublished))) {
      used.add(series);
    }
    for (const address of [
      ...seriesAmong(posts),
      ...declared,
      ...posts.flatMap((post) => tagsOf(post, tags)),
    ]) {
      if (!used.has(address)) {
        living.delete(address);
      }
    }
  }
  for (const {address, file, isPublished} of texts) {
    if (isPublished) {
      living.set(address, file);
    } else {
      living.delete(address);
    }
  }
  return living;
}
