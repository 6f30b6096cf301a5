import {existsSync} from 'node:fs';
import {copyFile, mkdir} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import logger from '@docusaurus/logger';
import type {Palette} from '../../settings/palette';
import {keepFile} from '../../cache/cache';
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
 * Writes the cards. One that this code has drawn before, in these fonts, is kept, so a build without new words draws
 * nothing.
 *
 * @param folder of the pictures by their content
 */
export async function publish(
  cards: Published[],
  skies: Palette['skies'],
  folder: string,
): Promise<void> {
  const {draw, isInFont, nameOf} = await import('./draw');
  const failed: string[] = [];
  for (const {card, file, source, isSpare, instead} of cards) {
    await mkdir(dirname(file), {recursive: true});
    if (instead !== undefined && !isInFont(card) && existsSync(instead)) {
      await copyFile(instead, file);
      continue;
    }
    try {
      const kept = join(folder, `${nameOf(card, skies)}.png`);
      await copyFile(await keepFile(kept, () => draw(card, skies, isSpare)), file);
    } catch (error) {
      // A missing picture is no reason to lose the page.
      failed.push(`${source} (${(error as Error).message})`);
    }
  }
  const [first] = failed;
  if (first !== undefined) {
    logger.warn(
      `${failed.length === 1 ? 'A social card' : `${failed.length} social cards`} cannot be drawn, so links to the page show no picture: ${first}${failed.length > 1 ? ' and others' : ''}. Give it an \`image\` in its front matter.`,
    );
  }
}
