import type {Page} from '@playwright/test';
import {open} from '../live';
import {forEachOf} from '../steps';
import {expect, test} from '../test';
import {openDropdown, openMenu} from './menu';

const old = {desktop: '1.0', phone: 'Versions'};
const next = {desktop: 'Next', phone: 'Versions'};
const key = 'docs-preferred-version-default';

const stored = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([name]) => name.startsWith('docs-')));

const choices = [
  {from: '/docs/both/?n=1#place', dropdown: old, version: 'Next', to: '/docs/next/both/?n=1#place'},
  {from: '/docs/next/both/', dropdown: next, version: '1.0', to: '/docs/both/'},
  // Version 1.0 has no such page, so its main doc replaces it.
  {from: '/docs/next/only-next/', dropdown: next, version: '1.0', to: '/docs/intro/'},
  {from: '/long/', dropdown: old, version: 'Next', to: '/docs/next/intro/'},
];

test('the version dropdown leads to the same page of another version, or to its first', async ({
  page,
  isMobile,
}) => {
  // What a phone shows differently is the menu.
  await forEachOf(
    isMobile ? choices.slice(0, 1) : choices,
    ({from, to}) => `${from} to ${to}`,
    async ({from, dropdown, version, to}) => {
      await open(page, from);
      const bar = await openDropdown(page, dropdown);
      await bar.getByRole('link', {name: version, exact: true}).click();
      await expect(page).toHaveURL(to);
    },
  );
});

test(
  'links lead to docs of the last released version, until a reader chooses another, which is remembered',
  {tag: ['@desktop', '@client']},
  async ({page}) => {
    await open(page, '/long/');
    const bar = await openMenu(page);
    const doc = bar.getByRole('link', {name: 'A doc', exact: true});
    await expect(doc).toHaveAttribute('href', '/docs/intro/');

    await open(page, '/docs/both/');
    await openDropdown(page, old);
    await bar.getByRole('link', {name: 'Next', exact: true}).click();
    await expect(page).toHaveURL('/docs/next/both/');
    expect(await stored(page)).toEqual([[key, 'current']]);

    await open(page, '/long/');
    await doc.click();
    await expect(page).toHaveURL('/docs/next/intro/');
  },
);

test(
  'a remembered version that is gone is forgotten, in the docs it belongs to, and leads nowhere',
  {tag: ['@desktop', '@client']},
  async ({page}) => {
    await page.addInitScript(() => {
      localStorage.setItem('docs-preferred-version-default', '0.9');
      localStorage.setItem('docs-preferred-version-handbook', 'current');
    });
    await open(page, '/long/');
    await expect.poll(() => stored(page)).toEqual([['docs-preferred-version-handbook', 'current']]);
    const bar = await openMenu(page);
    await bar.getByRole('link', {name: 'A doc', exact: true}).click();
    await expect(page).toHaveURL('/docs/intro/');
  },
);
