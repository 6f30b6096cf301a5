import {createRequire} from 'node:module';
import {expect, test} from 'vitest';

const load = createRequire(import.meta.url)('./class-names-loader.cjs') as (
  source: string,
) => string;

test('a public class name of the theme stands where it is used', () => {
  expect(load('f(ThemeClassNames.layout.main.container)')).toBe('f("theme-layout-main")');
});

test.each([
  'ThemeClassNames.docs.docSidebarItemLinkLevel(1)',
  'ThemeClassNames.page',
  'ThemeClassNames.no.such.name',
  "import {ThemeClassNames} from '@docusaurus/theme-common';",
])('everything else stays: %s', (source) => {
  expect(load(source)).toBe(source);
});
