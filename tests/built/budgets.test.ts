import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {weigh} from '../support/weigh';
import {mostInSidebar} from '../../src/content/archive/archive';
import {budgetsOf} from '../../src/lib/budgets';
import {changesId} from '../../src/lib/contracts';
import {identity} from '../../src/site/identity';
import {files, read as readSource} from '../architecture/files';
import {pages, posts, postsAsCode, published, read, type Page} from './pages';
import {hasDropdown} from '../support/has-dropdown';
import {pathTo} from '../support/path-to';
import {dataOf, firstFlight, htmlOf, stylesOf} from './parts-of-page';

const budgets = budgetsOf(identity.locales.length);

// Editors decide how long a text is: a pull request's report shows its weight beside the budget, and
// our-posts.budgets.test.ts holds this company's posts to it. The inline styles have their own limit below, and
// the data counts with the scripts.
test.each(posts)('the HTML around the text of $path weighs at most 7.4 kB', (post) => {
  const $ = load(htmlOf(post));
  $('[data-article]').children().not('[data-post-surroundings]').remove();
  expect(weigh($.html())).toBeLessThanOrEqual(7_400 + budgets.html - budgetsOf(1).html);
});

test.each(pages.filter((page) => !posts.includes(page)))(
  'the HTML of $path weighs at most 14.5 kB with its styles',
  ({html}) => {
    expect(weigh(html)).toBeLessThanOrEqual(budgets.html);
  },
);

// Editors decide how many headings the contents list, which stand before the text. our-posts.budgets.test.ts counts
// those of this company's posts.
test.each(posts)(
  'of $path, the first 13.6 kB hold its styles, header and, but for its contents, first words',
  ({html, $}) => {
    const begin = firstFlight(html);
    expect(begin).toContain('</style>');
    const header = (document: typeof $) => document('article header').first().text();
    expect(header($)).not.toBe('');
    expect(header(load(begin))).toBe(header($));
    const withoutContents = firstFlight(
      html.replace(/<details class="?contents_.*?<\/details>/s, ''),
    );
    const words = (document: typeof $) => document('[data-article]').text().trim();
    expect(words(load(withoutContents)).length).toBeGreaterThanOrEqual(
      Math.min(500, words($).length),
    );
  },
);

test.each(pages)('the styles in $path weigh at most 9 kB', (page) => {
  expect(stylesOf(page)).toContain('{');
  expect(weigh(stylesOf(page))).toBeLessThanOrEqual(budgets.inlineStyles);
});

test('the style sheet that comes with hydration weighs at most 11.5 kB, and there is one', () => {
  // Feeds have their own style sheet, which no page requests.
  const styles = published.filter((file) => file.endsWith('.css') && file !== 'feed.css');
  expect(styles).toHaveLength(1);
  // It includes the styles of components beside posts, of the site, of dropdowns, and of the years that the sidebar
  // collapses.
  const ofOwner = files
    .filter((file) => /^(?:blog|src\/(?:site|pages))\/.*\.css$/.test(file))
    .reduce((sum, file) => sum + readSource(file).length, 0);
  const ofYears = posts.length > mostInSidebar ? 150 : 0;
  const ofSeries = pages.some(({path}) => path.startsWith(pathTo.series)) ? 150 : 0;
  // The budget for several languages includes those of their dropdown.
  const ofDropdowns = hasDropdown && identity.locales.length === 1 ? 300 : 0;
  expect(weigh(read(styles[0]!))).toBeLessThanOrEqual(
    budgets.styleSheet + ofOwner + ofYears + ofSeries + ofDropdowns,
  );
});

const needsOf = ({$}: Page) =>
  JSON.parse($('script[data-needs]').text()) as {reading: string[]; scripts: string[]};

/** All scripts that hydrate a page. */
const scriptsOf = (page: Page) => needsOf(page).scripts;

test.each(posts)('the scripts of a reader who only reads $path weigh at most 1.5 kB', (page) => {
  const {reading} = needsOf(page);
  expect(reading).toHaveLength(1);
  expect(weigh(read(reading[0]!.slice(1)))).toBeLessThanOrEqual(1_500);
});

test.each(posts.filter((post) => !postsAsCode.includes(post)))(
  'scripts and data of $path weigh at most 90 kB together',
  (post) => {
    const scripts = scriptsOf(post);
    expect(scripts.length).toBeGreaterThan(2);
    const texts = [dataOf(post), ...scripts.map((file) => read(file.slice(1)))];
    expect(texts).not.toContain('');
    expect(texts.reduce((sum, text) => sum + weigh(text), 0)).toBeLessThanOrEqual(budgets.scripts);
  },
);

const scripts = published.filter((file) => file.endsWith('.js')).map((file) => ({file}));

/** The scripts that contain a post which has to be sent as code. */
const ofTexts = new Set(
  postsAsCode.flatMap((post) =>
    scriptsOf(post).filter((file) =>
      read(file.slice(1)).includes(post.$('meta[name="description"]').attr('content')!),
    ),
  ),
);
const ofSite = scripts.filter(({file}) => !ofTexts.has(`/${file}`));

test.each(ofSite)('$file colours no code, and holds no post', ({file}) => {
  const code = read(file);
  expect(code).not.toContain('tokenizePlaceholders');
  // Descriptions and section ids identify the posts.
  const words = posts.flatMap(({$}) => [
    $('meta[name="description"]').attr('content')!,
    ...$('#__blog-post-container h2[id*="-"]')
      .toArray()
      .map((heading) => $(heading).attr('id')!)
      // The list of changes is a part of every post that has changed.
      .filter((id) => id !== changesId)
      .map((id) => `"${id}"`),
  ]);
  expect(words.filter((one) => code.includes(one))).toEqual([]);
});

test('the titles of posts are in two scripts alone: the sidebar, and the newest for who is lost', () => {
  const titles = posts.map(({$}) => $('h1').text());
  const held = ofSite
    .map(({file}) => ({file, count: titles.filter((title) => read(file).includes(title)).length}))
    .filter(({count}) => count > 0);
  const [newest, ...others] = held.sort((a, b) => a.count - b.count);
  expect(newest!.count).toBeLessThanOrEqual(3);
  expect(others).toHaveLength(1);
  expect(others[0]!.count).toBeLessThanOrEqual(mostInSidebar);
});

/** The names by which pages, and the main script itself, request parts of the bundle. */
const namesIn = (text: string) =>
  new Set([...text.matchAll(/:"([^"\\]+)"/g)].map(([, name]) => name!));

test('every script is asked for by a page, or by a script that is', () => {
  const fileOf = new Map(scripts.map(({file}) => [/([^/.]+)\.[^/]*$/.exec(file)![1]!, file]));
  const main = read(scripts.find(({file}) => file.startsWith('assets/js/main.'))!.file);
  const named = namesIn([main, ...pages.map(dataOf)].join());
  // Entries are `name:[()=>…]`; a name that looks like a number is written as one.
  const idle = [...main.matchAll(/[,{](?:"([^"]+)"|([\w$]+)):\[\(\)=>/g)].filter(
    ([, quoted, bare]) => !named.has(quoted ?? (/^\d/.test(bare!) ? String(Number(bare)) : bare!)),
  );
  expect(idle.map(([entry]) => entry)).toEqual([]);

  const asked = new Set(
    pages.flatMap((page) => {
      if (page.$('script[data-needs]').length === 0) {
        return [];
      }
      const {reading, scripts} = needsOf(page);
      return [...reading, ...scripts];
    }),
  );
  for (const address of asked) {
    for (const [, id] of read(address.slice(1)).matchAll(/\.e\("?([\w-]+)"?\)/g)) {
      // Chunks of styles have no script.
      if (fileOf.has(id!)) {
        asked.add(`/${fileOf.get(id!)!}`);
      }
    }
  }
  const ofPages = scripts.filter(({file}) => file.startsWith('assets/js/'));
  expect(ofPages.map(({file}) => `/${file}`).filter((address) => !asked.has(address))).toEqual([]);
});

// If there are few posts, none may be related to another.
const related = posts.find(({$}) => $('[data-post-surroundings] h2').length > 0);

test.runIf(related)('what ends a post is sent with posts alone', () => {
  const title = related!.$('[data-post-surroundings] h2').text();
  expect(title).toBe('Read next');
  const others = pages.filter((page) => !posts.includes(page));
  expect(others.filter(({html}) => html.includes(title)).map(({path}) => path)).toEqual([]);
  const sentToAll = new Set(others.flatMap(scriptsOf));
  expect([...sentToAll].filter((file) => read(file.slice(1)).includes(title))).toEqual([]);
  // If a post is opened from another page, this part arrives with its text.
  expect(ofSite.filter(({file}) => read(file).includes(title))).toEqual([]);
});
