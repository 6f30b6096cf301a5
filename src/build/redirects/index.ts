import {existsSync, readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {parse} from 'yaml';
import {frontMatterParser} from '../../content/front-matter';
import {contentOf} from '../../content/content-of';
import {pagePath} from '../../lib/page-path';
import {fileOf, findableRoutes} from '../pages';
import {
  escapeTarget,
  formerAddressesFile,
  type FormerAddresses,
} from '../../content/former-address';
import {formerAddresses, publishedList, type GoneEntry, type Source} from './former-addresses';
import {gonePage, movedPage, movedText} from './pages';

const name = 'redirects';

/** Every text that has an address, with the path that its page has on the host. */
function textsOf(allContent: AllContent) {
  const posts = contentOf<BlogContent>(allContent, 'docusaurus-plugin-content-blog')
    .flatMap(({blogPosts}) => blogPosts)
    .map(({metadata}) => metadata);
  const docs = contentOf<DocsContent>(allContent, 'docusaurus-plugin-content-docs').flatMap(
    ({loadedVersions}) => loadedVersions.flatMap((version) => version.docs),
  );
  const pages = contentOf<PagesContent>(allContent, 'docusaurus-plugin-content-pages')
    .flat()
    .flatMap((page) => (page.type === 'mdx' ? page : []));
  return [...posts, ...docs, ...pages];
}

/**
 * Keeps the former addresses of pages working, which `redirects` in their front matter and blog/gone.yml name. At
 * each it writes a page that redirects, for hosts without redirects; build/hosts reads the list in
 * `formerAddressesFile` for hosts that have them. Other pages carry none of it: the key is removed from the front
 * matter before that becomes a script.
 *
 * `addresses.txt` lists what is published. The next `npm run check-posts` compares with it.
 *
 * @docusaurus/plugin-client-redirects is not used: the script differs on each of its pages, so the policy, which
 * names scripts by their hash, would grow with each; its pages have no words, no language and no `noindex`; and it
 * takes addresses from the configuration, where no author writes.
 */
export default function redirects({siteDir, siteConfig, baseUrl, i18n}: LoadContext): Plugin {
  const written = new Map<string, unknown>();
  const {markdown} = siteConfig;
  markdown.parseFrontMatter = frontMatterParser(markdown.parseFrontMatter, (file, own) => {
    written.set(file, own);
  });
  const withoutBase = (path: string) => `/${pagePath(path).slice(baseUrl.length)}`;
  const goneFile = join(siteDir, 'blog/gone.yml');
  let former: FormerAddresses = {redirects: [], gone: []};
  return {
    name,
    getPathsToWatch: () => [goneFile],
    async allContentLoaded({allContent, actions}) {
      const sources = textsOf(allContent).map(({source, permalink, unlisted}): Source => {
        const file = aliasedSitePathToRelativePath(source);
        return {
          file,
          path: withoutBase(permalink),
          redirects: written.get(join(siteDir, file)),
          hasAlternate: !unlisted,
        };
      });
      const gone: unknown = existsSync(goneFile) ? parse(readFileSync(goneFile, 'utf8')) : null;
      former = formerAddresses(sources, (gone ?? {}) as Record<string, GoneEntry | null>);
      await actions.createData(formerAddressesFile.split('/').at(-1)!, former);
    },
    async postBuild({outDir, ...props}) {
      const site = {title: siteConfig.title, language: i18n.currentLocale, home: baseUrl};
      const write = async (path: string, text: string) => {
        const file = join(outDir, fileOf(path, '/'));
        await mkdir(dirname(file), {recursive: true});
        // Never overwrite a page, whatever else was overlooked.
        await writeFile(file, text, {flag: 'wx'});
      };
      for (const {from, to, hasAlternate} of former.redirects) {
        const path = escapeTarget(to.startsWith('/') ? baseUrl + to.slice(1) : to);
        await write(from, movedPage(site, path, new URL(path, siteConfig.url).href));
        if (hasAlternate && from.endsWith('/')) {
          const alternate = path.replace(/\/(?:[?#].*)?$/s, '.md');
          await write(
            `${from.slice(0, -1)}.md`,
            movedText(new URL(alternate, siteConfig.url).href),
          );
        }
      }
      for (const {from, reason} of former.gone) {
        await write(from, gonePage(site, reason));
      }
      const pages = findableRoutes(props).map(({path}) => withoutBase(path));
      await writeFile(join(outDir, 'addresses.txt'), publishedList(pages, former));
    },
  };
}
