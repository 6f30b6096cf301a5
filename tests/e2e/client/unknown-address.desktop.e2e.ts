import {isLive, open} from '../live';
import {heading} from '../published/page';
import {expect, test} from '../test';
import {pathTo} from '../../support/path-to';

test.describe('an address that the running site does not know', () => {
  test.use({expectedProblems: [/status 404|status of 404/]});

  test('is asked of the host, and stays where that knows no more', async ({page}) => {
    await open(page, pathTo.archive);
    await page.evaluate((path) => {
      history.pushState({}, '', '/nowhere/');
      history.pushState({}, '', path);
    }, pathTo.archive);
    const asked: string[] = [];
    page.on('request', (request) => {
      const {pathname} = new URL(request.url());
      if (pathname === '/nowhere/') {
        asked.push(request.method());
      }
    });
    await page.goBack();
    await expect(heading(page)).toHaveText('Page Not Found');
    await isLive(page);
    // First for its document, then for where it leads.
    await expect.poll(() => asked).toEqual(['GET', 'HEAD']);
    await page.goBack();
    await expect(page).toHaveURL(pathTo.archive);
  });
});
