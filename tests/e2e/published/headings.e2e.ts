import {open} from '../live';
import {expect, test} from '../test';
import {main} from './page';
import {anyPost} from './site';

/** The headings of the text, without those that surround a post. */
const ofText = ':is(h2, h3):not([data-post-surroundings] *)';

// A post and a legal page; the second has headings of the second and third level.
const pages = [...(anyPost.section === undefined ? [] : [anyPost.path]), '/legal-notices/'];

for (const path of pages) {
  test(`the table of contents of ${path} has its headings of levels 2 and 3 and leads there`, async ({
    page,
    isMobile,
  }) => {
    await open(page, path);
    const article = main(page).getByRole('article');
    const headings = article.locator(ofText);
    const ids = await headings.evaluateAll((all) => all.map(({id}) => id));
    const levels = await headings.evaluateAll((all) => all.map(({tagName}) => tagName));
    if (path === '/legal-notices/') {
      expect(new Set(levels)).toEqual(new Set(['H2', 'H3']));
    }

    if (isMobile) {
      await main(page).locator('summary', {hasText: 'On this page'}).click();
    }
    // The links of a table of contents are those list items that lead to places on the same page.
    const links = page.getByRole('listitem').locator('> a[href^="#"]:visible');
    await expect(links).toHaveCount(ids.length);
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(ids.map((id) => `#${id}`));

    const last = ids.length - 1;
    await links.nth(last).click();
    await expect(page).toHaveURL(`${path}#${ids[last]!}`);
    await expect(headings.nth(last)).toBeInViewport({ratio: 1});
  });

  test(
    `every heading of ${path} has a direct link that says where it leads`,
    {tag: '@desktop'},
    async ({page}) => {
      await open(page, path);
      const headings = main(page).getByRole('article').locator(ofText);
      for (const heading of await headings.all()) {
        const link = heading.getByRole('link', {name: /^Direct link to/});
        const words = (await heading.innerText()).replace(/\s*\u200B\s*$/, '');
        await expect(link).toHaveAttribute('title', `Direct link to ${words}`);
        await expect(link).toHaveAttribute('href', `#${(await heading.getAttribute('id'))!}`);
      }
      expect(await headings.count()).toBeGreaterThan(path === '/legal-notices/' ? 3 : 0);
    },
  );
}

test('the direct link of a heading hangs in the margin where there is one', async ({
  page,
  isMobile,
}) => {
  await open(page, '/legal-notices/');
  const heading = main(page).getByRole('article').locator(ofText).first();
  const link = heading.getByRole('link', {name: /^Direct link to/});
  await expect(link).toHaveCSS('opacity', '0');
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
  const [words, sign] = [(await heading.boundingBox())!, (await link.boundingBox())!];
  if (isMobile) {
    expect(sign.x).toBeGreaterThan(words.x);
  } else {
    expect(sign.x).toBeGreaterThan(0);
    expect(sign.x + sign.width).toBeLessThanOrEqual(words.x + 1);
  }
});

test('a link to a section of another page shows the section, below the bar', async ({page}) => {
  await open(page, '/legal-notices/');
  await main(page).getByRole('link', {name: 'general terms and conditions of use'}).click();
  await expect(page).toHaveURL('/general-terms-and-conditions-of-use/#reusing-what-is-published');
  const section = main(page).getByRole('heading', {name: 'Reusing what is published'});
  await expect(section).toBeInViewport({ratio: 1});
  const bar = (await page.getByRole('navigation', {name: 'Main'}).boundingBox())!;
  await expect
    .poll(async () => (await section.boundingBox())!.y)
    .toBeGreaterThanOrEqual(bar.y + bar.height - 1);
});

test('after a jump to a section, Tab goes on from there', {tag: '@desktop'}, async ({page}) => {
  await open(page, '/legal-notices/#what-your-browser-keeps');
  await expect(main(page).getByRole('heading', {name: /What your browser keeps/})).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(
    main(page).getByRole('link', {name: 'Direct link to What your browser keeps'}),
  ).toBeFocused();
});
