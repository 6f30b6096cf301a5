/**
 * What the check of posts (`npm run check-posts`) does about a finding. An `error` stops the check and the build: the
 * page would be broken, misleading or unsafe. A `warning` appears beside the lines of a pull request, and stops
 * nothing. `off` disables the rule.
 */
export type Severity = 'error' | 'warning' | 'off';

/** What each rule asks of a post, and its severity, unless `src/site/post-rules.ts` says otherwise. */
export const ruleTable = {
  // What reads the files, before any house rule.
  /** UTF-8; in folders that are published no symbolic link, hidden file, or drawing that runs something. */
  file: 'error',
  /** Valid YAML and values, in posts and in the `.yml` files of `blog/`. */
  'front-matter': 'error',
  /** Valid MDX. */
  mdx: 'error',
  /** No key in front matter or `authors.yml` that nothing reads. */
  'unknown-key': 'warning',

  // House rules: src/check/rules/ has a file for each.
  /** No keys or passwords, no links that run code, no files from outside the blog. */
  secret: 'error',
  /** No unclosed comments, no footnotes that nothing refers to, no hidden characters. */
  'lost-text': 'error',
  /** Nothing left of the template or of a conflict in Git. */
  placeholder: 'error',
  /** Listings that match their files; charts, diagrams and formulas that can be drawn. */
  listing: 'error',
  /** Authors that `blog/authors.yml` has, or that the post describes. */
  author: 'error',
  /** An address that no other text has. */
  address: 'error',
  /** Links to pages, headings and files that are there, and published by then. */
  link: 'error',
  /** Pictures and recordings that are there, and that browsers show. */
  picture: 'error',
  /** No JSX or imports in a `.md`, where readers would see them as text. */
  'jsx-in-markdown': 'error',
  /** Elements that browsers show; no scripts, nothing from other sites. */
  html: 'warning',
  /** One title; callouts of known kinds; closed callouts and fences; no extra cells in tables. */
  markup: 'warning',
  /** No Markdown, and no syntax of another program, that readers would see as typed. */
  'leftover-markup': 'warning',
  /** A title, a day, authors, and tags that `blog/tags.yml` has. */
  labels: 'warning',
  /** Alternative text for pictures. */
  'picture-words': 'warning',
  /** Pictures of at most 5 MB. */
  'picture-size': 'warning',
  /** One truncate marker, after the opening. */
  truncate: 'warning',
  /** A title, a description and a text of the usual length: see `usualBounds`. */
  length: 'warning',
  /** Code in files beside the post, which the tests run. */
  'code-file': 'off',

  // Only `npm run check-posts -- --published` looks for it.
  /** No published address is lost. */
  'published-address': 'error',
} satisfies Record<string, Severity>;

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
