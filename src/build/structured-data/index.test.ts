import type {AllContent, LoadContext} from '@docusaurus/types';
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {identity} from '../../site/identity';
import structuredData from './index';

const context = {
  siteConfig: {title: 'The Site', tagline: '', url: 'https://a.example', baseUrl: '/'},
  i18n: {currentLocale: 'en', localeConfigs: {}},
  codeTranslations: {},
} as unknown as LoadContext;

const post = {
  id: '/shown',
  metadata: {
    ...{title: '</script><b>', permalink: '/shown', source: '@site/blog/shown.md'},
    ...{unlisted: false, date: new Date('2025-01-01'), tags: [], authors: [], frontMatter: {}},
  },
};

const blog = {
  ...{blogTitle: 'The Site', blogDescription: '', blogTags: {}, blogTagsListPath: '/tags'},
  blogPosts: [post],
};

async function scriptsOf(path: string): Promise<string[]> {
  const publisher = {...identity, company: 'A company', logo: {src: 'img/logo.svg', alt: ''}};
  const {allContentLoaded, headOf} = structuredData(context, publisher);
  await allContentLoaded!({
    allContent: {'docusaurus-plugin-content-blog': {default: blog}} as AllContent,
  } as Parameters<NonNullable<typeof allContentLoaded>>[0]);
  return headOf!(path, new Map()).map(({innerHTML}) => innerHTML!);
}

test('no title ends the script', async () => {
  const [script] = await scriptsOf('/shown/');
  expect(script).not.toContain('<');
  const read = load(`<script>${script}</script>`)('script').text();
  expect(JSON.parse(read)).toMatchObject({'@graph': [{headline: '</script><b>'}, {}]});
});

test('a page that is only known when it is rendered has none', async () => {
  expect(await scriptsOf('/page/2/')).toEqual([]);
});
