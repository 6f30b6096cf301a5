import {join} from 'node:path';

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
      ...(inner ? itemTypes(inner as Item[]) : []),
    ]),
  );
}

/**
 * What the bundler is to take in place of what: modules that the theme brings to every reader, and
 * that this site, as it is configured, never calls.
 *
 * @param items the navbar's items, as configured
 */
export function aliases(items: Item[]): Record<string, string> {
  const used = itemTypes(items);
  const unused = Object.entries(navbarItemOf).filter(([type]) => !used.has(type));
  return {
    'prism-react-renderer$': stub('prism-react-renderer.ts'),
    '@theme/prism-include-languages': stub('nothing.ts'),
    '@docusaurus/utils-common$': stub('utils-common.ts'),
    'hoist-non-react-statics$': stub('hoist-non-react-statics.ts'),
    'prop-types$': stub('prop-types.ts'),
    'react-is$': stub('nothing.ts'),
    ...Object.fromEntries(
      unused.map(([, component]) => [`@theme/NavbarItem/${component}`, stub('nothing.ts')]),
    ),
  };
}
