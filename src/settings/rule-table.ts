/**
 * What the check of posts (`npm run check-posts`) does about a finding. An `error` stops the check and the build: the
 * page would be broken, misleading or unsafe. A `warning` appears beside the lines of a pull request, and stops
 * nothing. `off` disables the rule.
 */
export type Severity = 'error' | 'warning' | 'off';

/** Each rule with its severity, unless `src/site/post-rules.ts` says otherwise, and what it asks of a post. */
export const ruleTable = {
  // What reads the files, before any house rule.
  file: ['error', 'A text in UTF-8, not a link to another file'],
  'front-matter': [
    'error',
    'YAML, in posts and in the `.yml` files of `blog/`, with values that can be used',
  ],
  mdx: ['error', 'An `.mdx` that can be parsed'],
  'unknown-key': ['warning', 'No key in front matter or `authors.yml` that nothing reads'],

  // House rules: src/check/rules/ has a file for each.
  secret: [
    'error',
    'No keys or passwords, no links that run something, no files from outside of the blog',
  ],
  'lost-text': [
    'error',
    'Nothing that readers cannot see: comments without an end, notes that nothing refers to, hidden characters',
  ],
  placeholder: ['error', 'Nothing left of the template, or by Git of a conflict'],
  listing: [
    'error',
    'Listings that match their files; charts, diagrams and formulas that can be drawn',
  ],
  'jsx-in-markdown': ['error', 'No JSX or imports in a `.md`, which readers would see as text'],
  redirect: ['error', 'Former addresses that a page could have had, each once'],
  episode: ['error', 'Episodes that can be published, and told apart'],
  html: ['warning', 'Elements that browsers show, without scripts, and nothing from other sites'],
  markup: ['warning', 'Elements, callouts and fences that end, and tables with no cell too many'],
  'leftover-markup': [
    'warning',
    'No Markdown or syntax of another program that readers see as typed',
  ],
  'picture-words': ['warning', 'Pictures with words for readers who do not see them'],
  truncate: ['warning', 'One truncate marker, with something before it'],
  length: ['warning', 'A title, a description and a text of the usual length'],
  'code-file': ['off', 'Code from a file beside the post, which the tests run'],

  // Other programs, which only the command runs: .cspell.json and .remarkrc.mjs configure them.
  spelling: ['off', 'British English, the words of software, and `blog/words.txt`'],
  prose: ['off', 'Sentences that are easy to read, and headings that go down one level at a time'],

  // Only `npm run check-posts -- --published` looks for it.
  'published-address': ['error', 'No published address lost'],
} satisfies Record<string, [severity: Severity, summary: string]>;

export type RuleName = keyof typeof ruleTable;

/** The limits of the rule `length`, unless `src/site/post-rules.ts` says otherwise. A Chinese character counts as two. */
export const usualBounds = {
  /** In characters: longer titles are cut off in search results and shrunk on cards. */
  title: {most: 80},
  /** In characters: search engines cut off longer descriptions, and replace shorter ones with their own. */
  description: {least: 50, most: 160},
  /** In words, counted as for the reading time, but without code. */
  text: {least: 300},
};

/** What a site says of the rules for its posts. */
export type PostRules = {
  severities: Partial<Record<RuleName, Severity>>;
  bounds: Partial<typeof usualBounds>;
  /** Only posts dated on or after this day are asked for the usual lengths: YYYY-MM-DD, or `null` for all posts. */
  lengthsSince: string | null;
};
