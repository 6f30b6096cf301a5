import {identity} from '../../../src/site/identity';
import {isLive} from '../support/live';
import {expect, test} from '../support/test';
import {at, pathTo} from '../support/path-to';
import {heading} from './page';

test.use({expectedProblems: [/status 404|status of 404/]});

test('an address of no page shows the not-found page, which leads home and searches', async ({
  page,
}) => {
  const response = await page.goto(`${pathTo.tags}nope.html`);
  expect(response!.status()).toBe(404);
  await expect(heading(page)).toHaveText('Page not found');
  await expect(page).toHaveTitle(`Page not found | ${identity.title}`);
  // Its sky is from edge to edge.
  const sky = await page.locator('header', {has: heading(page)}).boundingBox();
  expect(sky).toMatchObject({x: 0, width: page.viewportSize()!.width});
  await isLive(page);
  await expect(heading(page)).toHaveText('Page not found');
  await page.getByRole('link', {name: identity.title}).first().click();
  await expect(heading(page)).toHaveText(identity.title);

  await page.goto(at('/nope/'));
  await isLive(page);
  await page.getByRole('main').getByRole('searchbox').fill('build');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${pathTo.search}?q=build`);
  await expect(heading(page)).toHaveText('Search');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('build');
});
