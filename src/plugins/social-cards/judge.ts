import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {lettersOutside, rangesOf} from '../../lib/font-letters';
import {identity} from '../../site/identity';

/** Shorter words have room in the smallest size, whatever their letters. */
const longWord = 16;

const ranges = Object.values(
  JSON.parse(
    readFileSync(
      createRequire(__filename).resolve(
        '@fontsource-variable/atkinson-hyperlegible-next/unicode.json',
      ),
      'utf8',
    ),
  ) as Record<string, string>,
).flatMap(rangesOf);

/** The letters of a text that no card can be drawn with, each of them once. */
export const missingLetters = (text: string): string[] => lettersOutside(text, ranges);

/**
 * Whether the card of a post has room for its title. To lay it out takes the fonts, so that is done for titles
 * with long words alone: of others, all that the check of posts lets through have room.
 *
 * @param names what the card says below it, beside the day
 */
export async function hasRoom(title: string, names: readonly string[]): Promise<boolean> {
  if (!title.split(/\s+/).some((word) => word.length >= longWord)) {
    return true;
  }
  const {layOut} = await import('./draw');
  const below = ['29 September 2029', new Intl.ListFormat('en').format(names)].join(
    names.length > 1 ? '\n' : ' · ',
  );
  return layOut(
    {above: identity.title, title, below, dial: {date: '2029-09-29', minutes: 5, tags: ['a']}},
    identity.colours,
    false,
  ).then(
    () => true,
    () => false,
  );
}
