import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {CheerioAPI} from 'cheerio';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {findableTexts, sitePages} from '../content/site-pages';
import {withTags} from './heads';
import {articleOf, fileOf, filesOf, isPage, metasOf, readPage} from './pages';
import {plainArticle} from './plain-article';
import {wordsIn} from '../settings/words';

/** A text that may be found, as its page has it. */
export type BuiltText = {
  /** Of its page, with the site's base and a slash at the end. */
  path: string;
  /** As it is written there. */
  html: string;
  /** In a form that can be read anywhere. It is the same for all outputs: those that change it come last. */
  plain: CheerioAPI;
  /** The picture that previews show of it. */
  image: string | undefined;
};

/**
 * A plugin with something to read in pages or to write into them. The site may have thousands, so no output reads them
 * by itself: two passes over all pages call these, output by output, in the order of preset.ts.
 */
export type Output = Plugin & {
  /** First pass: corrects what Docusaurus has written into a page. */
  rewrite?: (html: string, path: string) => string;
  /**
   * First pass: its tags for the head of a page, which are not for readers but for other programs.
   *
   * @param path as the site routes it, with its base and a slash at the end
   * @param said what the page says in its own `<meta>`, see `metasOf`
   */
  headOf?: (path: string, said: Map<string, string>) => HtmlTagObject[];
  /** First pass: takes what it needs of a text. */
  readText?: (text: BuiltText) => void;
  /** Last pass: finishes a page, once all that it may refer to is published. Pages of redirects are among them. */
  finish?: (html: string, file: string) => string;
};

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
export function firstPass(outputs: Output[], context: LoadContext): Plugin {
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
    postBuild({outDir, baseUrl, routesPaths, siteConfig}) {
      const siteEnding = ` ${siteConfig.titleDelimiter} ${siteConfig.title}`;
      for (const path of new Set(routesPaths)) {
        const file = fileOf(path, baseUrl);
        const rendered = readPage(outDir, file);
        const html = outputs.reduce((text, {rewrite}) => rewrite?.(text, path) ?? text, rendered);
        const said = metasOf(html);
        const tags = outputs.flatMap(({headOf}) => headOf?.(path, said) ?? []);
        const page = withTags(html, said, tags, siteEnding);
        writeFileSync(join(outDir, file), page);
        if (texts.has(path) && outputs.some(({readText}) => readText)) {
          const article = textOf(rendered, path);
          const plain = plainArticle(article, new URL(path, siteConfig.url).href, words);
          const image = metasOf(page).get('og:image');
          outputs.forEach(({readText}) => readText?.({path, html: article, plain, image}));
        }
      }
    },
  };
}

/** Reads every page that is published, and writes it once. */
export const lastPass = (outputs: Output[]): Plugin => ({
  name: 'last-pass',
  async postBuild({outDir}) {
    for (const file of (await filesOf(outDir)).filter(isPage)) {
      const page = outputs.reduce(
        (html, {finish}) => finish?.(html, file) ?? html,
        readPage(outDir, file),
      );
      writeFileSync(join(outDir, file), page);
    }
  },
});
