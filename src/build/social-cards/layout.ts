import type {ContainerNode, MeasuredNode, Node, TextNode} from '@takumi-rs/core';
import {cardSize} from '../../content/beside-page';
import type {Sky} from '../../settings/palette';
import type {Card} from './cards';

/** The family name that the card's fonts are registered under. */
export const family = 'Site Title';

/** The address that the layout uses for the cover. */
export const coverSource = 'cover';

const margin = 64;
/** Where the cover begins. */
const left = 620;
const column = {width: left - 20 - margin, height: cardSize.height - 2 * margin};
const gap = 24;

/** The part of a cover that is shown, in pixels of the card. */
export const shownCover = {width: cardSize.width - left, height: cardSize.height};

const mostLines = 4;
/** Pixels by which widths may differ if they were added up in another order. */
const tolerance = 0.5;
const smallest = 44;
/** Largest first: the title is as large as it can be. */
const titleSizes = [144, 128, 112, 104, 96, 88, 82, 76, 72, 68, 64, 60, 56, 52, 48, smallest];

/** A line of text and its place on the card, in pixels. */
type Line = {text: string; x: number; y: number; width: number; height: number};

export type Layout = {node: Node; lines: Line[]};

type Measure = (node: Node) => Promise<MeasuredNode>;

function text(words: string, fontSize: number, fontWeight: number, color: string) {
  const isTitle = fontWeight > 600;
  return {
    type: 'text',
    text: words,
    style: {
      ...{fontFamily: family, fontSize, fontWeight, color, flexShrink: 0, whiteSpace: 'pre-line'},
      lineHeight: isTitle ? 1.08 : 1.3,
      letterSpacing: isTitle ? fontSize * -0.018 : 0,
    },
  } satisfies TextNode;
}

/** A text of the card, and the width of a space in it: a line broken at a space ends with it. */
type Part = {node: TextNode; space: number};

/** The place of each line of a measured text, without the space at its end. */
function linesOf({transform, runs}: MeasuredNode, space: number): Line[] {
  const [left, top] = [transform[4], transform[5]];
  const lines = new Map<number, Line>();
  for (const {text, x, y, width, height} of runs) {
    const line = lines.get(y) ?? {text: '', x: left + x, y: top + y, width: 0, height};
    lines.set(y, {...line, text: line.text + text, width: line.width + width});
  }
  return [...lines.values()].map((line) =>
    line.text.endsWith(' ') ? {...line, width: line.width - space} : line,
  );
}

/** The widths of spaces, by the style of their text: hundreds of cards share a few. */
const spaces = new Map<string, number>();

async function spaceOf(node: TextNode, measure: Measure): Promise<number> {
  const style = JSON.stringify(node.style);
  let space = spaces.get(style);
  if (space === undefined) {
    const widthOf = async (text: string) => (await measure({...node, text})).runs[0]!.width;
    space = (await widthOf('n n')) - (await widthOf('nn'));
    spaces.set(style, space);
  }
  return space;
}

const ofWidth = (node: TextNode, width: number): TextNode => ({
  ...node,
  style: {...node.style, width},
});

/** A text in a box as wide as the column. */
const inColumn = async (node: TextNode, measure: Measure): Promise<Part> => ({
  node: ofWidth(node, column.width),
  space: await spaceOf(node, measure),
});

/** A text in the narrowest box that needs no more lines than the column, so that its lines are alike in length. */
async function balanced({node, space}: Part, measure: Measure): Promise<Part> {
  const countAt = async (width: number) => {
    const lines = linesOf(await measure(ofWidth(node, width)), space);
    return lines.some((line) => line.width > width + tolerance) ? Infinity : lines.length;
  };
  const count = await countAt(column.width);
  if (count === 1) {
    return {node, space};
  }
  let [tooNarrow, width] = [count === Infinity ? column.width : 0, column.width];
  while (width - tooNarrow > 4) {
    const middle = Math.round((tooNarrow + width) / 2);
    if ((await countAt(middle)) <= count) {
      width = middle;
    } else {
      tooNarrow = middle;
    }
  }
  return {node: ofWidth(node, width), space};
}

function nodeOf(texts: TextNode[], {ground}: Sky): ContainerNode {
  return {
    type: 'container',
    style: {...cardSize, display: 'flex', backgroundColor: ground},
    children: [
      {
        type: 'container',
        style: {
          ...column,
          ...{display: 'flex', flexDirection: 'column', justifyContent: 'space-between'},
          ...{marginLeft: margin, marginTop: margin, gap, flexShrink: 0},
        },
        children: texts,
      },
      {
        type: 'container',
        style: {...{position: 'absolute', top: 0, right: 0, display: 'flex'}, ...shownCover},
        children: [{type: 'image', src: coverSource, ...shownCover}],
      },
    ],
  };
}

/** Removes white space: a line has none at its end if the text itself breaks there. */
const letters = (said: string) => said.replace(/\s+/g, '');

/** Whether a text is complete, and each of its lines inside the column. */
function fits(said: string, lines: Line[]): boolean {
  const isInside = ({x, y, width, height}: Line) =>
    x >= margin &&
    x + width <= margin + column.width + tolerance &&
    // The box of a line is taller than its letters.
    y >= margin - 0.2 * height &&
    y + height <= margin + column.height + 0.2 * height;
  return (
    lines.length <= mostLines &&
    lines.every(isInside) &&
    letters(lines.map((line) => line.text).join('')) === letters(said)
  );
}

/** Lays out the parts from top to bottom; returns `null` if one of their lines has no room. */
async function layoutOf(parts: Part[], sky: Sky, measure: Measure): Promise<Layout | null> {
  const node = nodeOf(
    parts.map((part) => part.node),
    sky,
  );
  const [block] = (await measure(node)).children;
  const lines = block!.children.map((child, index) => linesOf(child, parts[index]!.space));
  const isWhole = lines.every((of, index) => fits(parts[index]!.node.text, of));
  const isApart = block!.children.every((child, index) => {
    const next = block!.children[index + 1];
    return !next || child.transform[5] + child.height + gap <= next.transform[5] + 1;
  });
  return isWhole && isApart ? {node, lines: lines.flat()} : null;
}

/**
 * Lays out a card with the title as large as fits in four lines without cutting a word.
 *
 * @param measure returns where the parts of a node lie, in the fonts that it is drawn in
 * @param isSpare whether the text below may be left out for the sake of the title
 * @returns `null` if the title, or a word of it, is too long
 */
export async function layoutCard(
  card: Card,
  sky: Sky,
  measure: Measure,
  isSpare: boolean,
): Promise<Layout | null> {
  const partOf = async (node: TextNode) => balanced(await inColumn(node, measure), measure);
  const above = card.above ? [await partOf(text(card.above, 26, 600, sky.line))] : [];
  const below = card.below ? [await partOf(text(card.below, 26, 500, sky.line))] : [];
  for (const size of titleSizes) {
    const title = await inColumn(text(card.title, size, 660, sky.line), measure);
    // Most sizes do not fit, whatever the width of the box, and balancing a title takes ten times as long.
    if (await layoutOf([...above, title, ...below], sky, measure)) {
      const parts = [...above, await balanced(title, measure), ...below];
      const layout = await layoutOf(parts, sky, measure);
      if (layout) {
        return layout;
      }
    }
  }
  return isSpare && card.below ? layoutCard({...card, below: ''}, sky, measure, false) : null;
}
