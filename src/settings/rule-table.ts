/**
 * What the check of posts (`npm run check-posts`) does about a finding. An `error` stops the check and the build: the
 * page would be broken, misleading or unsafe. A `warning` appears beside the lines of a pull request, and stops
 * nothing. `off` disables the rule.
 */
export type Severity = 'error' | 'warning' | 'off';

/** Each rule with its severity, unless `src/site/post-rules.ts` says otherwise, and what it asks of a post. */
export const ruleTable = {
  // What reads the files, before any house rule.
  file: ['error', 'UTF-8, and no symbolic link'],
  'front-matter': ['error', 'Valid YAML and values, in posts and the `.yml` files of `blog/`'],
  mdx: ['error', 'Valid MDX'],
  'unknown-key': ['warning', 'No key that nothing reads'],

  // House rules: src/check/rules/ has a file for each.
  secret: ['error', 'No keys or passwords, links that run code, or files from outside the blog'],
  'lost-text': [
    'error',
    'No unclosed comments, footnotes without a reference, or hidden characters',
  ],
  placeholder: ['error', 'Nothing left of the template or of a conflict in Git'],
  listing: [
    'error',
    'Listings that match their files; charts, diagrams and formulas that can be drawn',
  ],
  'jsx-in-markdown': ['error', 'No JSX or imports in a `.md`, where they are text'],
  redirect: ['error', 'Former addresses that are possible, each once'],
  episode: ['error', 'Episodes with all their files, each with its own number and `guid`'],
  html: ['warning', 'No unknown elements, no scripts, nothing from other sites'],
  markup: ['warning', 'Closed elements, callouts and fences; no extra cells in tables'],
  'leftover-markup': ['warning', 'No Markdown or shortcodes that readers would see as typed'],
  'picture-words': ['warning', 'Alternative text for pictures'],
  truncate: ['warning', 'One truncate marker, after the opening'],
  length: ['warning', 'Title, description and text of the usual length'],
  'code-file': ['off', 'Code in files beside the post, which tests run'],

  // Other programs, which only the command runs: .cspell.json and .remarkrc.mjs configure them.
  spelling: ['off', 'British English, terms of software, and `blog/words.txt`'],
  prose: ['off', 'Sentences that are easy to read; no skipped heading level'],

  // Only `npm run check-posts -- --published` looks for it.
  'published-address': ['error', 'No published address is lost'],
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
