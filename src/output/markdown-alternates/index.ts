import {writeFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {withoutControls} from '../../lib/controls';
import type {Output} from '../output';
import {fileOf} from '../pages';
import {alternatePath} from '../../content/beside-page';
import {findableTexts, sitePages, type SitePage} from '../../content/site-pages';
import {toMarkdown} from './to-markdown';
import {alternate, llmsTxt} from './alternate';
import {wordsIn} from '../../settings/words';

/** `llms.txt` lists at most this many texts of a kind. */
const mostListed = 500;
/** `llms-full.txt` holds at most this many texts of each kind. */
const mostInFull = 50;

/**
 * Publishes each text as Markdown too, at the address of its page with `.md` in place of the last slash. The files
 * `llms.txt` and `llms-full.txt` list and hold the texts, newest posts first. The Markdown is made from the built
 * pages, so it says what they say, whatever wrote it.
 */
export default function markdownAlternates(context: LoadContext): Output {
  const {siteConfig, baseUrl, outDir} = context;
  const words = wordsIn(context.localizationDir);
  let sections: Array<{heading: string; texts: SitePage[]}> = [];
  /** The texts, and the Markdown of those that llms-full.txt holds, by the path of their page. */
  const textAt = new Map<string, SitePage>();
  const markdownAt = new Map<string, string>();
  const absolute = (path: string) => new URL(path, siteConfig.url).href;
  const addressOf = ({path}: SitePage) => absolute(alternatePath(path, baseUrl));
  return {
    name: 'markdown-alternates',
    async allContentLoaded({allContent}) {
      const all = await sitePages(allContent, context);
      const ofKind = (kind: SitePage['kind']) =>
        findableTexts(all).filter((text) => text.kind === kind);
      sections = [
        {heading: words('llms.posts'), texts: ofKind('post')},
        {heading: words('llms.pages'), texts: ofKind('page')},
        {heading: words('llms.documents'), texts: ofKind('doc')},
      ].filter(({texts}) => texts.length > 0);
      for (const text of sections.flatMap(({texts}) => texts)) {
        textAt.set(text.path, text);
      }
      for (const {path} of sections.flatMap(({texts}) => texts.slice(0, mostInFull))) {
        markdownAt.set(path, '');
      }
    },
    headOf(path) {
      const href = alternatePath(path, baseUrl);
      const attributes = {rel: 'alternate', type: 'text/markdown', href};
      return textAt.has(path) ? [{tagName: 'link', attributes}] : [];
    },
    readText({path, plain}) {
      const text = textAt.get(path)!;
      const markdown = withoutControls(alternate(text, toMarkdown(plain()), absolute(path)));
      writeFileSync(join(outDir, fileOf(alternatePath(path, baseUrl), baseUrl)), markdown);
      if (markdownAt.has(path)) {
        markdownAt.set(path, markdown);
      }
    },
    step: {
      reads: ['texts'],
      writes: ['llms.txt'],
      async run() {
        if (sections.length === 0) {
          return;
        }
        const listed = sections.map(({heading, texts}) => ({
          heading,
          entries: texts.slice(0, mostListed).map((text) => ({...text, address: addressOf(text)})),
        }));
        const optional = {
          // That word is part of the format.
          heading: 'Optional',
          entries: [
            {
              title: words('llms.full'),
              address: absolute(`${baseUrl}llms-full.txt`),
              description: words('llms.fullDescription', {count: mostInFull}),
            },
            {
              title: words('llms.sitemap'),
              address: absolute(`${baseUrl}sitemap.xml`),
              description: words('llms.sitemapDescription'),
            },
          ],
        };
        const contents = llmsTxt(siteConfig.title, siteConfig.tagline, [...listed, optional]);
        await writeFile(join(outDir, 'llms.txt'), contents);
        await writeFile(join(outDir, 'llms-full.txt'), [...markdownAt.values()].join('\n'));
      },
    },
  };
}
