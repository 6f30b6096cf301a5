import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import blogPlugin, {
  validateOptions,
  type BlogContent,
  type Options,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, OptionValidationContext} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {beforeEach, expect, test} from 'vitest';
import {withCompletedFiles} from './completed';

let siteDir: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(siteDir, path)), {recursive: true});
  writeFileSync(join(siteDir, path), text);
};

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'site-'));
  write('blog/authors.yml', 'web:\n  name: Web\n  title: A team\n  page: true\nada: {name: Ada}\n');
  write('blog/tags.yml', 'caching: {label: Caching, description: Of caches.}\nci: {label: CI}\n');
  write('blog/2024-01-01-a-post.md', '---\nauthors: [ada]\ntags: [caching, ci]\n---\n\nWords.\n');
});

/** Loads Docusaurus' own blog in German. */
async function load() {
  const localizationDir = join(siteDir, 'i18n/de');
  const context = {
    siteDir,
    localizationDir,
    generatedFilesDir: join(siteDir, '.docusaurus'),
    siteConfig: {
      baseUrl: '/de/',
      url: 'https://acme.example',
      staticDirectories: [],
      future: {experimental_router: 'browser', faster: {}, v4: {}},
      markdown: {parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER},
    },
    i18n: {
      currentLocale: 'de',
      defaultLocale: 'en',
      localeConfigs: {de: {translate: true, htmlLang: 'de'}},
    },
  } as unknown as LoadContext;
  type Schema = {validate: (given: Partial<Options>) => {value: PluginOptions}};
  const options = validateOptions({
    validate: (schema: Schema, given: Partial<Options>) => schema.validate(given).value,
    options: {routeBasePath: '/', onUntruncatedBlogPosts: 'ignore'},
  } as unknown as OptionValidationContext<Options | undefined, PluginOptions>);
  const withId = {...options, id: 'default'};
  const blog = await withCompletedFiles(context, withId, () => blogPlugin(context, withId));
  return {blog, content: await blog.loadContent!()};
}

const translation = 'i18n/de/docusaurus-plugin-content-blog';

test('a language names only the authors and tags that differ, and of these only what differs', async () => {
  write(`${translation}/authors.yml`, 'web: {title: Eine Mannschaft}\n');
  write(`${translation}/tags.yml`, 'ci: {label: Prüfung}\n');
  const {content} = await load();
  expect(content.authorsMap).toMatchObject({
    web: {name: 'Web', title: 'Eine Mannschaft', page: {permalink: '/de/authors/web'}},
    ada: {name: 'Ada'},
  });
  const [{metadata}] = content.blogPosts as [BlogContent['blogPosts'][number]];
  expect(metadata.authors).toMatchObject([{name: 'Ada'}]);
  expect(metadata.tags).toMatchObject([
    {label: 'Caching', description: 'Of caches.'},
    {label: 'Prüfung'},
  ]);
});

test('an edit of the original or of the translation is read again, and no file that was made', async () => {
  write(`${translation}/tags.yml`, 'ci: {label: Prüfung}\n');
  const {blog} = await load();
  write('blog/tags.yml', 'caching: {label: Caches}\nci: {label: CI}\n');
  write(`${translation}/tags.yml`, 'ci: {label: Tests}\n');
  const {blogPosts} = await blog.loadContent!();
  expect(blogPosts[0]!.metadata.tags.map(({label}) => label)).toEqual(['Caches', 'Tests']);
  const watched = blog.getPathsToWatch!();
  expect(watched).toEqual(
    expect.arrayContaining([
      join(siteDir, 'blog/tags.yml'),
      join(siteDir, translation, 'tags.yml'),
    ]),
  );
  expect(watched.filter((path) => path.includes('.docusaurus'))).toEqual([]);
});

test('a language without files of its own has those of the first', async () => {
  const {content} = await load();
  expect(Object.keys(content.authorsMap!)).toEqual(['web', 'ada']);
});
