import {existsSync, readFileSync} from 'node:fs';
import {join, posix, relative} from 'node:path';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent, LoadContext} from '@docusaurus/types';
import {alternatePath, cardPath} from '../../content/beside-page';
import {contentOf} from '../../content/content-of';
import {isPageAddress} from '../../content/former-address';
import type {SitePage} from '../../content/site-pages';
import {decoded} from '../../lib/addresses';
import {lineAt} from '../../lib/line-at';
import {builtFiles, reservedNames} from '../../lib/reserved-names';
import {pagePath} from '../../lib/page-path';
import {routes} from '../../site/routes';
import {filesOf} from '../pages';

/** Who has an address. */
export type Owner = {
  /** A file of the site, or words for what else makes the page. */
  file: string;
  /** What the line of the file has that gives the address. */
  written?: string | undefined;
};

/** The file that answers at an address. Disks and hosts may tell neither capitals nor forms of an accent apart. */
const fileAt = (address: string): string =>
  posix
    .normalize(`${decoded(address)}${address.endsWith('/') ? 'index.html' : ''}`)
    .normalize('NFC')
    .toLowerCase();

/** The folders around a file, the outermost first. */
const foldersAround = (file: string): string[] =>
  [...file.matchAll(/(?<=[^/])\//g)].map(({index}) => file.slice(0, index));

/**
 * Knows the addresses of a site in one language, each of which has one owner: pages and what is published beside them,
 * former addresses, static files, and what the build and hosts need.
 *
 * @param siteDir where the files of owners are
 * @param own the path of the language
 * @param all those of all languages
 * @returns a function that records an owner, by a path on the host
 * @throws Error there, with the places of both, if another has the address, or the build does
 */
export function addressRegister(
  siteDir: string,
  {own, all}: {own: string; all: readonly string[]},
): (owner: Owner, address: string) => void {
  const files = new Map<string, Owner>();
  const folders = new Map<string, Owner>();
  const reserved = [
    ...reservedNames.map((name) => own + name),
    ...all.filter((base) => base !== own && base.startsWith(own)).map((base) => base.slice(0, -1)),
  ];
  const placeOf = ({file, written}: Owner): string => {
    const path = join(siteDir, file);
    const text = written !== undefined && existsSync(path) ? readFileSync(path, 'utf8') : '';
    const at = text.indexOf(written ?? '');
    return text !== '' && at >= 0 ? `${file}:${lineAt(text, at)}` : file;
  };
  return (owner, address) => {
    const file = fileAt(address);
    const around = foldersAround(file);
    const isReserved = isPageAddress(address) && around.some((folder) => reserved.includes(folder));
    const other = isReserved
      ? {file: 'what the build publishes'}
      : [files.get(file), folders.get(file), ...around.map((folder) => files.get(folder))].find(
          (one) => one !== undefined,
        );
    if (other) {
      throw new Error(
        `${placeOf(owner)}: ${address} is also an address of ${placeOf(other)} (capitals and forms of an accent count as the same): write another one, or delete it if there is such a page.`,
      );
    }
    files.set(file, owner);
    around.forEach((folder) => folders.set(folder, owner));
  };
}

/** What gives the page of a list its address. */
const listOwners: Partial<Record<SitePage['kind'], string>> = {
  blog: 'the front page',
  tag: 'blog/tags.yml',
  author: 'blog/authors.yml',
  series: 'the page of a series',
};

/** The list that has a name: in `blog/`, or of the language. */
const listWith = (
  name: string,
  list: string,
  {siteDir, localizationDir}: Pick<LoadContext, 'siteDir' | 'localizationDir'>,
): string =>
  [list, `${relative(siteDir, localizationDir)}/docusaurus-plugin-content-${list}`].find((file) => {
    const path = join(siteDir, file);
    return existsSync(path) && readFileSync(path, 'utf8').includes(name);
  }) ?? list;

/** The register of a site that has been read: all addresses but former ones are in it. */
export async function siteRegister(
  {siteDir, localizationDir}: Pick<LoadContext, 'siteDir' | 'localizationDir'>,
  bases: {own: string; all: readonly string[]},
  pages: readonly SitePage[],
  allContent: AllContent,
): Promise<(owner: Owner, address: string) => void> {
  const claim = addressRegister(siteDir, bases);
  const {own} = bases;
  const build = {file: 'what the build publishes'};
  for (const file of builtFiles.filter((one) => one !== 'robots.txt' || own === '/')) {
    claim(build, own + file);
  }
  claim({file: 'src/site/routes.ts', written: 'search:'}, `${own}${routes.search}/`);
  for (const page of contentOf<PagesContent>(
    allContent,
    'docusaurus-plugin-content-pages',
  ).flat()) {
    if (page.type === 'jsx') {
      claim({file: page.source.replace(/^@site\//, '')}, pagePath(page.permalink));
    }
  }
  for (const {kind, source, path} of pages) {
    const name = path.split('/').at(-2)!;
    const list = listOwners[kind];
    const owner =
      source !== undefined
        ? {file: source, written: 'slug:'}
        : list === undefined
          ? {file: 'src/site/routes.ts', written: `'${name}'`}
          : {file: listWith(name, list, {siteDir, localizationDir}), written: name};
    claim(owner, path);
    claim(owner, cardPath(path));
    if (source !== undefined) {
      claim(owner, alternatePath(path, own));
    }
  }
  const folder = join(siteDir, 'static');
  for (const file of existsSync(folder) ? await filesOf(folder) : []) {
    claim({file: `static/${file}`}, own + file);
  }
  return claim;
}
