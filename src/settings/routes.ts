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

function faultOf(word: unknown) {
  if (typeof word !== 'string') {
    return "is missing: write a word such as 'archivo'";
  }
  // The addresses of posts begin with years.
  return /^(?!\d+$)[a-z\d]+(?:-[a-z\d]+)*$/.test(word)
    ? null
    : `is '${word}': write one word of small letters from a to z, digits, and single hyphens between them`;
}

/**
 * Checks the words of addresses when the site is configured. Whether others have these addresses, the register of all knows
 * (src/output/redirects/register.ts).
 *
 * @param candidate what `src/site/routes.ts` exports
 * @throws Error that names each wrong word and says what to write
 */
export function checkRoutes(candidate: Readonly<Routes>): void {
  const findings = Object.entries(candidate).flatMap(([name, word]) => {
    const fault = faultOf(word);
    return fault === null ? [] : `  - \`${name}\` ${fault}`;
  });
  if (findings.length > 0) {
    throw new Error(`src/site/routes.ts cannot be used:\n${findings.join('\n')}`);
  }
}
