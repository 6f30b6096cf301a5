import {open} from '../live';
import {expect, test} from '../test';
import {pathTo} from '../../support/path-to';
import {findings} from './findings';
import {cutOff, navbar, openSearch, searchDialog, sidewaysScroll} from './page';
import {anyPost, word} from './site';

// every-page.e2e.ts checks each page of the site.

for (const theme of ['light', 'dark']) {
  test.describe(() => {
    test.use({expectedProblems: [/status 404: .*\/nowhere\/|status of 404.*\/nowhere\//]});

    test(`axe finds nothing in ${theme} in a search, and where there is no page`, async ({
      page,
    }) => {
      await page.addInitScript((value) => {
        localStorage.setItem('theme', value);
      }, theme);
      for (const path of [`${pathTo.search}?q=build`, '/nowhere/']) {
        await open(page, path);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        expect(await findings(page), path).toEqual([]);
      }
    });
  });
}

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing in ${theme} in the open search`, async ({page}) => {
    await page.addInitScript((value) => {
      localStorage.setItem('theme', value);
    }, theme);
    await open(page, '/legal/');
    await openSearch(page);
    // Swaps two letters.
    await page.keyboard.type(word.replace(/^(..+?)(.)(?!\2)(.)/, '$1$3$2'));
    await expect(searchDialog(page).getByRole('status')).toHaveText(/ for “.+”$/);
    expect(await findings(page)).toEqual([]);
  });
}

test.describe('a window of 320 px', {tag: '@desktop'}, () => {
  test.use({
    viewport: {width: 320, height: 256},
    expectedProblems: [/status 404: .*\/nowhere\/|status of 404.*\/nowhere\//],
  });

  test('needs no sideways scrolling in a search, and where there is no page', async ({page}) => {
    for (const path of [`${pathTo.search}?q=build`, '/nowhere/', anyPost.path]) {
      await open(page, path);
      expect(await sidewaysScroll(page), path).toBe(0);
      expect(await cutOff(page), path).toEqual([]);
    }
  });

  test('shows the whole name of a site whose name is longer than its bar', async ({page}) => {
    await open(page, anyPost.path);
    const name = navbar(page).locator('.navbar__title').first();
    const overflow = await name.evaluate((title) => {
      title.textContent = 'Northwind Robotics Engineering';
      return [title.scrollWidth - title.clientWidth, title.scrollHeight - title.clientHeight];
    });
    expect(overflow).toEqual([0, 0]);
    await expect(page.locator('.navbar')).toHaveCSS('height', '56px');
  });
});
