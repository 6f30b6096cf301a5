import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, test} from 'vitest';
import {folderWith} from '../../../tests/product/support/folder';
import {frontMatterParser} from '../../content/front-matter';
import type {FormerAddresses} from '../../content/former-address';
import redirects from '.';

const original = 'blog/2024-03-05-a/index.md';
const translation = `src/site/i18n/de/docusaurus-plugin-content-blog/2024-03-05-a/index.md`;

const siteDir = folderWith({
  [original]: '---\ntitle: A\nredirects: [2024-03-05-b]\n---\n\nWords.\n',
  [translation]: '---\ntitle: Das A\n---\n\nWords.\n',
});

test('a translation has the former addresses of its original, which readers are not sent', async () => {
  const context = {
    ...{siteDir, siteConfig: {}, baseUrl: '/de/'},
    i18n: {currentLocale: 'de', localeConfigs: {}},
    codeTranslations: {},
  } as unknown as LoadContext;
  let former: FormerAddresses | undefined;
  const metadata = {
    ...{source: `@site/${translation}`, permalink: '/de/2024/03/05/a/', title: 'Das A'},
    ...{date: new Date('2024-03-05'), authors: [], frontMatter: {}},
  };
  const blog = {blogPosts: [{metadata}], blogTags: {}, blogTagsListPath: '/de/tags'};
  await redirects(context).allContentLoaded!({
    allContent: {
      'docusaurus-plugin-content-blog': {default: blog},
    },
    actions: {
      createData: (_: string, data: FormerAddresses) => {
        former = data;
        return Promise.resolve('');
      },
    } as unknown as PluginContentLoadedActions,
  });
  expect(former?.redirects.map(({from, to}) => [from, to])).toContainEqual([
    '/de/2024/03/05/b/',
    '/de/2024/03/05/a/',
  ]);
  const filePath = join(siteDir, translation);
  const {frontMatter} = await frontMatterParser(siteDir)({
    filePath,
    fileContent: readFileSync(filePath, 'utf8'),
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  expect(frontMatter).toEqual({title: 'Das A'});
});
