import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {repository} from '../../support/docusaurus';
import {holdBack} from '../hold-back';
import {open} from '../live';
import {expect, test} from '../test';

const folder = join(repository, 'tests/fixtures/everything/build/assets/js');

/** Matches the script of the part that is loaded on demand. */
function late(): RegExp {
  const name = readdirSync(folder).find((file) =>
    readFileSync(join(folder, file), 'utf8').includes('Late content'),
  );
  return new RegExp(`/${name!}$`);
}

const content = (page: Page) => page.getByText('Late content');

test('a part that is long on its way says so after a moment, then appears', async ({page}) => {
  const held = await holdBack(page, late());
  await page.clock.install();
  await open(page, '/lazy/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', {name: 'Show it'}).click();
  await page.clock.runFor(150);
  await expect(page.getByRole('status')).toBeHidden();
  await page.clock.runFor(100);
  await expect(page.getByRole('status')).toHaveText('Loading…');
  await expect(content(page)).toBeHidden();
  held.release();
  await expect(content(page)).toBeVisible();
  await expect(page.getByRole('status')).toBeHidden();
});

test.describe('when a part does not arrive', () => {
  test.use({expectedProblems: [/ERR_CONNECTION_RESET|ERR_FAILED/]});

  test('the reader is told why, also when it is asked for in vain, until it comes', async ({
    page,
  }) => {
    let requests = 0;
    await page.route(late(), (route) => {
      requests++;
      return route.abort('connectionreset');
    });
    await open(page, '/lazy/');
    await page.getByRole('button', {name: 'Show it'}).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(/Loading chunk \S+ failed/);
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect.poll(() => requests).toBe(2);
    await expect(alert).toContainText(/Loading chunk \S+ failed/);
    await expect(content(page)).toBeHidden();

    await page.unrouteAll();
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(content(page)).toBeVisible();
    await expect(alert).toBeHidden();
  });
});
