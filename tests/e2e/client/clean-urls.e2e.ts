import {isLive, open} from '../live';
import {forEachOf} from '../steps';
import {expect, test} from '../test';
import {identity} from '../../../src/site/identity';
import {pathTo} from '../../support/path-to';
import {heading} from '../published/page';

const archive = pathTo.archive.slice(0, -1);

declare global {
  var headingsSeen: () => string[];
}

// The browser reports the host's answer to `/x.html`; a static host has no better one.
test.use({expectedProblems: [/status 404.*\.html|status of 404.*\.html/]});

test.beforeEach(async ({page}) => {
  // Records every first-level heading that ever appears in a document of this tab.
  await page.addInitScript(() => {
    const seen = () => JSON.parse(sessionStorage.getItem('seen') ?? '[]') as string[];
    globalThis.headingsSeen = seen;
    new MutationObserver(() => {
      const words = [...document.querySelectorAll('h1')].map((h1) => h1.textContent);
      if (words.length > 0) {
        sessionStorage.setItem(
          'seen',
          JSON.stringify([...new Set([...seen(), words.join(' + ')])]),
        );
      }
    }).observe(document, {childList: true, subtree: true});
  });
});

const ways = [
  {from: '/index.html?a=b#c', to: '/?a=b#c', words: identity.title},
  {from: `${archive}.html?a=b#2024`, to: `${pathTo.archive}?a=b#2024`, words: 'Archive'},
  {from: `${pathTo.search}index.html?q=cron`, to: `${pathTo.search}?q=cron`, words: 'Search'},
];

test('another form of an address ends on its page without showing another', async ({page}) => {
  await forEachOf(
    ways,
    ({from, to}) => `${from} to ${to}`,
    async ({from, to, words}) => {
      await open(page, pathTo.authors);
      const before = await page.evaluate(() => history.length);
      await page.waitForLoadState('networkidle');

      // A link on another page: unlike a typed address, it must not replace the page before it.
      await page.evaluate((url) => {
        sessionStorage.removeItem('seen');
        location.href = url;
      }, from);
      await expect(page).toHaveURL(to);
      await isLive(page);
      await expect(heading(page)).toHaveText(words);
      const seen = await page.evaluate(() => globalThis.headingsSeen());
      // A heading may be recorded before the rest of its words have arrived.
      expect(seen.filter((heading) => !words.startsWith(heading))).toEqual([]);
      expect(seen).toContain(words);
      expect(await page.evaluate(() => history.length)).toBe(before + 1);

      await page.goBack();
      await expect(page).toHaveURL(pathTo.authors);
      await page.goForward();
      await expect(page).toHaveURL(to);
      await expect(heading(page)).toHaveText(words);
    },
  );
});
