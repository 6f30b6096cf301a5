import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {Renderer, type Node} from '@takumi-rs/core';
import sharp from 'sharp';
import {paintCover} from '../../content/cover/cover';
import {lettersOutside, rangesOf} from '../../lib/font-letters';
import {digest, digestOfFiles} from '../../cache/cache';
import {cardSize} from '../../content/beside-page';
import {drawingFont} from '../../site/fonts';
import type {Palette, Sky} from '../../settings/palette';
import {folderOfFont, lettersOf, readDrawingFont} from '../../settings/subset';
import type {Card} from './cards';
import {coverSource, shownCover, family, layoutCard, type Layout} from './layout';

const {resolve} = createRequire(__filename);

/** A digest of all that a card is made with besides its words: any change to it redraws every card. */
const recipe = digest(
  JSON.stringify(sharp.versions),
  digestOfFiles(
    [
      __dirname,
      join(__dirname, '../../lib/font-letters.ts'),
      join(__dirname, '../../content/cover'),
      join(__dirname, '../../settings/subset.ts'),
      join(__dirname, '../../site/fonts.ts'),
      join(dirname(resolve('@takumi-rs/core')), '../package.json'),
      resolve('subset-font/package.json'),
      folderOfFont(drawingFont),
    ],
    __dirname,
  ),
);

/** A name for the drawing of a card, which changes whenever its bytes may. */
export const nameOf = (card: Card, skies: Palette['skies']): string =>
  digest(recipe, JSON.stringify([card, skyOf(card, skies)]));

let started: Promise<Renderer> | undefined;

/** One renderer for all cards, since it reads the fonts. */
function renderer(): Promise<Renderer> {
  const start = async () => {
    const fresh = new Renderer();
    for (const {data, unicodeRange} of await readDrawingFont()) {
      await fresh.registerFont({name: family, data, unicodeRange: rangesOf(unicodeRange)});
    }
    return fresh;
  };
  return (started ??= start());
}

const ranges = lettersOf(drawingFont).flatMap(rangesOf);

/** Letters that the fonts lack, each of which would be an empty box. */
const lackingOf = ({above, title, below}: Card) => lettersOutside(above + title + below, ranges);

/** Whether the site's fonts have all letters of a card. */
export const isInFont = (card: Card): boolean => lackingOf(card).length === 0;

/** A card in the letters of the fonts. If the title lacks any, the name of the site replaces it: half a title misleads. */
function inLetters(card: Card): Card {
  const lacking = new Set(lackingOf(card));
  if (lacking.size === 0) {
    return card;
  }
  const known = (text: string) =>
    Array.from(text)
      // Joiners mean nothing by themselves.
      .filter((letter) => !lacking.has(letter) && !/\p{Cf}/u.test(letter))
      .join('')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      // A separator is of no use without the word after it.
      .replace(/[\s·,:–—-]+$/, '')
      .trim();
  const [above, title, below] = [card.above, card.title, card.below].map(known) as [
    string,
    string,
    string,
  ];
  const isWhole = !/[\p{L}\p{N}]/u.test(
    [...lacking].filter((one) => card.title.includes(one)).join(''),
  );
  return isWhole && /[\p{L}\p{N}]/u.test(title)
    ? {...card, above, title, below}
    : {...card, above: '', title: above || '…', below};
}

/** The beginning of a text, which ends with a whole word unless the cut word is long. */
function shortened(text: string, most: number): string {
  const letters = Array.from(text);
  if (letters.length <= most) {
    return text;
  }
  const cut = letters.slice(0, most).join('');
  const words = cut.replace(/\s+\S*$/, '');
  const kept = words.length > 0.6 * cut.length ? words : cut;
  return `${kept.replace(/[\s,;:.–—-]+$/, '')}…`;
}

/** The whole of a cover is as high as the card. */
const shownWidth = Math.round((shownCover.width / shownCover.height) * 800);

const blank = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"/>';

/** What a card is drawn with besides its words; without a post, on the sky of a morning. */
const skyOf = ({cover}: Card, skies: Palette['skies']): Sky => skies[cover?.sky ?? 3]!;

const optionsOf = (card: Card, sky: Sky) => ({
  ...cardSize,
  images: [
    {
      src: coverSource,
      data: Buffer.from(paintCover(card.cover?.drawing ?? blank, sky, shownWidth)),
    },
  ],
});

/** The most letters of a text below the title when there is little room. */
const briefly = 70;

/**
 * Lays out as much of a card as there is room for, in the site's fonts: the text below the title is cut first,
 * then the end of the title. Letters that the fonts lack are left out.
 *
 * @param isSpare whether the text below the title may be left out
 * @returns the layout, with `isWhole` set if it shows all that the card says
 */
export async function layOut(
  card: Card,
  skies: Palette['skies'],
  isSpare: boolean,
): Promise<Layout & {isWhole: boolean}> {
  const written = inLetters(card);
  const measurer = await renderer();
  const sky = skyOf(card, skies);
  const options = optionsOf(card, sky);
  const measure = (node: Node) => measurer.measure(node, options);
  const attempt = (words: Partial<Card>) =>
    layoutCard({...written, ...words}, sky, measure, isSpare);
  const whole = await attempt({});
  if (whole) {
    return {...whole, isWhole: written === card};
  }
  const below = isSpare ? '' : shortened(written.below, briefly);
  const brief = await attempt({below});
  if (brief) {
    return {...brief, isWhole: false};
  }
  let best: Layout | null = null;
  let [fits, tooLong] = [0, Array.from(written.title).length];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    const layout = await attempt({title: shortened(written.title, middle), below});
    [fits, tooLong] = layout ? [middle, tooLong] : [fits, middle];
    best = layout ?? best;
  }
  best ??= await attempt({above: '', title: '…', below: ''});
  if (!best) {
    throw new Error('has no room for a single letter.');
  }
  return {...best, isWhole: false};
}

/**
 * Draws a card.
 *
 * @returns a PNG of 1200 by 630 pixels
 */
export async function draw(card: Card, skies: Palette['skies'], isSpare: boolean): Promise<Buffer> {
  const {node} = await layOut(card, skies, isSpare);
  const drawn = await (
    await renderer()
  ).render(node, {...optionsOf(card, skyOf(card, skies)), format: 'raw'});
  // Few colours, and the shades between them at the edges of letters: sixteen, in half a byte each.
  return sharp(drawn, {raw: {...cardSize, channels: 4}})
    .png({palette: true, colours: 16, dither: 0, effort: 1, compressionLevel: 6})
    .toBuffer();
}
