import type {AtRule, Container, Root} from 'postcss';
import parser, {type Node, type Selector} from 'postcss-selector-parser';
import type {Words} from './words-of-page';

/** Pseudo-classes that take a list of selectors, one of which has to match. */
const lists = new Set([':is', ':where', ':has', ':-webkit-any', ':-moz-any']);

/**
 * Whether a selector can match something in a page. States, attributes and what a selector excludes may change
 * while the page is open, so they count as matching.
 */
function canMatch(selector: Selector, words: Words, isAdded: (name: string) => boolean): boolean {
  return selector.every((node: Node) => {
    switch (node.type) {
      case 'tag':
        return words.has(node.value.toLowerCase());
      case 'class':
        return words.has(`.${node.value}`) || isAdded(node.value);
      case 'id':
        return words.has(`#${node.value}`) || isAdded(node.value);
      case 'pseudo':
        return (
          !lists.has(node.value.toLowerCase()) ||
          node.nodes.some((inner) => canMatch(inner, words, isAdded))
        );
      default:
        return true;
    }
  });
}

const parsed = new Map<string, Selector>();

function parse(selector: string): Selector {
  let result = parsed.get(selector);
  if (!result) {
    result = parser().astSync(selector).first;
    parsed.set(selector, result);
  }
  return result;
}

/** Removes empty rules and at-rules. */
function removeEmpty(root: Container): void {
  root.walk((node) => {
    if ((node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0) {
      let empty: Container = node;
      while (empty.parent && empty.parent.type !== 'root' && empty.parent.nodes!.length === 1) {
        empty = empty.parent as Container;
      }
      empty.remove();
    }
  });
}

/** The custom properties that a value refers to. */
export const propertiesIn = (value: string): string[] =>
  [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!);

/**
 * Removes custom properties that nothing refers to, and those that only they referred to.
 *
 * @param root the style sheet; changed in place
 * @param isNamedElsewhere whether pages or scripts mention a property
 */
export function removeUnusedProperties(
  root: Root,
  isNamedElsewhere: (name: string) => boolean = () => false,
): void {
  let hasChanged = true;
  while (hasChanged) {
    hasChanged = false;
    const used = new Set<string>();
    root.walkDecls(({value}) => {
      for (const name of propertiesIn(value)) {
        used.add(name);
      }
    });
    root.walkDecls(/^--/, (declaration) => {
      if (!used.has(declaration.prop) && !isNamedElsewhere(declaration.prop)) {
        declaration.remove();
        hasChanged = true;
      }
    });
  }
  removeEmpty(root);
}

/** Removes all other selectors, and rules without any left; the steps of animations stay. */
export function keepSelectors(root: Container, isKept: (selector: string) => boolean): void {
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) {
      return;
    }
    const kept = rule.selectors.filter(isKept);
    if (kept.length === 0) {
      rule.remove();
    } else if (kept.length < rule.selectors.length) {
      rule.selectors = kept;
    }
  });
}

/**
 * Removes the selectors and rules that nothing in a page can match.
 *
 * @param root the style sheet, or a part of it; changed in place
 * @param words the elements, classes and ids of the page
 * @param isAdded whether scripts add a class or id to an element later
 */
export function keepUsed(
  root: Container,
  words: Words,
  isAdded: (name: string) => boolean = () => false,
): void {
  keepSelectors(root, (selector) => canMatch(parse(selector), words, isAdded));
  removeEmpty(root);
}
