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
import {isAtRest, isLive, open} from '../live';
import {expect, test as base} from '../test';
import {countDocuments, footer, heading, main, sectionOf} from '../published/page';
import {anyPost, posts} from '../published/site';

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
  expectedProblems: [
    /status 404|Failed to load resource|ChunkLoadError|Docusaurus browser storage/,
  ],
});

const {path} = posts[0]!;
const link = 'Legal notices';
const isNew = (page: Page) => expect(main(page).getByText(/second edition/)).toBeVisible();

/** The place up to which the post has been read. */
const place = (page: Page) => page.locator('[data-article] > p').last();

/** Opens a post, scrolls down, and deploys a new version in the meantime. */
async function readWhile(page: Page, deploy: () => Promise<void>): Promise<() => number> {
  // Prevents prefetching: only a press on the link makes requests.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: {saveData: true, effectiveType: '4g'},
    });
  });
  await open(page, path);
  await place(page).scrollIntoViewIfNeeded();
  await isAtRest(page);
  await deploy();
  return countDocuments(page);
}

const scrolled = (page: Page) => page.evaluate(() => scrollY);

for (const storage of ['as ever', 'refused']) {
  test(`a page opened before a deploy leads to the new one by one load, to its top (storage ${storage})`, async ({
    page,
    host,
  }) => {
    if (storage === 'refused') {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('Access is denied for this document.', 'SecurityError');
            },
          });
        }
      });
    }
    const documents = await readWhile(page, () => host.deploy());
    await footer(page).getByRole('link', {name: link}).click();
    await isNew(page);
    await isLive(page);
    await expect(page).toHaveURL('/legal-notices/');
    expect(await scrolled(page)).toBe(0);
    expect(documents()).toBe(1);

    // Back leads to the post, at the place where it was read, without repeated reloads.
    await page.goBack();
    await expect(place(page)).toBeVisible();
    await expect(page).toHaveURL(path);
    await page.waitForLoadState('networkidle');
    expect(documents()).toBeLessThanOrEqual(2);
  });
}

test('a link to a heading leads to the heading of the new page', async ({page, host}) => {
  const documents = await readWhile(page, () => host.deploy());
  const id = (anyPost.section ?? '')
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');
  await page.evaluate((href) => {
    const added = document.createElement('a');
    added.href = href;
    document.querySelector('.markdown')!.append(added);
    added.click();
  }, `${anyPost.path}?from=there#${id}`);
  await expect(heading(page)).toHaveText(anyPost.title);
  await expect(page).toHaveURL(`${anyPost.path}?from=there#${id}`);
  await expect(sectionOf(page, anyPost)).toBeInViewport();
  expect(documents()).toBe(1);
});

test('a deploy that lacks the code of a page shows its text, and does not load it over and over', async ({
  page,
  host,
}) => {
  const documents = await readWhile(page, () => host.deploy());
  await page.route(/\/assets\/js\/(?!main\.|runtime~main\.)/, (route) =>
    route.fulfill({status: 404}),
  );
  await footer(page).getByRole('link', {name: link}).click();
  await isNew(page);
  await use(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.waitForTimeout(1000);
  expect(documents()).toBe(1);
});

test('with the assets of the deploy before, an open page goes on without a load', async ({
  page,
  host,
}) => {
  const documents = await readWhile(page, () => host.deploy(true));
  await footer(page).getByRole('link', {name: link}).click();
  await expect(main(page).getByText('Two settings are kept in the')).toBeVisible();
  expect(await scrolled(page)).toBe(0);
  expect(documents()).toBe(0);

  // Anyone who opens the site now gets the new version.
  await page.reload();
  await isNew(page);
  await isLive(page);
});
