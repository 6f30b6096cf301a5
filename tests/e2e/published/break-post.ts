import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {repository} from '../../support/docusaurus';

/** Replaces a piece of code in all scripts that contain it, as the page receives them. */
export async function replaceCode(page: Page, code: string, changed: string): Promise<void> {
  const folder = join(repository, 'build/assets/js');
  let count = 0;
  for (const name of readdirSync(folder)) {
    const source = readFileSync(join(folder, name), 'utf8');
    if (source.includes(code)) {
      count += 1;
      const body = source.replaceAll(code, changed);
      await page.route(`**/assets/js/${name}`, (route) =>
        route.fulfill({body, contentType: 'text/javascript'}),
      );
    }
  }
  if (count === 0) {
    throw new Error(`No script in ${folder} has ${code}.`);
  }
}

const failure = 'if(!globalThis.isFixed)throw new Error("The drawing fell off");return ';

/** Makes code throw when it is run, until `isFixed` is set in the page. */
export const breakCode = (page: Page, code: string): Promise<void> =>
  replaceCode(page, code, `(()=>{${failure}[${code}]})()`);

/** Makes each post throw when it is rendered, until `isFixed` is set in the page. */
export const breakPosts = (page: Page): Promise<void> => breakCode(page, '"words_SkyHeader"');
