import {isLive} from '../live';
import {expect, test} from '../test';
import {use} from '../../support/use-page';
import {heading, pageScripts} from './page';
import {posts} from './site';

test.use({expectedProblems: [/ERR_FAILED|ChunkLoadError/]});

test('scripts that do not arrive leave the text, say so, and can be asked for again', async ({
  page,
}) => {
  const alert = page.getByRole('alert');
  const retry = async () => {
    const loaded = page.waitForEvent('load');
    await alert.getByRole('button', {name: 'Retry'}).click();
    await loaded;
  };
  await page.route(pageScripts, (route) => route.abort());
  await page.goto(posts[0]!.path);
  await use(page);
  await expect(alert).toContainText(/Loading chunk \S+ failed/);
  await expect(alert).toBeInViewport();
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');

  // There is still no network, so the retry fails too.
  await retry();
  await use(page);
  await expect(alert).toContainText(/Loading chunk \S+ failed/);

  await page.unroute(pageScripts);
  await retry();
  await isLive(page);
  await expect(alert).toHaveCount(0);
  await expect(heading(page)).toBeVisible();
});
