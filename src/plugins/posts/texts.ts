import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {addressOf, readFolderName} from '../../lib/post-address';
import {publicationState, timingOf} from '../../lib/publication';
import {addressOfDoc, addressOfPage, addressOfTag, filesBelow, type Addresses} from './addresses';
import {readFrontMatter, type ReadYaml} from './front-matter';

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
  const post = folder === 'blog' ? /^([^/]+)\/index\.mdx?$/.exec(rest!)?.[1] : undefined;
  const dated = post === undefined ? null : readFolderName(post);
  const address =
    folder === 'docs'
      ? addressOfDoc(rest!, text)
      : folder === 'src/pages'
        ? addressOfPage(rest!)
        : dated && addressOf(post!);
  if (address === null) {
    return null;
  }
  const frontMatter = readFrontMatter(text);
  const timing = timingOf(frontMatter?.values ?? {}, new Date(dated?.day ?? 0));
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
      .filter((file) => (folder === 'blog' ? /^[^/]+\/index\.mdx?$/ : /\.mdx?$/).test(file))
      .flatMap((file) => {
        try {
          const text = readFileSync(join(siteDir, folder, file), 'utf8');
          // The check of posts counts in a text without what it finds wrong with the bytes.
          return (
            readAsText(
              `${folder}/${file}`,
              folder === 'blog' ? text.replace(/^\ufeff+/, '').replace(/\r\n?/g, '\n') : text,
              now,
            ) ?? []
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
export function tagsOf({frontMatter}: Text, tags: Record<string, unknown>): string[] {
  const named = frontMatter?.values.tags;
  return (Array.isArray(named) ? (named as unknown[]) : [])
    .filter((name) => typeof name === 'string')
    .map((name) => addressOfTag(name, tags[name]));
}

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
    for (const [name, tag] of Object.entries(tags)) {
      if (!used.has(addressOfTag(name, tag))) {
        living.delete(addressOfTag(name, tag));
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
