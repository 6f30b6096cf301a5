import {identity} from '../../../src/site/identity';
import {pathTo} from '../support/path-to';
import {themeKey} from '../support/theme-key';
import {isLive} from '../support/live';
import {expect, test} from '../support/test';
import {coveredInMargin, readableDrawings} from './drawings';
import {findings} from './findings';
import {colourSwitch, footer, hasSwitch, heading, html, main, sidewaysScroll} from './page';
import {distinctRoutes, posts, startsAtOnce} from '../support/site';

// Every test watches its page for errors, warnings, missing files and requests to other origins. These tests
// open each page of the site once, and check it thoroughly: each post, of many at least twelve, and
// one list of each kind, since lists of a kind have the same parts. A page is read before it is used: until then it
// needs no React.

const stride = Math.max(1, Math.floor(posts.length / 12));
const leftOut = new Set(posts.filter((_, index) => index % stride > 0).map(({path}) => path));

for (const {path, title, heading: words} of distinctRoutes.filter(
  (route) => !leftOut.has(route.path),
)) {
  const isPost = posts.some((post) => post.path === path);
  test(`${path} is what it says it is, is read with one small script, and nothing is wrong with it at a desk by night or on a small screen by day`, async ({
    page,
    context,
    baseURL,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      // Those of the owner's services come from elsewhere.
      if (request.resourceType() === 'script' && request.url().startsWith(baseURL!)) {
        scripts.push(new URL(request.url()).pathname);
      }
    });
    await page.addInitScript((key) => {
      localStorage.setItem(key, 'dark');
    }, themeKey);
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(heading(page)).toHaveCount(1);
    await expect(heading(page)).toHaveText(words);
    expect(new URL(page.url()).pathname).toBe(path);
    if (hasSwitch) {
      await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    }
    expect(await findings(page)).toEqual([]);
    if (isPost) {
      expect(await coveredInMargin(page), 'what covers something in the margin').toEqual([]);
    }

    // Scrolls to the end, where more may load.
    await page.evaluate(() => {
      scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'});
    });
    await expect(footer(page)).toBeInViewport();
    if (!startsAtOnce && (await page.locator('[data-island]').count()) === 0) {
      // A calculator needs React once it is near.
      await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
      const recordings = await main(page).locator('audio').count();
      expect(scripts).toEqual([
        expect.stringMatching(/\/assets\/js\/site\.\w+\.js$/),
        ...(recordings > 0 ? [expect.stringMatching(/\/assets\/js\/player\.\w+\.js$/)] : []),
        ...(path === pathTo.search
          ? [expect.stringMatching(/\/assets\/js\/search\.\w+\.js$/)]
          : []),
      ]);
    }
    for (const summary of await main(page).locator('summary:visible').all()) {
      await summary.click();
    }

    await isLive(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    if (hasSwitch) {
      await colourSwitch(page).click();
      if (identity.colourMode?.respectPrefersColorScheme) {
        // From dark to light over the system.
        await colourSwitch(page).click();
      }
      await expect(html(page)).toHaveAttribute('data-theme', 'light');
    }
    await page.setViewportSize({width: 390, height: 844});
    // The bar covers a part of what happens to lie below it, which axe takes for the size of a target.
    await page.evaluate(() => {
      scrollTo({top: 0, behavior: 'instant'});
    });
    expect(await findings(page)).toEqual([]);
    // 1280 px at a zoom of 400 %.
    for (const width of [390, 320]) {
      await page.setViewportSize({width, height: 256});
      expect(await sidewaysScroll(page), `at ${width} px`).toBe(0);
      await readableDrawings(page);
    }
    expect(await context.cookies()).toEqual([]);
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept.filter((key) => !/^(?:theme|docusaurus\.)/.test(key))).toEqual([]);
  });
}
