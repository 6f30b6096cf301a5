import {existsSync, mkdirSync} from 'node:fs';
import {dirname} from 'node:path';
import logger from '@docusaurus/logger';
import type {Identity} from '../../site/schema';
import {fileCache, linkOrCopy} from '../../cache/cache';
import type {Card} from './cards';

export type Published = {
  card: Card;
  /** Where its picture goes. */
  file: string;
  /** What a message calls it: a file of the site, or an address. */
  source: string;
  /** Whether the text below the title may be left out. */
  isSpare: boolean;
  /** The picture that is shown where the font has not the letters of the card: that of the first language. */
  instead?: string;
};

/**
 * Writes the cards. One that has been drawn before, by this code in these fonts, is taken from the cache;
 * so that a build without new words draws nothing.
 *
 * @param folder of the pictures by their content
 * @returns how many were drawn
 */
export async function publish(
  cards: Published[],
  colours: Identity['colours'],
  folder: string,
): Promise<number> {
  const {draw, isInFont, nameOf} = await import('./draw');
  const cache = fileCache(folder);
  let drawn = 0;
  for (const {card, file, source, isSpare, instead} of cards) {
    mkdirSync(dirname(file), {recursive: true});
    if (instead !== undefined && !isInFont(card) && existsSync(instead)) {
      linkOrCopy(instead, file);
      continue;
    }
    try {
      const isNew = await cache.place(`${nameOf(card, colours)}.png`, file, () =>
        draw(card, colours, isSpare),
      );
      drawn += Number(isNew);
    } catch (error) {
      // A page is worth more than its picture.
      logger.warn(
        `The social card of ${source} cannot be drawn, so links to it have none: give it an \`image\` in its front matter. (${(error as Error).message})`,
      );
    }
  }
  await cache.sweep();
  return drawn;
}
