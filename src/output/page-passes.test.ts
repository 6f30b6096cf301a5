import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {folderWith} from '../../tests/product/support/folder';
import {firstPass} from './page-passes';
import type {Props} from './output';

// What passes write into pages is tested in the built site.
test('a text that has no place in its page is named, with what to do', async () => {
  const context = {i18n: {currentLocale: 'en'}, codeTranslations: {}} as LoadContext;
  const pass = firstPass(context);
  const page = {type: 'mdx', permalink: '/base/', title: 'A', source: '@site/a.md'};
  await pass.allContentLoaded!({
    allContent: {'docusaurus-plugin-content-pages': {default: [page]}},
  } as unknown as Parameters<NonNullable<typeof pass.allContentLoaded>>[0]);
  const outDir = folderWith({'index.html': '<html><head></head><body>B</body></html>'});
  const build = () =>
    pass.step!.run({
      ...{outDir, baseUrl: '/base/', routesPaths: ['/base/']},
      plugins: [{name: 'a', readText: () => undefined}] as unknown,
      siteConfig: {title: 'Site', titleDelimiter: '|', url: 'https://a.example'},
    } as Props);
  expect(build).toThrow(/^\/base\/ has no text .*: render it inside/);
});
