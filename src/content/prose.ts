import type {Nodes, Root} from 'mdast';
import {postParser} from '../lib/post-parser';

/**
 * Parses the text of a post, without front matter. Falls back to Markdown: Docusaurus accepts some invalid MDX, such as
 * HTML comments, and reports the rest.
 */
export function parsePost(text: string, isMdx: boolean): Root {
  try {
    return postParser(isMdx).parse(text);
  } catch {
    return postParser(false).parse(text);
  }
}

/** Nodes that end a word even without a space. */
const blocks: ReadonlyArray<Nodes['type']> = ['paragraph', 'heading', 'tableCell', 'break'];

/**
 * The prose of a tree with directives: paragraphs, headings, lists, tables and footnotes, including inline code; not
 * code blocks, formulas, comments or the output of components. The fence of a callout is not prose; its title is.
 */
export function proseOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') {
    return node.value;
  }
  let prose = blocks.includes(node.type) ? '\n' : '';
  if (node.type === 'textDirective' || node.type === 'leafDirective') {
    // The site has no such directives: the colon is an ordinary character, followed by text.
    prose += `:${node.name}`;
  }
  if ('children' in node) {
    for (const child of node.children) {
      prose += proseOf(child);
    }
  }
  return prose;
}

/** Word counts of the pieces between spaces, by locale: posts use the same words again and again. */
const known = new Map<string, Map<string, number>>();

/**
 * Counts the words of a text by the rules of its language, a BCP 47 tag, as `Intl.Segmenter` does, in a hundredth of
 * the time: no word spans a space, so each piece between spaces is counted separately, once for all texts.
 */
export function wordsIn(text: string, locale: string): number {
  const counts = known.get(locale) ?? new Map<string, number>();
  known.set(locale, counts);
  let segmenter: Intl.Segmenter | undefined;
  let words = 0;
  for (const piece of text.split(/[ \t\r\n]+/)) {
    let count = counts.get(piece);
    if (count === undefined) {
      segmenter ??= new Intl.Segmenter(locale, {granularity: 'word'});
      count = 0;
      for (const {isWordLike} of segmenter.segment(piece)) {
        count += isWordLike ? 1 : 0;
      }
      counts.set(piece, count);
    }
    words += count;
  }
  return words;
}
