import type {Replaced} from '../../lib/upstream';
import {hasPlainPaths} from '../../lib/plain-paths';

/** The theme component behind each type of navbar item that a plain site does not use. */
const navbarItemOf = {
  docsVersionDropdown: '@theme/NavbarItem/DocsVersionDropdownNavbarItem',
  docsVersion: '@theme/NavbarItem/DocsVersionNavbarItem',
  doc: '@theme/NavbarItem/DocNavbarItem',
  docSidebar: '@theme/NavbarItem/DocSidebarNavbarItem',
  localeDropdown: '@theme/NavbarItem/LocaleDropdownNavbarItem',
  html: '@theme/NavbarItem/HtmlNavbarItem',
  dropdown: '@theme/NavbarItem/DropdownNavbarItem',
} as const satisfies Record<string, Replaced>;

type Item = {type?: string; items?: unknown[]};

/** The types of the navbar's items, including those inside dropdowns. */
function itemTypes(items: Item[]): Set<string> {
  return new Set(
    items.flatMap(({type, items: inner}) => [
      inner && (!type || type === 'default') ? 'dropdown' : (type ?? 'default'),
      // The language and version dropdowns are built on the plain one.
      ...(type?.endsWith('Dropdown') ? ['dropdown'] : []),
      ...(inner ? itemTypes(inner as Item[]) : []),
    ]),
  );
}

/** The kind of footer links that is not used: a footer has either columns or a row of links. */
function linksUnlike([first]: object[]): Replaced[] {
  if (!first) {
    return [];
  }
  return 'title' in first ? ['@theme/Footer/Links/Simple'] : ['@theme/Footer/Links/MultiColumn'];
}

type Site = {
  /** The theme's part of the configuration. */
  themeConfig: {
    navbar?: {items?: Item[]};
    footer?: {logo?: unknown; links?: object[]};
    announcementBar?: unknown;
  };
  /** Whether any published text is unlisted. */
  hasUnlisted: boolean;
};

/**
 * The requests that the bundler resolves to ours: modules that the theme sends to every reader, and that this
 * site, as configured, never calls.
 */
export function replacements({themeConfig, hasUnlisted}: Site): Replaced[] {
  const {navbar, footer, announcementBar} = themeConfig;
  const used = itemTypes(navbar?.items ?? []);
  return [
    'prism-react-renderer$',
    '@theme/prism-include-languages',
    '@docusaurus/utils-common$',
    'nprogress$',
    'react-helmet-async$',
    'react-loadable$',
    ...Object.entries(navbarItemOf).flatMap(([type, part]) => (used.has(type) ? [] : part)),
    ...(announcementBar ? [] : ['@theme/AnnouncementBar' as const]),
    ...(footer?.logo ? [] : ['@theme/Footer/Logo' as const]),
    ...linksUnlike(footer?.links ?? []),
    ...(hasUnlisted ? [] : ['@theme/ContentVisibility' as const]),
    // Only the build writes it.
    '@theme/PageData',
  ];
}

/**
 * The packages of React Router that one smaller router replaces.
 *
 * @param routes source of the routes that Docusaurus generates
 * @param kind of router, as configured
 * @returns nothing if the site needs more: the hash router, or patterns in the paths of routes
 */
export const routerReplacements = (routes: string, kind: 'browser' | 'hash'): Replaced[] =>
  hasPlainPaths(routes, kind) ? ['react-router$', 'react-router-dom$', 'react-router-config$'] : [];
