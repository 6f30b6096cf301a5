import type {Element, Root as HtmlRoot} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import type {Html, Link, Paragraph} from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {Found} from './text-context';
import type {TracedText} from './edits';
import {embedAt} from './embeds';
import {lossComment} from './model';

const frames = ['iframe', 'script', 'embed', 'object', 'audio', 'video'];
const left = ['style', 'svg', 'math', 'form', 'button', 'canvas', 'template', 'menu', 'dialog'];

const addressOf = ({properties, children}: Element): string => {
  const source = children.find((child) => child.type === 'element' && child.tagName === 'source');
  const inner = source?.type === 'element' ? source.properties.src : undefined;
  const found = properties.src ?? properties.data ?? inner;
  return typeof found === 'string' ? found : '';
};

/** A frame as a link, or as a comment if it has no address or is a script. */
function carriedFrame(node: Element): {content: Paragraph | Html; became: string} {
  const address = addressOf(node);
  const known = embedAt(address);
  if (!address || (node.tagName === 'script' && !known)) {
    const comment = lossComment(`<${node.tagName}>${address && ` of ${address}`}`, false);
    return {content: {type: 'html', value: comment}, became: 'kept as a comment'};
  }
  const own = node.properties.title;
  const value = typeof own === 'string' ? own : (known?.title ?? `Content of ${address}`);
  const url = known?.url ?? address.replace(/^\/\//, 'https://');
  const link: Link = {type: 'link', url, children: [{type: 'text', value}]};
  return {content: {type: 'paragraph', children: [link]}, became: 'a link in its place'};
}

/** Converts the body of a post that was written in HTML to Markdown. */
export function markdownOfHtml(source: TracedText): {text: string; losses: Found[]} {
  const root: HtmlRoot = fromHtml(source.text, {fragment: true});
  const losses: Found[] = [];
  visit(root, 'element', (node) => {
    if (left.includes(node.tagName)) {
      losses.push({
        at: node.position?.start.offset ?? 0,
        what: `<${node.tagName}>`,
        became: 'left out, or only its words kept',
      });
    }
  });
  const frame = (_state: unknown, node: Element) => {
    const {content, became} = carriedFrame(node);
    const address = addressOf(node);
    const what = `<${node.tagName}>${address && ` of ${address}`}`;
    losses.push({at: node.position?.start.offset ?? 0, what, became});
    return content;
  };
  const processor = unified()
    .use(rehypeRemark, {handlers: Object.fromEntries(frames.map((name) => [name, frame]))})
    .use(remarkGfm)
    .use(remarkStringify, {bullet: '-', rule: '-', emphasis: '_'});
  return {text: processor.stringify(processor.runSync(root)), losses};
}
