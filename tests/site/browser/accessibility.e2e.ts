import {open} from '../support/live';
import {expect, test} from '../support/test';
import {at, pathTo} from '../support/path-to';
import {findings} from './findings';
import {cutOff, html, navbar, openSearch, searchDialog, sidewaysScroll} from './page';
import {anyPost, word} from '../support/site';

// every-page.desktop.e2e.ts checks each page of the site as it opens.

test.use({expectedProblems: [/status 404: .*\/nowhere\/|status of 404.*\/nowhere\//]});

test('axe finds nothing in a search, in the open search, and where there is no page', async ({
  page,
}) => {
  const findsNothing = async () => {
    for (const theme of ['light', 'dark']) {
      await html(page).evaluate((root, value) => {
        root.dataset.theme = value;
      }, theme);
      expect(await findings(page), `${page.url()} in ${theme}`).toEqual([]);
    }
  };
  for (const path of [`${pathTo.search}?q=build`, at('/nowhere/')]) {
    await open(page, path);
    await findsNothing();
  }
  await open(page, at('/legal/'));
  await openSearch(page);
  await page.keyboard.type(word);
  await expect(searchDialog(page).getByRole('listitem').first()).toBeVisible();
  await findsNothing();
});

test.describe('a window of 320 px', {tag: '@desktop'}, () => {
  test.use({viewport: {width: 320, height: 256}});

  test('needs no sideways scrolling, and cuts nothing off, nor a longer name of the site', async ({
    page,
  }) => {
    for (const path of [`${pathTo.search}?q=build`, at('/nowhere/'), anyPost.path]) {
      await open(page, path);
      expect(await sidewaysScroll(page), path).toBe(0);
      expect(await cutOff(page), path).toEqual([]);
    }
    const name = navbar(page).locator('.navbar__title').first();
    const overflow = await name.evaluate((title) => {
      title.textContent = 'Northwind Robotics Engineering';
      return [title.scrollWidth - title.clientWidth, title.scrollHeight - title.clientHeight];
    });
    // Half a pixel is rounded up.
    expect(Math.max(...overflow)).toBeLessThanOrEqual(1);
    await expect(page.locator('.navbar')).toHaveCSS('height', '56px');
  });
});
