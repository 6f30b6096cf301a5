import {open} from '../../live';
import {expect, test} from '../../test';
import {main} from '../../published/page';
import {pathOf} from '../../published/our-posts/path-of';
import {withTranslator} from '../translator';

test.describe('a translated calculator', () => {
  // Its code may arrive after the translation; React then renders it again.
  test.use({expectedProblems: [/react\.dev\/errors\/418/]});

  test('goes on working', async ({page}) => {
    await withTranslator(page, false);
    await open(page, pathOf('what-a-static-site-costs'));
    const bill = main(page).getByRole('region').getByRole('status');
    await bill.scrollIntoViewIfNeeded();
    await expect(bill).toHaveText(/3\.98/);
    await page.evaluate(() => {
      globalThis.translateAll();
    });
    await main(page).getByRole('spinbutton').or(main(page).getByRole('textbox')).first().fill('-5');
    await main(page).getByRole('checkbox').first().press('Space');
    await expect(bill).toBeVisible();
  });
});
