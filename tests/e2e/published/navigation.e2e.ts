import {holdable} from '../hold-back';
import {identity} from '../../../src/site/identity';
import {isLive, open} from '../live';
import {expect, test} from '../test';
import {pathTo} from '../../support/path-to';
import {use} from '../../support/use-page';
import {countDocuments, footer, footerLink, heading, pageScripts} from './page';
import {posts} from './site';

test(
  'the old page stays until the code of the next has arrived',
  {tag: '@desktop'},
  async ({page}) => {
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
  },
);

test('what the first page says to crawlers goes with it', {tag: '@desktop'}, async ({page}) => {
  const structured = page.locator('script[type="application/ld+json"]');
  await open(page, pathTo.archive);
  await expect(structured).toHaveCount(1);
  await footer(page).getByRole('link', {name: 'Legal notices'}).click();
  await expect(page).toHaveTitle(/^Legal notices/);
  await expect(structured).toHaveCount(0);
});

test('a reader who goes elsewhere meanwhile ends there', {tag: '@desktop'}, async ({page}) => {
  const scripts = await holdable(page, pageScripts);
  await open(page, pathTo.archive);
  scripts.hold();
  await footer(page).getByRole('link', {name: 'Legal notices'}).click();
  await scripts.holdsSome();
  await footerLink(page, pathTo.tags).click();
  await expect(page).toHaveURL(pathTo.tags);
  scripts.release();
  await expect(heading(page)).toHaveText('Tags');
  await expect(page).toHaveURL(pathTo.tags);
});

test.describe('code that does not arrive', () => {
  test.use({expectedProblems: [/ERR_FAILED|ChunkLoadError|Loading chunk/]});

  test('opens the next page by loading it whole', {tag: '@desktop'}, async ({page}) => {
    let isBroken = false;
    await page.route(pageScripts, async (route) => {
      await (isBroken ? route.abort() : route.continue());
    });
    await open(page, pathTo.archive);
    const documents = countDocuments(page);
    page.on('framenavigated', () => {
      isBroken = documents() === 0;
    });
    isBroken = true;
    await footer(page).getByRole('link', {name: 'Legal notices'}).click();
    await expect(heading(page)).toHaveText('Legal notices');
    await expect(page).toHaveURL('/legal-notices/');
    await isLive(page);
    expect(documents()).toBe(1);
  });

  test(
    'for good shows the text of the next page, and does not load it over and over',
    {tag: '@desktop'},
    async ({page}) => {
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
    },
  );
});

test('back and forward return to where the reader was on the page', async ({page}) => {
  test.skip(posts.length < 3, 'The list is too short to be scrolled.');
  const position = () => page.evaluate(() => scrollY);
  const near = (target: number) =>
    expect.poll(async () => Math.abs((await position()) - target)).toBeLessThan(20);
  await open(page, '/');
  const link = page.getByRole('article').nth(2).getByRole('heading').getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const onFirst = await position();
  expect(onFirst).toBeGreaterThan(200);
  const title = await link.innerText();
  await link.click();
  await expect(heading(page)).toHaveText(title);
  // A new page begins at its top.
  await near(0);
  await page.evaluate(() => {
    scrollTo(0, 500);
  });
  await near(500);

  await page.goBack();
  await expect(heading(page)).toHaveText(identity.title);
  await near(onFirst);
  await page.goForward();
  await expect(heading(page)).toHaveText(title);
  await near(500);
});
