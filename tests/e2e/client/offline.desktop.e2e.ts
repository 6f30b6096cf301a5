import {holdable} from '../hold-back';
import {isAtRest, open} from '../live';
import {expect, test} from '../test';
import {pathTo} from '../../support/path-to';
import {
  countDocuments,
  footer,
  footerLink,
  heading,
  pageScripts,
  sectionOf,
} from '../published/page';
import {anyPost} from '../published/site';

const {path, title} = anyPost;

test.use({
  expectedProblems: [
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ChunkLoadError|Failed to load resource|Failed to fetch/,
  ],
});

const link = 'Legal notices';

test.beforeEach(async ({page}) => {
  await open(page, path);
  await isAtRest(page);
});

test('a press on a link leaves the article and says why, again if it is tried in vain, until the network is back', async ({
  page,
  context,
}) => {
  await context.setOffline(true);
  await footer(page).getByRole('link', {name: link}).click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('there seems to be no connection');
  await expect(notice).toBeInViewport();
  await expect(heading(page)).toHaveText(title);
  await expect(sectionOf(page, anyPost)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await notice.getByRole('button', {name: 'Retry'}).click();
  await expect(notice).toContainText('there seems to be no connection');
  await expect(notice).toHaveCount(1);
  await expect(heading(page)).toHaveText(title);

  await context.setOffline(false);
  await expect(heading(page)).toHaveText(link);
  await expect(notice).toHaveCount(0);
});

test('back and forward go between the pages that have been read', async ({page, context}) => {
  await footerLink(page, pathTo.archive).click();
  await expect(heading(page)).toHaveText('Archive');
  await context.setOffline(true);
  await page.goBack();
  await expect(heading(page)).toHaveText(title);
  await page.goForward();
  await expect(heading(page)).toHaveText('Archive');

  // From a page that failed to load, back leads to the one that is still there.
  await footer(page).getByRole('link', {name: link}).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveURL(pathTo.archive);
  await expect(heading(page)).toHaveText('Archive');
});

test('another page that is at hand opens, and the notice goes', async ({page, context}) => {
  await footerLink(page, pathTo.archive).click();
  await expect(heading(page)).toHaveText('Archive');
  await context.setOffline(true);
  await footer(page).getByRole('link', {name: link}).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('link', {name: title}).first().press('Enter');
  await expect(heading(page)).toHaveText(title);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('what pointing at a link could not load is loaded when the link is pressed', async ({
  page,
  context,
}) => {
  const documents = countDocuments(page);
  await context.setOffline(true);
  const failed = page.waitForEvent('pageerror');
  await footer(page).getByRole('link', {name: link}).hover();
  await failed;
  await context.setOffline(false);
  // On a busy machine, Playwright reports Chromium as online before it is.
  await expect
    .poll(() =>
      page.evaluate(() =>
        fetch('/robots.txt').then(
          () => true,
          () => false,
        ),
      ),
    )
    .toBe(true);
  await footer(page).getByRole('link', {name: link}).click();
  await expect(heading(page)).toHaveText(link);
  expect(documents()).toBe(0);
});

test('back and forward in the middle of a load end where the reader is, with nothing empty between', async ({
  page,
}) => {
  const scripts = await holdable(page, pageScripts);
  await open(page, pathTo.archive);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, {seen});
    new MutationObserver(() => {
      seen.push(document.querySelector('h1')?.textContent ?? '');
    }).observe(document.body, {subtree: true, childList: true});
  });
  scripts.hold();
  await footer(page).getByRole('link', {name: link}).click();
  await scripts.holdsSome();
  await page.goBack();
  await page.goForward();
  await footerLink(page, pathTo.tags).dblclick();
  await page.goBack();
  await page.goForward();
  await expect(heading(page)).toHaveText('Archive');
  scripts.release();
  await expect(heading(page)).toHaveText('Tags');
  await expect(page).toHaveURL(pathTo.tags);
  expect(
    await page.evaluate(() => [...new Set((globalThis as unknown as {seen: string[]}).seen)]),
  ).not.toContain('');
  // The progress bar of an abandoned page does not stay.
  await page.waitForTimeout(500);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});
