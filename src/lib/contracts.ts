/**
 * Names shared by parts of the site that never call each other: attributes, classes, ids and files that the build
 * writes, and that a script of the page, a style sheet or a later step of the build reads. They are plain
 * constants, so that they cost a reader nothing. A style sheet cannot import them, so
 * tests/product/architecture/repository.test.ts compares.
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

/** Present once the fonts of the site may be fetched. */
export const fontsAttribute = 'data-fonts';

/** Present until a page that was just opened is painted: what is below its first screen is not laid out before. */
export const firstScreenAttribute = 'data-first-screen';

/** On a link to a page that the browser is to prefetch, or to prerender: the rules in the head name these values. */
export const speculationAttribute = 'data-speculate';
export const [prefetchValue, prerenderValue] = ['prefetch', 'prerender'] as const;

// The head, and scripts that hold data

/** The folder of scripts, below the site's base: the bundler's, and those of every page. */
export const siteScripts = 'assets/js/';
export const styleSheets = 'assets/css/';

/** The bundler's: on the styles in a page, the address of the sheet that they are, which its client then need not request. */
export const sheetAttribute = 'data-href';

/** The file that names what starts Docusaurus' client, below the site's base. */
export const clientFile = 'client.json';

/** What starts Docusaurus' client, by address. No page names these files, so an edit of one changes no other. */
export type ClientFiles = {styles: string[]; scripts: string[]};

/** On the script of a page that has moved: its new address. */
export const movedToAttribute = 'data-to';

/** Docusaurus': on the root, `true` while an announcement is not shown that the reader has closed. */
export const announcementClosedAttribute = 'data-announcement-bar-initially-dismissed';

// Texts

/** The class of what is beside a text, such as its contents; Docusaurus': that of the link there which is marked. */
export const railClass = 'site-rail';
export const activeContentsLinkClass = 'table-of-contents__link--active';

/** Docusaurus': the id of the element around the text of a post. */
export const postTextId = '__blog-post-container';

/** On the element around the text of a page. */
export const articleAttribute = 'data-article';

/** What precedes and follows the text of a post, inside its frame. */
export const postExtrasAttribute = 'data-post-extras';

/** Markdown's: on the link to a note, and on the links back from it. */
export const noteAttribute = 'data-footnote-ref';
export const noteBackAttribute = 'data-footnote-backref';

/** The id of the list of a post's changes. */
export const changesId = 'post-changes';

/** On a button at the end of a post: what it does. */
export const postActionAttribute = 'data-post-action';

/** On the element around an interactive part of a page, which needs React. */
export const islandAttribute = 'data-island';

/** Docusaurus': the class of a callout. */
export const calloutClass = 'theme-admonition';

// Listings

/** Docusaurus': the class of the element around a listing. */
export const codeBlockClass = 'theme-code-block';
export const languageAttribute = 'data-language';

/** On the `<pre>` of an output in columns, which does not wrap. */
export const alignedAttribute = 'data-aligned';
/** On a line of a listing that may wrap: what the rest of it stays behind, the sign of a change included. */
export const indentAttribute = 'data-indent';
/** On the button of a listing that copies it. */
export const copyAttribute = 'data-copy';

// Drawings, formulas and pictures

/** An accent in a formula, which the style sheet lowers in Safari. */
export const formulaAccentClass = 'formula-accent';

/** On the button after a picture that may be shown smaller than it is. */
export const enlargeAttribute = 'data-enlarge';

/** On a picture that needs a light ground at night. */
export const clearPictureClass = 'site-clear';

/** Around the two pictures of one that has another for dark mode: a page shows that for its colours. */
export const dayPictureClass = 'site-by-day';
export const nightPictureClass = 'site-by-night';

/** On the figure of a chart: the file of its data, by its path from the root of the repository. */
export const figureAttribute = 'data-figure';

/** On the cell of a table: how its column is aligned. */
export const alignmentAttribute = 'data-align';

/** On what is too short to break: the cell of a table, an option of a command. `first` is a cell that may on a phone. */
export const shortAttribute = 'data-short';

/** On a table that needs more room than a text has. */
export const wideAttribute = 'data-wide';

/** On the box of a task in a list: `done` or `open`. */
export const taskAttribute = 'data-task';

/** On the second drawing of a diagram, which wide windows show in place of the first. */
export const acrossAttribute = 'data-across';

// Recordings, and episodes of the podcast

/** On the element in which the site script shows a player of ours, after the browser's. */
export const playerAttribute = 'data-player';

/** On the link to a chapter: the second at which the chapter begins. */
export const seekAttribute = 'data-seek';

/** On a recording: how many seconds it lasts, which a browser only knows once it has fetched it. */
export const secondsAttribute = 'data-seconds';

/** The class of a recording: in a text, and in an episode of the podcast. */
export const recordingClass = 'site-audio';

/** Classes of the parts of the player, and of the address of the feed. */
export const episodeClasses = {
  player: 'episode',
  title: 'episode-title',
  chapters: 'episode-chapters',
  smallPrint: 'episode-small-print',
  feed: 'episode-feed',
};

// Parts of the page

/** The id of the menu of narrow windows. */
export const menuId = 'site-menu';

/** On the navbar while it is hidden. */
export const hiddenAttribute = 'data-hidden';

/** On the two parts of the menu: which one it is. */
export const panelAttribute = 'data-panel';
/** On a button of the menu: the part that it leads to. */
export const stepAttribute = 'data-step';
/** On the place of the menu for the list of the page. */
export const menuListPlaceAttribute = 'data-list';

/** On the list of posts or docs that the menu shows too: its title, if the menu has a button that leads to it. */
export const menuListAttribute = 'data-menu-list';

/** On `<details>` that open and close with Docusaurus' animation. */
export const collapsibleAttribute = 'data-collapsible';

/** On the dropdown of docs versions: `Versions`, as JSON. */
export const versionsAttribute = 'data-docs-versions';

/** The versions of some docs: under which key Docusaurus stores the reader's choice, and the path of each by its name. */
export type Versions = {key: string; paths: Record<string, string>};

/** The colour switch, which works before its code has arrived. */
export const colourSwitchClass = 'theme-colour-switch';

/** On the colour switch: its names for light, dark and the system's colours, which `|` separates. */
export const colourModesAttribute = 'data-colour-modes';

/** The link to the search in the navbar. */
export const searchLinkClass = 'theme-search';

/** On the element around a field and the results that the site script shows below it. */
export const searchAttribute = 'data-search';

/** A notice over the page; the build writes one too, in case no code arrives. */
export const noticeClass = 'site-notice';

// The search index, which Pagefind writes and reads

/** The folder of the index, below the site's base. */
export const searchFolder = 'pagefind';

/** The weight of words in listings, where those of prose have 1. Pagefind gives each part of `part-of-this` a share of it. */
export const listingWeight = 0.17;

/** The metadata of a page in the index. */
export type SearchField = 'title' | 'date' | 'tags' | 'team';

// Listings

/**
 * The lengths, in characters, of a line of code that fits a phone of 360 pixels, and the column of a text.
 */
export const fits = {phone: 35, measure: 78};
