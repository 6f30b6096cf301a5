import {keysOfKind} from '../names';
import type {Loss, SourceAuthor} from '../model';
import {recordOf, type Data} from '../matter';
import {firstWords, listOf, wordsOf} from '../values';

const known = {
  name: ['name', 'display_name', 'title_name'],
  title: ['title', 'role', 'position', 'job'],
  url: ['url', 'web', 'website', 'site', 'homepage', 'uri', 'link'],
  picture: ['picture', 'avatar', 'image', 'photo', 'image_url', 'gravatar_url'],
  description: ['description', 'bio', 'about'],
};

const services: ReadonlyArray<[string, string]> = [
  ['github', 'https://github.com/'],
  ['twitter', 'https://x.com/'],
  ['mastodon', ''],
  ['linkedin', 'https://www.linkedin.com/in/'],
];

/** The address of a profile, of what a source has under the name of a service. */
const profileOf = (data: Data): {key: string; url: string} | undefined => {
  for (const [key, base] of services) {
    const words = wordsOf(data[key])?.replace(/^@/, '');
    if (words && (base || /^https?:/.test(words))) {
      return {key, url: /^https?:/.test(words) ? words : `${base}${words}`};
    }
  }
  return undefined;
};

/** Collects authors from a file of data, from settings and from the front matter of posts. */
export class AuthorTable {
  readonly #authors = new Map<string, SourceAuthor>();
  /** Keys by the words that posts name an author with. */
  readonly #keys = new Map<string, string>();
  readonly #keyOf = keysOfKind('author');
  readonly losses: Loss[] = [];

  /** Adds an author as a record of data has them. */
  add(own: string, data: Data, file: string, line?: number): string {
    const name = firstWords(data, known.name) ?? own;
    const key = this.#keys.get(own.toLowerCase()) ?? this.#keyOf(own);
    const profile = firstWords(data, known.url) === undefined ? profileOf(data) : undefined;
    this.#keys.set(own.toLowerCase(), key);
    this.#keys.set(name.toLowerCase(), key);
    if (this.#authors.has(key)) {
      return key;
    }
    const optional = {
      title: firstWords(data, known.title),
      url: firstWords(data, known.url) ?? profile?.url,
      picture: firstWords(data, known.picture),
      description: firstWords(data, known.description),
    };
    const said = Object.entries(optional).filter(([, words]) => words !== undefined);
    this.#authors.set(key, {key, name, ...Object.fromEntries(said)});
    const used = [
      ...Object.values(known).flat(),
      profile?.key,
      'layout',
      'short_name',
      'username',
      'date',
      'draft',
    ];
    const others = Object.keys(data).filter((field) => !used.includes(field));
    if (others.length > 0) {
      const what = `Fields of the author ${name}: ${others.join(', ')}`;
      this.losses.push({file, ...(line && {line}), what, became: 'left out'});
    }
    return key;
  }

  /** The keys of authors that a value of front matter names: a key, a name, a record, or a list of these. */
  keysOf(value: unknown, file: string): string[] {
    if (Array.isArray(value)) {
      return [...new Set((value as unknown[]).flatMap((entry) => this.keysOf(entry, file)))];
    }
    const data = recordOf(value);
    if (Object.keys(data).length > 0) {
      const own = firstWords(data, ['username', 'short_name', ...known.name, 'email']);
      return own === undefined ? [] : [this.add(own, data, file)];
    }
    return listOf(value).map((own) => this.#keys.get(own.toLowerCase()) ?? this.add(own, {}, file));
  }

  get all(): SourceAuthor[] {
    return [...this.#authors.values()];
  }
}
