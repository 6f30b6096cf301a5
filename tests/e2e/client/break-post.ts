import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {repository} from '../../support/docusaurus';
import {pathTo} from '../../support/path-to';
import {use} from '../../support/use-page';
import {open} from '../live';
import {main} from '../published/page';

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

/** The ways to a post: a page as the build wrote it is hydrated, and a page behind a link is rendered. */
export const ways = ['the address bar', 'a link'] as const;

/** Opens a post that has been broken, without waiting for it to work. */
export async function openBroken(
  page: Page,
  from: (typeof ways)[number],
  {path, title}: {path: string; title: string},
): Promise<void> {
  if (from === 'a link') {
    await open(page, pathTo.search);
    await main(page).getByRole('link', {name: title, exact: true}).click();
  } else {
    await page.goto(path);
    await use(page);
  }
}
