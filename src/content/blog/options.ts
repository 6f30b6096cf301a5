import type {Options} from '@docusaurus/plugin-content-blog';
import {routes} from '../../site/routes';
import {processBlogPosts, type Site} from '../process-blog-posts';
import {readingTime} from '../reading-time';

/** The options of the blog plugin, whoever owns the blog: which pages and lists it makes, and which others make. */
export const blogOptions = (site: Site): Options => ({
  routeBasePath: '/',
  postsPerPage: 5,
  blogSidebarTitle: 'All our posts',
  blogSidebarCount: 'ALL',
  // src/content/archive makes it: its data has no text of posts.
  archiveBasePath: null,
  tagsBasePath: routes.tags,
  authorsBasePath: routes.authors,
  showReadingTime: true,
  readingTime,
  onInlineTags: 'warn',
  // Guests.
  onInlineAuthors: 'ignore',
  // The check of posts warns, and says where in the text the marker belongs.
  onUntruncatedBlogPosts: 'ignore',
  processBlogPosts: processBlogPosts(site),
  // src/output/feeds writes them, for tags and authors too.
  feedOptions: {type: null},
});
