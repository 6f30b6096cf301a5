import {identity} from '../../../src/site/identity';
import {open} from '../live';
import {expect, test} from '../test';
import {pathTo} from '../../support/path-to';
import {findings} from './findings';
import {footer, heading, main, sidewaysScroll} from './page';
import {keepsTo, watchPolicy} from './policy';
import {routes} from './site';

// Every test watches its page for errors, warnings, missing files and requests to other origins. These tests
// open each page of the site once and check it thoroughly: on a phone each post, and one list of each kind, since
// lists of a kind have the same parts.

test.beforeEach(watchPolicy);

/** Which list a page is, such as `tags`, if it is one of several. */
const kindOf = (path: string) => /^\/([^/]+)\/[^/]+\/$/.exec(path)?.[1];
const onPhone = routes.filter(
  ({path}, index) =>
    kindOf(path) === undefined ||
    index === routes.findIndex((one) => kindOf(one.path) === kindOf(path)),
);

for (const route of routes) {
  const {path, title, heading: words} = route;
  test(
    `${path} is what it says it is, and nothing is wrong with it by night or by day`,
    {tag: onPhone.includes(route) ? [] : '@desktop'},
    async ({page, context, isMobile}) => {
      const html = page.locator('html');
      await page.addInitScript(() => {
        localStorage.setItem('theme', 'dark');
      });
      await open(page, path);
      await expect(page).toHaveTitle(title);
      await expect(heading(page)).toHaveCount(1);
      await expect(heading(page)).toHaveText(words);
      // Teams need not describe themselves; tests/built/head.test.ts reads the descriptions of those that do.
      if (!path.startsWith(pathTo.authors)) {
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S+ \S+/);
      }
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        identity.url + path,
      );
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(html).toHaveAttribute('data-theme', 'dark');
      expect(await findings(page)).toEqual([]);

      // Scrolls to the end, where more may load.
      await page.evaluate(() => {
        document.documentElement.style.scrollBehavior = 'auto';
        scrollTo(0, document.documentElement.scrollHeight);
      });
      await expect(footer(page)).toBeInViewport();
      for (const summary of await main(page).locator('summary:visible').all()) {
        await summary.click();
      }
      if (isMobile) {
        await html.evaluate((root) => {
          root.dataset.theme = 'light';
        });
      } else {
        await page.getByRole('button', {name: /^Switch between dark/}).click();
        await expect(html).toHaveAttribute('data-theme', 'light');
      }
      // The bar covers a part of what happens to lie below it, which axe takes for the size of a target.
      await page.evaluate(() => {
        scrollTo(0, 0);
      });
      expect(await findings(page)).toEqual([]);
      if (!isMobile) {
        // 1280 px at a zoom of 400 %.
        await page.setViewportSize({width: 320, height: 256});
        expect(await sidewaysScroll(page)).toBe(0);
      }
      await keepsTo(page, context);
    },
  );
}

test('no two pages have the same title', {tag: '@desktop'}, () => {
  const titles = routes.map(({title}) => title);
  expect(new Set(titles).size).toBe(titles.length);
});
