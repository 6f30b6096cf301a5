import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';
import {motionEnds} from '../support/scroll';

const source = readFileSync(createRequire(__filename).resolve('axe-core'), 'utf8');

/** The violations that axe finds on the page as it is, one per line. Every rule is on, even target-size. */
export async function findings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(source);
  }
  // A colour in transition is neither the old one nor the new one.
  await motionEnds(page);
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
