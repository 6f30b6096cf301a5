import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {Renderer, type Node} from '@takumi-rs/core';
import sharp from 'sharp';
import {dialSvg} from '../../lib/dial-svg';
import {lettersOutside, rangesOf, type LetterRange} from '../../lib/font-letters';
import {cardSize} from '../../lib/social-card';
import type {Identity} from '../../site/schema';
import type {Card} from './cards';
import {dialSource, family, layoutCard, type Layout} from './layout';

type FontFile = {data: Buffer; unicodeRange: LetterRange[]};

const packageOfFont = '@fontsource-variable/atkinson-hyperlegible-next';
const {resolve} = createRequire(__filename);

/** The font of the site's text, with the letters of most languages in Latin script. */
function readFonts(): FontFile[] {
  const folder = dirname(resolve(`${packageOfFont}/package.json`));
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  return Object.entries(ranges).map(([subset, range]) => ({
    data: readFileSync(
      join(folder, `files/atkinson-hyperlegible-next-${subset}-wght-normal.woff2`),
    ),
    unicodeRange: rangesOf(range),
  }));
}

const fonts = readFonts();

/** All that a card is made with beside its words: a change to any of it makes every card anew. */
const recipe = (() => {
  const hash = createHash('sha256').update(JSON.stringify(sharp.versions));
  const code = readdirSync(__dirname).map((file) => join(__dirname, file));
  const own = [
    ...code,
    join(__dirname, '../../lib/dial.ts'),
    join(__dirname, '../../lib/dial-svg.ts'),
    join(__dirname, '../../lib/font-letters.ts'),
    join(dirname(resolve('@takumi-rs/core')), '../package.json'),
  ];
  for (const bytes of [
    ...own.sort().map((file) => readFileSync(file)),
    ...fonts.map(({data}) => data),
  ]) {
    hash.update(bytes);
  }
  return hash.digest('hex');
})();

/** A name for the drawing of a card, which is new whenever its bytes may be. */
export function nameOf(card: Card, colours: Identity['colours']): string {
  const made = JSON.stringify([recipe, card, colours]);
  return createHash('sha256').update(made).digest('hex').slice(0, 24);
}

let started: Promise<Renderer> | undefined;

/** One for all cards, since it reads the fonts. */
function renderer(): Promise<Renderer> {
  const start = async () => {
    const fresh = new Renderer();
    for (const {data, unicodeRange} of fonts) {
      await fresh.registerFont({name: family, data, unicodeRange});
    }
    return fresh;
  };
  return (started ??= start());
}

const ranges = fonts.flatMap(({unicodeRange}) => unicodeRange);

/** Letters that the fonts lack, each of which would be an empty box. */
const lackingOf = ({above, title, below}: Card) => lettersOutside(above + title + below, ranges);

/** Whether the site's fonts have all letters of a card. */
export const isInFont = (card: Card): boolean => lackingOf(card).length === 0;

const optionsOf = (card: Card, colours: Identity['colours']) => ({
  ...cardSize,
  images: [{src: dialSource, data: Buffer.from(dialSvg(card.dial, colours.night))}],
});

/**
 * Lays out a card in the site's fonts.
 *
 * @param isSpare whether the text below the title may be left out
 * @throws Error whose message goes on from "The social card of x", where it cannot be drawn whole
 */
export async function layOut(
  card: Card,
  colours: Identity['colours'],
  isSpare: boolean,
): Promise<Layout> {
  const strange = lackingOf(card);
  if (strange.length > 0) {
    throw new Error(
      `cannot be drawn: the site's font has no ${strange.join(' ')}. Write its title and names without, or give it an \`image\` in its front matter.`,
    );
  }
  const measurer = await renderer();
  const options = optionsOf(card, colours);
  const measure = (node: Node) => measurer.measure(node, options);
  const layout = await layoutCard(card, colours, measure, isSpare);
  if (!layout) {
    throw new Error(
      `has no room for the title "${card.title}": shorten it (or its longest word), or give it an \`image\` in its front matter.`,
    );
  }
  return layout;
}

/**
 * Draws a card.
 *
 * @returns a PNG of 1200 by 630 pixels
 * @throws as `layOut`
 */
export async function draw(
  card: Card,
  colours: Identity['colours'],
  isSpare: boolean,
): Promise<Buffer> {
  const {node} = await layOut(card, colours, isSpare);
  const drawn = await (await renderer()).render(node, {...optionsOf(card, colours), format: 'raw'});
  // Few colours, and what lies between them at the edges of letters: sixteen, in half a byte each.
  return sharp(drawn, {raw: {...cardSize, channels: 4}})
    .png({palette: true, colours: 16, dither: 0, effort: 1, compressionLevel: 6})
    .toBuffer();
}
