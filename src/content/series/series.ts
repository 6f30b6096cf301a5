import GithubSlugger from 'github-slugger';
import {blogPath} from '../../lib/page-path';
import {routes} from '../../site/routes';

/** What a post has to have to be a part of a series. */
type Part = {
  metadata: {
    permalink: string;
    date: Date;
    unlisted: boolean;
    source: string;
    frontMatter: object;
  };
};

/** Posts that belong together, and are to be read in their order. */
export type SeriesOf<Post> = {
  name: string;
  /** The path of its page, ending in a slash. */
  path: string;
  /** At least two, in the order in which they were published. */
  parts: Post[];
};

/** The last part of the address of a series, by its name; empty if the name has neither letters nor digits. */
const slugOfSeries = (name: string): string => new GithubSlugger().slug(name.trim());

const fileOf = ({metadata}: Part) => metadata.source.replace('@site/', '');

const leastParts = 2;

/**
 * Gathers the posts of a blog into series by the `series` of their front matter. Unlisted posts have no part, and
 * one post is not a series yet.
 *
 * @returns series in the order in which they began
 * @throws if the name of a series is written in two ways
 */
export function seriesOf<Post extends Part>({
  blogPosts,
  blogTagsListPath,
}: {
  blogPosts: Post[];
  blogTagsListPath: string;
}): Array<SeriesOf<Post>> {
  const bySlug = new Map<string, SeriesOf<Post>>();
  const listed = blogPosts.filter(({metadata}) => !metadata.unlisted);
  // Reversed before, so that parts of one day are in the order opposite to that of lists.
  for (const post of listed.reverse().sort((a, b) => +a.metadata.date - +b.metadata.date)) {
    const {series: name} = post.metadata.frontMatter as {series?: unknown};
    const slug = typeof name === 'string' ? slugOfSeries(name) : '';
    // A name without letters and digits can have no address; the check of posts reports such a name.
    if (typeof name !== 'string' || slug === '') {
      continue;
    }
    const series = bySlug.get(slug) ?? {
      name: name.trim(),
      path: `${blogPath(blogTagsListPath)}${routes.series}/${slug}/`,
      parts: [],
    };
    if (series.name !== name.trim()) {
      throw new Error(
        `${fileOf(post)}: the series “${name}” would have the same page as “${series.name}” of ${fileOf(series.parts[0]!)}; write the name in the same way in both.`,
      );
    }
    series.parts.push(post);
    bySlug.set(slug, series);
  }
  return [...bySlug.values()].filter(({parts}) => parts.length >= leastParts);
}
