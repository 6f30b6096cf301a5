import type {Page} from '@playwright/test';
import {open} from '../live';
import {expect, test} from '../test';
import {openMenu} from './menu';

type Mode = 'light' | 'dark';

/** Checks the page's colour scheme; browsers draw scroll bars and form fields to match. */
async function expectColours(page: Page, mode: Mode): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('color-scheme', mode);
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

test('the colours follow the system while the page is open', {tag: '@desktop'}, async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/');
  await expectColours(page, 'dark');
  await page.emulateMedia({colorScheme: 'light'});
  await expectColours(page, 'light');
  await page.emulateMedia({colorScheme: 'dark'});
  await expectColours(page, 'dark');
  expect(await stored(page)).toBeNull();
});

test('the toggle goes from system to light to dark and back to system', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/');
  const menu = await openMenu(page);
  const toggle = menu.getByRole('button', {name: 'Switch between dark and light mode'});
  const steps: Array<{mode: string; colours: Mode; kept: string | null}> = [
    {mode: 'light mode', colours: 'light', kept: 'light'},
    {mode: 'dark mode', colours: 'dark', kept: 'dark'},
    {mode: 'system mode', colours: 'dark', kept: null},
  ];
  await expect(toggle).toHaveAccessibleName(/currently system mode/);
  for (const {mode, colours, kept} of steps) {
    await toggle.click();
    await expect(toggle).toHaveAccessibleName(new RegExp(`currently ${mode}`));
    await expectColours(page, colours);
    expect(await stored(page)).toBe(kept);
  }
  await page.emulateMedia({colorScheme: 'light'});
  await expectColours(page, 'light');
});
