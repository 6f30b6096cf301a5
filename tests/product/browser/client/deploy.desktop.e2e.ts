import {cpSync, mkdtempSync, renameSync, rmSync, symlinkSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {writeAnotherDeploy} from '../../support/another-deploy';
import {repository} from '../../../site/support/docusaurus';
import {startStaticHost} from '../../../site/support/static-host';
import {use} from '../../../site/support/use-page';
import {isLive, open} from '../../../site/support/live';
import {expect, test as base} from '../../../site/support/test';
import {countDocuments, footerLink, heading, main} from '../../../site/browser/page';
import {anyPost} from '../../../site/support/site';
import {codeOfPages} from './files';

type Host = {
  origin: string;
  /** Publishes a new version of the site in one step. */
  deploy: () => void;
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
      deploy() {
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
const isNew = (page: Page) => expect(main(page).getByText(/second edition/)).toBeVisible();

/** Opens a post, in which the client runs, and deploys a new version before the legal notices are in view. */
async function readWhile(page: Page, host: Host): Promise<() => number> {
  await open(page, anyPost.path);
  host.deploy();
  return countDocuments(page);
}

test('a page opened before a deploy leads to the new one by one load', async ({page, host}) => {
  const loads = await readWhile(page, host);
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
  const loads = await readWhile(page, host);
  await page.route(codeOfPages, (route) => route.fulfill({status: 404}));
  await footerLink(page, legal).click();
  await isNew(page);
  await use(page);
  await page.waitForTimeout(1000);
  expect(loads()).toBe(1);
});
