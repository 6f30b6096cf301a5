import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {addressOfPost, isPostPath, readPostPath} from '../content/post-path';
import {publicationState, timingOf} from '../content/publication';
import {
  addressesOfTags,
  addressOfDoc,
  addressOfPage,
  addressOfTag,
  filesBelow,
  type Addresses,
} from './addresses';
import {readFrontMatter, type ReadYaml} from './front-matter';
import {normalized} from './read-text';

/** A text that is a page, as far as its address goes. */
export type Text = {
  /** Path from the root of the site. */
  file: string;
  address: string;
  text: string;
  /** `null` where it has none that can be read. */
  frontMatter: (ReadYaml & {end: number}) | null;
  /** Whether readers get it: it is no draft, its hour has come, and it has not expired. */
  isPublished: boolean;
  /** Whether it left the site at an hour that it names itself, so that nobody looks for it there. */
  hasExpired: boolean;
};

/**
 * Reads a file as a text of the site.
 *
 * @param file its path from the root of the site
 * @param now when what is scheduled is judged
 * @returns `null` where no page is made of it, or none of Markdown
 */
export function readAsText(file: string, text: string, now: Date): Text | null {
  const [, folder, rest] = /^(blog|docs|src\/pages)\/(.+\.mdx?)$/.exec(file) ?? [];
  if (folder === undefined || text.length > 200_000) {
    return null;
  }
  const isPost = folder === 'blog';
  if (isPost && !isPostPath(rest!)) {
    return null;
  }
  const frontMatter = readFrontMatter(text);
  const address = isPost
    ? addressOfPost(rest!, frontMatter?.values.slug)
    : folder === 'docs'
      ? addressOfDoc(rest!, text)
      : addressOfPage(rest!);
  if (address === null) {
    return null;
  }
  const day = isPost ? readPostPath(rest!).day : undefined;
  const timing = timingOf(frontMatter?.values ?? {}, new Date(day ?? 0));
  const state = publicationState(timing, now);
  return {
    file,
    address,
    text,
    frontMatter,
    isPublished: state === 'published',
    hasExpired: state === 'expired',
  };
}

/** All texts of a site that are pages. What cannot be read is left to those who judge it as a text. */
export function readTexts(siteDir: string, now: Date): Text[] {
  return ['blog', 'docs', 'src/pages'].flatMap((folder) =>
    filesBelow(join(siteDir, folder))
      .filter((file) => /\.mdx?$/.test(file))
      .flatMap((file) => {
        try {
          const text = readFileSync(join(siteDir, folder, file), 'utf8');
          // The check of posts counts in a text without what it finds wrong with the bytes.
          return (
            readAsText(`${folder}/${file}`, folder === 'blog' ? normalized(text) : text, now) ?? []
          );
        } catch {
          return [];
        }
      }),
  );
}

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
  addresses: Pick<Addresses, 'pages'>,
  texts: readonly Text[],
  tags: Record<string, unknown>,
): Map<string, string | null> {
  const living = new Map<string, string | null>(addresses.pages.map((page) => [page, null]));
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
