import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {findableTexts, sitePages} from '../content/site-pages';
import {withTags} from './heads';
import type {Output} from './output';
import {articleOf, fileOf, filesOf, isPage, readPage} from './pages';
import {plainArticle} from './plain-article';
import {lookAt} from './published-files';
import {wordsIn} from '../settings/words';

/** The text of a page, which has to have one. */
function textOf(html: string, path: string): string {
  const article = articleOf(html);
  if (article === null) {
    throw new Error(
      `${path} has no text that feeds, Markdown and search could be made of: render it inside @theme/MDXContent, and a post inside the theme's BlogPostItem/Content.`,
    );
  }
  return article;
}

/** Reads each page that Docusaurus has rendered, and writes it once. */
export function firstPass(context: LoadContext): Output {
  const texts = new Set<string>();
  const words = wordsIn(context.localizationDir);
  return {
    name: 'first-pass',
    async allContentLoaded({allContent}) {
      texts.clear();
      for (const {path} of findableTexts(await sitePages(allContent, context))) {
        texts.add(path);
      }
    },
    step: {
      // Outputs know by these what to correct in a page.
      reads: ['sheets', 'own pages'],
      writes: ['pages with heads', 'alternates', 'texts'],
      run({outDir, baseUrl, routesPaths, siteConfig, plugins}) {
        const outputs: Output[] = plugins;
        const siteEnding = ` ${siteConfig.titleDelimiter} ${siteConfig.title}`;
        for (const path of new Set(routesPaths)) {
          const file = fileOf(path, baseUrl);
          const rendered = readPage(outDir, file);
          const html = outputs.reduce((text, {rewrite}) => rewrite?.(text, path) ?? text, rendered);
          const tags = outputs.flatMap(({headOf}) => headOf?.(path) ?? []);
          writeFileSync(join(outDir, file), withTags(html, tags, siteEnding));
          if (texts.has(path) && outputs.some(({readText}) => readText)) {
            const article = textOf(rendered, path);
            const address = new URL(path, siteConfig.url).href;
            const plain = () => plainArticle(article, address, words);
            outputs.forEach(({readText}) => readText?.({path, html: article, plain}));
          }
        }
      },
    },
  };
}

/** Looks at every file that is published; reads every page, and writes it once. */
export const lastPass = (): Output => ({
  name: 'last-pass',
  step: {
    reads: ['sheets', 'pages with heads', 'redirects'],
    writes: ['finished pages'],
    async run({outDir, plugins}) {
      const outputs: Output[] = plugins;
      const files = await filesOf(outDir);
      for (const file of files) {
        lookAt(outDir, file);
      }
      for (const file of files.filter(isPage)) {
        const finished = outputs.reduce(
          (html, {finish}) => finish?.(html, file) ?? html,
          readPage(outDir, file),
        );
        const page = outputs.reduce((html, {seal}) => seal?.(html, file) ?? html, finished);
        writeFileSync(join(outDir, file), page);
      }
    },
  },
});
