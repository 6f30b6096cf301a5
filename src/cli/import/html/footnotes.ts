import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import {attribute, findAll, hasClass, isElement, lineOf, named, replaceAll} from './tree';

const fragmentOf = (element: Element): string => {
  const href = attribute(element, 'href');
  const [, fragment] = /^(?:https?:\/\/[^#\s]*)?#(.+)$/.exec(href) ?? [];
  return fragment ?? '';
};

/** Whether a list item or paragraph holds a note at the end of a text. */
const isNote = (element: Element): boolean =>
  attribute(element, 'id') !== '' && ['li', 'p', 'div'].includes(element.tagName);

const isSign = (words: string) => /^[[(]?(?:\d+|[*†‡§]+|[a-z])[\])]?$/i.test(words);

/** The notes that signs in the text lead to, by the id of the note. */
function notesOf(root: Root): Map<string, string> {
  const targets = new Set(findAll(root, isNote).map((note) => attribute(note, 'id')));
  const inSup = findAll(root, named('sup')).flatMap((sup) => findAll(sup, named('a')));
  const aroundSup = findAll(root, named('a')).filter(
    (anchor) => findAll(anchor, named('sup')).length > 0,
  );
  const classed = findAll(root, (one) =>
    hasClass(one, 'footnote-ref', 'footnote', 'footnote-reference'),
  );
  const signs = [...new Set([...inSup, ...aroundSup, ...classed])].filter(
    (anchor) => anchor.tagName === 'a' && isSign(lineOf(anchor)) && targets.has(fragmentOf(anchor)),
  );
  const labels = new Map<string, string>();
  for (const anchor of findAll(root, (one) => signs.includes(one))) {
    const id = fragmentOf(anchor);
    if (!labels.has(id)) {
      labels.set(id, String(labels.size + 1));
    }
  }
  return labels;
}

const isBackLink = (element: Element) =>
  element.tagName === 'a' && /^(?:[↩⏎↑^⤴←]\ufe0e?|↩️|back|return)?[\s\d]*$/iu.test(lineOf(element));

const isEmpty = (element: Element) =>
  element.children.every((child) =>
    child.type === 'text' ? child.value.trim() === '' : isElement(child, 'hr'),
  );

/** Writes signs and the notes they lead to as footnotes of Markdown. */
export function footnotes(root: Root): void {
  const labels = notesOf(root);
  if (labels.size === 0) {
    return;
  }
  replaceAll(root, (node) => {
    if (!isElement(node)) {
      return undefined;
    }
    const label = node.tagName === 'a' ? labels.get(fragmentOf(node)) : undefined;
    if (label !== undefined) {
      return [h('span', {dataImport: 'sign', dataLabel: label})];
    }
    if (
      node.tagName === 'sup' &&
      node.children.some((one) => isElement(one) && one.properties.dataImport === 'sign')
    ) {
      return node.children.filter((one) => isElement(one));
    }
    const own = isNote(node) ? labels.get(attribute(node, 'id')) : undefined;
    if (own === undefined) {
      const isHolder =
        hasClass(node, 'footnotes', 'footnotes-sep', 'wp-block-footnotes') || node.tagName === 'ol';
      return isHolder && isEmpty(node) ? [] : undefined;
    }
    const note = {...node, tagName: 'div'};
    replaceAll(note, (child) =>
      isElement(child) && isBackLink(child) && fragmentOf(child) ? [] : undefined,
    );
    return [h('div', {dataImport: 'note', dataLabel: own}, note.children)];
  });
  // Definitions in a list would be its items.
  replaceAll(root, (node) =>
    isElement(node, 'ol', 'ul', 'section') &&
    node.children.some((child) => isElement(child) && child.properties.dataImport === 'note')
      ? node.children.filter((child) => !isElement(child, 'hr'))
      : undefined,
  );
}
