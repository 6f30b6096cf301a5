import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {buildSite, repository} from '../../site/support/docusaurus';

/** Components that the posts use and the stock theme lacks. */
const components = `import Original from '@theme-original/MDXComponents';
const Plain = ({children}) => children;
export default {...Original, Figure: Plain, Aside: Plain, Audio: () => null};
`;

const plugin = (path: string) => JSON.stringify(join(repository, 'src/markdown', path));

// The code, charts and diagrams of posts are files beside them; these plugins make any theme show them.
const config = `import {figures} from ${plugin('figures/remark-figures.ts')};
import {listings} from ${plugin('listings/remark-listings.ts')};
import {englishLanguage} from ${JSON.stringify(join(repository, 'src/settings/words.ts'))};
const options = {siteDir: __dirname, languageOf: () => englishLanguage};
export default {
  title: 'Stock', url: 'https://stock.example', baseUrl: '/', trailingSlash: true,
  favicon: 'img/favicon.svg', future: {v4: true},
  // Posts may link to pages that only this site has, such as that of the podcast.
  onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore',
  markdown: {
    format: 'detect', mdx1Compat: {headingIds: true},
    hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'},
  },
  presets: [['classic', {
    blog: {
      routeBasePath: '/', postsPerPage: 5, blogSidebarCount: 'ALL', showReadingTime: true,
      beforeDefaultRemarkPlugins: [[listings, options], [figures, options]],
    },
    docs: {routeBasePath: '/', sidebarPath: './sidebars.ts'},
    theme: {},
  }]],
  themeConfig: {
    navbar: {title: 'Stock', items: [{label: 'Archive', to: '/archive/'}, {label: 'Tags', to: '/tags/'}]},
    prism: {additionalLanguages: ['hcl', 'bash', 'diff']},
  },
};
`;

/**
 * Writes a stock Docusaurus site with these posts and the legal pages.
 *
 * @param folder the folder to write, inside the repository, whose packages it uses
 * @param blog the folder of the posts
 * @public for posts that measure it
 */
export function writeStock(folder: string, blog = join(repository, 'blog')): void {
  mkdirSync(join(folder, 'src/theme'), {recursive: true});
  cpSync(blog, join(folder, 'blog'), {recursive: true});
  for (const name of ['docs', 'sidebars.ts', 'static']) {
    cpSync(join(repository, name), join(folder, name), {recursive: true});
  }
  writeFileSync(join(folder, 'docusaurus.config.js'), config);
  writeFileSync(join(folder, 'src/theme/MDXComponents.js'), components);
}

/** Builds the stock Docusaurus site with the same posts and legal pages; returns the folder of the built site. */
export async function buildStock(): Promise<string> {
  const folder = join(repository, '.cache/bench');
  rmSync(folder, {recursive: true, force: true});
  writeStock(folder);
  const {ok, output} = await buildSite(folder);
  if (!ok) {
    throw new Error(`The stock site does not build:\n${output}`);
  }
  return join(folder, 'build');
}
