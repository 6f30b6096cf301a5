import {brotliCompressSync, constants} from 'node:zlib';
import {expect, test} from 'vitest';
import {budgetsOf} from '../../src/lib/budgets';
import {identity} from '../../src/site/identity';
import {pages, posts, published, read, type Page} from './pages';

const budgets = budgetsOf(identity.locales.length);

/** Bytes on the wire: brotli, as a content network sends it. */
const weigh = (text: string) =>
  brotliCompressSync(text, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}}).length;

// The styles inside have a limit of their own below.
test.each(posts)('the HTML of $path weighs at most 14 kB beside its styles', ({html}) => {
  expect(weigh(html.replace(/<style>.*?<\/style>/s, ''))).toBeLessThanOrEqual(budgets.html);
});

test.each(pages.filter((page) => !posts.includes(page)))(
  'the HTML of $path weighs at most 14 kB with its styles',
  ({html}) => {
    expect(weigh(html)).toBeLessThanOrEqual(budgets.html);
  },
);

const stylesOf = ({$}: Page) => $('style').text();

test.each(pages)('the styles inside $path weigh at most 5.5 kB', (page) => {
  expect(stylesOf(page)).toContain('{');
  expect(weigh(stylesOf(page))).toBeLessThanOrEqual(budgets.inlineStyles);
});

test('the style sheet that follows the first paint weighs at most 10.5 kB, and there is one', () => {
  // Feeds have a sheet of their own, which no page asks for.
  const styles = published.filter((file) => file.endsWith('.css') && file !== 'feed.css');
  expect(styles).toHaveLength(1);
  expect(weigh(read(styles[0]!))).toBeLessThanOrEqual(budgets.styleSheet);
});

/** All scripts that the first render of a page needs. */
const scriptsOf = ({$}: Page) =>
  (JSON.parse($('script[data-needs]').text()) as {scripts: string[]}).scripts;

test.each(posts)('the scripts of $path weigh at most 90 kB together', (post) => {
  const scripts = scriptsOf(post);
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.reduce((sum, file) => sum + weigh(read(file.slice(1))), 0)).toBeLessThanOrEqual(
    budgets.scripts,
  );
});

test('no script sent to readers colours code or holds a post that is not asked for', () => {
  const main = published.find((file) => file.startsWith('assets/js/main.'))!;
  expect(read(main)).not.toContain('tokenizePlaceholders');
  const archive = published.filter(
    (file) => file.endsWith('.js') && read(file).includes('"archive":{'),
  );
  expect(archive).toHaveLength(1);
  for (const file of archive) {
    expect(weigh(read(file))).toBeLessThan(5_000);
  }
});

// Of few posts, none may be related to another.
const related = posts.find(({$}) => $('[data-post-surroundings] h2').length > 0);

test.runIf(related)('what ends a post is sent with posts alone', () => {
  const title = related!.$('[data-post-surroundings] h2').text();
  expect(title).toBe('Related posts');
  const others = pages.filter((page) => !posts.includes(page));
  expect(others.filter(({html}) => html.includes(title)).map(({path}) => path)).toEqual([]);
  const sentToAll = new Set(others.flatMap(scriptsOf));
  expect([...sentToAll].filter((file) => read(file.slice(1)).includes(title))).toEqual([]);
  // It is in scripts, for posts that are opened from other pages.
  const scripts = published.filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => read(file).includes(title))).not.toEqual([]);
});
