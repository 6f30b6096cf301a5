import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';
import {matchRoutes, type RouteConfig as Matchable} from 'react-router-config';
import {stopBuild} from '../../lib/build-stop';
import {decoded} from '../../lib/decoded';
import {Parser} from '../../lib/es-modules.cjs';
import {pagePath} from '../../lib/page-path';
import {fileOf, innerHtml, readPage} from '../pages';

/**
 * A link that every page has: to a page, to a file, which Docusaurus' router does not know, or in HTML, whose address
 * may be either.
 */
type SiteLink = {address: string; kind: 'page' | 'file' | 'html'};

function linksInHtml(html: string): SiteLink[] {
  const found: SiteLink[] = [];
  const parser = new Parser({
    onopentag(name, {href}) {
      if (name === 'a' && href !== undefined) {
        found.push({address: href, kind: 'html'});
      }
    },
  });
  parser.end(html);
  return found;
}

/** The links of items and columns, which may hold further ones: as addresses, or as HTML. */
function linksOf(value: unknown): SiteLink[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (typeof inner !== 'string') {
      return linksOf(inner);
    }
    if (key === 'to' || key === 'href') {
      const address = inner.replace(/^pathname:\/\//, '');
      return [{address, kind: address === inner ? 'page' : 'file'}];
    }
    return key === 'html' || key === 'value' ? linksInHtml(inner) : [];
  });
}

/** Where owners write the links that stand on every page, and what is written there. */
function places({navbar, footer, announcementBar}: Partial<ThemeConfig>) {
  const navigation = 'src/site/navigation.ts';
  const identity = 'src/site/identity.ts';
  return [
    {file: navigation, field: '', links: linksOf([navbar?.items, footer?.links])},
    {file: identity, field: '`announcement`: ', links: linksInHtml(announcementBar?.content ?? '')},
    {file: identity, field: '`colophon`: ', links: linksInHtml(footer?.copyright ?? '')},
  ];
}

type Site = {outDir: string; baseUrl: string; routes: RouteConfig[]; otherLanguages: string[]};

/** What is wrong with a link, and what to do; undefined if it leads somewhere, or to another site. */
function faultOf({address, kind}: SiteLink, site: Site): string | undefined {
  const {outDir, baseUrl, routes, otherLanguages} = site;
  const [, before = '', hash = ''] = /^([^?#]*)[^#]*#?(.*)$/.exec(address) ?? [];
  if (before === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)) {
    return undefined;
  }
  // Docusaurus puts the base before addresses of items, but not into HTML.
  const isWhole = kind === 'html' || before.startsWith(baseUrl);
  const path = isWhole ? before : baseUrl + before.replace(/^\//, '');
  const isElsewhere =
    path.startsWith('/') &&
    (!path.startsWith(baseUrl) ||
      otherLanguages.some((code) => path.startsWith(`${baseUrl}${code}/`)));
  if (isElsewhere) {
    return undefined;
  }
  const page = fileOf(pagePath(decoded(path)), baseUrl);
  const isThere =
    kind === 'page'
      ? matchRoutes(routes as unknown as Matchable[], path).length > 0
      : path.startsWith('/') &&
        [page, fileOf(decoded(path), baseUrl)].some((file) => existsSync(join(outDir, file)));
  if (!isThere) {
    return {
      page: 'leads to no page of this site: correct it, or add the page; the address of a file begins with pathname:///.',
      file: 'leads to no file of this site: correct it, or add the file.',
      html: `leads to no page or file of this site: correct it, or add what it leads to; in HTML, addresses of this site begin with ${baseUrl}.`,
    }[kind];
  }
  const lacksAnchor =
    hash !== '' &&
    existsSync(join(outDir, page)) &&
    innerHtml(String(readPage(outDir, page)), ({id}) => id === decoded(hash)) === null;
  return lacksAnchor
    ? `leads to a page that has nothing of the id ${hash}: correct what follows #, or leave it out.`
    : undefined;
}

/**
 * Stops the build at a link of the navbar, the footer or the announcement that leads nowhere, and names the file that
 * it is written in. Docusaurus would name every page of the site, but not the file; and it does not see links in HTML.
 */
export default function siteLinks({siteDir, siteConfig, baseUrl, i18n}: LoadContext): Plugin {
  return {
    name: 'site-links',
    postBuild({outDir, routes}) {
      const site = {
        outDir,
        baseUrl,
        routes: flattenRoutes(routes.filter(({path}) => path !== '*')),
        otherLanguages: i18n.locales.filter((code) => code !== i18n.currentLocale),
      };
      const lines = places(siteConfig.themeConfig).flatMap(({file, field, links}) => {
        const source = join(siteDir, file);
        const text = existsSync(source) ? readFileSync(source, 'utf8') : '';
        return links.flatMap((link) => {
          const fault = faultOf(link, site);
          const at = text.indexOf(link.address);
          const line = at < 0 ? '' : `:${text.slice(0, at).split('\n').length}`;
          return fault === undefined
            ? []
            : [`${file}${line}: ${field}the link to ${link.address} ${fault}`];
        });
      });
      if (lines.length > 0) {
        stopBuild([...new Set(lines)].join('\n'));
      }
    },
  };
}
