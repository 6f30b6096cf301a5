import {open} from '../../../../site/support/live';
import {main} from '../../../../site/browser/page';
import {expect, test} from '../../../../site/support/test';

test.describe('a recording that does not come', () => {
  test.use({expectedProblems: [/404/]});

  test('is reported, and can be tried again', async ({page, context}) => {
    await context.route(/\.mp3$/, (route) => route.fulfill({status: 404}));
    await open(page, '/podcast/');
    const recording = main(page).locator('audio').first();
    // Does the same as the browser's own button, which no test can reach.
    await recording.evaluate((audio: HTMLAudioElement) => {
      audio.play().catch(() => undefined);
    });
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('The recording could not be loaded.');
    await notice.getByRole('button', {name: 'Retry'}).click();
    await expect(notice).toHaveCount(1);
    await expect(notice).toContainText('The recording could not be loaded.');

    await context.unroute(/\.mp3$/);
    await notice.getByRole('button', {name: 'Retry'}).click();
    await expect(notice).toHaveCount(0);
    await expect
      .poll(() => recording.evaluate((audio: HTMLAudioElement) => audio.currentTime))
      .toBeGreaterThan(0);
  });
});
