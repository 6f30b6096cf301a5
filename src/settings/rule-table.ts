/**
 * What the post check (`npm run check-posts`) does about each kind of finding. An `error` stops the check and the
 * build: the page would be broken, misleading or unsafe, or an address lost. A `warning` appears in the check's
 * output and beside the lines of a pull request, and stops nothing. `off` disables the rule.
 */
export type Severity = 'error' | 'warning' | 'off';

/** Each rule's severity where `src/site/post-rules.ts` says nothing of it, and what it requires of a post. */
export const ruleTable = {
  file: ['error', 'A text in UTF-8, not a link to another file'],
  size: ['error', 'Text, front matter and nesting that a parser can cope with'],
  'front-matter': ['error', 'YAML, with values of the kind that Docusaurus reads'],
  author: ['error', 'Authors of `blog/authors.yml`, where named by key'],
  declaration: ['error', 'The `.yml` files of `blog/` as the build reads them'],
  date: ['error', 'A day of the calendar; an expiry after it, and changes since then'],
  address: ['error', 'One page for each address, and one name for each series'],
  placeholder: ['error', 'Nothing left of the template'],
  conflict: ['error', 'No conflict left by Git'],
  'lost-text': [
    'error',
    'No comment without an end, no note that nothing refers to, and no hidden characters',
  ],
  mdx: ['error', 'An `.mdx` that compiles, with components and names that exist'],
  'jsx-in-markdown': ['error', 'No JSX or imports in a `.md`, which readers would see as text'],
  link: ['error', 'Links to what is there for as long as the post is'],
  picture: ['error', 'Pictures, films and recordings that are where the post says'],
  listing: [
    'error',
    'Listings that match their files; charts, diagrams and formulas that can be drawn',
  ],
  episode: ['error', 'Files of an episode that match its text'],
  secret: ['error', 'No keys or passwords, in text or listings'],
  redirect: ['error', 'Former addresses that a page could have had, each once, leading to one'],
  'published-address': ['error', 'No published address lost'],

  'stray-file': ['warning', 'Posts where Docusaurus reads them, and nothing that nobody reads'],
  'unknown-key': ['warning', 'Front matter and `authors.yml` without keys that nothing reads'],
  title: ['warning', 'Front matter with a title that is shown whole'],
  description: ['warning', 'One sentence, which lists and search engines show whole'],
  tag: ['warning', 'Tags that `blog/tags.yml` has, with a label and a description'],
  'day-differs': ['warning', 'The same day in path and front matter'],
  heading: ['warning', 'Headings from `##` down, one level at a time, with words of their own'],
  truncate: ['warning', 'One marker, with something before it'],
  callout: ['warning', 'Callouts of a kind that exists, and that end'],
  'leftover-markup': ['warning', 'No Markdown or syntax of another program that readers see'],
  table: ['warning', 'Rows with no more cells than the head'],
  html: ['warning', 'Elements that browsers show, closed, and without scripts'],
  'remote-content': ['warning', 'Pictures from this site: of others, readers get a link'],
  'picture-words': ['warning', 'Pictures with words for readers who do not see them'],
  'picture-size': ['warning', 'Pictures that each clone can carry'],
  code: ['warning', 'A known language, and a fence that ends'],
  length: ['warning', 'Something to read beside the code'],

  // House style, which a site chooses in `src/site/post-rules.ts`.
  'code-file': ['off', 'Code from a file beside the post, which the tests run'],
  spelling: ['off', 'British English, the words of software, and `blog/words.txt`'],
  prose: ['off', 'Sentences that are easy to read'],
} satisfies Record<string, [severity: Severity, summary: string]>;

export type RuleName = keyof typeof ruleTable;

/** Limits of the rules that count something, where `src/site/post-rules.ts` says nothing of them. */
export const usualBounds = {
  /** In characters: longer titles are cut off in search results and shrunk on cards. */
  title: {most: 80},
  /** In characters: search engines cut off longer descriptions, and replace shorter ones with their own. */
  description: {least: 50, most: 160},
  /** In words, not counting code. */
  length: {least: 300},
  /** In bytes: every clone of the repository carries the file. */
  'picture-size': {most: 2_000_000},
};

/** What a site says of the rules for its posts. */
export type PostRules = {
  severities: Partial<Record<RuleName, Severity>>;
  bounds: Partial<typeof usualBounds>;
  /**
   * Posts written before the site was adopted, elsewhere, by other rules. Findings in them, or in the declarations
   * of teams and tags, are warnings unless they stop the build by themselves; broken links and pictures do not.
   */
  olderPosts: {
    /** Posts dated before this day are older: YYYY-MM-DD, or `null` for none. */
    before: string | null;
    /** Further older posts, by path in `blog/`: `2024-04-02-words/index.md`, or a folder with several. */
    posts: readonly string[];
  };
};
