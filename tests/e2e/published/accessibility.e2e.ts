import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';
import {open} from '../live';
import {expect, test} from '../test';
import {openSearch, searchDialog} from './page';
import {routes, word} from './site';

const source = readFileSync(createRequire(__filename).resolve('axe-core'), 'utf8');

/** What axe finds on the page as it stands, one line each. Every rule is on, target-size too. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(async () => {
    const {run} = (globalThis as unknown as {axe: typeof axe}).axe;
    const {violations} = await run({
      rules: {'target-size': {enabled: true}},
      resultTypes: ['violations'],
    });
    return violations.flatMap(({id, help, nodes}) =>
      nodes.map(({target}) => `${id}: ${help} (${target.join(' ')})`),
    );
  });
}

const addresses = [...routes.map(({path}) => path), '/search/?q=build', '/nowhere/'];
const step = 5;

for (const theme of ['light', 'dark']) {
  for (let first = 0; first < addresses.length; first += step) {
    const walk = addresses.slice(first, first + step);
    test.describe(() => {
      test.use({expectedProblems: [/status 404: .*\/nowhere\/|status of 404.*\/nowhere\//]});
      test(`axe finds nothing in ${theme} on ${walk.join(' ')}`, async ({page}) => {
        test.slow();
        await page.addInitScript((value) => {
          localStorage.setItem('theme', value);
        }, theme);
        for (const path of walk) {
          await open(page, path);
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          expect(await findings(page), path).toEqual([]);
        }
      });
    });
  }
}

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing in ${theme} in the open search`, async ({page}) => {
    await page.addInitScript((value) => {
      localStorage.setItem('theme', value);
    }, theme);
    await open(page, '/legal/');
    await openSearch(page);
    // Two letters in each other's place.
    await page.keyboard.type(word.replace(/^(..+?)(.)(?!\2)(.)/, '$1$3$2'));
    await expect(searchDialog(page).getByRole('status')).toHaveText(/ for “.+”$/);
    expect(await findings(page)).toEqual([]);
  });
}

test.describe('a window of 320 px, or 1280 px at 400 %', () => {
  test.use({viewport: {width: 320, height: 256}});

  for (let first = 0; first < addresses.length; first += 12) {
    const walk = addresses.slice(first, first + 12);
    test.describe(() => {
      test.use({expectedProblems: [/status 404: .*\/nowhere\/|status of 404.*\/nowhere\//]});
      test(`needs no sideways scrolling on ${walk.join(' ')}`, async ({page}) => {
        test.slow();
        for (const path of walk) {
          await open(page, path);
          const {scrollWidth, clientWidth} = await page.evaluate(() => document.documentElement);
          expect(scrollWidth, path).toBe(clientWidth);
        }
      });
    });
  }
});
