import {open} from '../support/live';
import {expect, test} from '../support/test';
import {at, pathTo} from '../support/path-to';
import {heading, main, navbar} from './page';

const skipLink = {name: 'Skip to main content'};

test('the first Tab stop of a page skips to the content, also after a link was followed', async ({
  page,
}) => {
  for (const path of [at('/'), pathTo.search]) {
    await open(page, path);
    const link = page.getByRole('link', skipLink);
    await expect(link).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await page.keyboard.press('Enter');
    // The next tab stop is in the content, past the navbar and the sidebar.
    await page.keyboard.press('Tab');
    await expect(main(page).locator(':focus')).toHaveCount(1);
  }

  await page.getByRole('contentinfo').getByRole('link', {name: 'Legal notices'}).click();
  await expect(heading(page)).toHaveText('Legal notices');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', skipLink)).toBeFocused();
  await expect(navbar(page)).toBeInViewport();
});
