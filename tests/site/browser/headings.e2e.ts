import {open} from '../support/live';
import {expect, test} from '../support/test';
import {main} from './page';
import {at} from '../support/path-to';

/** The headings of the text, without those that surround a post. */
const ofText = ':is(h2, h3):not([data-post-extras] *)';

const path = at('/legal-notices/');

test('a heading has a direct link, which hangs in the margin where there is one', async ({
  page,
  isMobile,
}) => {
  await page.goto(path);
  const heading = main(page).getByRole('article').locator(ofText).first();
  const link = heading.getByRole('link', {name: /^Direct link to/});
  await expect(link).toHaveAttribute('href', `#${(await heading.getAttribute('id'))!}`);
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

test(
  'a link to a section of another page shows the section, below the bar, and Tab goes on from there',
  {tag: '@desktop'},
  async ({page}) => {
    await open(page, path);
    await main(page).getByRole('link', {name: 'general terms and conditions of use'}).click();
    await expect(page).toHaveURL(
      at('/general-terms-and-conditions-of-use/#reusing-what-is-published'),
    );
    const section = main(page).getByRole('heading', {name: 'Reusing what is published'});
    await expect(section).toBeInViewport({ratio: 1});
    const bar = (await page.getByRole('navigation', {name: 'Main'}).boundingBox())!;
    await expect
      .poll(async () => (await section.boundingBox())!.y)
      .toBeGreaterThanOrEqual(bar.y + bar.height - 1);

    await page.goto(at('/legal-notices/#what-your-browser-keeps'));
    await expect(
      main(page).getByRole('heading', {name: /What your browser keeps/}),
    ).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(
      main(page).getByRole('link', {name: 'Direct link to What your browser keeps'}),
    ).toBeFocused();
  },
);
