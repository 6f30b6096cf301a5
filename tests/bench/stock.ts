import {createHash} from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {buildSite, repository} from '../support/docusaurus';

/** Components that the posts use and the stock theme lacks. */
const components = `import Original from '@theme-original/MDXComponents';
const Plain = ({children}) => children;
export default {...Original, Figure: Plain, Aside: Plain, Audio: () => null};
`;

const plugin = (path: string) => JSON.stringify(join(repository, 'src/markdown', path));

// The code, charts and diagrams of posts are files beside them; these plugins make any theme show them.
const config = `import {figures} from ${plugin('figures/remark.ts')};
import {listings} from ${plugin('listings/remark.ts')};
export default {
  title: 'Stock', url: 'https://stock.example', baseUrl: '/', trailingSlash: true,
  favicon: 'img/favicon.svg', future: {v4: true},
  // Posts may link to pages that only this site has, such as that of the podcast.
  onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore',
  markdown: {
    format: 'detect',
    hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'},
  },
  presets: [['classic', {
    blog: {
      routeBasePath: '/', postsPerPage: 5, blogSidebarCount: 'ALL', showReadingTime: true,
      beforeDefaultRemarkPlugins: [listings, figures],
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

/** A fingerprint of everything the stock site is made of. */
function fingerprint(): string {
  const hash = createHash('sha256').update(config).update(components);
  hash.update(readFileSync(join(repository, 'package-lock.json')));
  for (const folder of ['blog', 'docs']) {
    for (const name of readdirSync(join(repository, folder), {recursive: true, encoding: 'utf8'})) {
      if (/\.\w+$/.test(name)) {
        hash.update(name).update(readFileSync(join(repository, folder, name)));
      }
    }
  }
  return hash.digest('hex').slice(0, 12);
}

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

/**
 * Builds the stock Docusaurus site with the same posts and legal pages, once per fingerprint.
 *
 * @returns the folder of the built site
 */
export async function buildStock(): Promise<string> {
  const folder = join(repository, '.cache/bench', `stock-${fingerprint()}`);
  const built = join(folder, 'build');
  if (existsSync(join(built, 'index.html'))) {
    return built;
  }
  rmSync(join(repository, '.cache/bench'), {recursive: true, force: true});
  writeStock(folder);
  const {ok, output} = await buildSite(folder);
  if (!ok) {
    throw new Error(`The stock site does not build:\n${output}`);
  }
  return built;
}
