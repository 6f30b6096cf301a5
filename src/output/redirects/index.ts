import {existsSync, readFileSync} from 'node:fs';
import {copyFile, mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {parse} from 'yaml';
import {commitOf} from '../../content/git';
import {frontMatterWith} from '../../content/front-matter';
import {sitePages} from '../../content/site-pages';
import {whileServed} from '../../content/while-served';
import {basesOf, languageOf} from '../../lib/locales';
import {pagePath} from '../../lib/page-path';
import {published, type Output} from '../output';
import {fileOf, findableRoutes} from '../pages';
import {
  escapeTarget,
  formerAddressesFile,
  isPageAddress,
  type FormerAddresses,
} from '../../content/former-address';
import {
  file,
  formerAddresses,
  pathOfTarget,
  publishedList,
  type Entry,
  type Source,
} from './former-addresses';
import {gonePage, movedPage} from './pages';
import {siteRegister} from './register';
import {wordsIn} from '../../settings/words';

const name = 'redirects';

/**
 * Keeps the former addresses of pages working, which `redirects` in their front matter and blog/redirects.yml name. At
 * each it writes a page that redirects, for hosts without redirects; src/output/hosts reads the list in
 * `formerAddressesFile` for hosts that have them. At the former address of a file there can be no such page, so there
 * is a copy of the new file. Other pages carry none of it: the key is left out of the front matter that they are sent.
 *
 * `addresses.txt` lists what is published: `npm run check-posts -- --published` compares two of them.
 *
 * @docusaurus/plugin-client-redirects is not used: the script differs on each of its pages, so the policy, which
 * names scripts by their hash, would grow with each; its pages have no words, no language and no `noindex`; and it
 * takes addresses from the configuration, where no author writes.
 */
export default function redirects(context: LoadContext): Output {
  const {siteDir, siteConfig, baseUrl, i18n} = context;
  const written = join(siteDir, file);
  let former: FormerAddresses = {redirects: [], gone: []};
  let texts: string[] = [];
  return {
    name,
    // The blog watches the files that it reads.
    allContentLoaded: whileServed(name, async ({allContent, actions}) => {
      const bases = {own: baseUrl, all: basesOf(context)};
      const pages = await sitePages(allContent, context);
      const claim = await siteRegister(context, bases, pages, allContent);
      const sources: Source[] = [];
      texts = pages.flatMap(({source, path}) => (source === undefined ? [] : path));
      for (const {source, path} of pages) {
        if (source !== undefined) {
          const frontMatter = await frontMatterWith('redirects', siteDir, source);
          sources.push({file: source, path, redirects: frontMatter?.redirects});
        }
      }
      const entries: unknown = existsSync(written) ? parse(readFileSync(written, 'utf8')) : null;
      former = formerAddresses(sources, (entries ?? {}) as Record<string, Entry>, bases, claim);
      await actions.createData(formerAddressesFile.split('/').at(-1)!, former);
    }),
    step: {
      reads: published,
      writes: ['redirects'],
      async run({outDir, ...props}) {
        const site = {
          title: siteConfig.title,
          language: languageOf(i18n),
          direction: i18n.localeConfigs[i18n.currentLocale]!.direction,
          home: baseUrl,
          words: wordsIn(context.localizationDir),
        };
        const fileAt = (path: string) => join(outDir, fileOf(path, baseUrl));
        /** Those that a file can stand at: others of the host are only redirected by it. */
        const inSite = <One extends {from: string}>(all: One[]) =>
          all.filter(({from}) => from.startsWith(baseUrl));
        for (const {from, to} of former.redirects) {
          if (to.startsWith('/') && !existsSync(fileAt(pathOfTarget(to)))) {
            throw new Error(
              `${from} leads to ${to}, which the site does not have: write into ${file} the path of a page or a file that it has.`,
            );
          }
        }
        for (const {from} of inSite([...former.redirects, ...former.gone])) {
          if (existsSync(fileAt(from))) {
            throw new Error(
              `${from} is an address of the site: delete it from ${file} or the \`redirects\` of a page.`,
            );
          }
          await mkdir(dirname(fileAt(from)), {recursive: true});
        }
        for (const {from, to} of inSite(former.redirects)) {
          if (isPageAddress(from)) {
            const path = escapeTarget(to);
            const html = movedPage(site, path, new URL(path, siteConfig.url).href);
            await writeFile(fileAt(from), html);
          } else if (!isPageAddress(pathOfTarget(to))) {
            await copyFile(fileAt(pathOfTarget(to)), fileAt(from));
          }
        }
        for (const {from, reason} of inSite(former.gone).filter((one) => isPageAddress(one.from))) {
          await writeFile(fileAt(from), gonePage(site, reason));
        }
        const pages = findableRoutes(props).map(({path}) => pagePath(path));
        const list = publishedList(pages, former, baseUrl, texts, commitOf(siteDir));
        await writeFile(join(outDir, 'addresses.txt'), list);
      },
    },
  };
}
