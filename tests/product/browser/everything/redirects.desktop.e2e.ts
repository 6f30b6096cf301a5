import {expect, test} from '../../../site/support/test';
import {heading} from '../../../site/browser/page';

const former = '/blog/2023/12/01/a-former-name/';
const now = '/blog/2024/01/01/a-post/';

const ways = [
  [`${former}?a=b&c=d#part`, `${now}?a=b&c=d#part`],
  [`${former}index.html#part`, `${now}#part`],
  // The redirect itself names a part of the page.
  ['/blog/tags/former/?a=b', '/blog/tags/everywhere/?a=b#main'],
] as const;

test('a former address leads to the page, and is not a step on the way back', async ({page}) => {
  for (const [from, to] of ways) {
    await page.goto('/long/');
    await page.evaluate((address) => {
      location.href = address;
    }, from);
    await expect(page).toHaveURL(to);
    await expect(heading(page)).toHaveText(to.includes('tags') ? /everywhere/ : 'A post');
    await page.goBack();
    await expect(page).toHaveURL('/long/');
  }
});

test('a page that was taken away says so, and leads on', async ({page}) => {
  await page.goto('/blog/2023/11/01/wrong/');
  await expect(heading(page)).toHaveText('This page is gone');
  await expect(page.getByText('Its figures were wrong.')).toBeVisible();
  await page.getByRole('link', {name: 'Everything'}).click();
  await expect(page).toHaveURL('/');
});

test('a former address says where the page is, and is only in feeds, whose readers know a post by it', async ({
  request,
}) => {
  const read = async (path: string) => (await request.get(path)).text();
  const moved = await read(former);
  expect(moved).toContain('<h1>This page has moved</h1>');
  expect(moved).toContain('<meta name="robots" content="noindex">');
  expect(moved).toContain(`<link rel="canonical" href="https://everything.example${now}">`);
  for (const file of ['/sitemap.xml', '/blog/', '/llms.txt', now]) {
    expect(await read(file), file).not.toContain('a-former-name');
  }
  expect(await read('/blog/rss.xml')).toContain(
    `<guid isPermaLink="false">https://everything.example${former}</guid>`,
  );
});
