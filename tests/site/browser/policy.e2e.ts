import {identity} from '../../../src/site/identity';
import {open} from '../support/live';
import {expect, test} from '../support/test';
import {at, pathTo} from '../support/path-to';
import {navbar, openSearch, searchDialog} from './page';
import {violations, watchPolicy} from './policy';
import {posts, word} from '../support/site';

// Each violation is also a message in the console, which fails any test. These tests do what the others do
// not; every-page.desktop.e2e.ts opens each page.

test.beforeEach(watchPolicy);

test(
  'a search, what is copied and a sound that plays keep to the policy',
  {tag: '@desktop'},
  async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const withCode = posts.find(({hasCode}) => hasCode);
    await open(page, withCode?.path ?? at('/'));
    if (withCode) {
      await page.getByRole('button', {name: /^Copy/}).first().click();
    }
    await openSearch(page);
    await page.keyboard.type(word);
    await expect(searchDialog(page).getByRole('link').first()).toBeVisible();

    await open(page, identity.podcast ? pathTo.podcast : at('/'));
    const sound = page.locator('audio').first();
    if ((await sound.count()) > 0) {
      await sound.evaluate(async (element: HTMLAudioElement) => {
        element.muted = true;
        await element.play();
      });
      await expect
        .poll(() => sound.evaluate((element: HTMLAudioElement) => element.currentTime))
        .toBeGreaterThan(0);
    }
    expect(await violations(page)).toEqual([]);
  },
);

test.describe('what comes into a page from outside', () => {
  test.use({expectedProblems: [/Content Security Policy|TrustedScript|failed request|^uncaught/]});

  test('neither runs nor applies: handlers, frames, scripts, text as code, styles', async ({
    page,
  }) => {
    await page.route('/nothing.png', (route) => route.fulfill({status: 200, body: 'no picture'}));
    await open(page, at('/'));
    const inject = (html: string) =>
      page.evaluate((html) => {
        document.body.insertAdjacentHTML('beforeend', html);
      }, html);
    const hasRun = () => page.evaluate(() => 'hasRun' in globalThis);
    for (const html of [
      '<img src="/nothing.png" onerror="globalThis.hasRun = 1">',
      '<iframe srcdoc="<script>top.hasRun = 1</script>"></iframe>',
    ]) {
      const before = (await violations(page)).length;
      await inject(html);
      await expect.poll(async () => (await violations(page)).length, html).toBeGreaterThan(before);
      expect(await hasRun(), html).toBe(false);
    }

    const script = await page.evaluate(() => {
      try {
        document.createElement('script').src = 'https://elsewhere.example/code.js';
        return 'taken';
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(script, 'the address of a script elsewhere').toBe('TypeError');
    const text = await page.evaluate(() => {
      const script = document.createElement('script');
      try {
        script.textContent = 'globalThis.hasRun = 1';
        document.body.append(script);
      } catch {
        return 'refused';
      }
      return 'hasRun' in globalThis ? 'run' : 'refused';
    });
    expect(text, 'text as code').toBe('refused');

    await inject(
      '<p id="injected" style="display: none">Words</p><style>body{display:none}</style>',
    );
    await expect(page.locator('#injected')).toBeVisible();
    await expect(navbar(page)).toBeVisible();
  });
});
