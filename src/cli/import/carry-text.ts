import type {Definition, Image, Link, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {decodable} from '../../lib/decoded';
import {carryHtml} from './carry-html';
import {applyEdits, type Edit, type TracedText} from './edits';
import type {Loss} from './model';
import {commentAt, lostAddress} from './places';
import type {Found, TextContext} from './text-context';
import {codeIn, parseText} from './text-parser';

/** Where the address in `[words](address)` or `[name]: address` stands. */
function addressRange(text: string, node: Image | Link | Definition): [number, number] | undefined {
  const {start, end} = node.position!;
  const from = node.type === 'link' ? node.children.at(-1)?.position?.end.offset : undefined;
  const source = text.slice(from ?? start.offset, end.offset);
  const found = (node.type === 'definition' ? /\]:\s*/ : /\]\(\s*/).exec(source);
  if (!found) {
    return undefined;
  }
  const at = (from ?? start.offset!) + found.index + found[0].length;
  const [address] = /^(?:<[^>\n]*>|[^\s()]*(?:\([^()\s]*\)[^\s()]*)*)/.exec(
    text.slice(at, end.offset),
  )!;
  return [at, at + address.length];
}

/** What became of a link or a picture; undefined if it stays. */
type Change =
  | {address: string; loss?: Loss['became']}
  | {comment: string; loss: Loss['became']}
  | {loss: Loss['became']};

function changeOf(address: string, isPicture: boolean, context: TextContext): Change | undefined {
  if (address.startsWith(lostAddress)) {
    return {comment: isPicture ? 'picture' : 'address of a link', loss: ''};
  }
  if (!URL.canParse(address, 'https://own.invalid')) {
    return {
      comment: `${isPicture ? 'picture' : 'link'} to ${address}, which is no address`,
      loss: 'kept as a comment',
    };
  }
  const target = context.targetOf(address);
  if (target.kind === 'post') {
    return {address: target.link};
  }
  if (target.kind === 'file') {
    return {address: `./${context.assets.nameOf(target.path, address)}`};
  }
  if (isPicture) {
    context.assets.nameOf(address, address);
    return target.kind === 'remote'
      ? undefined
      : {comment: `picture ${address}, which is not in the source`, loss: 'kept as a comment'};
  }
  if (target.kind === 'remote') {
    return undefined;
  }
  const loss = 'kept as written: it leads to no post or file of the source';
  // The build stops at an address that it cannot decode.
  const readable = decodable(address);
  return readable === address ? {loss} : {address: readable, loss};
}

/** The edit of one link, picture or definition. */
function carryLink(
  text: string,
  node: Image | Link | Definition,
  isPicture: boolean,
  context: TextContext,
): {edit?: Edit; loss?: Found} {
  const range = addressRange(text, node);
  const start = node.position!.start.offset!;
  const end = node.position!.end.offset!;
  const change = range && changeOf(node.url, isPicture, context);
  if (!change) {
    return {};
  }
  const what = `${isPicture ? 'Picture' : 'Link'} to ${node.url}`;
  const loss = change.loss ? {loss: {at: start, what, became: change.loss}} : {};
  if ('address' in change) {
    return {edit: {start: range[0], end: range[1], text: change.address}, ...loss};
  }
  if (!('comment' in change)) {
    return loss;
  }
  const children = node.type === 'link' ? node.children : [];
  const words = text.slice(
    children[0]?.position?.start.offset ?? 0,
    children.at(-1)?.position?.end.offset ?? 0,
  );
  const alt = node.type === 'image' ? node.alt : undefined;
  const comment = commentAt(text, start, end, alt ? `${change.comment}: ${alt}` : change.comment);
  return {edit: {start, end, text: words ? `${words} ${comment}` : comment}, ...loss};
}

/** Leaves out the line breaks around the text of an edit that stand in the source already. */
function withoutEmptyLines(text: string, edit: Edit): Edit {
  const before = /(?:^|\n[ \t]*(?:\n[ \t]*)*)$/.exec(text.slice(0, edit.start))?.[0];
  const after = /^(?:[ \t]*\n)*(?:[ \t]*$)?/.exec(text.slice(edit.end))![0];
  const isLast = edit.end + after.length === text.length;
  const count = (lines: string | undefined, isEdge: boolean) =>
    isEdge ? 2 : Math.min(2, lines?.match(/\n/g)?.length ?? 0);
  const above = '\n'.repeat(count(before, edit.start === 0));
  const below = '\n'.repeat(count(after, isLast));
  let words = edit.text;
  words = words.startsWith('\n\n') ? words.slice(above.length) : words;
  words = words.endsWith('\n\n') ? words.slice(0, words.length - below.length) : words;
  return {...edit, text: words};
}

/**
 * Carries a text of Markdown over: pictures and files get their new names, links to posts lead to the posts' new
 * files, frames of other services become links, and the mark of an excerpt becomes the site's.
 */
export function carryText(
  source: TracedText,
  context: TextContext,
): {text: string; losses: Loss[]} {
  const {text} = source;
  const root = parseText(text);
  const edits: Edit[] = [];
  const found: Found[] = [];
  const ofPictures = new Set<string>();
  visit(root, 'imageReference', ({identifier}) => void ofPictures.add(identifier));
  let hasExcerpt = /<!--\s*truncate\s*-->/.test(text);
  visit(root, (node: Nodes, _index, parent) => {
    // The plugin for bare addresses says of some not where they stand; they stay as they are.
    if (!node.position) {
      return;
    }
    if (node.type === 'image' || node.type === 'link' || node.type === 'definition') {
      const isPicture =
        node.type === 'image' || (node.type === 'definition' && ofPictures.has(node.identifier));
      const {edit, loss} = carryLink(text, node, isPicture, context);
      edits.push(...(edit ? [edit] : []));
      found.push(...(loss ? [loss] : []));
    } else if (node.type === 'html') {
      const start = node.position.start.offset!;
      const html = text.slice(start, node.position.end.offset);
      if (/^<!--\s*more\s*-->\s*$/i.test(html) && !hasExcerpt) {
        hasExcerpt = true;
        edits.push({start, end: start + html.length, text: '<!-- truncate -->'});
      } else {
        const carried = carryHtml(html, parent?.type === 'root', context);
        edits.push(
          ...carried.edits.map((edit) =>
            withoutEmptyLines(text, {
              text: edit.text,
              start: edit.start + start,
              end: edit.end + start,
            }),
          ),
        );
        found.push(...carried.losses.map((loss) => ({...loss, at: loss.at + start})));
      }
    }
  });
  const dialect = context.dialect?.(source, codeIn(text, root));
  edits.push(...(dialect?.edits ?? []));
  found.push(...(dialect?.losses ?? []));
  return {
    text: applyEdits(source, edits).text,
    losses: found
      .map(({at, what, became}) => ({file: context.file, line: source.lineAt(at), what, became}))
      .sort((a, b) => a.line - b.line),
  };
}
