import {existsSync, readFileSync} from 'node:fs';
import {copyFile, mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {parse} from 'yaml';
import {frontMatterWith} from '../../content/front-matter';
import {contentOf} from '../../content/content-of';
import {decoded} from '../../lib/addresses';
import {basesOf} from '../../lib/locales';
import {pagePath} from '../../lib/page-path';
import {fileOf, findableRoutes} from '../pages';
import {
  escapeTarget,
  formerAddressesFile,
  isPageAddress,
  type FormerAddresses,
} from '../../content/former-address';
import {formerAddresses, publishedList, type GoneEntry, type Source} from './former-addresses';
import {gonePage, movedPage} from './pages';

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

/** The path of a target, without what follows it. */
const pathOfTarget = (to: string): string => decoded(to.replace(/[?#].*$/s, ''));

/** The YAML map in a file; empty if there is no such file. */
const mapIn = <Entry>(file: string): Record<string, Entry> =>
  ((existsSync(file) ? parse(readFileSync(file, 'utf8')) : null) ?? {}) as Record<string, Entry>;

/**
 * Keeps the former addresses of pages working, which `redirects` in their front matter, blog/gone.yml and
 * blog/moved.yml name. At each it writes a page that redirects, for hosts without redirects; build/hosts reads the
 * list in `formerAddressesFile` for hosts that have them. At the former address of a file there can be no such
 * page, so there is a copy of the new file. Other pages carry none of it: the key is left out of the front matter that
 * they are sent.
 *
 * `addresses.txt` lists what is published: `npm run check-posts -- --published` compares two of them.
 *
 * @docusaurus/plugin-client-redirects is not used: the script differs on each of its pages, so the policy, which
 * names scripts by their hash, would grow with each; its pages have no words, no language and no `noindex`; and it
 * takes addresses from the configuration, where no author writes.
 */
export default function redirects(context: LoadContext): Plugin {
  const {siteDir, siteConfig, baseUrl, i18n} = context;
  const withoutBase = (path: string) => `/${pagePath(path).slice(baseUrl.length)}`;
  const goneFile = join(siteDir, 'blog/gone.yml');
  const movedFile = join(siteDir, 'blog/moved.yml');
  let former: FormerAddresses = {redirects: [], gone: [], moved: []};
  return {
    name,
    getPathsToWatch: () => [goneFile, movedFile],
    async allContentLoaded({allContent, actions}) {
      const sources: Source[] = [];
      for (const {source, permalink} of textsOf(allContent)) {
        const file = aliasedSitePathToRelativePath(source);
        sources.push({
          file,
          path: withoutBase(permalink),
          redirects: (await frontMatterWith('redirects', join(siteDir, file)))?.redirects,
        });
      }
      former = formerAddresses(sources, mapIn<GoneEntry>(goneFile), mapIn(movedFile), {
        own: baseUrl,
        all: basesOf(context),
      });
      await actions.createData(formerAddressesFile.split('/').at(-1)!, former);
    },
    async postBuild({outDir, ...props}) {
      const site = {title: siteConfig.title, language: i18n.currentLocale, home: baseUrl};
      const fileAt = (path: string) => join(outDir, fileOf(path, '/'));
      const inSite = former.moved
        .filter(({from}) => from.startsWith(baseUrl))
        .map((one) => ({...one, from: `/${one.from.slice(baseUrl.length)}`}));
      for (const {from, to} of [...former.redirects, ...former.moved]) {
        if (to.startsWith('/') && !existsSync(fileAt(pathOfTarget(to)))) {
          throw new Error(
            `${from} leads to ${to}, which the site does not have: write into blog/gone.yml or blog/moved.yml the path of a page or a file that it has.`,
          );
        }
      }
      for (const {from} of [...former.redirects, ...former.gone, ...inSite]) {
        if (existsSync(fileAt(from))) {
          throw new Error(
            `${from} is an address of the site: delete it from blog/gone.yml, blog/moved.yml or the \`redirects\` of a page.`,
          );
        }
        await mkdir(dirname(fileAt(from)), {recursive: true});
      }
      for (const {from, to} of [...former.redirects, ...inSite]) {
        if (isPageAddress(from)) {
          const path = escapeTarget(to.startsWith('/') ? baseUrl + to.slice(1) : to);
          const html = movedPage(site, path, new URL(path, siteConfig.url).href);
          await writeFile(fileAt(from), html);
        } else if (!isPageAddress(pathOfTarget(to))) {
          await copyFile(fileAt(pathOfTarget(to)), fileAt(from));
        }
      }
      for (const {from, reason} of former.gone) {
        await writeFile(fileAt(from), gonePage(site, reason));
      }
      const pages = findableRoutes(props).map(({path}) => withoutBase(path));
      await writeFile(join(outDir, 'addresses.txt'), publishedList(pages, former, baseUrl));
    },
  };
}
