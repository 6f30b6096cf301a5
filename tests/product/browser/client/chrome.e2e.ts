import type {Page} from '@playwright/test';
import {pathTo} from '../../../site/support/path-to';
import {use} from '../../../site/support/use-page';
import {holdBack} from '../../../site/support/hold-back';
import {open} from '../../../site/support/live';
import {expect, test} from '../../../site/support/test';
import {
  closeButton,
  colourSwitch,
  footerLink,
  heading,
  html,
  main,
  menuButton,
} from '../../../site/browser/page';
import {anyPost} from '../../../site/support/site';
import {siteScript} from './files';
import {withTranslator} from './translator';

// The site script with what browsers, other tabs and impatient readers do.

const {path, section = anyPost.title} = anyPost;
/** A heading of the post, also as a translator writes it. */
const headingOf = (page: Page, words = section) =>
  main(page).getByRole('heading').filter({hasText: words}).first();

/** Opens a page whose site script is on its way. */
async function openEarly(page: Page, at: string) {
  const script = await holdBack(page, siteScript);
  await page.goto(at, {waitUntil: 'commit'});
  await expect(footerLink(page, '/legal-notices/')).toBeAttached();
  await script.holdsSome();
  return script;
}

test.describe('before the site script has come', () => {
  test(
    'the colour switch does nothing, and works from then on',
    {tag: '@desktop'},
    async ({page}) => {
      const script = await openEarly(page, '/');
      await expect(colourSwitch(page)).toBeDisabled();
      await colourSwitch(page).click({force: true});
      await expect(html(page)).toHaveAttribute('data-theme', 'light');
      script.release();
      await colourSwitch(page).click();
      await expect(html(page)).toHaveAttribute('data-theme', 'dark');
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    },
  );

  test(
    'the menu opens by itself, and its second press closes nothing',
    {tag: '@phone'},
    async ({page}) => {
      const script = await openEarly(page, '/');
      await menuButton(page).dblclick();
      await expect(closeButton(page)).toBeInViewport();
      script.release();
      await expect(colourSwitch(page)).toBeEnabled();
      await closeButton(page).click();
      await expect(closeButton(page)).toBeHidden();
      await menuButton(page).click();
      await expect(closeButton(page)).toBeInViewport();
    },
  );
});

test.describe('where the site script is refused', () => {
  test.use({expectedProblems: [/status 404|status of 404/]});

  test('there is a page to read, links, and no button that would do nothing', async ({
    page,
    isMobile,
  }) => {
    await page.route(siteScript, (route) => route.fulfill({status: 404, body: ''}));
    await page.goto(path);
    await expect(headingOf(page)).toBeVisible();
    if (isMobile) {
      // The browser opens it by itself.
      await menuButton(page).click();
    }
    await expect(colourSwitch(page)).toBeDisabled();
    if (isMobile) {
      await closeButton(page).click();
    }
    await footerLink(page, '/legal-notices/').click();
    await expect(heading(page)).toHaveText('Legal notices');
  });
});

test(
  'colours that are chosen in one tab are shown in another, in which the client runs, and back',
  {tag: '@desktop'},
  async ({page, context}) => {
    await open(page, path);
    const other = await context.newPage();
    await other.goto(pathTo.archive);
    await colourSwitch(other).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect(colourSwitch(page)).toHaveAccessibleName(/currently dark mode/);
    await colourSwitch(page).click();
    await expect(html(other)).toHaveAttribute('data-theme', 'light');
    await expect(colourSwitch(other)).toHaveAccessibleName(/currently light mode/);
  },
);

test(
  'a page that is translated when the client runs goes on working',
  {tag: '@desktop'},
  async ({page}) => {
    await withTranslator(page, false);
    await open(page, path);
    const translate = () => page.evaluate('translateAll()');
    await translate();
    await expect(headingOf(page, `«${section}»`)).toBeVisible();
    for (const [at, next] of [
      ['/general-terms-and-conditions-of-use/', /General Terms/],
      ['/legal-notices/', /Legal notices/],
    ] as const) {
      await footerLink(page, at).click();
      await expect(heading(page)).toHaveText(next);
      await translate();
    }
    await page.goBack();
    await page.goBack();
    await expect(headingOf(page)).toBeVisible();
  },
);

test(
  'a page that is translated before the client comes stays so, and links lead to documents',
  {tag: '@desktop'},
  async ({page}) => {
    await withTranslator(page, true);
    await page.goto(path);
    await use(page);
    await page.waitForLoadState('networkidle');
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
    await expect(headingOf(page, `«${section}»`)).toBeVisible();
    await footerLink(page, '/legal-notices/').click();
    await expect(heading(page)).toHaveText('«Legal notices»');
  },
);
