import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import {contentOf} from '../content/content-of';
import {pagePath} from '../lib/page-path';
import {seriesOf} from '../content/series/series';
import {lastChange} from '../content/last-change';
import {threadsOf} from '../content/threads';

/** A text of the site that may be found: a post, a legal page, a Markdown page. */
export type SiteText = {
  /** Path of its page, with or without a trailing slash: search results link to it unchanged. */
  permalink: string;
  title: string;
  description: string;
  published?: Date;
  updated?: Date;
  authors?: string[];
  tags?: string[];
  /** Addresses of the threads that discuss it, if there are any. */
  discuss?: string[];
  /** Which part of a series it is, counted from 1; `path` is that of the page of the series. */
  series?: {name: string; path: string; part: number; of: number};
};

const dateOf = (time: number | undefined | null) => (time == null ? undefined : new Date(time));

function discussed(frontMatter: Record<string, unknown>): Pick<SiteText, 'discuss'> {
  const threads = threadsOf(frontMatter);
  return threads.length > 0 ? {discuss: threads.map(({url}) => url)} : {};
}

/**
 * The texts that may be found: posts, newest first; the docs of the last version; and pages written in Markdown.
 */
export function textsOf(allContent: AllContent): Record<'posts' | 'docs' | 'pages', SiteText[]> {
  const blogs = contentOf<BlogContent>(allContent, 'docusaurus-plugin-content-blog');
  const series = new Map(
    blogs.flatMap(seriesOf).flatMap(({name, path, parts}) =>
      parts.map(({metadata}, index) => {
        const of = {name, path, part: index + 1, of: parts.length};
        return [pagePath(metadata.permalink), of] as const;
      }),
    ),
  );
  const posts = blogs
    .flatMap(({blogPosts}) => blogPosts)
    .filter(({metadata}) => !metadata.unlisted)
    .sort((a, b) => b.metadata.date.getTime() - a.metadata.date.getTime())
    .map(({metadata}) => ({
      permalink: metadata.permalink,
      title: metadata.title,
      description: metadata.description,
      published: metadata.date,
      updated: lastChange(metadata),
      authors: metadata.authors.flatMap(({name}) => name ?? []),
      tags: metadata.tags.map(({label}) => label),
      ...discussed(metadata.frontMatter),
      series: series.get(pagePath(metadata.permalink)),
    }));
  const docs = contentOf<DocsContent>(allContent, 'docusaurus-plugin-content-docs')
    .flatMap(({loadedVersions}) => loadedVersions)
    .filter(({isLast}) => isLast)
    .flatMap((version) => version.docs)
    .filter(({unlisted}) => !unlisted)
    .map((doc) => ({
      permalink: doc.permalink,
      title: doc.title,
      description: doc.description,
      updated: dateOf(doc.lastUpdatedAt),
    }));
  const pages = contentOf<PagesContent>(allContent, 'docusaurus-plugin-content-pages')
    .flat()
    .flatMap((page) => (page.type === 'mdx' && !page.unlisted ? page : []))
    .map((page) => ({
      permalink: page.permalink,
      title: page.title ?? page.permalink,
      description: page.description ?? '',
      updated: dateOf(page.lastUpdatedAt),
    }));
  return {posts, docs, pages};
}
