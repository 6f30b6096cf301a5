import type {ElementContent, Root as HtmlRoot} from 'hast';
import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {LanguageOfTexts} from '../settings/words';
import {setQuotes, typeset, withoutLineEnds, withUnits} from '../lib/typography';

/** Sets what another plugin made in place of a node, besides code, and drawings, whose labels have been measured. */
function setReplacement(children: ElementContent[], language: string): void {
  const root: HtmlRoot = {type: 'root', children};
  visit(root, (node) => {
    if (node.type === 'text') {
      node.value = typeset(node.value, language);
    }
    return node.type === 'element' && ['code', 'math', 'svg'].includes(node.tagName)
      ? SKIP
      : undefined;
  });
}

/**
 * A remark plugin that sets prose as a printer would: with the apostrophes and quotation marks of its language, and with
 * numbers that stay on one line with their units, and without spaces where a line ends between full-width characters. Code and formulas stay as typed.
 */
export function typography({languageOf}: LanguageOfTexts) {
  return (root: Root, {path}: {path: string}): void => {
    const {tag: language} = languageOf(path);
    setQuotes(root, language);
    visit(root, (node) => {
      if (node.data?.hChildren) {
        setReplacement(node.data.hChildren, language);
      } else if (node.type === 'text') {
        node.value = withoutLineEnds(withUnits(node.value));
      }
      // A heading's address is made of its text, where another kind of space would make another address.
      return node.type === 'heading' ? SKIP : undefined;
    });
  };
}
