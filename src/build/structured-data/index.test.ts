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

const post = (name: string, title: string) => ({
  id: `/${name}`,
  metadata: {
    ...{title, permalink: `/${name}`, source: `@site/blog/${name}.md`, unlisted: false},
    ...{date: new Date('2025-01-01'), tags: [], authors: [], frontMatter: {}},
  },
});

const blog = {
  ...{blogTitle: 'The Site', blogDescription: '', blogTags: {}, blogTagsListPath: '/tags'},
  blogPosts: [post('shown', '</script><b>'), post('other', 'Other')],
};

async function scriptsOf(path: string, said: Record<string, string> = {}): Promise<string[]> {
  const publisher = {...identity, company: 'A company', logo: {src: 'img/logo.svg', alt: ''}};
  const {allContentLoaded, headOf} = structuredData(context, publisher);
  await allContentLoaded!({
    allContent: {'docusaurus-plugin-content-blog': {default: blog}} as AllContent,
  } as Parameters<NonNullable<typeof allContentLoaded>>[0]);
  return headOf!(path, new Map(Object.entries(said))).map(({innerHTML}) => innerHTML!);
}

test('no title ends the script', async () => {
  const [script] = await scriptsOf('/shown/');
  expect(script).not.toContain('<');
  const read = load(`<script>${script}</script>`)('script').text();
  expect(JSON.parse(read)).toMatchObject({'@graph': [{headline: '</script><b>'}, {}]});
});

test('the picture of a post is the one that its page names, or else its card', async () => {
  const [own] = await scriptsOf('/other/', {'og:image': 'https://a.example/own.png'});
  expect(own).toContain('"image":"https://a.example/own.png"');
  const [card] = await scriptsOf('/other/');
  expect(card).toContain('"image":"https://a.example/other/card.png"');
});

test('a page that is only known when it is rendered has none', async () => {
  expect(await scriptsOf('/page/2/')).toEqual([]);
});
