import {clientScripts, holdBack} from '../hold-back';
import {isLive} from '../live';
import {expect, test} from '../test';

test('before the client has come, the colour switch goes from system to light to dark and back', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  const held = await holdBack(page, clientScripts);
  // Scripts that are on their way keep the page from having loaded.
  await page.goto('/', {waitUntil: 'domcontentloaded'});
  const toggle = page.getByRole('button', {name: 'Switch between dark and light mode'});
  const colours = page.locator('html');
  const stored = () => page.evaluate(() => localStorage.getItem('theme'));
  await expect(colours).toHaveCSS('color-scheme', 'dark');

  await expect(toggle).toHaveAccessibleName(/currently system mode/);
  await toggle.click();
  await expect(toggle).toHaveAccessibleName(/currently light mode/);
  await expect(colours).toHaveCSS('color-scheme', 'light');
  expect(await stored()).toBe('light');
  await toggle.click();
  await expect(colours).toHaveCSS('color-scheme', 'dark');
  expect(await stored()).toBe('dark');
  await page.reload({waitUntil: 'domcontentloaded'});
  await expect(toggle).toHaveAccessibleName(/currently dark mode/);
  await toggle.click();
  expect(await stored()).toBeNull();
  await page.emulateMedia({colorScheme: 'light'});
  held.release();
  await isLive(page);
  await expect(toggle).toHaveAccessibleName(/currently system mode/);
});
