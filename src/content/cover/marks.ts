import type {Nodes, Root} from 'mdast';
import {drawnLanguages, type Fence} from '../../lib/listing';
import {SKIP, visit} from 'unist-util-visit';
import {proseOf} from '../prose';

/**
 * Something in a text that its cover shows. `at` is its place in the text, from 0 for the beginning to 1 for the
 * end; lengths are in characters.
 */
export type Mark =
  | {kind: 'sentence'; at: number; length: number}
  | {kind: 'code'; at: number; indent: number; length: number}
  | {kind: 'heading'; at: number}
  | {kind: 'figure'; at: number}
  | {kind: 'row'; at: number}
  | {kind: 'note'; at: number};

/** How much of the text, in characters, a reader spends on something that is not prose. */
const weights = {heading: 60, line: 26, figure: 360, row: 50, pause: 30};

/** A longer line would leave the cover. */
const longest = {sentence: 240, line: 84};

/** More of a kind would run together, and weigh more than 2 kB. */
const most = {heading: 11, figure: 12, note: 24, sentence: 170, code: 150, row: 40};

/** Ends a sentence, in scripts that separate sentences by a space and those that do not. */
const sentenceEnd = /(?<=[.!?…]["”’»)]?)\s+|(?<=[。！？])/u;

/** Joins neighbours of a kind until there are few enough of them, each as long as their mean. */
function joined(marks: Mark[], limit: number): Mark[] {
  const size = Math.ceil(marks.length / limit);
  return marks
    .filter((_mark, index) => index % size === 0)
    .map((mark, index) => {
      const all = marks.slice(index * size, (index + 1) * size);
      const mean = (key: 'length' | 'indent') =>
        all.reduce((sum, one) => sum + (key in one ? (one as never)[key] : 0), 0) / all.length;
      return 'length' in mark
        ? {...mark, length: mean('length'), ...('indent' in mark && {indent: mean('indent')})}
        : mark;
    });
}

/** Joins marks until a cover has room for them, and turns their places into shares of the whole text. */
function scaled(marks: Mark[], whole: number): Mark[] {
  const isDrawn = (mark: Mark) => mark.kind !== 'code' || mark.length > 0;
  return (Object.keys(most) as Array<Mark['kind']>).flatMap((kind) => {
    const ofKind = marks.filter((mark) => mark.kind === kind && isDrawn(mark));
    return joined(ofKind, most[kind]).map((mark) => ({
      ...mark,
      at: mark.at / Math.max(1, whole),
    }));
  });
}

/** How long the stroke of a word is, in characters of code for each of its letters. */
const letter = 7;

/**
 * Finds what the cover of a recording shows: a heading for each chapter, its sentences, and each word as if it were
 * a line of code.
 */
export function marksOfSpeech(chapters: Array<{paragraphs: string[][]}>): Mark[] {
  const marks: Mark[] = [];
  let position = 0;
  for (const {paragraphs} of chapters) {
    marks.push({kind: 'heading', at: position});
    for (const sentence of paragraphs.flat()) {
      const length = Math.min(sentence.length, longest.sentence);
      marks.push({kind: 'sentence', at: position + sentence.length / 2, length});
      for (const {0: word, index} of sentence.matchAll(/\p{L}+/gu)) {
        const stroke = Math.min(word.length * letter, longest.line);
        marks.push({kind: 'code', at: position + index, indent: 0, length: stroke});
      }
      position += sentence.length;
    }
    position += weights.pause;
  }
  return scaled(marks, position);
}

/** A part of a text, as far as its cover shows it. Lengths are in characters. */
export type Part =
  | {kind: 'heading' | 'figure' | 'row' | 'note' | 'pause'}
  | {kind: 'sentence'; length: number}
  // Its lines may be those of a file that `meta` names.
  | (Fence & {kind: 'code'});

/** Finds what the cover of a text may show, in the order of the text. */
export function outlineOf(root: Root): Part[] {
  const parts: Part[] = [];
  visit(root, (node: Nodes) => {
    switch (node.type) {
      case 'heading':
        if (node.depth === 2) {
          parts.push({kind: 'heading'});
        }
        return SKIP;
      case 'code':
        parts.push(
          drawnLanguages.has(node.lang ?? '')
            ? {kind: 'figure'}
            : {kind: 'code', meta: node.meta ?? '', value: node.value},
        );
        return SKIP;
      case 'table':
        parts.push(...node.children.map(() => ({kind: 'row'}) as const));
        return SKIP;
      case 'image':
        parts.push({kind: 'figure'});
        return SKIP;
      case 'mdxJsxFlowElement':
        // Components that have no text of their own, and drawings.
        if (node.name === 'Figure' || node.name === 'svg' || node.children.length === 0) {
          parts.push({kind: 'figure'});
          return SKIP;
        }
        return undefined;
      case 'paragraph':
        for (const {length} of proseOf(node).trim().split(sentenceEnd)) {
          if (length > 0) {
            parts.push({kind: 'sentence', length});
          }
        }
        visit(node, ['image', 'footnoteReference'], ({type}) => {
          parts.push({kind: type === 'image' ? 'figure' : 'note'});
        });
        parts.push({kind: 'pause'});
        return SKIP;
      case 'footnoteDefinition':
        // Notes come last, and are shown where they are referred to.
        return SKIP;
      default:
        return undefined;
    }
  });
  return parts;
}

/**
 * Finds what the cover of a text shows.
 *
 * @param linesOf the lines of a code block, which may be those of a file that it names
 */
export function marksOf(outline: Part[], linesOf: (code: Fence) => string[]): Mark[] {
  const marks: Mark[] = [];
  let position = 0;
  const add = (mark: Mark, weight: number) => {
    marks.push({...mark, at: position + (mark.kind === 'sentence' ? weight / 2 : 0)});
    position += weight;
  };
  for (const part of outline) {
    switch (part.kind) {
      case 'heading':
      case 'row':
        add({kind: part.kind, at: 0}, weights[part.kind]);
        break;
      case 'note':
        add({kind: 'note', at: 0}, 0);
        break;
      case 'figure':
        position += weights.figure / 2;
        add({kind: 'figure', at: 0}, weights.figure / 2);
        break;
      case 'pause':
        position += weights.pause;
        break;
      case 'sentence':
        add(
          {kind: 'sentence', at: 0, length: Math.min(part.length, longest.sentence)},
          part.length,
        );
        break;
      case 'code':
        for (const line of linesOf(part)) {
          const length = Math.min(line.trimEnd().length, longest.line);
          const indent = Math.min(/^\s*/.exec(line)![0].length, length);
          add({kind: 'code', at: 0, indent, length}, weights.line);
        }
        position += weights.pause;
        break;
    }
  }
  return scaled(marks, position);
}
