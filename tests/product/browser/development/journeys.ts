import {copyFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {writeFiles} from '../../support/folder';
import {repository} from '../../../site/support/docusaurus';
import {heading, main} from '../../../site/browser/page';
import {pathTo} from '../../../site/support/path-to';
import {expect, test} from '../../../site/support/test';

/** Errors are also written to the console, and requests fail while a post does not exist. */
export const whileEdited = {expectedProblems: [/^(?:console|uncaught)/] as [RegExp]};

const name = '2026-11-20-a-post-that-is-edited';
const required = 'authors: [team]\ntags: [common]';

/** The post that the tests edit. */
export const edited = {
  path: '/2026/11/20/a-post-that-is-edited/',
  title: 'A post that is edited',
  required,
};

export const post = (text = 'Not yet edited.', {more = required, called = edited.title} = {}) =>
  `---\ntitle: ${called}\n${more}\n---\n\nFirst words.\n\n<!-- truncate -->\n\n## A part\n\n${text}\n`;

export const overlay = (page: Page): Locator =>
  page.frameLocator('#webpack-dev-server-client-overlay').locator('body');

/** Saves files of a site as an editor does. */
export const saveIn =
  (site: () => string) =>
  (text: string, file = 'index.md', folder = name): void => {
    writeFiles(site(), {[`blog/${folder}/${file}`]: text});
  };

const picture = join(
  repository,
  'tests/product/fixtures/everything/blog/2023-12-31-pictures/sun.png',
);

/** What an editor does while a site is served, whose post `edited` is there. */
export function testJourneys(site: () => string): void {
  const save = saveIn(site);

  test('a picture that is added after its link appears, and is missed when it is removed', async ({
    page,
  }) => {
    const missing =
      /index\.md:13:1 +error +There is no file “\.\/square\.png” beside this text: add the file/;
    await page.goto(edited.path);
    await expect(heading(page)).toHaveText(edited.title);
    save(post('![A square](./square.png)'));
    await expect(overlay(page)).toContainText(missing);
    copyFileSync(picture, join(site(), 'blog', name, 'square.png'));
    await expect(main(page).getByRole('img', {name: 'A square'})).toBeVisible();
    await expect(overlay(page)).toBeHidden();
    rmSync(join(site(), 'blog', name, 'square.png'));
    await expect(overlay(page)).toContainText(missing);
    save(post('Without.'));
    await expect(main(page).getByText('Without.')).toBeVisible();
    await expect(overlay(page)).toBeHidden();
  });

  for (const [written, message] of [
    [`${required}\nimage: [card.png`, /index\.md:5:1 +error +This is not YAML.*write each line/s],
    [
      'authors: [tem]\ntags: [common]',
      /index\.md:3:11 +error +blog\/authors\.yml has no author “tem”: did you mean “team”\?/,
    ],
  ] as const) {
    const mistake = written.replaceAll('\n', ', ');
    test(`front matter with ${mistake} is shown over the page, until it is fixed`, async ({
      page,
    }) => {
      await page.goto(edited.path);
      await expect(heading(page)).toHaveText(edited.title);
      save(post('Words.', {more: written}));
      await expect(overlay(page)).toContainText(message);
      await expect(overlay(page)).not.toContainText(/\bat \S+:\d+/);
      save(post(`Fixed: ${mistake}.`));
      await expect(main(page).getByText(`Fixed: ${mistake}.`)).toBeVisible();
      await expect(overlay(page)).toBeHidden();
    });
  }

  test('a post that is begun is listed and shown, and goes away when it is removed', async ({
    page,
  }) => {
    const [folder, called] = ['2026-11-21-begun', 'A post that is begun'];
    const inArchive = main(page).getByRole('link', {name: called});
    await page.goto(pathTo.archive);
    await expect(main(page).getByRole('link', {name: edited.title}).first()).toBeVisible();
    save(post('Begun.', {called}), 'index.md', folder);
    await expect(inArchive).toBeVisible();
    await inArchive.click();
    await expect(main(page).getByText('Begun.')).toBeVisible();
    rmSync(join(site(), 'blog', folder), {recursive: true});
    await expect(heading(page)).toHaveText('Page not found');
    await expect(overlay(page)).toBeHidden();
    await page.goto(pathTo.archive);
    await expect(main(page).getByRole('link', {name: edited.title}).first()).toBeVisible();
    await expect(inArchive).toHaveCount(0);
  });
}
