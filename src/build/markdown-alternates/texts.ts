import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import {contentOf} from '../../content/content-of';
import {lastChange} from '../../content/last-change';
import {pagePath} from '../../lib/page-path';
import type {SiteText} from './alternate';

const dateOf = (time: number | undefined | null) => (time == null ? undefined : new Date(time));

/** The posts that may be found, newest first. */
export function postsOf(allContent: AllContent): SiteText[] {
  return contentOf<BlogContent>(allContent, 'docusaurus-plugin-content-blog')
    .flatMap(({blogPosts}) => blogPosts)
    .filter(({metadata}) => !metadata.unlisted)
    .sort((a, b) => b.metadata.date.getTime() - a.metadata.date.getTime())
    .map(({metadata}) => ({
      path: pagePath(metadata.permalink),
      title: metadata.title,
      description: metadata.description,
      published: metadata.date,
      updated: lastChange(metadata),
      authors: metadata.authors.flatMap(({name}) => name ?? []),
      tags: metadata.tags.map(({label}) => label),
    }));
}

/** The docs of the last version, and the pages that are written in Markdown; those that may be found. */
export function pagesOf(allContent: AllContent): {docs: SiteText[]; pages: SiteText[]} {
  const docs = contentOf<DocsContent>(allContent, 'docusaurus-plugin-content-docs')
    .flatMap(({loadedVersions}) => loadedVersions)
    .filter(({isLast}) => isLast)
    .flatMap((version) => version.docs)
    .filter(({unlisted}) => !unlisted)
    .map((doc) => ({
      path: pagePath(doc.permalink),
      title: doc.title,
      description: doc.description,
      updated: dateOf(doc.lastUpdatedAt),
    }));
  const pages = contentOf<PagesContent>(allContent, 'docusaurus-plugin-content-pages')
    .flat()
    .flatMap((page) => (page.type === 'mdx' && !page.unlisted ? page : []))
    .map((page) => ({
      path: pagePath(page.permalink),
      title: page.title ?? page.permalink,
      description: page.description ?? '',
      updated: dateOf(page.lastUpdatedAt),
    }));
  return {docs, pages};
}
