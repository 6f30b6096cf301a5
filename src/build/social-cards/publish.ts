import {existsSync, mkdirSync} from 'node:fs';
import {dirname} from 'node:path';
import logger from '@docusaurus/logger';
import type {Palette} from '../../settings/palette';
import {fileCache, linkOrCopy} from '../../cache/cache';
import type {Card} from './cards';

export type Published = {
  card: Card;
  /** Where its picture goes. */
  file: string;
  /** Its name in messages: a file of the site, or an address. */
  source: string;
  /** Whether the text below the title may be left out. */
  isSpare: boolean;
  /** The picture to show if the font lacks letters of the card: that of the first language. */
  instead?: string;
};

/**
 * Writes the cards. One that this code has drawn before, in these fonts, is taken from the cache, so a build
 * without new words draws nothing.
 *
 * @param folder of the pictures by their content
 * @returns how many were drawn
 */
export async function publish(
  cards: Published[],
  skies: Palette['skies'],
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
      const isNew = await cache.place(`${nameOf(card, skies)}.png`, file, () =>
        draw(card, skies, isSpare),
      );
      drawn += Number(isNew);
    } catch (error) {
      // A missing picture is no reason to lose the page.
      logger.warn(
        `The social card of ${source} cannot be drawn, so links to it have none: give it an \`image\` in its front matter. (${(error as Error).message})`,
      );
    }
  }
  await cache.sweep();
  return drawn;
}
