import {startSite} from '../../../site/support/docusaurus';
import {hours, posts, writeUnpublishedSite} from '../../support/unpublished-site';
import {open} from '../../../site/support/live';
import {ports} from '../../../site/support/ports';
import {heading, main} from '../../../site/browser/page';
import {expect, test} from '../../../site/support/test';
import {edited, post, saveIn, testJourneys, whileEdited} from './journeys';
import {pathTo} from '../../../site/support/path-to';

// Only authors see the posts that a build would leave out, and why it would. This site has no podcast.

test.use({baseURL: `http://127.0.0.1:${ports.unpublished}`});
// The tests share one server.
test.describe.configure({mode: 'serial'});

let site: string;
let stop: () => Promise<string>;

test.beforeAll(async () => {
  site = await writeUnpublishedSite('unpublished-in-development', false);
  saveIn(() => site)(post());
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
  for (const [{path, title}, mark, reason] of marks) {
    await open(page, path);
    await expect(heading(page)).toHaveText(title);
    const notice = main(page).getByRole('note').filter({hasText: mark});
    await expect(notice).toHaveCount(1);
    await expect(notice).toContainText(reason);
  }
});

test('lists mark such posts, for screen readers too, and no others', async ({page}) => {
  await page.setViewportSize({width: 390, height: 900});
  for (const path of ['/', pathTo.archive, `${pathTo.tags}common/`]) {
    await open(page, path);
    for (const [{title}, mark] of marks) {
      await expect(
        main(page).getByRole('link', {name: `${title} ${mark}`, exact: true}),
      ).toBeVisible();
    }
    await expect(
      main(page).getByRole('link', {name: posts.published.title, exact: true}),
    ).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()!.width);
  }
});

test.describe('without a podcast', () => {
  test.use(whileEdited);
  testJourneys(() => site);

  test('a draft that is begun is marked in a list, until it is published', async ({page}) => {
    const [folder, called] = ['2026-11-22-a-draft', 'A draft that is begun'];
    const save = saveIn(() => site);
    const link = (name: string) => main(page).getByRole('link', {name, exact: true});
    await page.goto(pathTo.archive);
    save(post('Words.', {called, more: `${edited.required}\ndraft: true`}), 'index.md', folder);
    await expect(link(`${called} Draft`)).toBeVisible();
    save(post('Words.', {called}), 'index.md', folder);
    await expect(link(called)).toBeVisible();
  });
});
