import {repository, startSite} from '../../../site/support/docusaurus';
import {open} from '../../../site/support/live';
import {ports} from '../../../site/support/ports';
import {heading, main, openSearch, searchDialog} from '../../../site/browser/page';
import {distinctRoutes, posts, word} from '../../../site/support/site';
import {expect, test} from '../../../site/support/test';
import {pathTo} from '../../../site/support/path-to';

// The development server compiles different code from the build: React's checks, scripts that are not
// trimmed, texts that are not in their pages from the start.

// The tests share one server.
test.describe.configure({mode: 'default'});

let stop: () => Promise<string>;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  stop = await startSite(repository, ports.development, {
    // The tests expect only the published posts.
    SIMULATE_PRODUCTION_VISIBILITY: 'true',
  });
});

test.afterAll(() => stop());

// Pages are slow to open here: of posts without components, one is enough.
const [, ...alike] = posts.filter(({isMdx}) => !isMdx).map(({path}) => path);

test('each kind of page opens with its own title and heading', async ({page}) => {
  test.slow();
  for (const {path, title, heading: words} of distinctRoutes) {
    if (!alike.includes(path)) {
      await open(page, path);
      await expect(page).toHaveTitle(title);
      await expect(heading(page)).toHaveText(words);
    }
  }
});

test('the search says where it works', async ({page}) => {
  await open(page, `${pathTo.search}?q=${word}`);
  await expect(main(page).getByText('Only the built site can be searched')).toBeVisible();
  await open(page, pathTo.archive);
  await openSearch(page);
  await page.keyboard.type(word);
  await expect(searchDialog(page).getByText('Only the built site can be searched')).toBeVisible();
});
