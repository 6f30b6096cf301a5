import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, test} from 'vitest';
import type {FormerAddresses} from '../../content/former-address';
import translations from '../../content/translations';
import redirects from '.';

type ParseFrontMatter = LoadContext['siteConfig']['markdown']['parseFrontMatter'];

const siteDir = mkdtempSync(join(tmpdir(), 'redirects-'));
const original = 'blog/2024-03-05-a/index.md';
const translation = `src/site/i18n/de/docusaurus-plugin-content-blog/2024-03-05-a/index.md`;

function write(file: string, frontMatter: string): void {
  mkdirSync(dirname(join(siteDir, file)), {recursive: true});
  writeFileSync(join(siteDir, file), `---\n${frontMatter}\n---\n\nWords.\n`);
}

/** The front matter and the former addresses found when plugins start in this order. */
async function formerOf(starts: Array<(context: LoadContext) => unknown>) {
  const parseFrontMatter: ParseFrontMatter = (params) => DEFAULT_PARSE_FRONT_MATTER(params);
  const siteConfig = {markdown: {parseFrontMatter}};
  const context = {
    siteDir,
    siteConfig,
    baseUrl: '/de/',
    localizationDir: join(siteDir, 'src/site/i18n/de'),
    i18n: {currentLocale: 'de', localeConfigs: {}},
  } as unknown as LoadContext;
  const plugins = starts.map((start) => start(context)) as Array<ReturnType<typeof redirects>>;
  const filePath = join(siteDir, translation);
  const {frontMatter} = await siteConfig.markdown.parseFrontMatter({
    filePath,
    fileContent: readFileSync(filePath, 'utf8'),
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  let former: FormerAddresses | undefined;
  const metadata = {source: `@site/${translation}`, permalink: '/de/2024/03/05/a/'};
  await plugins.find(({name}) => name === 'redirects')!.allContentLoaded!({
    allContent: {
      'docusaurus-plugin-content-blog': {default: {blogPosts: [{metadata}]}},
    },
    actions: {
      createData: (_: string, data: FormerAddresses) => {
        former = data;
        return Promise.resolve('');
      },
    } as unknown as PluginContentLoadedActions,
  });
  return {frontMatter, former};
}

test.each([
  ['before', [translations, redirects]],
  ['after', [redirects, translations]],
])(
  'a translation has the former addresses of its original, started %s it',
  async (_order, starts) => {
    write(original, 'title: A\nredirects: [2024-03-05-b]');
    write(translation, 'title: Das A');
    const {frontMatter, former} = await formerOf(starts);
    expect(former?.redirects.map(({from, to}) => [from, to])).toContainEqual([
      '/2024/03/05/b/',
      '/2024/03/05/a/',
    ]);
    expect(frontMatter).toEqual({title: 'Das A'});
  },
);
