import {fromHtml} from 'hast-util-from-html';
import type {Root as HtmlRoot} from 'hast';
import type {Root} from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {decodable} from '../../lib/decoded';
import {assetsOf, type Assets, type ContentOf} from './html/assets';
import {cards} from './html/cards';
import {codeBlocks} from './html/code-blocks';
import {embeds} from './html/embeds';
import {figures} from './html/figures';
import {footnotes} from './html/footnotes';
import {handlers} from './html/handlers';
import {anchors, level} from './html/headings';
import {freeCuts, leaveOut} from './html/left-out';
import {tables} from './html/tables';
import {tidy} from './html/tidy';
import {lossesOf} from './html/tree';
import type {Asset, Loss} from './model';

export {lossElement} from './html/left-out';

export type HtmlOptions = {
  /** Names the text in its losses. */
  file: string;
  /** The line of a position in the text, where the text is that of a file. */
  lineAt?: (offset: number) => number;
  /** Reads the content of a picture that the source has. */
  contentOf?: ContentOf;
  /** Replaces the address of a link: that of the former site by a path. */
  linkOf?: (address: string) => string;
  /** Changes the tree before it is read: a reader takes out what only its format has. */
  prepare?: (root: HtmlRoot) => void;
};

export type Converted = {text: string; assets: Asset[]; losses: Loss[]};

/** Signs that mean something to this site, beside those of CommonMark. */
const directives = [
  {atBreak: true, before: ':+', character: ':'},
  {character: ':', before: '[^:]', after: '[A-Za-z][\\w-]*[[{]', inConstruct: 'phrasing' as const},
];

const markdown = unified()
  .use(rehypeRemark, {handlers, document: true})
  .use(remarkGfm)
  .use(remarkStringify, {
    bullet: '-',
    rule: '-',
    listItemIndent: 'one',
    incrementListMarker: true,
    unsafe: directives,
  });

const isRemote = (address: string) => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);

/** An address that Markdown can hold as it is: the writer of Markdown would escape parts of it. */
const safe = (address: string) =>
  address
    .trim()
    .replace(/[\s<>()\\]/g, (sign) =>
      /[()]/.test(sign) ? (sign === '(' ? '%28' : '%29') : encodeURIComponent(sign),
    )
    .replace(/&(?=#?\w+;)/g, '&amp;');

/**
 * Puts words in the place of addresses until the Markdown is written, so that it names them unescaped.
 *
 * @returns puts the addresses back
 */
function hideAddresses(root: Root, assets: Assets): (text: string) => string {
  const addresses: string[] = [];
  const hidden = (address: string) => `importaddress${addresses.push(address) - 1}x`;
  visit(root, (node) => {
    if (node.type === 'image') {
      node.url = hidden(assets.add(safe(node.url)));
    } else if (node.type === 'link') {
      const [only] = node.children;
      const isBare = only?.type === 'text' && node.children.length === 1 && only.value === node.url;
      node.url = isBare
        ? node.url
        : hidden(safe(isRemote(node.url) ? node.url : decodable(node.url)));
    }
  });
  return (text) =>
    text.replace(/importaddress(\d+)x/g, (_match, index: string) => addresses[Number(index)]!);
}

/**
 * Converts the HTML of a post to Markdown.
 *
 * @param html the content without the page around it
 */
export function htmlToMarkdown(
  html: string,
  {file, lineAt, contentOf = () => undefined, linkOf = (address) => address, prepare}: HtmlOptions,
): Converted {
  const losses = lossesOf(file, lineAt);
  const assets = assetsOf(contentOf);
  const root = fromHtml(html.replace(/\r\n?/g, '\n'), {fragment: true});
  prepare?.(root);
  codeBlocks(root, losses);
  embeds(root, losses);
  cards(root, losses);
  leaveOut(root, losses);
  freeCuts(root);
  figures(root, losses);
  footnotes(root);
  level(root);
  anchors(root, losses);
  tables(root, losses);
  visit(root, 'element', (element) => {
    if (element.tagName === 'a' && typeof element.properties.href === 'string') {
      element.properties.href = linkOf(element.properties.href);
    }
  });
  const tree = markdown.runSync(root);
  tidy(tree);
  const show = hideAddresses(tree, assets);
  const text = show(markdown.stringify(tree));
  return {text: text.trim() === '' ? '' : text, assets: assets.all, losses: losses.all};
}
