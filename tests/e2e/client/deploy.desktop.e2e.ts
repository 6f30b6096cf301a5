import {cpSync, mkdtempSync, renameSync, rmSync, symlinkSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {keepAssets} from '../../../src/cli/keep-assets/keep-assets';
import {writeAnotherDeploy} from '../../support/another-deploy';
import {repository} from '../../support/docusaurus';
import {startStaticHost} from '../../support/static-host';
import {use} from '../../support/use-page';
import {isLive, open} from '../live';
import {expect, test as base} from '../test';
import {countDocuments, footerLink, heading, main} from '../published/page';
import {anyPost} from '../published/site';
import {codeOfPages} from './files';

type Host = {
  origin: string;
  /** Publishes a new version of the site in one step; `true` keeps the assets of the first. */
  deploy: (keeps?: boolean) => Promise<void>;
};

// A host whose folder is a symbolic link, which a deploy points to another folder in one step.
const test = base.extend<{host: Host}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright asks for one
  host: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
    const [first, second, current] = ['first', 'second', 'current'].map((name) =>
      join(folder, name),
    ) as [string, string, string];
    cpSync(join(repository, 'build'), first, {recursive: true});
    writeAnotherDeploy(first, second, {
      // The legal notices contain these words, whoever publishes them.
      'Two settings are kept in the': 'Since the second edition two settings are in the',
    });
    symlinkSync(first, current);
    const server = await startStaticHost(current, 0);
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await use({
      origin,
      async deploy(keeps = false) {
        if (keeps) {
          // Runs twice, because the previous deploy has recorded its assets too.
          await keepAssets({folder: first, site: `${origin}/`});
          await keepAssets({folder: second, site: `${origin}/`});
        }
        symlinkSync(second, `${current}.new`);
        renameSync(`${current}.new`, current);
      },
    });
    server.close();
    server.closeAllConnections();
    rmSync(folder, {recursive: true});
  },
  baseURL: async ({host}, use) => {
    await use(host.origin);
  },
  expectedProblems: [/status 404|Failed to load resource|ChunkLoadError|Loading CSS chunk/],
});

const legal = '/legal-notices/';
const isOld = (page: Page) =>
  expect(main(page).getByText('Two settings are kept in the')).toBeVisible();
const isNew = (page: Page) => expect(main(page).getByText(/second edition/)).toBeVisible();
const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** Opens a post, in which the client runs, and deploys a new version before the legal notices are in view. */
async function readWhile(page: Page, deploy: () => Promise<void>): Promise<() => number> {
  await open(page, anyPost.path);
  await deploy();
  return countDocuments(page);
}

test('a page opened before a deploy leads to the new one by one load', async ({page, host}) => {
  const loads = await readWhile(page, () => host.deploy());
  await footerLink(page, legal).click();
  await isNew(page);
  await isLive(page);
  await expect(page).toHaveURL(legal);
  expect(loads()).toBe(1);
  await page.goBack();
  await expect(heading(page)).toHaveText(anyPost.title);
  expect(loads()).toBeLessThanOrEqual(2);
});

test('a deploy that lacks the code of a page shows its text, and does not load it over and over', async ({
  page,
  host,
}) => {
  const loads = await readWhile(page, () => host.deploy());
  await page.route(codeOfPages, (route) => route.fulfill({status: 404}));
  await footerLink(page, legal).click();
  await isNew(page);
  await use(page);
  await page.waitForTimeout(1000);
  expect(loads()).toBe(1);
});

test('with the assets of the deploy before, an open page goes on without a load', async ({
  page,
  host,
}) => {
  const loads = await readWhile(page, () => host.deploy(true));
  await footerLink(page, legal).click();
  await isOld(page);
  expect(await scrolled(page)).toBe(0);
  expect(loads()).toBe(0);

  // Anyone who opens the site now gets the new version.
  await page.reload();
  await isNew(page);
  await isLive(page);
});
