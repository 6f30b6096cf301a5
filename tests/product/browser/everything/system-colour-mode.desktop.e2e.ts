import {isLive} from '../../../site/support/live';
import {expect, test} from '../../../site/support/test';
import {colourSwitch, html} from '../../../site/browser/page';

test('the toggle goes from system to light to dark and back to system, whose colours are followed', async ({
  page,
}) => {
  /** Browsers draw scroll bars and form fields to match. */
  const looks = (mode: 'dark' | 'light') => expect(html(page)).toHaveCSS('color-scheme', mode);
  const stored = () => page.evaluate(() => localStorage.getItem('theme'));
  const goesTo = async (mode: string) => {
    await colourSwitch(page).click();
    await expect(colourSwitch(page)).toHaveAccessibleName(new RegExp(`currently ${mode} mode`));
  };

  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto('/');
  await looks('dark');
  await expect(colourSwitch(page)).toHaveAccessibleName(/currently system mode/);
  await page.emulateMedia({colorScheme: 'light'});
  await looks('light');
  await page.emulateMedia({colorScheme: 'dark'});
  expect(await stored()).toBeNull();

  await goesTo('light');
  await looks('light');
  expect(await stored()).toBe('light');
  await goesTo('dark');
  expect(await stored()).toBe('dark');
  await page.reload();
  await isLive(page);
  await expect(colourSwitch(page)).toHaveAccessibleName(/currently dark mode/);
  await goesTo('system');
  expect(await stored()).toBeNull();
  await page.emulateMedia({colorScheme: 'light'});
  await looks('light');
});
