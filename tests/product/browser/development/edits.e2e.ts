import type {Page} from '@playwright/test';
import {beginSite} from '../../support/begin-site';
import {startSite, type DevelopmentServer} from '../../../site/support/docusaurus';
import {heading, main} from '../../../site/browser/page';
import {ports} from '../../../site/support/ports';
import {expect, test} from '../../../site/support/test';

// A site of one post, with our configuration and code, is edited while it is served. The tests share one server, so they run in turn.
test.describe.configure({mode: 'serial'});

const name = '2026-11-20-a-post-that-is-edited';
const path = '/2026/11/20/a-post-that-is-edited/';
const tags = 'tags: [common]';

/** Errors are also written to the console, and requests fail while a post does not exist. */
test.use({baseURL: `http://127.0.0.1:${ports.edits}`, expectedProblems: [/^(?:console|uncaught)/]});

const post = (text = 'Not yet edited.') =>
  `---\ntitle: A post that is edited\nauthors: [team]\n${tags}\n---\n\nFirst words.\n\n<!-- truncate -->\n\n## A part\n\n${text}\n`;

let save: (text: string, file?: string) => void;

const overlay = (page: Page) =>
  page.frameLocator('#webpack-dev-server-client-overlay').locator('body');

let server: DevelopmentServer;

test.beforeAll(async () => {
  const {site, write} = beginSite('edits-in-development', []);
  save = (text, file = 'index.md') => {
    write(`blog/${name}/${file}`, text);
  };
  write('blog/authors.yml', 'team:\n  name: The team\n  page: true\n');
  write('blog/tags.yml', 'common:\n  label: Common\n');
  save(post());
  server = await startSite(site, ports.edits);
});

test.afterAll(async () => {
  await server.stop();
});

// The site is compiled once more for each edit, so the page stays open.
test('an edit is shown, of a text and of a file that it lists', async ({page}) => {
  await page.goto(path);
  await expect(main(page).getByText('Not yet edited.')).toBeVisible();
  save('export const before = 1;\n', 'code/a.ts');
  save(post('Edited words.\n\n```ts file=code/a.ts\n```'));
  await expect(main(page).getByText('Edited words.')).toBeVisible();
  await expect(main(page).locator('pre').first()).toHaveText(/before/);
  save('export const after = 1;\n', 'code/a.ts');
  await expect(main(page).locator('pre').first()).toHaveText(/after/);
});

test('a listing of no file is shown over the page with its line, until it is fixed', async ({
  page,
}) => {
  await page.goto(path);
  await expect(heading(page)).toHaveText('A post that is edited');
  save(post('```ts file=code/none.ts\n```'));
  await expect(overlay(page)).toContainText(/index\.md:13.*code\/none\.ts/s);
  save(post('Fixed.'));
  await expect(overlay(page)).toBeHidden();
  await expect(main(page).getByText('Fixed.')).toBeVisible();
});

test('front matter that cannot be read is printed with the file, and the page stays until it is fixed', async ({
  page,
}) => {
  await page.goto(path);
  await expect(heading(page)).toHaveText('A post that is edited');
  save(post('Words.').replace(tags, 'tags: [common'));
  await expect.poll(server.printed).toMatch(/index\.md: its front matter cannot be read/);
  save(post('Fixed: front matter.'));
  await expect(main(page).getByText('Fixed: front matter.')).toBeVisible();
});
