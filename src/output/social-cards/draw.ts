import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {Renderer, type ContainerNode, type TextNode} from '@takumi-rs/core';
import sharp from 'sharp';
import {paintCover} from '../../content/cover/cover';
import {weights} from '../../lib/design-tokens';
import {lettersOutside, rangesOf} from '../../lib/font-letters';
import {digest} from '../../cache/cache';
import {cardSize} from '../../content/beside-page';
import {drawingFont} from '../../site/fonts';
import type {Palette, Sky} from '../../settings/palette';
import {folderOfFont, lettersOf, readDrawingFont} from '../../settings/subset';
import type {Card} from './cards';

const {resolve} = createRequire(__filename);

/** A digest of all that a card is made with besides its words and its cover: any change to it redraws every card. */
const recipe = digest(
  JSON.stringify(sharp.versions),
  ...[
    __filename,
    join(__dirname, '../../settings/subset.ts'),
    join(__dirname, '../../site/fonts.ts'),
    resolve('@takumi-rs/core'),
    resolve('subset-font/package.json'),
    join(folderOfFont(drawingFont), 'package.json'),
  ].map((file) => readFileSync(file)),
);

const margin = 64;
const left = 620;
const column = {width: left - 20 - margin, height: cardSize.height - 2 * margin};
const shownCover = {width: cardSize.width - left, height: cardSize.height};
/** The whole of a cover is as high as the card, and its end is cut off. */
const shownWidth = Math.round((shownCover.width / shownCover.height) * 800);
const blank = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"/>';
/** The address that the layout uses for the cover. */
const coverSource = 'cover';

const gap = 24;
const mostLines = 4;
const smallest = 44;
const titleSizes = [144, 128, 112, 104, 96, 88, 82, 76, 72, 68, 64, 60, 56, 52, 48, smallest];

/** The family name that the font of drawings is registered under. */
const family = 'Site Title';

let started: Promise<Renderer> | undefined;

/** What draws words in the font of drawings. There is one, since it reads the fonts. */
export function textRenderer(): Promise<Renderer> {
  const start = async () => {
    const renderer = new Renderer();
    for (const {data, unicodeRange} of await readDrawingFont()) {
      await renderer.registerFont({name: family, data, unicodeRange: rangesOf(unicodeRange)});
    }
    return renderer;
  };
  return (started ??= start());
}

/** The sky of a card; without a post, that of a morning. */
const skyOf = ({cover}: Card, skies: Palette['skies']): Sky => skies[cover?.sky ?? 3]!;

const pictureOf = ({cover}: Card, sky: Sky) => paintCover(cover?.drawing ?? blank, sky, shownWidth);

/** A name for the drawing of a card, which changes whenever its bytes may. */
export function nameOf(card: Card, skies: Palette['skies']): string {
  const sky = skyOf(card, skies);
  return digest(recipe, JSON.stringify([card, sky]), pictureOf(card, sky));
}

const ranges = lettersOf(drawingFont).flatMap(rangesOf);

/**
 * The words that the font has all letters of, without its other signs, such as emoji; empty if it lacks a letter, as it
 * does all of another script: half a title misleads.
 */
function inFont(words: string): string {
  // Joiners mean nothing by themselves.
  const lacking = [...lettersOutside(words, ranges), ...(words.match(/\p{Cf}/gu) ?? [])];
  return lacking.some((sign) => /[\p{L}\p{M}\p{N}]/u.test(sign))
    ? ''
    : lacking
        .reduce((rest, sign) => rest.replaceAll(sign, ''), words)
        .replace(/ {2,}/g, ' ')
        .trim();
}

/** A text that balances its lines, and ends with `…` after four of them. */
const text = (words: string, fontSize: number, fontWeight: number, color: string) =>
  ({
    type: 'text',
    text: words,
    style: {
      ...{fontFamily: family, fontSize, fontWeight, color, flexShrink: 0, width: column.width},
      ...{whiteSpace: 'pre-line', textWrap: 'balance', overflowWrap: 'anywhere'},
      ...{lineClamp: mostLines, textOverflow: 'ellipsis'},
      lineHeight: fontSize < smallest ? 1.3 : 1.08,
      letterSpacing: fontSize < smallest ? 0 : fontSize * -0.018,
    },
  }) satisfies TextNode;

/** The largest title that cuts no word, has four lines at most, and fits between what is above and below. */
async function titleOf(words: string, around: TextNode[], color: string): Promise<TextNode> {
  const renderer = await textRenderer();
  const sizeOf = (node: TextNode) => renderer.measure(node);
  let room = column.height;
  for (const node of around) {
    room -= (await sizeOf(node)).height + gap;
  }
  for (const size of titleSizes) {
    const title = text(words, size, weights.bold, color);
    const {lineClamp: _, overflowWrap: __, ...style} = title.style;
    const oneWordALine = words.replaceAll(/\s+/g, '\n');
    const {width} = await sizeOf({
      ...title,
      text: oneWordALine,
      style: {...style, width: 'min-content'},
    });
    const {height} = await sizeOf({...title, style});
    const most = Math.min(room, mostLines * size * style.lineHeight + 1);
    if (width <= column.width && height <= most) {
      return title;
    }
  }
  return text(words, smallest, weights.bold, color);
}

/** A card: the name of the site, the title and the text below it, beside the cover. */
export async function layOut(card: Card, {ground, line}: Sky): Promise<ContainerNode> {
  const title = inFont(card.title);
  const small = (words: string, weight: number) => (words ? [text(words, 26, weight, line)] : []);
  // The name of the site replaces a title that cannot be drawn.
  const above = small(title ? inFont(card.above) : '', weights.semibold);
  const below = small(inFont(card.below), weights.medium);
  const middle = await titleOf(title || inFont(card.above), [...above, ...below], line);
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
        children: [...above, middle, ...below],
      },
      {
        type: 'container',
        style: {...{position: 'absolute', top: 0, right: 0, display: 'flex'}, ...shownCover},
        children: [{type: 'image', src: coverSource, ...shownCover}],
      },
    ],
  };
}

/**
 * Draws a card.
 *
 * @returns a PNG of 1200 by 630 pixels
 */
export async function draw(card: Card, skies: Palette['skies']): Promise<Buffer> {
  const sky = skyOf(card, skies);
  const renderer = await textRenderer();
  const drawn = await renderer.render(await layOut(card, sky), {
    ...cardSize,
    images: [{src: coverSource, data: Buffer.from(pictureOf(card, sky))}],
    format: 'raw',
  });
  // Few colours, and the shades between them at the edges of letters: sixteen, in half a byte each.
  return sharp(drawn, {raw: {...cardSize, channels: 4}})
    .png({palette: true, colours: 16, dither: 0, effort: 1, compressionLevel: 6})
    .toBuffer();
}
