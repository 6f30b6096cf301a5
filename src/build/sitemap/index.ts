import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {basesOf} from '../../lib/locales';
import {isLaterPage, pagePath} from '../../lib/page-path';
import {findableRoutes} from '../pages';
import {blogPages, type BlogPages} from './blog-pages';
import {robotsTxt, sitemapXml} from './sitemap-xml';

/**
 * Tells crawlers in `sitemap.xml` which pages there are and when each last changed, and in `robots.txt` where to
 * find that. Pages that ask not to be indexed, lists of fewer than two posts, and the later pages of lists are
 * left out.
 */
export default function sitemap({siteConfig, baseUrl, outDir, i18n}: LoadContext): Plugin {
  const blogs = new Map<string, BlogPages>();
  const absolute = (path: string) => new URL(path, siteConfig.url).href;
  return {
    name: 'sitemap',
    allContentLoaded({allContent}) {
      const contents = allContent['docusaurus-plugin-content-blog'] ?? {};
      for (const [id, content] of Object.entries(contents)) {
        blogs.set(id, blogPages(content as BlogContent));
      }
    },
    async postBuild(props) {
      const entries = findableRoutes(props)
        .flatMap(({path: permalink, plugin, metadata}) => {
          const path = pagePath(permalink);
          const isBlog = plugin.name === 'docusaurus-plugin-content-blog';
          const blog = isBlog ? blogs.get(plugin.id) : undefined;
          const known = metadata?.lastUpdatedAt ? new Date(metadata.lastUpdatedAt) : undefined;
          const changed = blog ? (blog.changed.get(path) ?? blog.newest) : known;
          return isLaterPage(path) || blog?.thin.has(path)
            ? []
            : {address: absolute(path), changed};
        })
        .sort((a, b) => (a.address < b.address ? -1 : 1));
      await writeFile(join(outDir, 'sitemap.xml'), sitemapXml(entries));
      // Crawlers only look for it at the root of a host.
      if (baseUrl === '/') {
        await writeFile(
          join(outDir, 'robots.txt'),
          robotsTxt(siteConfig.url, basesOf({baseUrl, i18n})),
        );
      }
    },
  };
}
