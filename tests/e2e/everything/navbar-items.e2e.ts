import {open} from '../live';
import {forEachOf} from '../steps';
import {expect, test} from '../test';
import {openMenu} from './menu';

const links = [
  {kind: 'a doc', link: 'A doc', from: '/', to: '/docs/intro/', title: 'Introduction'},
  {
    kind: "a sidebar's first doc",
    link: 'A sidebar',
    from: '/',
    to: '/docs/intro/',
    title: 'Introduction',
  },
  {
    kind: 'a doc of another docs plugin',
    link: 'Handbook',
    from: '/',
    to: '/handbook/start/',
    title: 'Handbook',
  },
  {
    kind: "a version's main doc",
    link: 'A version',
    from: '/',
    to: '/docs/intro/',
    title: 'Introduction',
  },
  {
    kind: 'the main doc of the version being read',
    link: 'A version',
    from: '/docs/next/both/',
    to: '/docs/next/intro/',
    title: 'Introduction',
  },
];

test('an item leads where it should, of whatever kind it is', async ({page}) => {
  await forEachOf(
    links,
    ({kind, link, from}) => `"${link}" from ${from} to ${kind}`,
    async ({link, from, to, title}) => {
      await open(page, from);
      const bar = await openMenu(page);
      await expect(bar.getByRole('emphasis').filter({visible: true})).toHaveText('Some HTML');
      await bar.getByRole('link', {name: link, exact: true}).click();
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
    },
  );
});

const marks = [
  {link: 'By path', at: '/blog/2024/01/01/a-post/', marked: true},
  {link: 'By path', at: '/docs/both/', marked: false},
  {link: 'By pattern', at: '/docs/both/', marked: true},
  {link: 'By pattern', at: '/docs/next/both/', marked: true},
  {link: 'By pattern', at: '/docs/intro/', marked: false},
];

test(
  'an item is marked as current where it says so, and nowhere else',
  {tag: '@desktop'},
  async ({page}) => {
    await forEachOf(
      marks,
      ({link, at, marked}) => `"${link}" at ${at}: ${marked ? 'marked' : 'not marked'}`,
      async ({link, at, marked}) => {
        await page.goto(at);
        const bar = page.getByRole('navigation', {name: 'Main'});
        const item = bar.getByRole('link', {name: link, exact: true});
        await expect(item).toBeVisible();
        if (marked) {
          await expect(item).toHaveAttribute('aria-current', 'page');
        } else {
          await expect(item).not.toHaveAttribute('aria-current');
        }
      },
    );
  },
);
