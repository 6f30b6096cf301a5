import {open} from '../../live';
import {expect, test} from '../../test';
import {countDocuments, heading, main} from '../../published/page';
import {posts} from '../../published/site';
import {pathOf} from '../../published/our-posts/path-of';

// The parts of a post beside its text also work if the text was fetched as a document.

test.use({permissions: ['clipboard-read', 'clipboard-write']});

const titleOf = (path: string) => posts.find((post) => post.path === path)!.title;

async function openFromArchive(page: Parameters<typeof open>[0], path: string) {
  await open(page, '/archive/');
  const documents = countDocuments(page);
  await main(page)
    .getByRole('link', {name: titleOf(path)})
    .click();
  await expect(heading(page)).toHaveText(titleOf(path));
  return documents;
}

test('code and link are copied, and related posts open', async ({page}) => {
  const path = pathOf('rostering-is-a-constraint-problem');
  const documents = await openFromArchive(page, path);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

  const listing = main(page).locator('.theme-code-block').first();
  const code = (await listing.locator('pre').innerText()).trim().split('\n')[0]!;
  await listing.getByRole('button', {name: 'Copy'}).click();
  await expect.poll(clipboard).toContain(code);

  await main(page).getByRole('button', {name: 'Copy link', exact: true}).click();
  await expect.poll(clipboard).toBe(new URL(path, page.url()).href);

  const related = page.getByRole('region', {name: 'Read next'}).getByRole('link').first();
  const next = (await related.textContent())!;
  await related.click();
  await expect(heading(page)).toHaveText(next);
  expect(documents()).toBe(0);
});

test('an episode plays', async ({page}) => {
  const slug = 'introducing-the-meridiem-podcast';
  const documents = await openFromArchive(page, pathOf(slug));
  const player = main(page).locator(`[data-recording="${slug}"]`);
  const chapters = player.getByRole('list', {name: 'Chapters'}).getByRole('link');
  await chapters.nth(2).press('Enter');
  await expect(chapters.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(player.locator('[data-caption]')).toHaveText(/^When a post is published/);
  expect(documents()).toBe(0);
});
