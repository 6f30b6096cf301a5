import type {RootContent} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import type {Nodes} from 'mdast';
import {parseText} from './text-parser';

/** What a text has, by kind. */
export type Counts = {
  words: number;
  links: number;
  pictures: number;
  codeBlocks: number;
  headings: number;
};

export type Counted = {
  counts: Counts;
  /** Each word of the prose, in its order. */
  words: string[];
};

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];

type Seen = Omit<Counts, 'words'>;

const counted = (seen: Seen, prose: string): Counted => {
  const words = wordsIn(prose);
  return {counts: {words: words.length, ...seen}, words};
};

const none = (): Seen => ({links: 0, pictures: 0, codeBlocks: 0, headings: 0});

/** An address that is written out: a link, and no words. */
const address = /https?:\/\/[^\s<>]+/g;

/** Elements that end a word. What is on both sides of the tags of others is one. */
const blocks = new Set(
  'address article aside audio blockquote br button caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr iframe input legend li main math nav ol option p pre rt ruby section select summary svg table tbody td textarea tfoot th thead tr ul video'.split(
    ' ',
  ),
);

/** The text of HTML outside code, scripts and comments; what it has is added to `seen`. */
function readHtml(html: string, seen: Seen): string {
  const prose: string[] = [];
  const walk = (node: RootContent, isInLink: boolean) => {
    if (node.type === 'text') {
      seen.links += isInLink ? 0 : (node.value.match(address)?.length ?? 0);
      prose.push(node.value.replace(address, ' '));
      return;
    }
    if (node.type !== 'element' || ['script', 'style', 'template'].includes(node.tagName)) {
      return;
    }
    const {tagName: name, properties} = node;
    if (name === 'pre') {
      seen.codeBlocks += 1;
      return;
    }
    seen.links += name === 'a' && properties.href ? 1 : 0;
    seen.pictures += name === 'img' ? 1 : 0;
    seen.headings += /^h[1-6]$/.test(name) ? 1 : 0;
    const edge = blocks.has(name) ? ' ' : '';
    prose.push(edge);
    for (const child of node.children) {
      walk(child, isInLink || name === 'a');
    }
    prose.push(edge);
  };
  for (const node of fromHtml(html, {fragment: true}).children) {
    walk(node, false);
  }
  return prose.join('');
}

/** Counts what readers see of a text in HTML. */
export function countHtml(html: string): Counted {
  const seen = none();
  return counted(seen, readHtml(html, seen));
}

/** The text of Markdown outside code; what it has is added to `seen`. */
function readMarkdown(node: Nodes, seen: Seen): string {
  switch (node.type) {
    case 'code':
      seen.codeBlocks += 1;
      return '';
    case 'image':
    case 'imageReference':
      seen.pictures += 1;
      return '';
    case 'html':
      return readHtml(node.value, seen);
    case 'text':
      return node.value.replace(address, ' ');
    case 'inlineCode':
      return node.value;
  }
  if (!('children' in node)) {
    return ' ';
  }
  seen.headings += node.type === 'heading' ? 1 : 0;
  seen.links += node.type === 'link' || node.type === 'linkReference' ? 1 : 0;
  const words = node.children.map((child) => readMarkdown(child, seen)).join('');
  const isInWords = ['emphasis', 'strong', 'delete', 'link', 'linkReference'].includes(node.type);
  return isInWords ? words : ` ${words} `;
}

/** Counts what readers see of a Markdown text: code is counted by the block, and its words are not. */
export function countMarkdown(text: string): Counted {
  const seen = none();
  return counted(seen, readMarkdown(parseText(text), seen));
}

/** The words that the first text has more often than the second, in the order of the first. */
export function missingWords(from: readonly string[], to: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of to) {
    const key = word.toLowerCase();
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  return from.filter((word) => {
    const key = word.toLowerCase();
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
}
