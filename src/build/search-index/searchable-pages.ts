import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';

/** A page that readers can find, as its plugin describes it. */
export type SearchablePage = {
  /** Path on the site, the site's own base included. */
  permalink: string;
  title: string;
  description: string;
  /** ISO 8601 date of a post. */
  date?: string;
  tags: string[];
  teams: string[];
};

type Listed = {unlisted?: boolean; draft?: boolean};

const isPublic = ({unlisted, draft}: Listed) => !unlisted && !draft;

/**
 * The posts of blogs. Unlisted ones are left out: nothing may lead to them. Drafts are not among the
 * content of a published site; where they are, in development, they are left out too.
 */
export function searchablePosts(blogs: BlogContent[]): SearchablePage[] {
  return blogs
    .flatMap(({blogPosts}) => blogPosts)
    .filter(({metadata}) => isPublic({...metadata, draft: metadata.frontMatter.draft}))
    .map(({metadata: {permalink, title, description, date, tags, authors}}) => ({
      permalink,
      title,
      description,
      date: date.toISOString(),
      tags: tags.map(({label}) => label),
      teams: authors.flatMap(({name}) => name ?? []),
    }));
}

/** The docs, which are this site's legal pages: of several versions, those that readers are led to. */
export function searchableDocs(contents: DocsContent[]): SearchablePage[] {
  return contents
    .flatMap(({loadedVersions}) => loadedVersions.filter(({isLast}) => isLast))
    .flatMap(({docs}) => docs)
    .filter(isPublic)
    .map(({permalink, title, description}) => ({
      permalink,
      title,
      description,
      tags: [],
      teams: [],
    }));
}
