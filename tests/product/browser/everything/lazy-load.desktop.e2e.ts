import type {Page} from '@playwright/test';
import {open} from '../../../site/support/live';
import {expect, test} from '../../../site/support/test';

/** The script of the part that is loaded on demand. */
const late = /\/assets\/js\/late\.[^/]*\.js$/;

const content = (page: Page) => page.getByText('Late content');

test.use({expectedProblems: [/ERR_CONNECTION_RESET|ERR_FAILED/]});

test('a part that is long on its way says so after a moment, and one that does not come says why, until it comes', async ({
  page,
}) => {
  const alert = page.getByRole('alert');
  const status = page.getByRole('status');
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(late, async (route) => {
    await asked;
    await route.abort('connectionreset');
  });
  await page.clock.install();
  await open(page, '/lazy/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', {name: 'Show it'}).click();
  await page.clock.runFor(150);
  await expect(status).toBeHidden();
  await page.clock.runFor(100);
  await expect(status).toHaveText('Loading…');

  answer();
  await expect(alert).toContainText(/Loading chunk \S+ failed/);
  await expect(status).toBeHidden();
  const again = page.waitForRequest(late);
  await alert.getByRole('button', {name: 'Retry'}).click();
  await again;
  await expect(alert).toContainText(/Loading chunk \S+ failed/);
  await expect(content(page)).toBeHidden();

  await page.unrouteAll();
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(content(page)).toBeVisible();
  await expect(alert).toBeHidden();
});
