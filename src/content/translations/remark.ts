import {posix, relative, sep} from 'node:path';
import type {Root} from 'mdast';
import {visit} from '../../lib/es-modules.cjs';
import {translationsFolder} from '../../site/localized';

/** Where texts are, below the top of the project; what follows is the same in all languages. */
const folder = new RegExp(
  `^(?:blog|docs|src/pages|${translationsFolder}/[^/]+/docusaurus-plugin-content-(?:blog|docs/current|pages))(?=/)`,
);

/** A link to a file of Markdown that is looked for from the text on. */
const toText = /^(?![a-z][a-z\d+.-]*:|[/@#])[^?#]+\.mdx?(?=[?#]|$)/i;

/**
 * A remark plugin for sites of several languages: a link such as `../2024-03-05-a-post/index.md` leads to that text
 * in the language of the page, wherever the two files are. Docusaurus would look for it beside the text
 * alone, and translated texts do not lie beside those that nobody has translated.
 */
export function linksAcrossTranslations({siteDir}: {siteDir: string}) {
  return (root: Root, {path}: {path: string}): void => {
    const file = relative(siteDir, path).split(sep).join('/').replace(folder, '');
    visit(root, (node) => {
      if ((node.type === 'link' || node.type === 'definition') && toText.test(node.url)) {
        // From the top of both folders on, that of translations first.
        node.url = posix.join(posix.dirname(file), node.url);
      }
    });
  };
}
