import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {repository} from '../../support/docusaurus';

/** Where a section's words stand in a post's scripts: its heading, and its place in the contents. */
const sound = {text: 'children', contents: 'value'};

/**
 * Changes the scripts of the post that has this section, as the page will get them: the section's
 * words throw when they are rendered, until `isMended` is set in the page. The text itself has a
 * script where the post is opened from another page; the contents have one always.
 */
export async function breakPost(
  page: Page,
  section: string,
  place: keyof typeof sound,
): Promise<void> {
  const folder = join(repository, 'build/assets/js');
  const words = JSON.stringify(section);
  const [key, whole] = [sound[place], `${sound[place]}:${words}`];
  const broken = `get ${key}(){if(!globalThis.isMended)throw new Error("The drawing fell off");return ${words}}`;
  let count = 0;
  for (const name of readdirSync(folder)) {
    const source = readFileSync(join(folder, name), 'utf8');
    if (source.includes(whole)) {
      count += 1;
      const body = source.replaceAll(whole, broken);
      await page.route(`**/assets/js/${name}`, (route) =>
        route.fulfill({body, contentType: 'text/javascript'}),
      );
    }
  }
  if (count === 0) {
    throw new Error(`No script in ${folder} renders ${words}.`);
  }
}
