import logger from '@docusaurus/logger';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {stopBuild} from '../../lib/build-stop';
import {contentOf} from '../../content/content-of';
import {eachOf} from '../../lib/each-of';
import {pagePath} from '../../lib/page-path';
import {filesOf, isPage, pathOf, readPage} from '../pages';
import {fileFault} from './file-faults';
import {pageFaults} from './page-faults';

const name = 'built-site';

/** The path of the page that a file belongs to, or is made from. */
const pageOf = (file: string, baseUrl: string) =>
  pathOf(file, baseUrl)
    .replace(/(?<=^|\/)card\.png$/, '')
    .replace(/\.md$/, '/');

/** Whether programs read a file of the build, whichever step writes it. */
function isForPrograms(file: string, files: ReadonlySet<string>): boolean {
  return (
    (/(?:^|\/)(?:[\w-]*\.xml|feed\.json|card\.png)$/.test(file) && !file.startsWith('assets/')) ||
    (file.endsWith('.md') && files.has(`${pageOf(file, '')}index.html`)) ||
    isPage(file)
  );
}

/**
 * Checks what a build has written, for every host: feeds, sitemaps, social cards, structured data and Markdown
 * alternates that no program could read stop the build; pages that show readers a listing without code, or
 * Markdown source, cause warnings. Each of these has many causes, but one look at the result finds it.
 *
 * It is the last step of the build, because it reads what all others have written.
 */
export default function builtSite(context: LoadContext): Plugin {
  const {baseUrl} = context;
  const sources = new Map<string, string>();
  return {
    name,
    allContentLoaded({allContent}) {
      for (const {blogPosts} of contentOf<BlogContent>(
        allContent,
        'docusaurus-plugin-content-blog',
      )) {
        for (const {metadata} of blogPosts) {
          sources.set(pagePath(metadata.permalink), metadata.source.replace(/^@site\//, ''));
        }
      }
    },
    async postBuild({outDir}) {
      const files = await filesOf(outDir);
      const all = new Set(files);
      const broken: string[] = [];
      const warnings: string[] = [];
      await eachOf(
        files.filter((file) => isForPrograms(file, all)),
        async (file) => {
          const bytes = readPage(outDir, file);
          const fault = await fileFault(file, bytes);
          const faults = isPage(file) ? pageFaults(String(bytes)) : [];
          const path = pageOf(file, baseUrl);
          if (fault) {
            const {message, near} = fault;
            const place = near === undefined ? '' : `, after ${near}`;
            // A feed names the pages of its posts.
            const nearest =
              near !== undefined && URL.canParse(near) ? pagePath(new URL(near).pathname) : path;
            const source = sources.get(nearest);
            const named = source === undefined ? '' : ` (${source})`;
            broken.push(`${file} cannot be read by any program: ${message}${place}${named}.`);
          }
          for (const {reason, words} of faults) {
            const where = sources.get(path) ?? path;
            warnings.push(`${where}: ${reason}${words === '' ? '' : `: “${words}”`}.`);
          }
        },
      );
      if (broken.length > 0) {
        stopBuild(
          `${broken.sort().join('\n')}\nOften a character is to blame that nobody sees: look in the post that is named.`,
        );
      }
      for (const warning of warnings.sort()) {
        logger.warn(warning);
      }
    },
  };
}
