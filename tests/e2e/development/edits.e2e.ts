import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {ownPosts, writeSite} from '../../bench/corpus';
import {repository, startSite, type DevelopmentServer} from '../../support/docusaurus';
import {heading, main} from '../published/page';
import {authors, tags} from '../published/site';
import {ports} from '../ports';
import {expect, test} from '../test';

// A copy of the site is broken and fixed while it is served. The tests share one server, so they run in turn.
test.describe.configure({mode: 'serial'});

const siteDir = join(repository, '.cache/e2e-edits');
const name = '2026-11-20-a-post-that-is-edited';
const path = '/2026/11/20/a-post-that-is-edited/';
// Any of the site's authors and tags will do.
const author = authors[0]!.key;
const tag = tags[0]!.key;
const brokenName = '2026-11-19-broken-from-the-start';

/** Errors are also written to the console, and requests fail while a post does not exist. */
test.use({baseURL: `http://127.0.0.1:${ports.edits}`, expectedProblems: [/^(?:console|uncaught)/]});

const post = (text = 'Not yet edited.', more = `tags: [${tag}]`) =>
  `---\ntitle: A post that is edited\nauthors: [${author}]\n${more}\n---\n\nFirst words.\n\n<!-- truncate -->\n\n## A part\n\n${text}\n`;

function save(text: string, folder = name): void {
  mkdirSync(join(siteDir, 'blog', folder), {recursive: true});
  writeFileSync(join(siteDir, 'blog', folder, 'index.md'), text);
}

const overlay = (page: Page) =>
  page.frameLocator('#webpack-dev-server-client-overlay').locator('body');

let server: DevelopmentServer;

test.beforeAll(async () => {
  rmSync(siteDir, {recursive: true, force: true});
  writeSite(siteDir, Math.max(ownPosts.length, 10));
  save(post());
  save(`---\ntitle: A post\nauthors: [${author}]\ntags: [${tag}\n---\n\nWords.\n`, brokenName);
  server = await startSite(siteDir, ports.edits);
});

test.afterAll(async () => {
  await server.stop();
  rmSync(siteDir, {recursive: true, force: true});
});

test('a post that is broken at the start is named with file and line, until it is fixed', async ({
  page,
}) => {
  await page.goto(path);
  await expect(overlay(page)).toContainText(new RegExp(`blog/${brokenName}/index\\.md:[45]`));
  save(post('Fixed words.'), brokenName);
  await expect(overlay(page)).toBeHidden();
  await expect(main(page).getByText('Not yet edited.')).toBeVisible();
  await page.goto('/2026/11/19/broken-from-the-start/');
  await expect(main(page).getByText('Fixed words.')).toBeVisible();
  rmSync(join(siteDir, 'blog', brokenName), {recursive: true});
});

const faults: Array<[what: string, text: string, said: RegExp]> = [
  ['front matter that cannot be read', post('Words.', 'tags: [one'), /index\.md:[45]:.*YAML/s],
  [
    'an unknown author',
    post().replace(`[${author}]`, '[nobody-here]'),
    /index\.md:3:.*“nobody-here”/s,
  ],
  ['a listing of no file', post('```ts file=code/none.ts\n```'), /index\.md:13.*code\/none\.ts/s],
  ['a picture that is not there', post('![A thing](./none.png)'), /index\.md.*none\.png/s],
];

// The site is compiled once more for each edit, so the page stays open.
test('an edit is shown; a fault is told with file and line, and goes when it is fixed', async ({
  page,
}) => {
  await page.goto(path);
  await expect(main(page).getByText('Not yet edited.')).toBeVisible();
  save(post('Edited words.'));
  await expect(main(page).getByText('Edited words.')).toBeVisible();
  for (const [what, text, said] of faults) {
    await test.step(what, async () => {
      save(text);
      await expect(overlay(page)).toContainText(said);
      save(post(`Fixed: ${what}.`));
      await expect(overlay(page)).toBeHidden();
      await expect(main(page).getByText(`Fixed: ${what}.`)).toBeVisible();
    });
  }
});

test('a new post appears in the list, and goes with its folder', async ({page}) => {
  await page.goto('/');
  await expect(heading(page)).toBeVisible();
  const link = main(page).getByRole('link', {name: 'Quite another post'});
  save(post().replace('A post that is edited', 'Quite another post'), '2026-11-21-another');
  await expect(link).toBeVisible();
  rmSync(join(siteDir, 'blog/2026-11-21-another'), {recursive: true});
  await expect(link).toBeHidden();
});

test('a tag that is added to tags.yml can be used at once', async ({page}) => {
  const tags = join(siteDir, 'blog/tags.yml');
  await page.goto(path);
  writeFileSync(
    tags,
    `${readFileSync(tags, 'utf8')}\nbrand-new:\n  label: Brand new\n  description: New.\n`,
  );
  save(post('Words.', 'tags: [brand-new]'));
  await expect(main(page).getByRole('link', {name: 'Brand new'}).first()).toBeVisible();
});
