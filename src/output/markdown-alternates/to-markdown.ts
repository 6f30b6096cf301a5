import type {CheerioAPI} from 'cheerio';
import type {Element, ElementContent, Parents, Root} from 'hast';
import type {FootnoteDefinition, Html, PhrasingContent, RootContent} from 'mdast';
import type {Options} from 'rehype-remark';
import {rehypeRemark, remarkGfm, remarkStringify, unified} from '../../lib/es-packages.cjs';
import {noteAttribute, taskAttribute} from '../../lib/contracts';
import type {DomElement} from '../plain-article';
import {h} from 'hastscript';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

/** What a handler of an element is given to convert what is inside it. */
type State = Parameters<NonNullable<NonNullable<Options['handlers']>[string]>>[0];

const isElement = (node: ElementContent, name: string): node is Element =>
  node.type === 'element' && node.tagName === name;

const line = (node: ElementContent | undefined) => toString(node).replace(/\s+/g, ' ').trim();

/** The words of a drawing: its title and description, except where the caption says the same. */
function drawing(_: State, node: Element, parent: Parents | undefined): RootContent {
  const siblings = (parent?.children ?? []) as ElementContent[];
  const captionText = line(siblings.find((child) => isElement(child, 'figcaption')));
  const words = ['title', 'desc']
    .map((name) => line(node.children.find((child) => isElement(child, name))))
    .filter((text) => text !== '' && text !== captionText)
    .join('. ');
  return {type: 'paragraph', children: [{type: 'text', value: `Drawing: ${words}`}]};
}

/** A listing whose fence says its language and its title. */
function fence(_: State, node: Element): RootContent {
  const code = node.children.find((child) => isElement(child, 'code'));
  const classes = code && isElement(code, 'code') ? code.properties.className : [];
  const language = String(Array.isArray(classes) ? classes[0] : '').replace(/^language-/, '');
  const title = node.properties.dataTitle;
  return {
    type: 'code',
    lang: language || 'text',
    meta: typeof title === 'string' ? `title="${title}"` : null,
    value: toString(code ?? node).replace(/\n$/, ''),
  };
}

/** A formula as it was written, in TeX; as raw text, since dollar signs elsewhere are written without a backslash. */
function formula(_: State, {properties: {alttext, display}}: Element): Html {
  const tex = String(alttext);
  return {type: 'html', value: display === 'block' ? `$$\n${tex}\n$$` : `$${tex}$`};
}

/** Turns footnote references into those of Markdown; all other superscript is kept as HTML, see `hastOf`. */
function footnoteReference(state: State, node: Element): PhrasingContent | PhrasingContent[] {
  const [link] = node.children;
  if (link && isElement(link, 'a') && 'dataFootnoteRef' in link.properties) {
    const number = toString(link);
    return {type: 'footnoteReference', identifier: number, label: number};
  }
  return state.all(node) as PhrasingContent[];
}

/** An element that Markdown has no signs for, as `hastOf` hands it on: within a line, or a block. */
const asHtml = {inline: 'span', block: 'html-block'};

const html = (_: State, {properties}: Element): Html => ({
  type: 'html',
  value: String(properties.html),
});

function footnotes(state: State, node: Element): RootContent[] | undefined {
  if (!('dataFootnotes' in node.properties)) {
    return state.toFlow(state.all(node));
  }
  const list = node.children.find((child): child is Element => isElement(child, 'ol'));
  return list?.children
    .filter((child): child is Element => isElement(child, 'li'))
    .map((item, index): FootnoteDefinition => ({
      type: 'footnoteDefinition',
      identifier: String(index + 1),
      label: String(index + 1),
      children: state.toFlow(state.all(item)),
    }));
}

const caption = (state: State, node: Element): RootContent => ({
  type: 'paragraph',
  children: [{type: 'emphasis', children: state.all(node) as PhrasingContent[]}],
});

/** Drops a player: Markdown has the link that follows it. */
const nothing = () => undefined;

/** Removes links back from footnotes, and the space before them: Markdown's footnotes do not need them. */
function withoutWaysBack() {
  return (root: Root): void => {
    visit(root, 'element', (node, index, parent) => {
      if (!parent || index === undefined || !('dataFootnoteBackref' in node.properties)) {
        return undefined;
      }
      parent.children.splice(index, 1);
      const before = parent.children[index - 1];
      if (before?.type === 'text') {
        before.value = before.value.trimEnd();
      }
      return [SKIP, index];
    });
  };
}

const handlers = {
  [asHtml.inline]: html,
  [asHtml.block]: html,
  audio: nothing,
  figcaption: caption,
  math: formula,
  pre: fence,
  section: footnotes,
  sup: footnoteReference,
  svg: drawing,
  video: nothing,
};

const processor = unified()
  .use(withoutWaysBack)
  .use(rehypeRemark, {handlers})
  .use(remarkGfm)
  .use(remarkStringify, {bullet: '-', fences: true, rule: '-', emphasis: '_'});

/** Whether a node is kept: of a drawing, only its words are, and of a formula, only its source. */
const isShown = (parent: string, {name}: DomElement) =>
  parent !== 'math' && (parent !== 'svg' || name === 'title' || name === 'desc');

/** What Markdown cannot say, and HTML in it can. */
const onlyInHtml = {
  inline: `:is(a, abbr, b, bdi, bdo, cite, code, em, i, q, span, strong):is([dir], [lang]), span[id], abbr, sub, sup:not(:has([${noteAttribute}]))`,
  block:
    ':is(blockquote, div, h1, h2, h3, h4, h5, h6, p, section):is([dir], [lang]), dl, ol:is([reversed], [type]), table:has([colspan], [rowspan]), :is(ol, ul, table):is([dir], [lang], :has([dir], [lang]))',
};

/**
 * Converts an element for the processor directly from the existing tree. Writing it as HTML and parsing that again
 * would record the position of each node, and copying those takes twice as long.
 */
function hastOf($: CheerioAPI, element: DomElement): Element {
  const task = $(element).attr(taskAttribute);
  if (task !== undefined) {
    return h('input', {type: 'checkbox', checked: task === 'done'});
  }
  for (const kind of ['inline', 'block'] as const) {
    if ($(element).is(onlyInHtml[kind])) {
      // An empty line, as a listing may have, would end the HTML.
      const written = $.html(element).replaceAll(/(?<=\n[ \t]*)\n/g, '&#10;');
      // Its text is there for the spaces around it, which an empty element would lose.
      return h(asHtml[kind], {html: written}, $(element).text());
    }
  }
  const children = element.children.flatMap((child) => {
    if ('attribs' in child) {
      return isShown(element.name, child) ? hastOf($, child) : [];
    }
    return 'data' in child ? child.data : [];
  });
  return h(element.name, element.attribs, children);
}

/**
 * A text as Markdown (CommonMark with tables and footnotes), with HTML where only that says what the page says.
 *
 * @param $ the text as src/output/plain-article.ts gives it
 */
export function toMarkdown($: CheerioAPI): string {
  const [article] = $<DomElement, string>('article');
  const root: Root = {type: 'root', children: hastOf($, article!).children};
  return processor.stringify(processor.runSync(root)).trim();
}
