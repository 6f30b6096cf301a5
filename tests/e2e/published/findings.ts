import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(__filename).resolve('axe-core'), 'utf8');

/** What axe finds on the page as it stands, one line each. Every rule is on, target-size too. */
export async function findings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(source);
  }
  return page.evaluate(async () => {
    const {run} = (globalThis as unknown as {axe: typeof axe}).axe;
    // A colour on its way to another is neither.
    await Promise.all(document.getAnimations().map(({finished}) => finished.catch(() => null)));
    const {violations} = await run({
      rules: {'target-size': {enabled: true}},
      resultTypes: ['violations'],
    });
    return violations.flatMap(({id, help, nodes}) =>
      nodes.map(({target}) => `${id}: ${help} (${target.join(' ')})`),
    );
  });
}
