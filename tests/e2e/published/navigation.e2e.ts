import {identity} from '../../../src/site/identity';
import {isLive, open} from '../live';
import {expect, test} from '../test';
import {pathTo} from '../../support/path-to';
import {countDocuments, footer, heading, pageScripts} from './page';
import {posts} from './site';

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
