import type {Comment, Element, ElementContent, Root} from 'hast';
import {lossComment} from '../model';
import {attribute, classesOf, isElement, lineOf, raw, replaceAll, type Losses} from './tree';

/** A comment that says what stood in its place; runs of hyphens could end it. */
export const marked = (what: string): string =>
  lossComment(what.replace(/-{2,}/g, '-').replace(/\s+/g, ' '), false);

/** A loss that a reader marked in the HTML; see `lossElement`. */
const lossTag = 'import-loss';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** HTML that becomes a loss and, unless `became` says otherwise, a marked comment in the text. */
export const lossElement = (what: string, became = 'kept as a comment'): string =>
  `<${lossTag} what="${escaped(what)}" became="${escaped(became)}"></${lossTag}>`;

const removed: Record<string, (element: Element) => string> = {
  script: (element) =>
    `Script ${attribute(element, 'src') || `of ${lineOf(element).length} characters`}`,
  style: () => 'Style sheet',
  link: (element) => `Style sheet ${attribute(element, 'href')}`,
  form: (element) => `Form ${attribute(element, 'action')}`.trim(),
  select: () => 'Form field',
  textarea: () => 'Form field',
  button: (element) => `Button “${lineOf(element)}”`,
  svg: (element) => `Drawing in SVG ${lineOf(element)}`.trim(),
  canvas: () => 'Canvas',
  math: (element) => `Formula in MathML: ${lineOf(element)}`,
  object: () => 'Object',
  iframe: () => 'Frame without an address',
  embed: () => 'Object',
  template: () => 'Template',
  dialog: (element) => `Dialog “${lineOf(element)}”`,
  map: () => 'Links on areas of a picture',
};

/** Whether a field ticks an item off, which Markdown can. */
const isTick = (element: Element, ancestors: readonly Element[]) =>
  attribute(element, 'type') === 'checkbox' && ancestors.some(({tagName}) => tagName === 'li');

/** A picture of one pixel, by which a service counts readers. */
const isTracking = (element: Element) =>
  element.tagName === 'img' &&
  (attribute(element, 'src').includes('/_/stat?') ||
    (attribute(element, 'width') === '1' && attribute(element, 'height') === '1'));

function whatIsRemoved(element: Element, ancestors: readonly Element[]): string | undefined {
  if (element.tagName === 'input') {
    return isTick(element, ancestors) ? undefined : 'Form field';
  }
  return isTracking(element)
    ? `Tracking picture ${attribute(element, 'src')}`
    : removed[element.tagName]?.(element);
}

/** Comments that editors write for themselves; WordPress marks where lists stop. */
function comment(node: Comment, ancestors: readonly Element[], losses: Losses): ElementContent[] {
  const words = node.value.trim();
  if (/^(?:kg-card-|\/?wp:|members-only)/.test(words)) {
    return words === 'members-only'
      ? [raw(marked('Only members read what follows'), ancestors)]
      : [];
  }
  if (/^more\b/.test(words)) {
    if (words !== 'more') {
      losses.lose(`Words of the link “${words.slice(5)}”`, 'left out: the site has its own', node);
    }
    return [raw('<!-- truncate -->', ancestors)];
  }
  if (words === 'nextpage') {
    losses.lose('Page break <!--nextpage-->', 'left out: the post is one page', node);
    return [];
  }
  return words === '' || words === 'noteaser'
    ? []
    : [raw(`<!-- ${words.replace(/-{2,}/g, '-')} -->`, ancestors)];
}

const isImage = (element: Element | undefined) => isElement(element, 'img');

/** The address that a picture has until a script loads it. */
const lazy = ['dataSrc', 'dataLazySrc', 'dataOriginal'];

/** Takes what runs, loads or sends something out of the text, each with a comment in its place. */
export function leaveOut(root: Root, losses: Losses): void {
  const styles = new Set<string>();
  let cuts = 0;
  replaceAll(root, (node, ancestors) => {
    if (node.type === 'comment') {
      const kept = comment(node, ancestors, losses);
      const isCut = kept.some(
        (one) => isElement(one) && attribute(one, 'dataValue').includes('truncate'),
      );
      cuts += isCut ? 1 : 0;
      return isCut && cuts > 1 ? [] : kept;
    }
    // What is within goes with the whole.
    if (!isElement(node) || ancestors.some(({tagName}) => tagName in removed)) {
      return undefined;
    }
    if (node.tagName === lossTag) {
      const [what, became] = [attribute(node, 'what'), attribute(node, 'became')];
      losses.lose(what, became, node);
      return became === 'kept as a comment'
        ? [raw(marked(what), ancestors), ...node.children]
        : node.children;
    }
    if (node.tagName === 'noscript') {
      const parent = ancestors.at(-1) ?? root;
      const before = (parent.children as ElementContent[])
        .slice(0, (parent.children as ElementContent[]).indexOf(node))
        .filter((one) => isElement(one))
        .at(-1);
      return isImage(before) && lazy.some((name) => attribute(before, name)) ? [] : node.children;
    }
    const what = whatIsRemoved(node, ancestors);
    if (what !== undefined) {
      losses.lose(what, 'kept as a comment', node);
      return [raw(marked(what), ancestors)];
    }
    if (node.tagName === 'a' && /^\s*(?:javascript|data):/i.test(attribute(node, 'href'))) {
      losses.lose(`Link that runs a script: “${lineOf(node)}”`, 'its words', node);
      return node.children;
    }
    for (const [, property] of attribute(node, 'style').matchAll(/(?:^|;)\s*([a-z-]+)\s*:/g)) {
      styles.add(property!);
    }
    for (const name of classesOf(node)) {
      const [, kind] = /^has-(?:[\w-]+-)?(color|background|font-size|text-align)/.exec(name) ?? [];
      if (kind !== undefined) {
        styles.add(kind);
      }
    }
    return undefined;
  });
  if (styles.size > 0) {
    losses.lose(`Own styles of words and blocks: ${[...styles].sort().join(', ')}`, 'left out');
  }
}

/** Moves the mark where lists stop out of a paragraph, since it has to be on its own line. */
export function freeCuts(root: Root): void {
  replaceAll(root, (node) => {
    if (!isElement(node, 'p')) {
      return undefined;
    }
    const at = node.children.findIndex(
      (child) => isElement(child) && attribute(child, 'dataValue') === '<!-- truncate -->',
    );
    if (at < 0) {
      return undefined;
    }
    const [before, after] = [node.children.slice(0, at), node.children.slice(at + 1)];
    return [{...node, children: before}, raw('<!-- truncate -->', []), {...node, children: after}];
  });
}
