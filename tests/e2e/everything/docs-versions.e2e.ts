import type {Page} from '@playwright/test';
import {open} from '../live';
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
  // Version 1.0 has no such page, so its main doc stands in.
  {from: '/docs/next/only-next/', dropdown: next, version: '1.0', to: '/docs/intro/'},
  {from: '/long/', dropdown: old, version: 'Next', to: '/docs/next/intro/'},
];

for (const {from, dropdown, version, to} of choices) {
  test(
    `the version dropdown leads from ${from} to ${to}`,
    {tag: to === choices[0]!.to ? [] : '@desktop'},
    async ({page}) => {
      await open(page, from);
      const bar = await openDropdown(page, dropdown);
      await bar.getByRole('link', {name: version, exact: true}).click();
      await expect(page).toHaveURL(to);
    },
  );
}

test(
  'a chosen version is remembered, and links to docs follow it',
  {tag: '@desktop'},
  async ({page}) => {
    await open(page, '/docs/both/');
    const bar = await openDropdown(page, old);
    await bar.getByRole('link', {name: 'Next', exact: true}).click();
    await expect(page).toHaveURL('/docs/next/both/');
    expect(await stored(page)).toEqual([[key, 'current']]);

    await open(page, '/long/');
    await openMenu(page);
    await bar.getByRole('link', {name: 'A doc', exact: true}).click();
    await expect(page).toHaveURL('/docs/next/intro/');
  },
);

test(
  'without a choice, links lead to docs of the last released version',
  {tag: '@desktop'},
  async ({page}) => {
    await open(page, '/long/');
    const bar = await openMenu(page);
    await expect(bar.getByRole('link', {name: 'A doc', exact: true})).toHaveAttribute(
      'href',
      '/docs/intro/',
    );
  },
);

test(
  'a remembered version that is gone is forgotten, in the docs it belongs to',
  {tag: '@desktop'},
  async ({page}) => {
    await page.addInitScript(() => {
      localStorage.setItem('docs-preferred-version-default', 'current');
      localStorage.setItem('docs-preferred-version-handbook', '0.9');
    });
    await open(page, '/long/');
    await expect.poll(() => stored(page)).toEqual([[key, 'current']]);
  },
);

test('a version that is gone does not lead anywhere', {tag: '@desktop'}, async ({page}) => {
  await page.addInitScript((name) => {
    localStorage.setItem(name, '0.9');
  }, key);
  await open(page, '/long/');
  await expect.poll(() => stored(page)).toEqual([]);
  const bar = await openMenu(page);
  await bar.getByRole('link', {name: 'A doc', exact: true}).click();
  await expect(page).toHaveURL('/docs/intro/');
});
