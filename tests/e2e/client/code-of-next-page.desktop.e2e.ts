import {holdable} from '../hold-back';
import {open} from '../live';
import {expect, test} from '../test';
import {pathTo} from '../../support/path-to';
import {use} from '../../support/use-page';
import {countDocuments, footer, heading, pageScripts} from '../published/page';

test('the old page stays until the code of the next has arrived', async ({page}) => {
  const scripts = await holdable(page, pageScripts);
  await open(page, pathTo.archive);
  const documents = countDocuments(page);
  scripts.hold();
  await footer(page).getByRole('link', {name: 'Legal notices'}).click();
  await scripts.holdsSome();
  await expect(page).toHaveURL('/legal-notices/');
  await expect(heading(page)).toHaveText('Archive');
  await expect(page).toHaveTitle(/^Archive/);

  scripts.release();
  await expect(heading(page)).toHaveText('Legal notices');
  await expect(page).toHaveTitle(/^Legal notices/);
  expect(documents()).toBe(0);
});

test('what the first page says to crawlers goes with it', async ({page}) => {
  const structured = page.locator('script[type="application/ld+json"]');
  await open(page, pathTo.archive);
  await expect(structured).toHaveCount(1);
  await footer(page).getByRole('link', {name: 'Legal notices'}).click();
  await expect(page).toHaveTitle(/^Legal notices/);
  await expect(structured).toHaveCount(0);
});

test.describe('code that does not arrive', () => {
  test.use({expectedProblems: [/ERR_FAILED|ChunkLoadError|Loading chunk/]});

  test('for good shows the text of the next page, and does not load it over and over', async ({
    page,
  }) => {
    let isBroken = false;
    await page.route(pageScripts, async (route) => {
      await (isBroken ? route.abort() : route.continue());
    });
    await open(page, pathTo.archive);
    const documents = countDocuments(page);
    isBroken = true;
    await footer(page).getByRole('link', {name: 'Legal notices'}).click();
    await expect(heading(page)).toHaveText('Legal notices');
    await use(page);
    await expect(page.getByRole('alert')).toContainText('Loading chunk');
    expect(documents()).toBe(1);
  });
});
