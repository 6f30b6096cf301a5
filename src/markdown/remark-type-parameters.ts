import type {Html, Root} from 'mdast';
import {htmlTagNames, visit} from '../lib/es-modules.cjs';

const known = new Set(htmlTagNames);

/**
 * Whether apparent HTML is a type parameter, which follows a word directly, as in `Promise<T>`.
 *
 * @param before the character before it
 */
export function isTypeParameter(html: string, before: string): boolean {
  const [, name] = /^<\/?([a-z]\w*)\s*\/?>$/i.exec(html) ?? [];
  return name !== undefined && /[\w>]/.test(before) && !known.has(name.toLowerCase());
}

/**
 * A remark plugin for `Promise<T>` in a sentence: plain Markdown takes `<T>` for an element, which shows nothing.
 * A tag that directly follows a word, and is not an HTML element, is shown as written.
 */
export function typeParameters() {
  return (root: Root): void => {
    visit(root, 'html', (html: Html, index, parent) => {
      const before = parent!.children[index! - 1];
      if (before?.type === 'text' && isTypeParameter(html.value, before.value.slice(-1))) {
        Object.assign(html, {type: 'text'});
      }
    });
  };
}
