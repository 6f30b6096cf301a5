import {open} from '../../../site/support/live';
import {expect, test} from '../../../site/support/test';
import {footer, heading, main, navbar} from '../../../site/browser/page';

// React logs what an error boundary catches; elsewhere such a log fails the test.
test.use({expectedProblems: [/^console error: /]});

for (const [what, path, isInLayout] of [
  ['content that crashes says so inside the layout', '/crash/', true],
  ['a page without a layout reports its crash, of which nothing else is left', '/bare/', false],
] as const) {
  test(`${what}, and can be tried again`, async ({page}) => {
    await open(page, path);
    const content = heading(page).filter({hasText: 'A page that may crash'});
    const report = heading(page).filter({hasText: 'This page crashed.'});
    for (let round = 0; round < 2; round++) {
      await page.getByRole('button', {name: 'Throw'}).click();
      await expect(report).toBeVisible();
      await expect(main(page)).toContainText('Thrown on demand');
      await expect(navbar(page)).toBeVisible({visible: isInLayout});
      await expect(footer(page)).toBeVisible({visible: isInLayout});
      await expect(content).toBeHidden();
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(content).toBeVisible();
      await expect(report).toBeHidden();
    }

    await page.getByRole('button', {name: 'Throw'}).click();
    if (isInLayout) {
      await page.getByRole('link', {name: 'A link of the footer'}).click();
      await expect(heading(page)).toHaveText('Long page');
    } else {
      await expect(page).toHaveTitle('This page crashed.');
    }
  });
}
