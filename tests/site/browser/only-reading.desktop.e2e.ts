import {isLive} from '../support/live';
import {expect, test} from '../support/test';
import {countDocuments, heading, html} from './page';
import {openPlainPost} from './plain-post';
import {at, pathTo} from '../support/path-to';
import {startsAtOnce} from '../support/site';

// A reader who opens a page, reads and scrolls is sent a page that is complete, and no React: every-page.desktop.e2e.ts.

test('a link opens its page as a document, which is as light', async ({page}) => {
  test.skip(startsAtOnce);
  const post = await openPlainPost(page);
  await page.goto(at('/'));
  const documents = countDocuments(page);
  const link = page.locator(`a[href="${post.path}"]:visible`).first();
  await link.click();
  // Where it was, the next page may have a link, on which it would rest.
  await page.mouse.move(0, 0);
  await expect(heading(page)).toHaveText(post.title);
  expect(documents()).toBe(1);
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
  await page.goBack();
  await expect(link).toBeVisible();
});

test('the fonts come once text is painted, and on the next page without delay', async ({page}) => {
  const times = async () => {
    await page.waitForFunction(() =>
      ['paint', 'resource'].every((type) =>
        performance
          .getEntriesByType(type)
          .some(({name}) => /^first-contentful-paint$|\.woff2$/.test(name)),
      ),
    );
    return page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      requested: Math.min(
        ...performance
          .getEntriesByType('resource')
          .filter(({name}) => name.endsWith('.woff2'))
          .map(({startTime}) => startTime),
      ),
    }));
  };
  await page.goto(at('/'));
  const first = await times();
  expect(first.requested).toBeGreaterThanOrEqual(first.painted);
  await page.goto(pathTo.archive, {referer: page.url()});
  const next = await times();
  expect(next.requested).toBeLessThan(next.painted);
});

test('the contents beside a text mark the section on the screen', async ({page}) => {
  await openPlainPost(page);
  const links = page.locator('.site-rail a');
  const marked = page.locator('.table-of-contents__link--active');
  const last = links.last();
  await expect(last).toBeVisible();
  await page.evaluate(() => {
    scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'});
  });
  await expect(marked).toHaveText((await last.textContent())!);
  await page.evaluate(() => {
    scrollTo({top: 0, behavior: 'instant'});
  });
  await expect(marked.filter({hasText: (await last.textContent())!})).toHaveCount(0);
  // What is before the first heading is read until that is in the upper quarter.
  await links.first().evaluate((link: HTMLAnchorElement) => {
    const {top} = document.querySelector(decodeURIComponent(link.hash))!.getBoundingClientRect();
    scrollBy({top: top - innerHeight * 0.4, behavior: 'instant'});
  });
  await expect(marked).toHaveCount(0);
  // The theme marks the same one once the page is live.
  await links.first().evaluate((link: HTMLAnchorElement) => {
    document.querySelector(decodeURIComponent(link.hash))!.scrollIntoView({behavior: 'instant'});
  });
  // The script marks it on the event that follows.
  await expect(marked).toHaveCount(1);
  const before = await marked.allTextContents();
  await isLive(page);
  await page.evaluate(() => document.dispatchEvent(new Event('scroll')));
  expect(await marked.allTextContents()).toEqual(before);
});
