import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {writeSite} from '../../../bench/corpus';
import {repository, startSite, type DevelopmentServer} from '../../../support/docusaurus';
import {open} from '../../live';
import {main} from '../../published/page';
import {ports} from '../../ports';
import {expect, test} from '../../test';

// A text is compiled when it is opened, and the first one also compiles everything that texts share. This test
// needs its own server, on which nothing has been opened yet.
test.use({baseURL: `http://127.0.0.1:${ports.unopened}`});

const siteDir = join(repository, '.cache/e2e-styles');
let server: DevelopmentServer;

test.beforeAll(async () => {
  rmSync(siteDir, {recursive: true, force: true});
  writeSite(siteDir, 10);
  server = await startSite(siteDir, ports.unopened);
});

test.afterAll(async () => {
  await server.stop();
  rmSync(siteDir, {recursive: true, force: true});
});

test('the first text that is opened has the styles of its listings, and of what stands below it', async ({
  page,
}) => {
  await open(page, '/2025/03/11/the-price-of-hydration/');
  const copy = main(page).locator('button[data-code=copy]').first();
  await expect(copy).not.toHaveCSS('padding-block-start', '0px');
  await expect(main(page).locator('pre mark').first()).toHaveCSS('display', 'block');
  const link = main(page).getByRole('button', {name: 'Copy link'});
  await expect(link).not.toHaveCSS('padding-block-start', '0px');
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1);
});
