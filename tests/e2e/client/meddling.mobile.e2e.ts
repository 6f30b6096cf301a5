import {isLive, open} from '../live';
import {expect, test} from '../test';
import {pathTo} from '../../support/path-to';
import {footerLink, heading, main, sectionOf} from '../published/page';
import {anyPost, word} from '../published/site';
import {withTranslator} from './translator';

// Changes that browser extensions make to pages.

const {path} = anyPost;

test('a translated page goes on working', async ({page}) => {
  await withTranslator(page, false);
  await open(page, path);
  const translate = () =>
    page.evaluate(() => {
      globalThis.translateAll();
    });
  await translate();
  await expect(
    main(page)
      .getByText(`«${anyPost.section ?? anyPost.title}»`)
      .last(),
  ).toBeVisible();
  for (const [path, words] of [
    [pathTo.archive, /Archive/],
    ['/legal-notices/', /Legal notices/],
  ] as const) {
    await footerLink(page, path).click();
    await expect(heading(page)).toHaveText(words);
    await translate();
  }
  await page.goBack();
  await page.goBack();
  await expect(sectionOf(page, anyPost)).toBeVisible();
});

test('a translated search goes on working', async ({page}) => {
  await withTranslator(page, false);
  await open(page, pathTo.search);
  for (const words of [word, 'xyzzyxyzzy', '']) {
    await page.evaluate(() => {
      globalThis.translateAll();
    });
    await page.getByRole('searchbox').fill(words);
    await page.waitForTimeout(700);
    await expect(heading(page)).toHaveText(/Search/);
  }
  await expect(main(page).getByRole('listitem').first()).toBeVisible();
});

test.describe('a page that is changed before its code comes', () => {
  // React reports that the page differs from the one it expected, and renders it again.
  test.use({expectedProblems: [/onRecoverableError/]});

  test('by a translation becomes live', async ({page}) => {
    await withTranslator(page, true);
    await open(page, path);
    await expect(main(page).locator('p:visible').last()).toBeVisible();
    await footerLink(page, pathTo.archive).click();
    await expect(heading(page)).toHaveText(/Archive/);
  });

  test('by attributes and elements of others becomes live', async ({page}) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const root = document.documentElement;
        root.lang = 'fr';
        root.className = 'another';
        root.setAttribute('data-darkreader-mode', 'dynamic');
        document.body.setAttribute('cz-shortcut-listen', 'true');
        for (const parent of ['body', '#__docusaurus', 'main', 'nav', 'article']) {
          const own = document.createElement('div');
          own.textContent = 'of an extension';
          document.querySelector(parent)!.prepend(own);
        }
        for (const element of document.querySelectorAll('p, a, h2, input')) {
          element.setAttribute('data-extension', '1');
        }
      });
    });
    await page.goto(path);
    await isLive(page);
    await expect(sectionOf(page, anyPost)).toBeVisible();
    await footerLink(page, pathTo.archive).click();
    await expect(heading(page)).toHaveText('Archive');
  });
});
