import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';
import {archivePath, type Archive} from './archive';
import {contentOf} from '../content-of';
import {seriesOf} from '../series/series';
import {lastChange} from '../last-change';

/**
 * Makes the archive of each blog. It replaces the stock blog's archive, which is off (`archiveBasePath: null`) since its
 * data contains the text of each post.
 */
export default function archive(): Plugin {
  return {
    name: 'archive',
    allContentLoaded({allContent, actions}) {
      const blogs = contentOf<BlogContent>(allContent, 'docusaurus-plugin-content-blog');
      for (const blog of blogs) {
        const listed = blog.blogPosts.filter(({metadata}) => !metadata.unlisted);
        if (listed.length === 0) {
          continue;
        }
        const posts = listed.map(({metadata: {title, permalink, date, authors}}) => {
          const by = authors.flatMap(({name}) => name ?? []).join(', ');
          return {title, permalink, date: date.toISOString(), ...(by && {by})};
        });
        const series = seriesOf(blog).map(({name, path, parts}) => ({
          ...{name, path, count: parts.length},
        }));
        const content: Archive = {posts, ...(series.length > 0 && {series})};
        actions.addRoute({
          path: archivePath(blog.blogTagsListPath),
          component: '@theme/BlogArchivePage',
          exact: true,
          props: {archive: content},
          // For the sitemap.
          metadata: {
            lastUpdatedAt: Math.max(...listed.map(({metadata}) => lastChange(metadata).getTime())),
          },
        });
      }
    },
  };
}
