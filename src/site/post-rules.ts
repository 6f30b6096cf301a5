/**
 * What the check of posts (`npm run check-posts`) does about each thing that it can find. An `error` stops the
 * check and the build: the page would be broken, misleading or unsafe, or an address lost. A `warning` is shown
 * by the check, and beside the lines of a pull request, and stops nothing. `off` leaves the rule out.
 */
export type Severity = 'error' | 'warning' | 'off';

const rules = {
  /** The file is a text in UTF-8, and no link to another file. */
  file: 'error',
  /** Text, front matter and nesting are small enough for a parser that takes the square of their length. */
  size: 'error',
  /** The front matter is YAML, and each key has a value of the kind that Docusaurus reads. */
  'front-matter': 'error',
  /** Each author that a post names by key is in `blog/authors.yml`. */
  author: 'error',
  /** `blog/authors.yml`, `blog/tags.yml` and `blog/gone.yml` are YAML of the form that the build reads. */
  declaration: 'error',
  /** A post has a day of the calendar, and expires after it appears. */
  date: 'error',
  /** Each address belongs to one page. */
  address: 'error',
  /** Nothing is left of what `npm run new-post` or the template wrote to be replaced. */
  placeholder: 'error',
  /** Git left no conflict in the text. */
  conflict: 'error',
  /** Everything that is written can be read: no comment without an end, no characters that hide others. */
  'lost-text': 'error',
  /** An `.mdx` can be compiled, and what it imports and uses is there. */
  mdx: 'error',
  /** A `.md` has no JSX and no imports, which readers would see as text. */
  'jsx-in-markdown': 'error',
  /** A link leads to a page, a heading or a file that is there as long as the post is. */
  link: 'error',
  /** A picture, film or recording is where the post says. */
  picture: 'error',
  /** A listing is the file or region that it names; a chart or a diagram can be drawn. */
  listing: 'error',
  /** The files of a podcast episode are those of its text. */
  episode: 'error',
  /** Neither text nor listings have a key that opens something. */
  secret: 'error',
  /** A former address is one that a page could have had, in one place, and leads to a page that is there. */
  redirect: 'error',
  /** No address that was published is lost. */
  'published-address': 'error',

  /** Files that look like posts are where Docusaurus reads them. */
  'stray-file': 'warning',
  /** Front matter has no key that nothing reads, such as a mistyped one. */
  'unknown-key': 'warning',
  /** The post has a title, no longer than a card, a tab or a search engine shows. */
  title: 'warning',
  /** The description is a sentence that lists and search engines can show whole. */
  description: 'warning',
  /** Each tag is in `blog/tags.yml`, so that it has a label and a description. */
  tag: 'warning',
  /** The day in the path and the day in the front matter are the same. */
  'day-differs': 'warning',
  /** Headings go down one level at a time from `##`, have words, and names of their own. */
  heading: 'warning',
  /** One marker tells lists where to stop, with something before it. */
  truncate: 'warning',
  /** Callouts are of a kind that there is, and end. */
  callout: 'warning',
  /** Readers see no Markdown, and no syntax of another program. */
  'leftover-markup': 'warning',
  /** No row of a table has more cells than its head: readers would not see them. */
  table: 'warning',
  /** HTML is of elements that browsers show, and runs nothing: the build leaves out what does. */
  html: 'warning',
  /** Pictures and embedded pages come from this site: of others, readers get a link. */
  'remote-content': 'warning',
  /** A picture is no heavier than a repository should carry. */
  'picture-size': 'warning',
  /** Code names a language that can be coloured, ends, and marks lines that it has. */
  code: 'warning',
  /** Code is shown from a file beside the post, which the tests run. Stricter than the default, `off`. */
  'code-file': 'warning',
  /** There is something to read. */
  length: 'warning',
  /** British English, the words of software, and `blog/words.txt`. Stricter than the default, `off`. */
  spelling: 'warning',
  /** Sentences are easy to read. Stricter than the default, `off`. */
  prose: 'warning',
} satisfies Record<string, Severity>;

export type Rule = keyof typeof rules;

export const severities: Readonly<Record<Rule, Severity>> = rules;

/** How far is too far, for the rules that count. */
export const bounds = {
  /** Longer titles are cut off in search results; cards make them smaller. In characters. */
  title: {most: 80},
  /** Search engines cut what is longer, and write their own where it is shorter. In characters. */
  description: {least: 50, most: 160},
  /** Beside code. In words. */
  length: {least: 300},
  /** Each clone of the repository carries it. In bytes. */
  'picture-size': {most: 2_000_000},
};

/**
 * Posts that were written before the site was adopted, elsewhere, by other rules. What is found in them,
 * or in the declarations of teams and tags, is a warning unless it stops the build by itself, and links or pictures that lead nowhere do not stop it.
 */
export const olderPosts: {
  /** Posts of a day before this one are older: YYYY-MM-DD, or `null` where none is. */
  before: string | null;
  /** Further ones, by their paths in `blog/`: `2024-04-02-words/index.md`, or a folder of several. */
  posts: readonly string[];
} = {before: null, posts: []};
