import {expect, test} from '../../../site/support/test';
import {pathTo} from '../../../site/support/path-to';
import {heading} from '../../../site/browser/page';

// The browser reports the answer of a plain host to `/x.html`, which has no better one; nginx redirects.
test.use({expectedProblems: [/status 404.*\.html|status of 404.*\.html/]});

test('a link to another form of an address opens its page, and the way back leads to the page before', async ({
  page,
}) => {
  for (const form of [`${pathTo.archive.slice(0, -1)}.html`, `${pathTo.archive}index.html`]) {
    await page.goto(pathTo.authors);
    await page.evaluate((url) => {
      location.href = url;
    }, `${form}?a=b#2024`);
    await expect(page).toHaveURL(`${pathTo.archive}?a=b#2024`);
    await expect(heading(page)).toHaveText('Archive');
    await page.goBack();
    await expect(page).toHaveURL(pathTo.authors);
  }
});
