import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';
import {archivePages, archivePath} from './archive';
import {contentOf} from '../content-of';
import {seriesOf} from '../series/series';
import {lastChange} from '../last-change';

/**
 * Makes the archive of each blog, and beyond a hundred posts a page for each year. It replaces the
 * stock blog's archive, which is off (`archiveBasePath: null`) since its one page lists all posts, and its data
 * contains the text of each.
 */
export default function archive(): Plugin {
  return {
    name: 'archive',
    allContentLoaded({allContent, actions}) {
      const blogs = contentOf<BlogContent>(allContent, 'docusaurus-plugin-content-blog');
      for (const blog of blogs) {
        const {blogPosts, blogTagsListPath} = blog;
        const listed = blogPosts.filter(({metadata}) => !metadata.unlisted);
        if (listed.length === 0) {
          continue;
        }
        const posts = listed.map(({metadata: {title, permalink, date, authors}}) => {
          const by = authors.flatMap(({name}) => name ?? []).join(', ');
          return {title, permalink, date: date.toISOString(), ...(by && {by})};
        });
        const changed = new Map(
          listed.map(({metadata}) => [metadata.permalink, lastChange(metadata).getTime()]),
        );
        // For the sitemap. The first page counts as changed whenever any post has.
        const newestOf = (shown: Array<{permalink: string}>) => ({
          lastUpdatedAt: Math.max(...shown.map(({permalink}) => changed.get(permalink)!)),
        });
        const {front, years} = archivePages(posts, archivePath(blogTagsListPath));
        const series = seriesOf(blog).map(({name, path, parts}) => ({
          ...{name, path, count: parts.length},
        }));
        actions.addRoute({
          path: front.path,
          component: '@theme/BlogArchivePage',
          exact: true,
          props: {archive: {...front.content, ...(series.length > 0 && {series})}},
          metadata: newestOf(posts),
        });
        for (const {path, content} of years) {
          actions.addRoute({
            path,
            component: '@theme/BlogArchiveYearPage',
            exact: true,
            props: {archive: content},
            metadata: newestOf(content.posts),
          });
        }
      }
    },
  };
}
