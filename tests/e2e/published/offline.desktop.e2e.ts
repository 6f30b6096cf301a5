import {isAtRest, open} from '../live';
import {expect, test} from '../test';
import {footer, heading, sectionOf} from './page';
import {anyPost} from './site';

const {path, title} = anyPost;
const link = 'Legal notices';

test.use({
  expectedProblems: [
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ChunkLoadError|Failed to load resource|Failed to fetch/,
  ],
});

test('a press on a link leaves the article, says why, and opens the page when the network is back', async ({
  page,
  context,
}) => {
  await open(page, path);
  await isAtRest(page);
  await context.setOffline(true);
  await footer(page).getByRole('link', {name: link}).click();
  await expect(page.getByRole('alert')).toContainText('there seems to be no connection');
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(heading(page)).toHaveText(title);
  await expect(sectionOf(page, anyPost)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);

  await context.setOffline(false);
  await expect(heading(page)).toHaveText(link);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
