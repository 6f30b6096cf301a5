import type {Element, ElementContent, Root, RootContent} from 'hast';
import {EXIT, SKIP, visit} from 'unist-util-visit';
import type {LanguageOfTexts, Words} from '../settings/words';
import {isTag, nameOf} from './tags';

const isElement = (node: RootContent | ElementContent, name: string): node is Element =>
  node.type === 'element' && node.tagName === name;

const isSpace = (node: RootContent | ElementContent) =>
  node.type === 'text' && node.value.trim() === '';

/** The most blocks beside which notes run on. */
const mostRows = 6;

/** Whether a block takes up a row of the grid. */
const isShown = (block: RootContent) =>
  isTag(block) ? nameOf(block) !== 'anchor-target' : block.type === 'text' && !isSpace(block);

/** Removes the section that Markdown writes at the end of a text with footnotes; returns its items. */
function takeNotes(root: Root): Element[] {
  let notes: Element[] = [];
  visit(root, 'element', (section, index, parent) => {
    if (!('dataFootnotes' in section.properties)) {
      return undefined;
    }
    const list = section.children.find((child) => isElement(child, 'ol'));
    notes = list?.children.filter((child) => isElement(child, 'li')) ?? [];
    parent!.children.splice(index!, 1);
    return EXIT;
  });
  return notes;
}

function referencesIn(block: RootContent): Element[] {
  const found: Element[] = [];
  visit(block, 'element', (link) => {
    if ('dataFootnoteRef' in link.properties) {
      found.push(link);
    }
  });
  return found;
}

/** Turns an item of the section into a note that begins with its number, which leads back to the text. */
function asNote(item: Element, number: number, words: Words): Element {
  const back: Element[] = [];
  visit(item, 'element', (link, index, parent) => {
    if (!('dataFootnoteBackref' in link.properties)) {
      return undefined;
    }
    delete link.properties.className;
    back.push(link);
    const which = back.length > 1 ? `${number}-${back.length}` : number;
    link.properties.ariaLabel = words('note.back', {number: which});
    const before = parent!.children[index! - 1];
    if (before?.type === 'text') {
      before.value = before.value.trimEnd();
    }
    parent!.children.splice(index!, 1);
    return [SKIP, index!];
  });
  const children = item.children.filter((child) => !isSpace(child));
  const [first] = children;
  const paragraph: Element =
    first && isElement(first, 'p')
      ? first
      : {type: 'element', tagName: 'p', properties: {}, children: []};
  if (paragraph !== first) {
    children.unshift(paragraph);
  }
  const [toFirst, ...toOthers] = back;
  if (toFirst) {
    toFirst.children = [{type: 'text', value: String(number)}];
    paragraph.children.unshift(toFirst, {type: 'text', value: ' '});
  }
  const last = children.at(-1)!;
  for (const [at, link] of toOthers.entries()) {
    link.children = [{type: 'text', value: `(${at + 2})`}];
    (isElement(last, 'p') ? last.children : children).push({type: 'text', value: ' '}, link);
  }
  return {
    type: 'element',
    tagName: 'aside',
    properties: {id: item.properties.id, role: 'doc-footnote'},
    children,
  };
}

/** The notes of one block, which may run on beside the blocks that follow it. */
function stackOf(notes: Element[], rows: number): Element {
  return {
    type: 'element',
    tagName: 'div',
    properties: {className: ['side-notes'], style: `--rows:${rows}`},
    children: notes,
  };
}

/**
 * A rehype plugin that moves each footnote from the end of the text to where it is first referred to: after the
 * outermost block with the reference. Wide windows show it beside that block.
 *
 * There, a note may be longer than its block. It runs on beside the blocks that follow, up to the next that has notes
 * of its own, so that text makes room for it only if it has to. A wide block is below it: the grid sees to that.
 */
export function sideNotes({languageOf}: LanguageOfTexts) {
  return (root: Root, {path}: {path: string}): void => {
    const {words} = languageOf(path);
    const notes = takeNotes(root);
    if (notes.length === 0) {
      return;
    }
    const blocks = root.children;
    const waiting = new Map(notes.map((note) => [`#${String(note.properties.id)}`, note]));
    const stacks = new Map<RootContent, Element[]>();
    const put = (block: RootContent, part: RootContent) => {
      for (const link of referencesIn(part)) {
        // It described the link by the title of the section.
        delete link.properties.ariaDescribedBy;
        link.properties.role = 'doc-noteref';
        const address = String(link.properties.href);
        const note = waiting.get(address);
        if (note) {
          waiting.delete(address);
          stacks.set(block, [...(stacks.get(block) ?? []), note]);
          put(block, note);
        }
      }
    };
    for (const block of blocks) {
      put(block, block);
    }
    const end = blocks.filter(isShown).at(-1);
    if (end && waiting.size > 0) {
      stacks.set(end, [...(stacks.get(end) ?? []), ...waiting.values()]);
    }

    root.children = blocks.flatMap((block, index) => {
      const own = stacks.get(block) ?? [];
      if (own.length === 0) {
        return [block];
      }
      const next = blocks.findIndex((other, at) => at > index && stacks.has(other));
      const beside = blocks.slice(index + 1, next === -1 ? undefined : next).filter(isShown);
      return [
        block,
        stackOf(
          own.map((item) => asNote(item, notes.indexOf(item) + 1, words)),
          Math.min(1 + beside.length, mostRows),
        ),
      ];
    });
  };
}
