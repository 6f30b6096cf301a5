import type {Page} from '@playwright/test';
import type {ClientFiles} from '../../../../src/lib/contracts';
import {holdBack} from '../../../site/support/hold-back';
import {isAtRest} from '../../../site/support/live';
import {expect, test} from '../../../site/support/test';
import {use} from '../../../site/support/use-page';
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
import {clientList, mainScript} from './files';

// Whatever becomes of the client's files, a page can be read, its chrome works, and its links lead on.

test.use({
  expectedProblems: [
    /ERR_FAILED|status 404|status of 404|SyntaxError|ChunkLoadError|Failed to fetch|errors\/418/,
  ],
});

async function works(page: Page, isMobile: boolean): Promise<void> {
  await expect(heading(page)).toHaveText(anyPost.title);
  if (isMobile) {
    await menuButton(page).click();
  }
  const before = await html(page).getAttribute('data-theme');
  await colourSwitch(page).click();
  await expect(html(page)).not.toHaveAttribute('data-theme', before!);
  if (isMobile) {
    await closeButton(page).click();
  }
  await main(page).getByText('Cite this post').click();
  await main(page).getByRole('button', {name: 'Copy BibTeX', exact: true}).click();
  await expect(main(page).getByRole('button', {name: /^(?:Copied|Not copied)$/})).toBeVisible();
  await footerLink(page, '/legal-notices/').click();
  await expect(heading(page)).toHaveText('Legal notices');
}

for (const [what, files, answer] of [
  ['the list of its files is refused', clientList, {status: 404, body: ''}],
  ['its main script is cut off', mainScript, {status: 200, body: 'const a = {'}],
] as const) {
  test(`where ${what}, the page works without the client`, async ({page, isMobile}) => {
    await page.route(files, (route) => route.fulfill(answer));
    await page.goto(anyPost.path);
    const answered = page.waitForResponse(files);
    await use(page);
    await answered;
    await isAtRest(page);
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
    await works(page, isMobile);
  });
}

test('a page that is shown again has the colours that were chosen since', async ({page}) => {
  await page.goto(anyPost.path);
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
    dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
  });
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => {
    localStorage.setItem('theme', 'light');
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});

test('a page of a former deploy gets the style sheet of the client before that starts', async ({
  page,
}) => {
  const newer = /\.css\?newer$/;
  await page.route(clientList, async (route) => {
    const files = (await (await route.fetch()).json()) as ClientFiles;
    await route.fulfill({json: {...files, styles: files.styles.map((file) => `${file}?newer`)}});
  });
  const sheet = await holdBack(page, newer);
  await page.goto(anyPost.path);
  await use(page);
  await sheet.holdsSome();
  sheet.release();
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
  const [applied, requested] = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const ofSheet = entries.find(({name}) => name.endsWith('?newer'))!;
    const ofClient = entries.find(({name}) => name.includes('/assets/js/main.'))!;
    return [ofSheet.responseEnd, ofClient.startTime] as const;
  });
  expect(requested).toBeGreaterThanOrEqual(applied);
});

test('a home page that is served below another path than it was built for says so, and what to set', async ({
  page,
}) => {
  await page.route('/elsewhere/', async (route) => {
    await route.fulfill({
      response: await route.fetch({url: new URL('/', route.request().url()).href}),
    });
  });
  await page.route(/\/assets\//, (route) => route.fulfill({status: 404, body: ''}));
  const banner = page.getByRole('alert');
  await page.goto('/elsewhere/', {waitUntil: 'load'});
  await expect(banner).toHaveText(
    /built for the path \/, and is served at \/elsewhere\/\. Set baseUrl in src\/site\/identity\.ts to \/elsewhere\//,
  );
  // A host that is slow or has failed says nothing of the path.
  await page.goto('/', {waitUntil: 'networkidle'});
  await expect(banner).toHaveCount(0);
});
