import {holdBack} from '../../hold-back';
import {open} from '../../live';
import {main} from '../../published/page';
import {pathOf} from '../../published/our-posts/path-of';
import {expect, test} from '../../test';
import {use} from '../../../support/use-page';

const post = pathOf('rostering-is-a-constraint-problem');

test.describe('when the Markdown does not arrive', () => {
  test.use({expectedProblems: [/Failed to load resource|status 500|ERR_FAILED/]});

  test('the button says that nothing was copied', async ({page}) => {
    await page.route(/\.md$/, (route) => route.fulfill({status: 500, body: 'no'}));
    await open(page, post);
    await main(page).getByRole('button', {name: 'Copy as Markdown'}).click();
    await expect(main(page).getByText('Not copied', {exact: true})).toBeVisible();
    await expect(main(page).getByRole('button', {name: 'Copy as Markdown'})).toBeVisible();
  });
});

test('the reader of a long post keeps their place when its style sheet comes late', async ({
  page,
}) => {
  const sheet = await holdBack(page, /\.css$/);
  await page.goto(post, {waitUntil: 'commit'});
  await use(page);
  await sheet.holdsSome();
  const read = main(page).getByRole('heading', {name: 'Exact search', exact: true});
  const placeOf = () => read.evaluate((element) => element.getBoundingClientRect().top);
  await read.evaluate((element) => {
    element.scrollIntoView({behavior: 'instant', block: 'center'});
  });
  const before = await placeOf();
  sheet.release();
  await expect(page.locator('html')).toHaveAttribute('data-styled');
  expect(Math.abs((await placeOf()) - before)).toBeLessThan(100);
});
