import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {beginSite} from '../../support/begin-site';
import {writeFiles, type Files} from '../../support/folder';
import {startSite} from '../../../site/support/docusaurus';
import {heading, main} from '../../../site/browser/page';
import {ports} from '../../../site/support/ports';
import {expect, test} from '../../../site/support/test';
import {edited, overlay, post, saveIn, testJourneys, whileEdited} from './journeys';

// A site of few posts and a podcast, with our configuration and code, is edited while it is served. The tests share one server, so they run in turn.
test.describe.configure({mode: 'serial'});

const {path, title, required} = edited;

test.use({baseURL: `http://127.0.0.1:${ports.edits}`, ...whileEdited});

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
let stop: () => Promise<string>;

const save = saveIn(() => site);

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

testJourneys(() => site);

test('a listing of no file is shown over the page with its line, until the file is added', async ({
  page,
}) => {
  await page.goto(path);
  await expect(heading(page)).toHaveText(title);
  save(post('```ts file=code/none.ts\n```'));
  await expect(overlay(page)).toContainText(
    /index\.md:13:1 +error +There is no code\/none\.ts beside the post: correct its name/,
  );
  save('export const added = 1;\n', 'code/none.ts');
  await expect(main(page).locator('pre').first()).toHaveText(/added/);
  await expect(overlay(page)).toBeHidden();
});

test('a value that a key cannot have is shown over the page, and so is a broken list of authors', async ({
  page,
}) => {
  await page.goto(path);
  await expect(heading(page)).toHaveText(title);
  save(post('Words.', {more: `${required}\ndraft: perhaps`}));
  await expect(overlay(page)).toContainText(/index\.md:5:8 +error +“draft”.*write true or false/s);
  save(post('A list is broken.'));
  await expect(main(page).getByText('A list is broken.')).toBeVisible();
  const file = 'blog/authors.yml';
  writeFiles(site, {[file]: 'team: [a\n'});
  await expect(overlay(page)).toContainText(/blog\/authors\.yml:1:1 +error +This is not YAML/);
  await expect(overlay(page)).not.toContainText('index.md');
  writeFiles(site, {[file]: 'team: {name: The renamed, page: true}\n'});
  await expect(main(page).getByRole('link', {name: 'The renamed'})).toBeVisible();
  await expect(overlay(page)).toBeHidden();
});

test('a text that MDX cannot read is shown over the page with the place and a remedy', async ({
  page,
}) => {
  const folder = '2026-11-22-with-code';
  const begun = (text: string) =>
    post(text, {called: 'A post with code'}).replace('<!-- truncate -->', '{/* truncate */}');
  save(begun('{1 + 1} apples.'), 'index.mdx', folder);
  await expect(async () => {
    await page.goto('/2026/11/22/with-code/');
    await expect(main(page).getByText('2 apples.')).toBeVisible({timeout: 1000});
  }).toPass();
  save(begun('{1 +} apples.'), 'index.mdx', folder);
  await expect(overlay(page)).toContainText(
    /index\.mdx:13:5 +error +MDX cannot read this: Could not parse expression.*backticks/s,
  );
  save(begun('{1 + 2} apples.'), 'index.mdx', folder);
  await expect(main(page).getByText('3 apples.')).toBeVisible();
  await expect(overlay(page)).toBeHidden();
});

test('a page that is no post, and cannot be compiled, says so over it in one line', async ({
  page,
}) => {
  const file = 'docs/legal.md';
  const text = readFileSync(join(site, file), 'utf8');
  await page.goto('/legal/');
  await expect(main(page)).toBeVisible();
  writeFiles(site, {[file]: `${text}\n![A square](./none.png)\n`});
  await expect(overlay(page)).toContainText(/docs\/legal\.md.*\.\/none\.png/s);
  await expect(overlay(page)).not.toContainText(/Details|"line"|\bat \S+:\d+/);
  writeFiles(site, {[file]: text});
  await expect(overlay(page)).toBeHidden();
});

test('the terminal says the same, without a stack', async () => {
  const output = await stop();
  for (const said of [
    'has no author “tem”: did you mean “team”?',
    'There is no file “./square.png” beside this text: add the file',
    'There is no code/none.ts beside the post',
    'MDX cannot read this',
  ]) {
    expect(output).toContain(said);
  }
  expect(output).not.toMatch(/^[\s│]*at .+:\d+:\d+/m);
});
