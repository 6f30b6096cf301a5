import {reservedNames} from '../lib/reserved-names';

/** The first words of addresses, in all languages of the site. `src/site/routes.ts` sets them. */
export type Routes = {
  /** The list of all posts, and those of years below it. */
  archive: string;
  /** The list of tags; the address of each tag is below it. */
  tags: string;
  /** The list of authors; the address of each author is below it. */
  authors: string;
  /** What the address of each series of posts is below. */
  series: string;
  /**
   * The page of the podcast, which is `src/pages/WORD.md`. Its feed and recordings stay in `/podcast/`, since apps
   * know them by their addresses.
   */
  podcast: string;
  /** The page of search results. */
  search: string;
};

/** First words of addresses that are not set here. */
const taken = ['img', 'page', ...reservedNames];

function faultOf(word: unknown, others: readonly unknown[]) {
  if (typeof word !== 'string') {
    return "is missing: write a word such as 'archivo'";
  }
  // The addresses of posts begin with years.
  if (!/^(?!\d+$)[a-z\d]+(?:-[a-z\d]+)*$/.test(word)) {
    return `is '${word}': write one word of small letters from a to z, digits, and single hyphens between them`;
  }
  return others.includes(word)
    ? `is '${word}', which is taken, by another of them, a language, or what the build writes: write another word`
    : null;
}

/**
 * Checks the words of addresses when the site is configured.
 *
 * @param candidate what `src/site/routes.ts` exports
 * @param locales the codes of all languages, below which translated pages are
 * @throws Error that names each wrong word and says what to write
 */
export function checkRoutes(candidate: Readonly<Routes>, locales: readonly string[]): void {
  const words = Object.entries(candidate);
  const findings = words.flatMap(([name, word], index) => {
    const others = words.slice(0, index).map(([, other]) => other);
    const fault = faultOf(word, [...others, ...locales, ...taken]);
    return fault === null ? [] : `  - \`${name}\` ${fault}`;
  });
  if (findings.length > 0) {
    throw new Error(`src/site/routes.ts cannot be used:\n${findings.join('\n')}`);
  }
}
