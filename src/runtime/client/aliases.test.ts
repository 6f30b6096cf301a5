import * as utilsCommon from '@docusaurus/utils-common';
import {describe, expect, test} from 'vitest';
import {replaced as list} from '../../lib/upstream';
import {replacements, routerReplacements} from './aliases';
import * as ours from './stubs/utils-common';

const replaced = (themeConfig: object, hasUnlisted = false) =>
  replacements({themeConfig, hasUnlisted});

describe('replacements', () => {
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

  test('keep the announcement where there is one', () => {
    expect(replaced({announcementBar: {id: 'a'}})).not.toContain('@theme/AnnouncementBar');
    expect(replaced({})).toContain('@theme/AnnouncementBar');
  });

  test.each([
    ['a logo in the footer', {footer: {logo: {src: 'a.svg'}}}, 'Logo'],
    ['columns of links', {footer: {links: [{title: 'A', items: []}]}}, 'Links/MultiColumn'],
    ['a row of links', {footer: {links: [{label: 'A', to: '/'}]}}, 'Links/Simple'],
  ])('keep %s where there is one', (_what, themeConfig, part) => {
    expect(replaced(themeConfig)).not.toContain(`@theme/Footer/${part}`);
  });

  test('leave out the footer logo and the other kind of links where there are none', () => {
    const left = replaced({footer: {links: [{title: 'A', items: []}]}});
    expect(left).toContain('@theme/Footer/Logo');
    expect(left).toContain('@theme/Footer/Links/Simple');
  });

  test('keep the notice of unlisted texts where one is published', () => {
    expect(replaced({}, true)).not.toContain('@theme/ContentVisibility');
    expect(replaced({}, false)).toContain('@theme/ContentVisibility');
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
    const requests = routerReplacements("{ path: '/a b/', }", 'browser');
    expect(requests).toHaveLength(3);
    expect(new Set(requests.map((request) => list[request].by)).size).toBe(1);
  });

  test.each(['/docs/:id', '/docs/(a|b)', String.raw`/a\*b`])(
    'stays with a route for %s',
    (path) => {
      const routes = `[\n  {\n    path: '/',\n    routes: [\n      { path: '${path}', },\n    ],\n  },\n]`;
      expect(routerReplacements(routes, 'browser')).toEqual([]);
    },
  );

  test('stays where addresses are hashes', () => {
    expect(routerReplacements('', 'hash')).toEqual([]);
  });
});
