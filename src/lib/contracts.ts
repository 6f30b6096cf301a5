/**
 * Names shared by parts of the site that never call each other: attributes, classes, ids and files that the build
 * writes, and that a script of the page, a style sheet or a later step of the build reads. They are plain
 * constants, so that they cost a reader nothing. A style sheet cannot import them, so
 * tests/architecture/contracts.test.ts compares.
 *
 * Docusaurus chose some of them; their comments say so.
 */

// The root element

/** Docusaurus': `false` in a page as built, `true` once React has hydrated it. */
export const hydratedAttribute = 'data-has-hydrated';

/** Docusaurus': `light` or `dark`, as the page is shown. */
export const themeAttribute = 'data-theme';

/** Docusaurus': the reader's choice, which may be `system`. */
export const themeChoiceAttribute = 'data-theme-choice';

/**
 * Set once the whole style sheet applies, not only the styles inside the page (see build/first-load). Its words,
 * `text` and `title`, name the fonts that had not come by the first paint.
 */
export const styledAttribute = 'data-styled';

/** What a reader typed into the search before it listened; `earlySearchTaken` once it does. */
export const earlySearchAttribute = 'data-early-search';
export const earlySearchTaken = 'taken';

/** Set once a reader has used, or is about to use, what needs the site's scripts. */
export const wantedAttribute = 'data-wanted';
/** Its value once the reader has pressed a button, or a key of the search. */
export const wantedByPress = 'pressed';

/** On a link to a page that is to be fetched ahead. */
export const aheadAttribute = 'data-ahead';

// The head, and scripts that hold data

/** Marks what the build writes into the head of one page for anyone but its reader. */
export const builtAttribute = 'data-built';

/** The script that holds the data of the page. */
export const pageDataAttribute = 'data-page';

/** The script that holds `Needs`. */
export const needsAttribute = 'data-needs';

/** The beginning of the name of the script for readers who only read, below the site's base. */
export const readingScript = 'assets/js/reading.';

/** The other files that a page needs, by their addresses. */
export type Needs = {
  styles: string;
  /** What a reader needs who only reads. */
  reading: string[];
  /** What hydrates the page, in the order in which it runs. */
  scripts: string[];
  /** Whether the page is hydrated at once, not only when it is used. */
  atOnce: boolean;
};

/** On the script of a page that has moved: its new address. */
export const movedToAttribute = 'data-to';

// Texts

/** Docusaurus': the class of the body while a reader moves by keyboard; since 3.9, this site sets it. */
export const keyboardClass = 'navigation-with-keyboard';

/** Docusaurus': the class of the links in the contents beside a text, and of the one that it marks. */
export const contentsLinkClass = 'toc-highlight';
export const activeContentsLinkClass = 'table-of-contents__link--active';

/** Docusaurus': the id of the element around the text of a post. */
export const postTextId = '__blog-post-container';

/** The frame of a text; its value is the text's `documentId`. */
export const articleAttribute = 'data-article';

/** What precedes and follows the text of a post, inside its frame. */
export const surroundingsAttribute = 'data-post-surroundings';

/** Markdown's: on the link to a note, and on the links back from it. */
export const noteAttribute = 'data-footnote-ref';
export const noteBackAttribute = 'data-footnote-backref';

/** The id of the list of a post's changes. */
export const changesId = 'post-changes';

/** An island of a text: the element that its component hydrates. */
export const islandAttribute = 'data-island';

/** The chunk of a text that is sent as code, by Docusaurus' name for the chunk of its facts. */
export const textChunk = (name: string): string => `body-${name}`;

// Listings

/** Docusaurus': the class of the element around a listing. */
export const codeBlockClass = 'theme-code-block';
export const languageAttribute = 'data-language';

/** On the `<pre>` of a listing: whether its long lines are wrapped. */
export const wrapAttribute = 'data-wrap';

/** The number that the style sheet writes before a line. */
export const lineAttribute = 'data-line';

// Drawings, formulas and pictures

/** An accent in a formula, which the style sheet lowers in Safari. */
export const formulaAccentClass = 'formula-accent';

/** On the button after a drawing that may be shown smaller than it is. */
export const enlargeAttribute = 'data-enlarge';

/** On the second drawing of a diagram, which wide windows show in place of the first. */
export const acrossAttribute = 'data-across';

// Recordings, and episodes of the podcast

/** On the figure of a recording that has chapters and captions: its name. */
export const recordingAttribute = 'data-recording';

/** On the link to a chapter: the second at which the chapter begins. */
export const seekAttribute = 'data-seek';

/** On a recording: how many seconds it lasts, which a browser only knows once it has fetched it. */
export const secondsAttribute = 'data-seconds';

/** On the element in which the player shows its captions. */
export const captionAttribute = 'data-caption';

/** Classes of the parts of the player, and of the address of the feed. */
export const episodeClasses = {
  player: 'episode',
  title: 'episode-title',
  length: 'episode-length',
  caption: 'episode-caption',
  chapters: 'episode-chapters',
  time: 'episode-time',
  files: 'episode-files',
  feed: 'episode-feed',
  follow: 'episode-follow',
};

// Parts of the page

/** The colour switch, which works before its code has arrived. */
export const colourSwitchClass = 'theme-colour-switch';

/** On the colour switch: its names for light, dark and the system's colours, which `|` separates. */
export const colourModesAttribute = 'data-colour-modes';

/** The link to the search in the navbar. */
export const searchLinkClass = 'theme-search';

/** A notice over the page; the build writes one too, in case no code arrives. */
export const noticeClass = 'site-notice';

// Classes of components, which the bundler names after the path of each component (see runtime/client)

/** The class of a component, from its name in the component's own style sheet: `words_SkyHeader`. */
export const componentClass = (name: string, component: string): string => `${name}_${component}`;

/** The prefix for a component of an installed package: `classic`, as in `toggle_classic-Navbar`. */
export const packageInClass = (name: string): string =>
  name.replace(/^@docusaurus\/(?:theme-)?/, '').replaceAll('/', '-');

// The search index, which Pagefind writes and reads

/** The folder of the index, below the site's base. */
export const searchFolder = 'pagefind';

/** The file of a part of the vocabulary, in the folder of the index. */
export const vocabularyFile = (part: string): string => `words/${part}.txt`;

/** The filters that a reader can apply to pages. */
export type SearchFilter = 'tag' | 'year';

/** The fields by which the index can sort pages. */
export type SearchOrder = 'date';

/** The metadata of a page in the index. */
export type SearchFact = 'title' | 'date' | 'tags' | 'team';
