import {expect, type BrowserContext, type Page} from '@playwright/test';

declare global {
  var violations: () => string[];
}

/** Records violations of the site's content security policy, across page loads. */
export async function watchPolicy({page}: {page: Page}): Promise<void> {
  await page.addInitScript(() => {
    const seen = () => JSON.parse(sessionStorage.getItem('violations') ?? '[]') as string[];
    globalThis.violations = seen;
    document.addEventListener('securitypolicyviolation', (event) => {
      const {effectiveDirective, blockedURI, sourceFile, lineNumber, sample} = event;
      const what = `${effectiveDirective}: ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`;
      sessionStorage.setItem('violations', JSON.stringify([...seen(), what]));
    });
  });
}

export const violations = (page: Page): Promise<string[]> =>
  page.evaluate(() => globalThis.violations());

/** Checks that the page does not violate the policy, and stores nothing but its reader's choices. */
export async function keepsTo(page: Page, context: BrowserContext): Promise<void> {
  expect(await violations(page)).toEqual([]);
  // A request to another origin fails any test; see ../test.ts.
  expect(await context.cookies()).toEqual([]);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => !/^(?:theme|docusaurus\.)/.test(key))).toEqual([]);
}
