import {copyFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {beginSite} from '../../support/begin-site';
import {writeFiles, type Files} from '../../support/folder';
import {repository, startSite} from '../../../site/support/docusaurus';
import {heading, main} from '../../../site/browser/page';
import {pathTo} from '../../../site/support/path-to';
import {ports} from '../../../site/support/ports';
import {expect, test} from '../../../site/support/test';

// A site of few posts and a podcast, with our configuration and code, is edited while it is served. The tests share one server, so they run in turn.
test.describe.configure({mode: 'serial'});

const name = '2026-11-20-a-post-that-is-edited';
const path = '/2026/11/20/a-post-that-is-edited/';
const title = 'A post that is edited';
const required = 'authors: [team]\ntags: [common]';

/** Errors are also written to the console, and requests fail while a post does not exist. */
test.use({baseURL: `http://127.0.0.1:${ports.edits}`, expectedProblems: [/^(?:console|uncaught)/]});

const post = (text = 'Not yet edited.', {more = required, called = title} = {}) =>
  `---\ntitle: ${called}\n${more}\n---\n\nFirst words.\n\n<!-- truncate -->\n\n## A part\n\n${text}\n`;

const overlay = (page: Page) =>
  page.frameLocator('#webpack-dev-server-client-overlay').locator('body');

const picture = join(
  repository,
  'tests/product/fixtures/everything/blog/2023-12-31-pictures/sun.png',
);

/** An episode whose recording, of silence, takes longer to read than all posts. */
function episode(): Files {
  const spoken = `{title: Silence, number: 1, description: Nothing is heard., date: 2026-11-19, guid: urn:uuid:12faa848-9f20-46b3-811f-ca00cda438c5}`;
  const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)]);
  return {
    'blog/2026-11-19-silence/index.md': post('::episode', {
      more: `${required}\nepisode: ${spoken}`,
    }),
    'static/podcast/silence.mp3': Buffer.alloc(frame.length * 50_000, frame),
    'static/podcast/silence.vtt': 'WEBVTT\n\n00:00.000 --> 00:01.000\nSilence.\n',
    'static/podcast/silence.chapters.json':
      '{"version": "1.2.0", "chapters": [{"startTime": 0, "title": "Silence"}]}',
  };
}

const podcast = `{title: 'Silence', description: 'Nothing is heard.', category: 'Technology', explicit: false}`;

let site: string;
let stop: () => Promise<void>;

const save = (text: string, file = 'index.md', folder = name) => {
  writeFiles(site, {[`blog/${folder}/${file}`]: text});
};

test.beforeAll(async () => {
  site = beginSite('edits-in-development', `podcast: ${podcast}`, episode());
  save(post());
  stop = await startSite(site, ports.edits);
});

test.afterAll(() => stop());

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

test('a listing of no file is shown over the page with its line, until the file is added', async ({
  page,
}) => {
  await page.goto(path);
  await expect(heading(page)).toHaveText(title);
  save(post('```ts file=code/none.ts\n```'));
  await expect(overlay(page)).toContainText(/index\.md:13.*code\/none\.ts/s);
  save('export const added = 1;\n', 'code/none.ts');
  await expect(main(page).locator('pre').first()).toHaveText(/added/);
  await expect(overlay(page)).toBeHidden();
});

test('a picture that is added after its link appears, and is missed when it is removed', async ({
  page,
}) => {
  await page.goto(path);
  await expect(heading(page)).toHaveText(title);
  save(post('![A square](./square.png)'));
  await expect(overlay(page)).toContainText('./square.png');
  copyFileSync(picture, join(site, 'blog', name, 'square.png'));
  await expect(main(page).getByRole('img', {name: 'A square'})).toBeVisible();
  await expect(overlay(page)).toBeHidden();
  rmSync(join(site, 'blog', name, 'square.png'));
  await expect(overlay(page)).toContainText('./square.png');
  save(post('Without.'));
  await expect(main(page).getByText('Without.')).toBeVisible();
  await expect(overlay(page)).toBeHidden();
});

for (const [written, message] of [
  [`${required}\nimage: [card.png`, /index\.md:5.*This is not YAML.*write each line/s],
  [`${required}\ndraft: perhaps`, /index\.md:5.*draft.*true/s],
  ['authors: [nobody]\ntags: [common]', /index\.md.*nobody/s],
] as const) {
  const mistake = written.split('\n').at(-1)!;
  test(`front matter with ${written.replaceAll('\n', ', ')} is shown over the page, until it is fixed`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(heading(page)).toHaveText(title);
    save(post('Words.', {more: written}));
    await expect(overlay(page)).toContainText(message);
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
  await expect(main(page).getByRole('link', {name: title}).first()).toBeVisible();
  save(post('Begun.', {called}), 'index.md', folder);
  await expect(inArchive).toBeVisible();
  await inArchive.click();
  await expect(main(page).getByText('Begun.')).toBeVisible();
  rmSync(join(site, 'blog', folder), {recursive: true});
  await expect(heading(page)).toHaveText('Page not found');
  await expect(overlay(page)).toBeHidden();
  await page.goto(pathTo.archive);
  await expect(main(page).getByRole('link', {name: title}).first()).toBeVisible();
  await expect(inArchive).toHaveCount(0);
});
