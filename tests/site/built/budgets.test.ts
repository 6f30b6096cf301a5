import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {weigh} from '../support/weigh';
import {mostInSidebar} from '../../../src/content/blog/sidebar';
import {identity} from '../../../src/site/identity';
import {files, read as readSource} from '../support/files';
import {pages, posts, published, read} from '../support/pages';
import {hasDropdown} from '../support/has-dropdown';
import {at, base, pathTo} from '../support/path-to';
import {firstFlight, stylesIn, withoutStyles} from './parts-of-page';

/** Size limits of pages in bytes of brotli, as a CDN sends them. */
const ofOneLanguage = {
  /** The HTML of a page, without its text and styles. */
  html: 6_000,
  /** The styles in each page, without lists in the navbar and what an owner adds. */
  styles: 5_200,
  /** The styles of posts, beside these, and what those of a recording add; without what single texts draw. */
  stylesOfPosts: 2_350,
  stylesOfRecordings: 700,
  /** Docusaurus' client, without what each page adds. */
  client: 95_000,
};

/**
 * The limits for a site with this many languages: with several, each page has a list of them and code to open it.
 */
function budgetsOf(languages: number): typeof ofOneLanguage {
  const {html, styles, client} = ofOneLanguage;
  return languages === 1
    ? ofOneLanguage
    : {
        ...ofOneLanguage,
        html: html + 200 * languages,
        styles: styles + 700,
        client: client + 2_000,
      };
}

const budgets = budgetsOf(identity.locales.length);

// Editors decide how long a text is: our-posts.budgets.test.ts holds this company's posts to a weight.
test.each(pages)('the HTML around the text of $path weighs at most 6 kB', ({html}) => {
  const $ = load(withoutStyles(html));
  $('[data-article]').children().not('[data-post-extras]').remove();
  expect(weigh($.html())).toBeLessThanOrEqual(budgets.html);
});

// Editors decide how many headings the contents list, which stand before the text. our-posts.budgets.test.ts counts
// those of this company's posts.
test.each(posts)(
  'of $path, the first 13.6 kB hold its styles, header and, but for its contents, first words',
  ({html, $}) => {
    const begin = firstFlight(html);
    expect(stylesIn(begin)).toEqual(stylesIn(html));
    const header = (document: typeof $) => document('article header').first().text();
    expect(header($)).not.toBe('');
    expect(header(load(begin))).toBe(header($));
    const withoutContents = firstFlight(
      html.replace(/<details class="?site-fold site-contents.*?<\/details>/s, ''),
    );
    const words = (document: typeof $) => document('[data-article]').text().trim();
    expect(words(load(withoutContents)).length).toBeGreaterThanOrEqual(
      Math.min(500, words($).length),
    );
  },
);

const recordings = '.player, .site-audio';

/** The rules made from `style` attributes, such as a chart's: the more is drawn in texts, the more there are. */
const ofAttributes = /\.(style-[\da-f]{6})\.\1\{[^}]*\}/g;

test('the styles in each page weigh at most 5.2 kB, and those of posts 2.35 kB more, however much is drawn in them', () => {
  // They include the styles of the site, of dropdowns, and of the years that the sidebar collapses.
  const ofOwner = files
    .filter((file) => /^src\/site\/.*\.css$/.test(file))
    .reduce((sum, file) => sum + readSource(file).length, 0);
  const ofYears = posts.length > mostInSidebar ? 150 : 0;
  const ofSeries = pages.some(({path}) => path.startsWith(pathTo.series)) ? 150 : 0;
  // The budget for several languages includes those of their dropdown.
  const ofDropdowns = hasDropdown && identity.locales.length === 1 ? 300 : 0;
  // Sheets of what only some sites have.
  const ofSettings = (identity.announcement ? 200 : 0) + (identity.hideOnScroll ? 100 : 0);
  const allowed = budgets.styles + ofOwner + ofYears + ofSeries + ofDropdowns + ofSettings;
  for (const {html} of pages) {
    const [ofAll] = stylesIn(html);
    expect(weigh(ofAll!)).toBeLessThanOrEqual(allowed);
  }
  for (const {html, $} of posts) {
    const styles = stylesIn(html).map((sheet) => sheet.replace(ofAttributes, ''));
    const ofRecordings = $(recordings).length > 0 ? budgets.stylesOfRecordings : 0;
    expect(weigh(styles.join('')) - weigh(styles[0]!)).toBeLessThanOrEqual(
      budgets.stylesOfPosts + ofRecordings,
    );
  }
});

// As Lightning CSS writes them, if a media query inside a rule has both.
test('no declaration in a sheet runs into the rule after it', () => {
  expect(pages.flatMap(({html}) => stylesIn(html)).filter((css) => /[\w)%]&/.test(css))).toEqual(
    [],
  );
});

test.each([
  ['texts', '.theme-admonition', '.markdown'],
  ['recordings', '.player-track', recordings],
  // Docs too: what shows them is also what shows an address that leads nowhere, with its search.
  ['search', '.search-field', '.search-field, .site-docs'],
])('the styles of %s are in the pages that have one, and in no other', (_name, rule, elements) => {
  const styled = pages.filter(({html}) => stylesIn(html).join('').includes(rule));
  const having = pages.filter(({$}) => $(elements).length > 0);
  expect(styled.map(({path}) => path)).toEqual(having.map(({path}) => path));
});

test('no page waits for a style sheet that another page has too', () => {
  const linked = pages.flatMap(({$}) =>
    $('link[rel=stylesheet]')
      .toArray()
      .map(({attribs}) => attribs.href!),
  );
  expect(linked).toEqual([...new Set(linked)]);
});

const scripts = published.filter((file) => file.endsWith('.js')).map((file) => ({file}));
const named = (name: string) =>
  scripts.filter(({file}) => file.startsWith(`assets/js/${name}.`)).map(({file}) => file);
const client = JSON.parse(read('client.json')) as {styles: string; scripts: string[]};
const weightOf = (files: string[]) =>
  files.map((file) => weigh(read(file))).reduce((sum, bytes) => sum + bytes, 0);

test('the script of every page weighs at most 6 kB, and the player of pages with a recording 2 kB more', () => {
  expect(named('site')).toHaveLength(1);
  expect(weightOf(named('site'))).toBeLessThanOrEqual(6_000);
  expect(named('player')).toHaveLength(1);
  expect(weightOf(named('player'))).toBeLessThanOrEqual(2_000);
});

test("Docusaurus' client weighs at most 95 kB, without what each page adds", () => {
  const files = client.scripts.map((address) => address.slice(base.length));
  expect(files.map((file) => file.replace(/\.\w+\.js$/, ''))).toEqual([
    'assets/js/runtime~main',
    'assets/js/main',
  ]);
  expect(weightOf(files)).toBeLessThanOrEqual(budgets.client);
});

test.each(pages)(
  '$path names no file of the client, so that an edit of another page leaves it as it is',
  ({html}) => {
    const files = [...client.scripts, ...scripts.map(({file}) => at(`/${file}`))];
    const own = [...named('site'), ...named('player')].map((file) => at(`/${file}`));
    expect(files.filter((file) => !own.includes(file) && html.includes(file))).toEqual([]);
  },
);
