import type {Page} from '@playwright/test';
import {isLive, open} from '../../../site/support/live';
import {expect, test} from '../../../site/support/test';
import {heading, main} from '../../../site/browser/page';
import {pathOf} from './path-of';

const post = pathOf('rostering-is-a-constraint-problem');
const button = (page: Page, name: string) => main(page).getByRole('button', {name});

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('the citation of a post is copied, and its Markdown is a link away', async ({page}) => {
  await page.addInitScript(() => {
    delete (Navigator.prototype as {share?: unknown}).share;
  });
  await open(page, `${post}?from=elsewhere#eight-wards-of-real-size`);
  await expect(button(page, 'Share…')).toHaveCount(0);
  await expect(main(page).getByRole('link', {name: 'Markdown'})).toHaveAttribute(
    'href',
    `${post.slice(0, -1)}.md`,
  );

  const entry = main(page).getByText('@misc{rostering-is-a-constraint-problem-2025,');
  await expect(entry).toBeHidden();
  await main(page).getByText('Cite this post').click();
  await expect(entry).toBeVisible();
  await button(page, 'Copy BibTeX').click();
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toHaveCount(1);
  const citation = await page.evaluate(() => navigator.clipboard.readText());
  expect(citation).toMatch(/^@misc\{.*\n\}$/s);
  expect(citation).toContain(`title = {{${(await heading(page).textContent())!}}}`);
  expect(citation).toContain(post);
  // The button says so for a while.
  await expect(main(page).getByText('Copied', {exact: true})).toHaveCount(0);
  await expect(button(page, 'Copy BibTeX')).toBeVisible();
});

test('a post is copied as Markdown', async ({page, request}) => {
  await open(page, post);
  await button(page, 'Copy as Markdown').click();
  await expect(main(page).getByText('Copied', {exact: true})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await (await request.get(`${post.slice(0, -1)}.md`)).text());
});

test.describe('a post whose Markdown does not come', () => {
  test.use({expectedProblems: [/\.md/]});

  test('is not copied, and the button says so', async ({page}) => {
    await page.route('**/*.md', (route) => route.abort());
    await open(page, post);
    await button(page, 'Copy as Markdown').click();
    await expect(main(page).getByText('Not copied', {exact: true})).toBeVisible();
  });
});

test('where copying is refused, the button says so', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await open(page, post);
  await main(page).getByText('Cite this post').click();
  await button(page, 'Copy BibTeX').click();
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
  await open(page, `${post}#eight-wards-of-real-size`);
  await button(page, 'Share…').click();
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as {shared: ShareData[]}).shared))
    .toEqual([{title: await heading(page).textContent(), url: new URL(post, page.url()).href}]);
});

test('a link to a quotation lands on it, in a short post and in a long one', async ({page}) => {
  for (const [slug, words] of [
    ['how-we-write-at-meridiem', 'Unused code needs no copy'],
    ['rostering-is-a-constraint-problem', 'Eight wards of real size'],
  ] as const) {
    await page.goto(`${pathOf(slug)}#:~:text=${encodeURIComponent(words)}`);
    await isLive(page);
    await expect(main(page).getByRole('heading', {name: words})).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  }
});
