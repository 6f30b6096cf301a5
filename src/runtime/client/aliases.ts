import {join} from 'node:path';
import {hasPlainPaths} from '../../lib/plain-paths';

const stub = (name: string) => join(__dirname, 'stubs', name);

/** The component of the theme behind each type of navbar item that a plain site has no use for. */
const navbarItemOf = {
  docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
  doc: 'DocNavbarItem',
  docSidebar: 'DocSidebarNavbarItem',
  localeDropdown: 'LocaleDropdownNavbarItem',
  html: 'HtmlNavbarItem',
  dropdown: 'DropdownNavbarItem',
};

type Item = {type?: string; items?: unknown[]};

/** The types of the navbar's items, those inside dropdowns too. */
function itemTypes(items: Item[]): Set<string> {
  return new Set(
    items.flatMap(({type, items: inner}) => [
      inner && (!type || type === 'default') ? 'dropdown' : (type ?? 'default'),
      // The dropdowns of languages and versions are made of the plain one.
      ...(type?.endsWith('Dropdown') ? ['dropdown'] : []),
      ...(inner ? itemTypes(inner as Item[]) : []),
    ]),
  );
}

type Site = {
  /** The theme's part of the configuration. */
  themeConfig: {
    navbar?: {items?: Item[]};
    footer?: {logo?: unknown; links?: object[]};
    announcementBar?: unknown;
  };
  /** Whether a text is published that no list names. */
  hasUnlisted: boolean;
};

/**
 * What the bundler is to take in place of what: modules that the theme brings to every reader, and
 * that this site, as it is configured, never calls.
 */
export function aliases({themeConfig, hasUnlisted}: Site): Record<string, string> {
  const {navbar, footer, announcementBar} = themeConfig;
  const used = itemTypes(navbar?.items ?? []);
  const [column] = footer?.links ?? [];
  const unused = [
    ...Object.entries(navbarItemOf).flatMap(([type, component]) =>
      used.has(type) ? [] : [`NavbarItem/${component}`],
    ),
    ...(announcementBar ? [] : ['AnnouncementBar']),
    ...(footer?.logo ? [] : ['Footer/Logo']),
    ...(column ? [`Footer/Links/${'title' in column ? 'Simple' : 'MultiColumn'}`] : []),
    // No draft is published.
    hasUnlisted ? 'ContentVisibility/Draft' : 'ContentVisibility',
    // For search engines and the like, which read what the build has written.
    'BuiltHead',
    'BlogPostPage/StructuredData',
    'BlogListPage/StructuredData',
    'DocBreadcrumbs/StructuredData',
  ];
  return {
    'prism-react-renderer$': stub('prism-react-renderer.ts'),
    '@theme/prism-include-languages': stub('nothing.ts'),
    '@docusaurus/utils-common$': stub('utils-common.ts'),
    'hoist-non-react-statics$': stub('hoist-non-react-statics.ts'),
    'prop-types$': stub('prop-types.ts'),
    'react-is$': stub('nothing.ts'),
    nprogress$: stub('nprogress.ts'),
    ...Object.fromEntries(unused.map((component) => [`@theme/${component}`, stub('nothing.ts')])),
  };
}

/**
 * What the bundler is to take in place of React Router: a part of it, which all three packages share.
 *
 * @param routes source of the routes that Docusaurus generates
 * @param kind of router, as configured
 * @returns nothing where the site needs more: the router for hashes, or patterns in the paths of routes
 */
export function routerAliases(routes: string, kind: 'browser' | 'hash'): Record<string, string> {
  if (!hasPlainPaths(routes, kind)) {
    return {};
  }
  const packages = ['react-router', 'react-router-dom', 'react-router-config'];
  return Object.fromEntries(
    packages.map((name) => [`${name}$`, join(__dirname, 'router/index.tsx')]),
  );
}
