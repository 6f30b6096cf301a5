import type {ContainerNode, MeasuredNode, Node, TextNode} from '@takumi-rs/core';
import {cardSize} from '../social-card';
import type {Identity} from '../../site/schema';
import type {Card} from './cards';

/** The family name that the card's fonts are registered under. */
export const family = 'Site Text';

/** The address that the layout uses for the drawing of the dial. */
export const dialSource = 'dial';

const margin = 64;
/** The width of the right part, in night colours; the text is on the left, in day colours. */
const panel = 440;
const column = {width: cardSize.width - panel - margin - 48, height: cardSize.height - 2 * margin};
const gap = 24;
const dial = panel - 2 * 40;

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

type Colours = Identity['colours'];

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

function nodeOf(texts: TextNode[], {day, night}: Colours): ContainerNode {
  return {
    type: 'container',
    style: {...cardSize, display: 'flex', backgroundColor: day.paper},
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
        style: {
          ...{position: 'absolute', top: 0, right: 0, width: panel, height: cardSize.height},
          ...{display: 'flex', alignItems: 'center', justifyContent: 'center'},
          backgroundColor: night.paper,
        },
        children: [{type: 'image', src: dialSource, width: dial, height: dial}],
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
async function layoutOf(parts: Part[], colours: Colours, measure: Measure): Promise<Layout | null> {
  const node = nodeOf(
    parts.map((part) => part.node),
    colours,
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
  colours: Colours,
  measure: Measure,
  isSpare: boolean,
): Promise<Layout | null> {
  const {ink, muted, accent} = colours.day;
  const partOf = async (node: TextNode) => balanced(await inColumn(node, measure), measure);
  const above = card.above ? [await partOf(text(card.above, 34, 600, accent))] : [];
  const below = card.below ? [await partOf(text(card.below, 33, 450, muted))] : [];
  for (const size of titleSizes) {
    const title = await inColumn(text(card.title, size, 750, ink), measure);
    // Most sizes do not fit, whatever the width of the box, and balancing a title takes ten times as long.
    if (await layoutOf([...above, title, ...below], colours, measure)) {
      const parts = [...above, await balanced(title, measure), ...below];
      const layout = await layoutOf(parts, colours, measure);
      if (layout) {
        return layout;
      }
    }
  }
  return isSpare && card.below ? layoutCard({...card, below: ''}, colours, measure, false) : null;
}
