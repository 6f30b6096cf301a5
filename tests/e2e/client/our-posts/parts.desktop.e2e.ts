import {isLive, open} from '../../live';
import {expect, test} from '../../test';
import {breakCode} from '../break-post';
import {footerLink, heading, main} from '../../published/page';
import {pathOf} from '../../published/our-posts/path-of';

test.use({expectedProblems: [/ERR_FAILED|Error/]});

test('the pictures: their words stand in their place', async ({page}) => {
  await page.route(/\.(?:png|jpe?g|svg|webp|avif)$/, (route) => route.abort());
  await open(page, pathOf('introducing-the-meridiem-podcast'));
  await expect(heading(page)).toBeVisible();
  for (const image of await main(page).getByRole('img').all()) {
    await expect(image).toHaveAccessibleName(/.+/);
  }
});

test('an island of a text: what the build has written stays', async ({page}) => {
  await breakCode(page, '"Cost calculator"');
  await open(page, pathOf('what-a-static-site-costs'));
  const calculator = main(page).getByRole('region', {name: 'Cost calculator'});
  const error = page.waitForEvent('pageerror');
  await calculator.scrollIntoViewIfNeeded();
  await error;
  await expect(calculator.getByRole('status')).toHaveText('$3.98 a month');
  await isLive(page);
  await footerLink(page, '/archive/').click();
  await expect(heading(page)).toHaveText('Archive');
});
