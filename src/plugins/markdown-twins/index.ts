import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BuiltHead} from '../../lib/built-head';
import {plainArticle} from '../../lib/plain-article';
import {twinPath} from '../../lib/twin-path';
import {llmsTxt, type Section} from './llms-txt';
import {pagesOf, postsOf} from './texts';
import {toMarkdown} from './to-markdown';
import {twin, type SiteText} from './twin';

/**
 * Publishes each text as Markdown too, at the address of its page with `.md` in the place of the last
 * slash, and `llms.txt` and `llms-full.txt`, which list and hold them all. The Markdown is made of the
 * built pages, so that it says what they say, whatever components wrote it.
 */
export default function markdownTwins(context: LoadContext): Plugin {
  const {siteConfig, baseUrl, outDir} = context;
  const sections: Array<{heading: string; texts: SiteText[]}> = [];
  const absolute = (path: string) => new URL(path, siteConfig.url).href;
  const fileOf = (path: string) => join(outDir, path.slice(baseUrl.length));

  async function twinOf(text: SiteText): Promise<string | null> {
    const address = absolute(text.path);
    const article = plainArticle(await readFile(fileOf(`${text.path}index.html`), 'utf8'), address);
    return article === null ? null : twin(text, toMarkdown(article), address);
  }

  return {
    name: 'markdown-twins',
    async allContentLoaded({allContent, actions}) {
      const {docs, pages} = pagesOf(allContent);
      sections.splice(
        0,
        Infinity,
        {heading: 'Posts', texts: postsOf(allContent)},
        {heading: 'Pages', texts: pages},
        {heading: 'Documents', texts: docs},
      );
      const head: BuiltHead = {};
      for (const {path} of sections.flatMap(({texts}) => texts)) {
        const attributes = {rel: 'alternate', type: 'text/markdown', href: twinPath(path, baseUrl)};
        head[path] = [{tagName: 'link', attributes}];
      }
      await actions.createData('head.json', head);
    },
    async postBuild() {
      const all: string[] = [];
      const listed: Section[] = [];
      for (const {heading, texts} of sections) {
        const entries: Section['entries'] = [];
        for (const text of texts) {
          const markdown = await twinOf(text);
          if (markdown === null) {
            throw new Error(
              `${text.path} has no element with the attribute "data-article", of which its Markdown is made: list src/plugins/static-articles among the plugins.`,
            );
          }
          await writeFile(fileOf(twinPath(text.path, baseUrl)), markdown);
          all.push(markdown);
          entries.push({...text, address: absolute(twinPath(text.path, baseUrl))});
        }
        listed.push({heading, entries});
      }
      if (all.length === 0) {
        return;
      }
      const full = absolute(`${baseUrl}llms-full.txt`);
      const optional: Section = {
        heading: 'Optional',
        entries: [
          {title: 'Everything', address: full, description: 'All of these texts in one file.'},
        ],
      };
      const contents = llmsTxt(siteConfig.title, siteConfig.tagline, [...listed, optional]);
      await writeFile(join(outDir, 'llms.txt'), contents);
      await writeFile(join(outDir, 'llms-full.txt'), all.join('\n'));
    },
  };
}
