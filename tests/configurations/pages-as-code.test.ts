import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {chromium} from '@playwright/test';
import {expect, test} from 'vitest';
import {chromiumFlags, ensureChromium} from '../support/chromium';
import {buildSite, repository} from '../support/docusaurus';
import {startStaticHost} from '../support/static-host';

// The published site, with pages that are opened from others as code: the option `onDemand` of
// src/plugins/static-articles.

const plugin = './src/plugins/static-articles/index.ts';
const folder = join(repository, '.cache/pages-as-code');
const outDir = join(folder, 'build');

// Its plugins are named from the root of the repository, which is no longer beside it.
const config = `import config from '../../docusaurus.config';

const place = (name) =>
  typeof name === 'string' && name.startsWith('./') ? ${JSON.stringify(repository)} + name.slice(1) : name;

export default {
  ...config,
  plugins: config.plugins.map((plugin) =>
    plugin === ${JSON.stringify(plugin)}
      ? [place(plugin), {onDemand: false}]
      : Array.isArray(plugin) ? [place(plugin[0]), ...plugin.slice(1)] : place(plugin),
  ),
};
`;

test('a page opens from another as code, and no document is fetched', async () => {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const file = join(folder, 'docusaurus.config.ts');
  writeFileSync(file, config);
  expect(readFileSync(join(repository, 'docusaurus.config.ts'), 'utf8')).toContain(`'${plugin}'`);
  const {ok, output} = await buildSite(
    repository,
    // What `npm run build` has written stays.
    {DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/pages-as-code/generated', SITE_BASE_URL: '/'},
    outDir,
    file,
  );
  expect(ok, output).toBe(true);
  const pages = readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter((name) =>
    name.endsWith('.html'),
  );
  expect(
    pages.filter((name) => readFileSync(join(outDir, name), 'utf8').includes('data-page>')),
  ).toEqual([]);

  const server = await startStaticHost(outDir, 0);
  const browser = await chromium.launch({executablePath: ensureChromium(), args: chromiumFlags});
  try {
    const page = await browser.newPage({
      baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('/')) {
        asked.push(new URL(request.url()).pathname);
      }
    });
    await page.goto('/archive/');
    await page.locator('html[data-has-hydrated=true]').waitFor();
    const link = page.getByRole('main').getByRole('link').last();
    const title = (await link.textContent())!;
    await link.click();
    await page.getByRole('heading', {level: 1, name: title}).waitFor();
    await page.locator('[data-article] h2').first().waitFor();
    await page.getByRole('link', {name: 'Tags', exact: true}).first().click();
    await page.getByRole('heading', {level: 1, name: 'Tags'}).waitFor();
    expect(asked).toEqual(['/archive/']);
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
});
