import type {Page} from '@playwright/test';
import {holdBack} from '../../hold-back';
import {isLive, open} from '../../live';
import {expect, test} from '../../test';
import {heading, main} from '../page';
import {posts} from '../site';
import {use} from '../../../support/use-page';
import {pathOf} from './path-of';

const post = pathOf('rostering-is-a-constraint-problem');
const related = (page: Page) => page.getByRole('region', {name: 'Read next'});
const button = (page: Page, name: string) => main(page).getByRole('button', {name});
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('a post ends with two or three others, each with a reason', async ({page}) => {
  for (const {path, title} of posts) {
    await open(page, path);
    const items = related(page).getByRole('listitem');
    expect([2, 3]).toContain(await items.count());
    for (const item of await items.all()) {
      await expect(item).toContainText(/ also (?:on|by|speaks of) \S/);
      await expect(item).not.toContainText(title);
    }
  }
});

test('a related post opens without a new document, and names others itself', async ({page}) => {
  await open(page, post);
  const link = related(page).getByRole('link').first();
  const title = (await link.textContent())!;
  await link.click();
  await expect(heading(page)).toHaveText(title);
  await expect(related(page).getByRole('link').first()).toBeVisible();
  await expect(related(page).getByRole('link', {name: title})).toHaveCount(0);
});

test.describe('where the clipboard may be used', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('the link of a post is copied, without what this reader jumped to', async ({page}) => {
    await open(page, `${post}?from=elsewhere#exact-search`);
    await button(page, 'Copy link').click();
    await expect(main(page).getByText('Copied', {exact: true})).toBeVisible();
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toHaveCount(1);
    expect(await clipboard(page)).toBe(new URL(post, page.url()).href);
    await expect(button(page, 'Copy link')).toBeVisible();
  });

  test('a post is copied as Markdown, with its code', async ({page}) => {
    await open(page, post);
    await button(page, 'Copy as Markdown').click();
    await expect(main(page).getByText('Copied', {exact: true})).toBeVisible();
    const text = await clipboard(page);
    expect(text).toContain(await heading(page).textContent());
    expect(text).toContain('## Exact search');
    expect(text).toMatch(/^```ts/m);
    expect(text).not.toContain('<div');
  });

  test('a post reached from another is copied too', async ({page}) => {
    await open(page, '/');
    await main(page).getByRole('link', {name: posts[0]!.title}).first().click();
    await expect(heading(page)).toHaveText(posts[0]!.title);
    await button(page, 'Copy link').click();
    await expect(main(page).getByText('Copied', {exact: true})).toBeVisible();
    expect(await clipboard(page)).toBe(new URL(posts[0]!.path, page.url()).href);
  });

  test('a citation is opened, and copied as BibTeX', async ({page}) => {
    await open(page, post);
    const entry = main(page).getByText('@misc{rostering-is-a-constraint-problem-2025,');
    await expect(entry).toBeHidden();
    await main(page).getByText('Cite this post').click();
    await expect(entry).toBeVisible();
    await button(page, 'Copy BibTeX').click();
    await expect(main(page).getByText('Copied', {exact: true})).toBeVisible();
    const text = await clipboard(page);
    expect(text).toMatch(/^@misc\{.*\n\}$/s);
    expect(text).toContain(`title = {{${await heading(page).textContent()}}}`);
    expect(text).toContain(post);
  });

  test.describe('when the Markdown does not arrive', () => {
    test.use({expectedProblems: [/Failed to load resource|status 500|ERR_FAILED/]});

    test('the button says that nothing was copied', async ({page}) => {
      await page.route(/\.md$/, (route) => route.fulfill({status: 500, body: 'no'}));
      await open(page, post);
      await button(page, 'Copy as Markdown').click();
      await expect(main(page).getByText('Not copied', {exact: true})).toBeVisible();
      await expect(button(page, 'Copy as Markdown')).toBeVisible();
    });
  });
});

test('where copying is refused, the button says so', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await open(page, post);
  await button(page, 'Copy link').click();
  await expect(main(page).getByText('Not copied', {exact: true})).toBeVisible();
});

test('the browser’s share sheet is offered where there is one', async ({page}) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(globalThis, {shared});
    navigator.share = (data) => {
      shared.push(data!);
      return Promise.reject(new DOMException('closed by the reader', 'AbortError'));
    };
  });
  await open(page, `${post}#exact-search`);
  await button(page, 'Share…').click();
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as {shared: ShareData[]}).shared))
    .toEqual([{title: await heading(page).textContent(), url: new URL(post, page.url()).href}]);
});

test('no share sheet is offered where there is none', async ({page}) => {
  await page.addInitScript(() => {
    delete (Navigator.prototype as {share?: unknown}).share;
  });
  await open(page, post);
  await expect(button(page, 'Copy link')).toBeVisible();
  await expect(button(page, 'Share…')).toHaveCount(0);
});

for (const [length, slug, words] of [
  ['short', 'how-we-write-at-meridiem', 'What review is for'],
  ['long', 'rostering-is-a-constraint-problem', 'The bound without exact search'],
] as const) {
  test(`a link to a quotation in a ${length} post lands on it`, async ({page}) => {
    await page.goto(`${pathOf(slug)}#:~:text=${encodeURIComponent(words)}`);
    await isLive(page);
    await expect(main(page).getByRole('heading', {name: words})).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  });
}

test('the reader of a long post keeps their place when its style sheet comes late', async ({
  page,
}) => {
  const sheet = await holdBack(page, /\.css$/);
  await page.goto(post, {waitUntil: 'commit'});
  await use(page);
  await sheet.holdsSome();
  const read = main(page).getByRole('heading', {name: 'Exact search', exact: true});
  const placeOf = () => read.evaluate((element) => element.getBoundingClientRect().top);
  await read.evaluate((element) => {
    element.scrollIntoView({behavior: 'instant', block: 'center'});
  });
  const before = await placeOf();
  sheet.release();
  await expect(page.locator('html')).toHaveAttribute('data-styled');
  expect(Math.abs((await placeOf()) - before)).toBeLessThan(100);
});

test.describe('with scripts off', () => {
  test.use({javaScriptEnabled: false});

  test('related posts and citation are there, and no button without use', async ({page}) => {
    await page.goto(post);
    await expect(related(page).getByRole('link').first()).toBeVisible();
    await main(page).getByText('Cite this post').click();
    await expect(main(page).getByText('@misc{')).toBeVisible();
    await expect(main(page).getByRole('button', {name: 'Copy link'})).toBeHidden();
  });
});
