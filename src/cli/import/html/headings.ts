import type {Element, Root} from 'hast';
import GithubSlugger from 'github-slugger';
import {decodedText} from '../addresses';
import {attribute, findAll, isElement, lineOf, named, raw, replaceAll, type Losses} from './tree';

const isHeading = named('h1', 'h2', 'h3', 'h4', 'h5', 'h6');

/** Makes headings begin at the second level and go down one level at a time. */
export function level(root: Root): void {
  const above: number[] = [];
  replaceAll(root, (node) => {
    if (!isElement(node) || !isHeading(node)) {
      return undefined;
    }
    if (lineOf(node) === '') {
      return findAll(node, named('img')).length > 0 ? [{...node, tagName: 'p'}] : node.children;
    }
    const own = Number(node.tagName.slice(1));
    while (above.length > 0 && above.at(-1)! >= own) {
      above.pop();
    }
    const depth = Math.min(2 + above.length, 6);
    above.push(own);
    return [{...node, tagName: `h${depth}`}];
  });
}

const fragmentOf = (element: Element): string | undefined => {
  const href = attribute(element, 'href');
  return element.tagName === 'a' && href.startsWith('#') ? decodedText(href.slice(1)) : undefined;
};

const idOf = (element: Element) =>
  attribute(element, 'id') || (element.tagName === 'a' ? attribute(element, 'name') : '');

const isPlain = (id: string) => /^[^\s{}"<>&]+$/.test(id) && !id.startsWith('__');

/** Whether no address is in a link, which only names a place, or one that cannot be read. */
const leadsNowhere = (node: Element) =>
  node.tagName === 'a' &&
  !URL.canParse(attribute(node, 'href').trim() || '//', 'https://a.invalid');

/** Keeps the names that links within the text lead to, and frees links that lead nowhere. */
export function anchors(root: Root, losses: Losses): void {
  const wanted = new Set(findAll(root, (one) => fragmentOf(one) !== undefined).map(fragmentOf));
  const there = new Set(findAll(root, (one) => isPlain(idOf(one))).map(idOf));
  const slugger = new GithubSlugger();
  const slugs = new Set<string>();
  const named = new Set<string>();
  replaceAll(root, (node, ancestors) => {
    if (!isElement(node)) {
      return undefined;
    }
    const id = idOf(node);
    const isWanted = wanted.has(id) && there.has(id) && !named.has(id);
    if (isHeading(node)) {
      const slug = slugger.slug(lineOf(node));
      slugs.add(slug);
      if (isWanted) {
        named.add(id);
      }
      return isWanted && slug !== id
        ? [{...node, children: [...node.children, raw(` {#${id}}`, [node])]}]
        : undefined;
    }
    if (isWanted) {
      named.add(id);
      const place = raw(`<a id="${id}"></a>`, [node]);
      if (node.tagName === 'a') {
        return [place, ...(attribute(node, 'href') ? [node] : node.children)];
      }
      return isElement(node, 'p', 'li', 'div', 'blockquote', 'span', 'td', 'em', 'strong')
        ? [{...node, children: [place, ...node.children]}]
        : [raw(`<a id="${id}"></a>`, ancestors), node];
    }
    return undefined;
  });
  replaceAll(root, (node) => {
    if (isElement(node) && leadsNowhere(node)) {
      const href = attribute(node, 'href').trim();
      if (href !== '') {
        losses.lose(`Link to ${href}, which is no address`, 'its words', node);
      }
      return node.children;
    }
    const fragment = isElement(node) ? fragmentOf(node) : undefined;
    if (!isElement(node) || fragment === undefined || named.has(fragment) || slugs.has(fragment)) {
      return undefined;
    }
    if (fragment !== '') {
      losses.lose(`Link to #${fragment}, which the text does not have`, 'its words', node);
    }
    return node.children;
  });
}
