import slugify from '@sindresorhus/slugify';

/** Percent-encoded text as people read it; as it is if it is no valid encoding. */
export function decodedText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The path of an address, decoded, from the root of its host; undefined if it is none. */
export function pathOf(address: string): string | undefined {
  try {
    return decodedText(new URL(address, 'https://relative.invalid').pathname);
  } catch {
    return undefined;
  }
}

/** Words of an address in small Latin letters; other scripts are transliterated. */
export const latin = (text: string): string => slugify(decodedText(text), {decamelize: false});

/**
 * The words of a post's address: the first of several that has any Latin letters or digits.
 *
 * @param from the slug of the source, its title, its number
 */
export function slugOf(...from: string[]): string {
  for (const text of from) {
    const words = decodedText(text);
    const slug = /^[a-z\d]+(?:-[a-z\d]+)*$/.test(words) ? words : latin(words);
    if (slug !== '') {
      return slug;
    }
  }
  return 'post';
}

/** Returns a function that adds a number to what was given before. */
export function numbered(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    let own = name;
    for (let number = 2; taken.has(own); number++) {
      own = `${name}-${number}`;
    }
    taken.add(own);
    return own;
  };
}

/** A path with a slash at both ends. */
export const withSlashes = (path: string): string => `/${path}/`.replace(/\/{2,}/g, '/');

/** The first text that is there and not empty; empty if none is. */
export const firstOf = (...texts: Array<string | undefined>): string => texts.find(Boolean) ?? '';
