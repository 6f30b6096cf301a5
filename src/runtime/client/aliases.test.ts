import {existsSync} from 'node:fs';
import * as utilsCommon from '@docusaurus/utils-common';
import {describe, expect, test} from 'vitest';
import {aliases, routerAliases} from './aliases';
import * as ours from './stubs/utils-common';

const replaced = (themeConfig: object, hasUnlisted = false) =>
  Object.keys(aliases({themeConfig, hasUnlisted}));

describe('aliases', () => {
  test('leave out the types of navbar items that no item has', () => {
    const left = replaced({navbar: {items: [{type: 'search'}, {}]}});
    expect(left).toContain('@theme/NavbarItem/DocsVersionDropdownNavbarItem');
    expect(left).toContain('@theme/NavbarItem/DropdownNavbarItem');
  });

  test('keep those in use, inside dropdowns too', () => {
    const left = replaced({
      navbar: {items: [{items: [{type: 'doc'}]}, {type: 'localeDropdown'}]},
    });
    expect(left).not.toContain('@theme/NavbarItem/DropdownNavbarItem');
    expect(left).not.toContain('@theme/NavbarItem/DocNavbarItem');
    expect(left).not.toContain('@theme/NavbarItem/LocaleDropdownNavbarItem');
    expect(left).toContain('@theme/NavbarItem/HtmlNavbarItem');
  });

  test('keep the dropdown of which those of languages and versions are made', () => {
    for (const type of ['localeDropdown', 'docsVersionDropdown']) {
      expect(replaced({navbar: {items: [{type}]}})).not.toContain(
        '@theme/NavbarItem/DropdownNavbarItem',
      );
    }
  });

  test.each([
    ['an announcement', {announcementBar: {id: 'a'}}, 'AnnouncementBar'],
    ['a logo in the footer', {footer: {logo: {src: 'a.svg'}}}, 'Footer/Logo'],
    ['columns of links', {footer: {links: [{title: 'A', items: []}]}}, 'Footer/Links/MultiColumn'],
    ['a row of links', {footer: {links: [{label: 'A', to: '/'}]}}, 'Footer/Links/Simple'],
  ])('keep %s where there is one', (_what, themeConfig, component) => {
    expect(replaced(themeConfig)).not.toContain(`@theme/${component}`);
  });

  test('leave out announcement, footer logo and the other kind of links where there are none', () => {
    const left = replaced({footer: {links: [{title: 'A', items: []}]}});
    for (const component of ['AnnouncementBar', 'Footer/Logo', 'Footer/Links/Simple']) {
      expect(left).toContain(`@theme/${component}`);
    }
  });

  test('keep the notice of unlisted texts where one is published', () => {
    expect(replaced({}, true)).not.toContain('@theme/ContentVisibility');
    expect(replaced({}, false)).toContain('@theme/ContentVisibility');
  });

  test('lead to files', () => {
    const all = {
      ...aliases({themeConfig: {}, hasUnlisted: false}),
      ...routerAliases('', 'browser'),
    };
    for (const file of Object.values(all)) {
      expect(existsSync(file), file).toBe(true);
    }
  });
});

test('what stands in for @docusaurus/utils-common has all that it has', () => {
  expect(Object.keys(ours).sort()).toEqual(
    Object.keys(utilsCommon)
      .filter((name) => name !== 'default')
      .sort(),
  );
  expect(ours.blogPostContainerID).toBe(utilsCommon.blogPostContainerID);
  expect(ours.applyTrailingSlash('/a', {trailingSlash: true, baseUrl: '/'})).toBe('/a/');
});

describe('the router', () => {
  test('is one for all packages, so that they share what they know', () => {
    const {length, ...files} = Object.values(routerAliases("{ path: '/a b/', }", 'browser'));
    expect(length).toBe(3);
    expect(new Set(Object.values(files)).size).toBe(1);
  });

  test.each(['/docs/:id', '/docs/(a|b)', String.raw`/a\*b`])(
    'stays with a route for %s',
    (path) => {
      const routes = `[\n  {\n    path: '/',\n    routes: [\n      { path: '${path}', },\n    ],\n  },\n]`;
      expect(routerAliases(routes, 'browser')).toEqual({});
    },
  );

  test('stays where addresses are hashes', () => {
    expect(routerAliases('', 'hash')).toEqual({});
  });
});
