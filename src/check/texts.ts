import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {addressOfPost, findPosts, isPostPath, readPostPath} from '../content/post-path';
import {publicationState, timingOf, type Timing} from '../content/publication';
import {readFrontMatter, type ReadYaml} from './front-matter';
import {
  addressesOfTags,
  addressOfDoc,
  addressOfPage,
  addressOfTag,
  filesBelow,
} from './page-address';
import {normalized} from './read-text';

/** A text that is a page, as far as its address goes. */
export type Text = {
  /** Path from the root of the site. */
  file: string;
  address: string;
  text: string;
  /** `null` where it has none that can be read. */
  frontMatter: (ReadYaml & {end: number}) | null;
  timing: Timing;
  isUnlisted: boolean;
  /** Whether readers get it: it is no draft, its hour has come, and it has not expired. */
  isPublished: boolean;
  /** Whether it left the site at an hour that it names itself, so that nobody looks for it there. */
  hasExpired: boolean;
};

/**
 * Reads a file as a text of the site.
 *
 * @param file its path from the root of the site
 * @param now what decides whether a scheduled post is published
 * @returns `null` where no page is made of it, or none of Markdown
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

/** A text, or nothing where it cannot be read, which has a finding of its own. */
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

/** What the front matter of a text says at `redirects`, as a list. */
export function redirectsOf({frontMatter}: Text): unknown[] {
  const written = frontMatter?.values.redirects;
  return Array.isArray(written) ? written : written === undefined ? [] : [written];
}

/** The addresses of the tags that a text has. */
export const tagsOf = ({frontMatter}: Text, tags: Record<string, unknown>): string[] =>
  addressesOfTags(frontMatter?.values.tags, tags);

/**
 * Addresses of pages that readers get, each with the file it is made of; `null` where that is not one alone. A
 * draft has none, nor has a tag that no published post has.
 */
export function livingPages(
  pages: readonly string[],
  texts: readonly Text[],
  tags: Record<string, unknown>,
): Map<string, string | null> {
  const living = new Map<string, string | null>(pages.map((page) => [page, null]));
  const posts = texts.filter(({file}) => file.startsWith('blog/'));
  // Where the tags of a post cannot be read, its own finding is enough.
  if (posts.every(({frontMatter}) => frontMatter !== null)) {
    const used = new Set(
      posts.filter(({isPublished}) => isPublished).flatMap((post) => tagsOf(post, tags)),
    );
    const declared = Object.entries(tags).map(([name, tag]) => addressOfTag(name, tag));
    for (const address of [...declared, ...posts.flatMap((post) => tagsOf(post, tags))]) {
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
