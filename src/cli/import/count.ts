import {fromHtml} from 'hast-util-from-html';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
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

const counted = (seen: Omit<Counts, 'words'>, prose: string): Counted => {
  const words = wordsIn(prose);
  return {counts: {words: words.length, ...seen}, words};
};

const none = () => ({links: 0, pictures: 0, codeBlocks: 0, headings: 0});

/** The text of HTML outside code, scripts and comments; what it has is added to `seen`. */
function readHtml(html: string, seen: ReturnType<typeof none>): string {
  const prose: string[] = [];
  const walk = (node: {type: string; tagName?: string; value?: string; children?: unknown[]}) => {
    if (node.type === 'text') {
      prose.push(node.value!);
      return;
    }
    const name = node.tagName ?? '';
    if (['script', 'style', 'template'].includes(name) || node.type === 'comment') {
      return;
    }
    if (name === 'pre') {
      seen.codeBlocks += 1;
      return;
    }
    seen.links += name === 'a' ? 1 : 0;
    seen.pictures += name === 'img' ? 1 : 0;
    seen.headings += /^h[1-6]$/.test(name) ? 1 : 0;
    for (const child of node.children ?? []) {
      walk(child as Parameters<typeof walk>[0]);
    }
    prose.push(' ');
  };
  walk(fromHtml(html, {fragment: true}));
  return prose.join('');
}

/** Counts what readers see of a text in HTML. */
export function countHtml(html: string): Counted {
  const seen = none();
  return counted(seen, readHtml(html, seen));
}

/** Counts what readers see of a Markdown text: code is counted by the block, and its words are not. */
export function countMarkdown(text: string): Counted {
  const seen = none();
  const prose: string[] = [];
  visit(parseText(text), (node) => {
    switch (node.type) {
      case 'code':
        seen.codeBlocks += 1;
        break;
      case 'heading':
        seen.headings += 1;
        break;
      case 'image':
      case 'imageReference':
        seen.pictures += 1;
        break;
      case 'link':
      case 'linkReference':
        seen.links += 1;
        break;
      case 'html':
        prose.push(readHtml(node.value, seen));
        break;
      case 'text':
      case 'inlineCode':
        prose.push(toString(node));
        break;
      default:
    }
  });
  return counted(seen, prose.join(' '));
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
