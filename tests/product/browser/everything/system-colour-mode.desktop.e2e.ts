import {isLive} from '../../../site/support/live';
import {expect, test} from '../../../site/support/test';

test('the toggle goes from system to light to dark and back to system, whose colours are followed', async ({
  page,
}) => {
  const toggle = page.getByRole('button', {name: 'Switch between dark and light mode'});
  /** Browsers draw scroll bars and form fields to match. */
  const looks = (mode: 'dark' | 'light') =>
    expect(page.locator('html')).toHaveCSS('color-scheme', mode);
  const stored = () => page.evaluate(() => localStorage.getItem('theme'));
  const goesTo = async (mode: string) => {
    await toggle.click();
    await expect(toggle).toHaveAccessibleName(new RegExp(`currently ${mode} mode`));
  };

  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto('/');
  await looks('dark');
  await expect(toggle).toHaveAccessibleName(/currently system mode/);
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
  await expect(toggle).toHaveAccessibleName(/currently dark mode/);
  await goesTo('system');
  expect(await stored()).toBeNull();
  await page.emulateMedia({colorScheme: 'light'});
  await looks('light');
});
