import type {Element, ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import {toHtml} from 'hast-util-to-html';
import {marked} from './left-out';
import {
  around,
  attribute,
  classed,
  find,
  hasClass,
  isElement,
  lineOf,
  named,
  raw,
  replaceAll,
  type Losses,
} from './tree';

/** HTML that folds its content away; Markdown inside needs the empty lines. */
function folded(summary: string, children: ElementContent[]): ElementContent[] {
  return [around(`<details>\n<summary>${summary}</summary>`, children, '</details>')];
}

function details(element: Element): ElementContent[] {
  const summary = element.children.find((child) => isElement(child, 'summary'));
  const words = summary ? {...summary} : undefined;
  if (words) {
    replaceAll(words, (node) =>
      isElement(node, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div') ? node.children : undefined,
    );
  }
  return folded(
    words ? toHtml(words.children).replace(/\s+/g, ' ').trim() : 'Details',
    element.children.filter((child) => child !== summary),
  );
}

function toggle(element: Element): ElementContent[] {
  const content = find(element, classed('kg-toggle-content'));
  const heading = find(element, classed('kg-toggle-heading-text'));
  return folded(heading ? toHtml(heading.children).trim() : 'Details', content?.children ?? []);
}

/** A callout of Ghost as one of the site, with its emoji before the words. */
function callout(element: Element, losses: Losses): ElementContent[] {
  const emoji = lineOf(find(element, classed('kg-callout-emoji')));
  const words = find(element, classed('kg-callout-text'))?.children ?? [];
  const [, colour] = /kg-callout-card-(\w+)/.exec(attribute(element, 'className')) ?? [];
  if (colour !== undefined && colour !== 'blue') {
    losses.lose(`Callout in ${colour}`, 'a callout of the kind “note”');
  }
  return [around(':::note', [h('p', [emoji ? `${emoji} ` : '', ...words])], ':::')];
}

/** A button as a paragraph with its link. */
function button(element: Element): ElementContent[] | undefined {
  const anchor = find(element, named('a'));
  return anchor && [h('p', [h('a', {href: attribute(anchor, 'href')}, lineOf(anchor))])];
}

function file(element: Element): ElementContent[] | undefined {
  const anchor = find(element, named('a'));
  const said = (name: string) => lineOf(find(element, classed(name)));
  const title = said('kg-file-card-title') || said('kg-file-card-filename');
  return (
    anchor && [
      h('p', [
        h('a', {href: attribute(anchor, 'href')}, title || attribute(anchor, 'href')),
        ...(said('kg-file-card-caption') ? [h('br'), said('kg-file-card-caption')] : []),
      ]),
    ]
  );
}

/** Cards of Ghost that ask readers for something, which a static site cannot take. */
const asking: Record<string, string> = {
  'kg-signup-card': 'Sign-up card',
  'kg-email-card': 'Card for e-mail only',
  'kg-email-cta-card': 'Card for e-mail only',
  'kg-paywall-card': 'Paywall',
  'kg-nft-card': 'Card of an NFT',
};

/** Cards whose words are carried over, but not how they are laid out. */
const laidOut: Record<string, string> = {
  'kg-header-card': 'Header card',
  'kg-product-card': 'Product card',
  'kg-cta-card': 'Call to action',
  'wp-block-columns': 'Columns',
  'wp-block-cover': 'Cover',
  'wp-block-media-text': 'Picture beside text',
};

const lookUp = (element: Element, names: Record<string, string>) =>
  Object.entries(names).find(([name]) => hasClass(element, name))?.[1];

/** Writes what editors make of boxes: what folds, callouts, buttons, files. */
export function cards(root: Root, losses: Losses): void {
  replaceAll(root, (node, ancestors) => {
    if (!isElement(node)) {
      return undefined;
    }
    if (node.tagName === 'details') {
      return details(node);
    }
    if (hasClass(node, 'kg-toggle-card')) {
      return toggle(node);
    }
    if (hasClass(node, 'kg-callout-card')) {
      return callout(node, losses);
    }
    if (hasClass(node, 'kg-button-card')) {
      return button(node);
    }
    if (hasClass(node, 'kg-file-card')) {
      return file(node);
    }
    const asks = lookUp(node, asking);
    if (asks !== undefined) {
      losses.lose(`${asks} “${lineOf(node).slice(0, 60)}”`, 'kept as a comment', node);
      return [raw(marked(asks), ancestors)];
    }
    const layout = lookUp(node, laidOut);
    if (layout !== undefined) {
      losses.lose(layout, 'its content, one below the other', node);
    }
    return hasClass(node, 'wp-block-file__button') ? [] : undefined;
  });
}
