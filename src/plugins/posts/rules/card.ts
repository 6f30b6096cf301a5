import {show, type Report} from '../finding';
import type {Post} from '../post';

const rule = 'card';

/** The first letter of a text that no card has, and how it is called; `null` where there is none. */
export async function findMissingLetter(
  text: string,
): Promise<{at: number; letters: string} | null> {
  // It reads what the font has.
  const {missingLetters} = await import('../../social-cards/judge');
  const missing = missingLetters(text);
  if (missing.length === 0) {
    return null;
  }
  const named = missing.slice(0, 4).map((letter) => {
    const code = letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
    return /\p{M}|\p{Cf}/u.test(letter) ? `U+${code}` : `${letter} (U+${code})`;
  });
  return {at: text.indexOf(missing[0]!), letters: named.join(', ')};
}

/**
 * The title can be drawn on the card, unless the post has one of its own.
 *
 * @param called what readers see of a team, by its name
 */
export async function checkCard(
  post: Post,
  called: (author: string) => string,
  report: Report,
): Promise<void> {
  const {values, offsetOf: at} = post.frontMatter;
  const {title, image, authors} = values;
  if (typeof title !== 'string' || typeof image === 'string') {
    return;
  }
  const start = at('title');
  const missing = await findMissingLetter(title);
  if (missing) {
    const letter = String.fromCodePoint(title.codePointAt(missing.at)!);
    // In quotes, a letter may be escaped.
    const written = post.text.slice(start).split('\n', 1)[0]!.indexOf(letter);
    report(
      rule,
      start + Math.max(0, written),
      `The font of the card, which shared links show, has no ${missing.letters}`,
      'write the title without, or give the post a card of its own: image: /img/card.png, of a picture below static/',
    );
    return;
  }
  const {hasRoom} = await import('../../social-cards/judge');
  const names = Array.isArray(authors) ? authors.map((name) => called(String(name))) : [];
  if (title.trim().length <= 80 && !(await hasRoom(title.trim(), names))) {
    report(
      rule,
      start,
      `The card, which shared links show, has no room for ${show(title)}`,
      'shorten its longest word, or give the post a card of its own: image: /img/card.png, of a picture below static/',
    );
  }
}
