import type {Page} from '@playwright/test';
import {open} from '../live';
import {expect, test} from '../test';
import {heading, main} from '../published/page';
import {posts} from '../published/site';

declare global {
  var fades: number | undefined;
  var moved: Set<string> | undefined;
}

const {path, title} = posts[0]!;

test.beforeEach(async ({page}) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    globalThis.fades = 0;
    document.startViewTransition = (...given) => {
      globalThis.fades! += 1;
      return start(...given);
    };
  });
});

const fades = (page: Page) => page.evaluate(() => globalThis.fades);

test(
  'a page fades into the next; back is at once, where the reader was',
  {tag: '@desktop'},
  async ({page}) => {
    await open(page, '/');
    expect(await fades(page)).toBe(0);
    await main(page).getByRole('link', {name: title, exact: true}).click();
    await expect(heading(page)).toHaveText(title);
    expect(await fades(page)).toBe(1);
    await page.goBack();
    await expect(heading(page)).not.toHaveText(title);
    expect(await fades(page)).toBe(1);
  },
);

test('no page fades where less motion is wanted', {tag: '@desktop'}, async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/');
  await main(page).getByRole('link', {name: title, exact: true}).click();
  await expect(heading(page)).toHaveText(title);
  expect(await fades(page)).toBe(0);
});

test('a page opens where the browser cannot fade', {tag: '@desktop'}, async ({page}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    Reflect.deleteProperty(document, 'startViewTransition');
  });
  await open(page, '/');
  await main(page).getByRole('link', {name: title, exact: true}).click();
  await expect(heading(page)).toHaveText(title);
  await expect(page).toHaveURL(path);
});

test('links pressed one after another end on the last', {tag: '@desktop'}, async ({page}) => {
  test.skip(posts.length < 2, 'There is one post.');
  await open(page, '/');
  await page.evaluate(
    (addresses) => {
      for (const address of addresses) {
        document.querySelector<HTMLAnchorElement>(`main a[href="${address}"]`)!.click();
      }
    },
    [...posts.slice(1, 3).map((post) => post.path), path],
  );
  await expect(heading(page)).toHaveText(title);
  await expect(page).toHaveURL(path);
});

test('those who hear the page are told which has come', {tag: '@desktop'}, async ({page}) => {
  await open(page, '/');
  await main(page).getByRole('link', {name: title, exact: true}).click();
  await expect(page.getByRole('status')).toHaveText(title);
});

test('the cover of a post moves from its card to its header', async ({page}) => {
  await open(page, '/');
  await page.evaluate(() => {
    globalThis.moved = new Set();
    const note = () => {
      for (const {effect} of document.getAnimations()) {
        const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
        if (part) {
          globalThis.moved!.add(part);
        }
      }
      requestAnimationFrame(note);
    };
    note();
  });
  await main(page).getByRole('link', {name: title, exact: true}).click();
  await expect(heading(page)).toHaveText(title);
  await expect
    .poll(() => page.evaluate(() => [...globalThis.moved!]))
    .toContain('::view-transition-group(cover)');
  // No longer marked, it does not move when the reader leaves.
  await expect(page.locator('svg[style*="view-transition-name"]')).toHaveCount(0);
});
