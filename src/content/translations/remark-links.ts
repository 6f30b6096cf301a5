import {posix, relative, sep} from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {translationsFolder} from '../../settings/localized';

/** Folders of texts, relative to the project root; the paths inside are the same in all languages. */
const folder = new RegExp(
  `^(?:blog|docs|src/pages|${translationsFolder}/[^/]+/docusaurus-plugin-content-(?:blog|docs/current|pages))(?=/)`,
);

/** A link to a Markdown file, relative to the text. */
const toText = /^(?![a-z][a-z\d+.-]*:|[/@#])[^?#]+\.mdx?(?=[?#]|$)/i;

/**
 * A remark plugin for sites in several languages: a link such as `../2024-03-05-a-post/index.md` leads to that
 * text in the language of the page, wherever the two files are. Docusaurus would look only beside the text, and
 * translated texts are not beside those that nobody has translated.
 */
export function linksAcrossTranslations({siteDir}: {siteDir: string}) {
  return (root: Root, {path}: {path: string}): void => {
    const file = relative(siteDir, path).split(sep).join('/').replace(folder, '');
    visit(root, (node) => {
      if ((node.type === 'link' || node.type === 'definition') && toText.test(node.url)) {
        // Relative to the root of both folders; that of translations is searched first.
        node.url = posix.join(posix.dirname(file), node.url);
      }
    });
  };
}
