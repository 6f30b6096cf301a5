import slugify from '@sindresorhus/slugify';
import type {SourceTag} from './model';

/** The most letters that the words of an address have: file systems take 255 bytes, with a day or an ending. */
const longest = 120;

/** The first words, up to the longest that an address may be. */
const cut = (words: string): string =>
  words.length <= longest ? words : words.slice(0, longest).replace(/-[^-]*$/, '');

/** Words in small Latin letters, as they stand in addresses: the source's own where they can stay. */
const latin = (own: string): string =>
  cut(/^[a-z\d]+(?:-[a-z\d]+)*$/.test(own) ? own : slugify(own, {decamelize: false}));

/** The words of an address: those of the first text that has any Latin letters or digits. */
export const slugOf = (...from: string[]): string => from.map(latin).find(Boolean) ?? 'post';

/**
 * Gives out the words of addresses by what people call a thing. What has no Latin letters is numbered, and gets the
 * same words each time.
 *
 * @param kind the word that is numbered
 */
export function keysOfKind(kind: string): (...names: string[]) => string {
  const unique = uniqueNames();
  const numbered = new Map<string, string>();
  return (...names) => {
    const own = names[0]!.trim().toLowerCase();
    const key = names.map(latin).find(Boolean) ?? numbered.get(own) ?? unique(kind);
    numbered.set(own, key);
    return key;
  };
}

/** A post by its day, and the words of its address; `date` is in ISO 8601. */
type Named = {date: string; slug: string};

/** The folder below `blog/` in which a post is written. */
export const folderOfPost = ({date, slug}: Named): string => `${date.slice(0, 10)}-${slug}`;

/** The path of a post below `blog/`. */
export const pathOfPost = (post: Named & {isMdx: boolean}): string =>
  `${folderOfPost(post)}/index.${post.isMdx ? 'mdx' : 'md'}`;

/** Numbers the words of posts' addresses where two of a day have the same. */
export function withinDays<Post extends Named>(posts: readonly Post[]): Post[] {
  const unique = uniqueNames();
  return posts.map((post) => {
    const slug = unique(folderOfPost(post)).slice(folderOfPost({...post, slug: ''}).length);
    return {...post, slug};
  });
}

/** Gives out names, and numbers those that are taken: `a`, `a-2`. An ending stays at the end. */
export function uniqueNames(): (name: string, ending?: string) => string {
  const taken = new Set<string>();
  return (name, ending = '') => {
    let unique = `${name}${ending}`;
    for (let number = 2; taken.has(unique.toLowerCase()); number += 1) {
      unique = `${name}-${number}${ending}`;
    }
    taken.add(unique.toLowerCase());
    return unique;
  };
}

/** Collects tags by their words: labels that differ only in case or spaces are one tag, as first written. */
export class TagTable {
  readonly #tags = new Map<string, SourceTag>();
  readonly #keyOf = keysOfKind('tag');

  /** The key of the tag with a label. */
  keyOf(label: string): string {
    // Names that have no letters, such as C++ and C#, would be one.
    const words = label.replaceAll('++', ' plus plus').replaceAll('#', ' sharp');
    const key = this.#keyOf(words);
    if (!this.#tags.has(key)) {
      this.#tags.set(key, {key, label});
    }
    return key;
  }

  keysOf(labels: readonly string[]): string[] {
    return [...new Set(labels.map((label) => this.keyOf(label)))];
  }

  /** Says what a tag is called and what it is about, if it is one of the source's. */
  describe(own: string, label: string | undefined, description: string | undefined): void {
    const tag = this.#tags.get(this.#keyOf(own));
    if (tag) {
      this.#tags.set(tag.key, {
        ...tag,
        ...(label !== undefined && {label}),
        ...(description !== undefined && {description}),
      });
    }
  }

  get all(): SourceTag[] {
    return [...this.#tags.values()];
  }
}
