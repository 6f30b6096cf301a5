import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {buildDate} from './build-date';
import {formatInstant} from '../lib/day';
import {typeset} from '../lib/typography';
import {withCover} from './cover/with-cover';
import {withChanged} from './last-change';
import {untranslated} from './translations/untranslated';
import {hidesUnpublished, publicationState, timingOf} from './publication';

/** Sets the title and the description as the prose of the post is set. */
function withTypography(post: BlogPost, language: string): BlogPost {
  const {title, description} = post.metadata;
  return {
    ...post,
    metadata: {
      ...post.metadata,
      title: typeset(title, language),
      description: typeset(description, language),
    },
  };
}

/** The newest first; of one instant, in the reverse order of addresses, since that in which files are found varies. */
function newestFirst({metadata: a}: BlogPost, {metadata: b}: BlogPost): number {
  return b.date.getTime() - a.date.getTime() || (a.permalink < b.permalink ? 1 : -1);
}

/**
 * Selects the posts that the site contains.
 *
 * @throws Error if none is left: a blog without posts has no archive and no tags, which every page links to
 */
function select(blogPosts: BlogPost[]): BlogPost[] {
  const posts = [...blogPosts].sort(newestFirst);
  if (!hidesUnpublished()) {
    return posts;
  }
  const now = buildDate();
  const published = posts.filter(
    ({metadata: {frontMatter, date}}) =>
      publicationState(timingOf(frontMatter, date), now) === 'published',
  );
  if (posts.length > 0 && published.every(({metadata}) => metadata.unlisted)) {
    throw new Error(
      `No post of blog/ is for readers to find on ${formatInstant(now)}: each is a draft, unlisted, expired or of a later date. Publish one, or correct BUILD_DATE.`,
    );
  }
  return published;
}

/** The site whose posts are processed, in the language being built. */
export type Site = {
  siteDir: string;
  /** A BCP 47 tag. */
  language: string;
  originalLanguage: string;
};

/**
 * An option of the blog: selects the posts that the site contains, draws their covers, and says when they last changed.
 * Everything else is made from what this returns, so a post that it leaves out is in no page, list, feed or script.
 */
export const processBlogPosts =
  ({siteDir, language: ofPage, originalLanguage}: Site) =>
  ({blogPosts}: {blogPosts: BlogPost[]}): Promise<BlogPost[]> => {
    const posts = select(blogPosts).map((read) => {
      const other = untranslated(read, ofPage, originalLanguage);
      const language = other?.language ?? ofPage;
      const post = other
        ? {...read, metadata: {...read.metadata, untranslated: other} as BlogPost['metadata']}
        : read;
      return withTypography(withCover(siteDir, withChanged(post)), language);
    });
    return Promise.resolve(posts);
  };
