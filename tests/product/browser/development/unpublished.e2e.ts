import {startSite} from '../../../site/support/docusaurus';
import {hours, posts, writeUnpublishedSite} from '../../support/unpublished-site';
import {open} from '../../../site/support/live';
import {ports} from '../../../site/support/ports';
import {heading, main} from '../../../site/browser/page';
import {expect, test} from '../../../site/support/test';
import {pathTo} from '../../../site/support/path-to';

// Only authors see the posts that a build would leave out, and why it would.

test.use({baseURL: `http://127.0.0.1:${ports.unpublished}`});
// The tests share one server.
test.describe.configure({mode: 'serial'});

let stop: () => Promise<void>;

test.beforeAll(async () => {
  const site = await writeUnpublishedSite('unpublished-in-development');
  stop = await startSite(site, ports.unpublished, {BUILD_DATE: hours.between});
});

test.afterAll(() => stop());

const marks = [
  [posts.draft, 'Draft', 'It is not published until draft: true is deleted'],
  [posts.scheduled, 'Scheduled', 'It appears on 1 March 2029 at 09:00 UTC.'],
  [posts.expired, 'Expired', 'It left the site on 15 February 2029 at 07:00 UTC.'],
  [posts.unlisted, 'Unlisted', 'Whoever has its address may read it'],
] as const;

test('the page of a post that is a draft, scheduled, expired or unlisted says so', async ({
  page,
}) => {
  for (const [post, mark, reason] of marks) {
    await open(page, post.path);
    await expect(heading(page)).toHaveText(post.title);
    const notice = main(page).getByRole('note').filter({hasText: mark});
    await expect(notice).toHaveCount(1);
    await expect(notice).toContainText(reason);
  }
});

test('lists mark such posts, for screen readers too, and no others', async ({page}) => {
  await page.setViewportSize({width: 390, height: 900});
  for (const path of ['/', pathTo.archive, `${pathTo.tags}common/`]) {
    await open(page, path);
    for (const [post, mark] of marks) {
      await expect(
        main(page).getByRole('link', {name: `${post.title} ${mark}`, exact: true}),
      ).toBeVisible();
    }
    await expect(
      main(page).getByRole('link', {name: posts.published.title, exact: true}),
    ).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()!.width);
  }
});
