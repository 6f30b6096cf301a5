import {expect, type Locator, type Page} from '@playwright/test';

/** Whether the window is so narrow that the navbar's items are in the sidebar. */
function isNarrow(page: Page): boolean {
  return page.viewportSize()!.width <= 996;
}

/**
 * Makes the navbar's items visible: on a phone they are the main menu of the sidebar, whose buttons have English
 * or French labels.
 */
export async function openMenu(page: Page): Promise<Locator> {
  const bar = page.getByRole('navigation', {name: 'Main'});
  if (isNarrow(page)) {
    await bar.getByRole('button', {name: /^(Toggle|Ouvrir\/fermer)/}).click();
    await expect(bar.getByRole('button', {name: /^(Close|Fermer)/})).toBeVisible();
    await expect
      .poll(() => page.getByRole('dialog').evaluate((menu) => menu.getAnimations().length))
      .toBe(0);
    // On a docs page, the docs menu comes first. Elsewhere this button exists but is inert.
    const back = bar.getByRole('button', {name: 'Back to main menu'});
    if (await back.and(page.locator(':not([inert]) > *')).isVisible()) {
      await back.click();
    }
  }
  return bar;
}

/** A dropdown of the menu of narrow windows. */
export const menuDropdown = (menu: Locator, name: string): Locator =>
  menu.getByRole('group').filter({has: menu.page().getByText(name, {exact: true})});

/**
 * Opens a dropdown of the navbar, wherever it is.
 *
 * @param names its names in the navbar on a desktop and in the sidebar on a phone
 */
export async function openDropdown(
  page: Page,
  names: {desktop: string; phone: string},
): Promise<Locator> {
  const bar = await openMenu(page);
  if (isNarrow(page)) {
    const dropdown = menuDropdown(bar, names.phone);
    await expect(dropdown).toBeVisible();
    // It is already open if it leads to the current page.
    if ((await dropdown.getAttribute('open')) === null) {
      await dropdown.locator('summary').click();
    }
  } else {
    await bar.getByRole('button', {name: names.desktop, exact: true}).hover();
  }
  return bar;
}
