import {existsSync} from 'node:fs';
import * as utilsCommon from '@docusaurus/utils-common';
import {describe, expect, test} from 'vitest';
import {aliases} from './aliases';
import * as ours from './stubs/utils-common';

describe('aliases', () => {
  test('leave out the types of navbar items that no item has', () => {
    const left = Object.keys(aliases([{type: 'search'}, {}]));
    expect(left).toContain('@theme/NavbarItem/DocsVersionDropdownNavbarItem');
    expect(left).toContain('@theme/NavbarItem/DropdownNavbarItem');
  });

  test('keep those in use, inside dropdowns too', () => {
    const left = Object.keys(aliases([{items: [{type: 'doc'}]}, {type: 'localeDropdown'}]));
    expect(left).not.toContain('@theme/NavbarItem/DropdownNavbarItem');
    expect(left).not.toContain('@theme/NavbarItem/DocNavbarItem');
    expect(left).not.toContain('@theme/NavbarItem/LocaleDropdownNavbarItem');
    expect(left).toContain('@theme/NavbarItem/HtmlNavbarItem');
  });

  test('lead to files', () => {
    for (const file of Object.values(aliases([]))) {
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
