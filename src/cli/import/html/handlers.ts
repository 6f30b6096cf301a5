import type {Element} from 'hast';
import {defaultHandlers, type Handle, type State} from 'hast-util-to-mdast';
import type {BlockContent, Nodes, PhrasingContent, RootContent} from 'mdast';
import {attribute} from './tree';

const html = (value: string) => ({type: 'html' as const, value});

/** A block of HTML. In a paragraph it is written the same, and nothing else joins its line. */
const htmlBlock = (value: string): RootContent => ({type: 'paragraph', children: [html(value)]});

const blocksIn = (state: State, element: Element): BlockContent[] =>
  state.toFlow(state.all(element)) as BlockContent[];

/** What the steps before have prepared; see `raw`, `around` and the footnotes. */
const prepared: Record<string, (state: State, element: Element) => Nodes[]> = {
  around: (state, element) => [
    htmlBlock(attribute(element, 'dataOpen')),
    ...blocksIn(state, element),
    htmlBlock(attribute(element, 'dataClose')),
  ],
  sign: (_state, element) => [
    {type: 'footnoteReference', identifier: attribute(element, 'dataLabel')},
  ],
  note: (state, element) => [
    {
      type: 'footnoteDefinition',
      identifier: attribute(element, 'dataLabel'),
      children: blocksIn(state, element),
    },
  ],
};

const box: Handle = (state, element) => {
  const kind = attribute(element, 'dataImport');
  return kind === 'raw'
    ? htmlBlock(attribute(element, 'dataValue'))
    : (prepared[kind]?.(state, element) ?? blocksIn(state, element));
};

const inLine: Handle = (state, element) => {
  const kind = attribute(element, 'dataImport');
  return kind === 'raw'
    ? html(attribute(element, 'dataValue'))
    : (prepared[kind]?.(state, element) ?? state.all(element));
};

const code: Handle = (_state, element) => ({
  type: 'code',
  lang: attribute(element, 'dataLang') || (attribute(element, 'dataMeta') ? 'text' : null),
  meta: attribute(element, 'dataMeta') || null,
  value: element.children.map((child) => (child.type === 'text' ? child.value : '')).join(''),
});

/** An element that Markdown has no sign for and CommonMark takes as HTML, with Markdown inside. */
const asHtml: Handle = (state, element) => {
  const words = state.all(element) as PhrasingContent[];
  const title = attribute(element, 'title').replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return words.length === 0
    ? []
    : [
        html(`<${element.tagName}${title ? ` title="${title}"` : ''}>`),
        ...words,
        html(`</${element.tagName}>`),
      ];
};

/** A line of a cell has no other end than this. */
const lineBreak: Handle = (state, element) =>
  state.inTable ? html('<br />') : defaultHandlers.br(state, element);

/** A term of a list of definitions, told from what it means by its weight. */
const term: Handle = (state, element) => ({
  type: 'listItem',
  spread: false,
  children: [
    {
      type: 'paragraph',
      children: [{type: 'strong', children: state.all(element) as PhrasingContent[]}],
    },
  ],
});

const kept = 'kbd sup sub mark ins u small abbr samp var dfn cite ruby rt rp bdi bdo'.split(' ');

export const handlers: Record<string, Handle> = {
  ...Object.fromEntries(kept.map((name) => [name, asHtml])),
  div: box,
  span: inLine,
  pre: code,
  br: lineBreak,
  dt: term,
};
