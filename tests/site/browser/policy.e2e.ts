import {open} from '../support/live';
import {expect, test} from '../support/test';
import {at} from '../support/path-to';
import {navbar} from './page';

// What violates the policy is an error in the console, which fails any test.

test.use({expectedProblems: [/Content Security Policy|TrustedScript|failed request|^uncaught/]});

test('what comes into a page from outside neither runs nor applies: handlers, frames, scripts, text as code, styles', async ({
  page,
}) => {
  await page.route('/nothing.png', (route) => route.fulfill({status: 200, body: 'no picture'}));
  let refused = 0;
  page.on('console', (message) => {
    refused += message.text().includes('Content Security Policy') ? 1 : 0;
  });
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
    const before = refused;
    await inject(html);
    await expect.poll(() => refused, html).toBeGreaterThan(before);
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

  await inject('<p id="injected" style="display: none">Words</p><style>body{display:none}</style>');
  await expect(page.locator('#injected')).toBeVisible();
  await expect(navbar(page)).toBeVisible();
});
