import {writeFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {pagePath} from '../../lib/page-path';
import {withoutControls} from '../../lib/controls';
import type {Output} from '../heads';
import {fileOf, readPage, textOf} from '../pages';
import {plainArticle} from '../plain-article';
import {textsOf, type SiteText} from '../texts';
import {alternatePath} from '../../content/beside-page';
import {llmsFullTxt, llmsTxt, mostInFull, mostListed, type Section} from './llms-txt';
import {toMarkdown} from './to-markdown';
import {alternate} from './alternate';

/**
 * Publishes each text as Markdown too, at the address of its page with `.md` in place of the last slash. The files
 * `llms.txt` and `llms-full.txt` list and hold the texts, newest posts first. The Markdown is made from the built
 * pages, so it says what they say, whatever wrote it.
 */
export default function markdownAlternates(context: LoadContext): Output {
  const {siteConfig, baseUrl, outDir} = context;
  const sections: Array<{heading: string; texts: SiteText[]}> = [];
  let paths = new Set<string>();
  const absolute = (path: string) => new URL(path, siteConfig.url).href;

  function alternateOf(text: SiteText): string {
    const path = pagePath(text.permalink);
    const address = absolute(path);
    const page = readPage(outDir, fileOf(path, baseUrl));
    const body = toMarkdown(plainArticle(textOf(page, path), address));
    return withoutControls(alternate(text, body, address));
  }

  return {
    name: 'markdown-alternates',
    allContentLoaded({allContent}) {
      const {posts, docs, pages} = textsOf(allContent);
      sections.splice(
        0,
        Infinity,
        {heading: 'Posts', texts: posts},
        {heading: 'Pages', texts: pages},
        {heading: 'Documents', texts: docs},
      );
      paths = new Set([...posts, ...docs, ...pages].map(({permalink}) => pagePath(permalink)));
    },
    headOf(path) {
      const href = alternatePath(path, baseUrl);
      const attributes = {rel: 'alternate', type: 'text/markdown', href};
      return paths.has(path) ? [{tagName: 'link', attributes}] : [];
    },
    async postBuild() {
      const listed: Array<Section & {texts: string[]}> = [];
      for (const {heading, texts} of sections) {
        const whole: string[] = [];
        const entries: Section['entries'] = [];
        for (const text of texts) {
          const markdown = alternateOf(text);
          const path = alternatePath(pagePath(text.permalink), baseUrl);
          writeFileSync(join(outDir, fileOf(path, baseUrl)), markdown);
          if (whole.length < mostInFull) {
            whole.push(markdown);
          }
          entries.push({...text, address: absolute(path)});
        }
        listed.push({heading, entries, texts: whole});
      }
      if (listed.every(({entries}) => entries.length === 0)) {
        return;
      }
      const full = absolute(`${baseUrl}llms-full.txt`);
      const [isInFull, isListed] = [mostInFull, mostListed].map((most) =>
        listed.every(({entries}) => entries.length <= most),
      );
      const optional: Section = {
        heading: 'Optional',
        entries: [
          {
            title: 'Everything',
            address: full,
            description: isInFull
              ? 'All of these texts in one file.'
              : `The first ${mostInFull} texts of each kind in one file.`,
          },
          ...(isListed
            ? []
            : [
                {
                  title: 'All pages',
                  address: absolute(`${baseUrl}sitemap.xml`),
                  description: 'The sitemap, which names those that are not listed here, too.',
                },
              ]),
        ],
      };
      const contents = llmsTxt(siteConfig.title, siteConfig.tagline, [
        ...listed.map(({heading, entries}) => ({heading, entries: entries.slice(0, mostListed)})),
        optional,
      ]);
      await writeFile(join(outDir, 'llms.txt'), contents);
      await writeFile(join(outDir, 'llms-full.txt'), llmsFullTxt(listed));
    },
  };
}
