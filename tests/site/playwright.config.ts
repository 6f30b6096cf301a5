import {defineConfig, devices} from '@playwright/test';
import {identity} from '../../src/site/identity';
import {chromiumFlags, ensureChromium} from './support/chromium';
import {ensureNginx} from './support/nginx';
import {ports} from './support/ports';
import type {Options} from './support/test';

const origin = (port: number) => `http://127.0.0.1:${port}`;
// Tests ask no service anything. An answer of Playwright's would turn off the browser's cache.
const withoutServices = (identity.services ?? []).map(
  ({origin}) => `MAP ${new URL(origin).hostname} ~NOTFOUND`,
);
const desktop = {viewport: {width: 1280, height: 800}};
// A phone's screen, touch and user agent; the engine is Chromium, as in every other test.
const phone = {...devices['Pixel 7'], viewport: {width: 390, height: 844}};

/** Where the published site is served with response headers, if this machine has nginx. */
export const published = ensureNginx() ? ports.nginx : ports.published;

// Both screens run what a screen, a finger or the host could make different. The rest runs on one: `*.mobile.e2e.ts`
// and tests with the tag `@phone` on the phone, `*.desktop.e2e.ts` and `@desktop` on the desktop. On the desktop, pages
// run Docusaurus' client; on the phone, they do without.

export const onDesktop = (port: number) => ({
  testIgnore: '**/*.mobile.e2e.ts',
  grepInvert: /@phone/,
  use: {...desktop, baseURL: origin(port)},
});

export const onPhone = (port: number) => ({
  testIgnore: '**/*.desktop.e2e.ts',
  grepInvert: /@desktop/,
  use: {...phone, baseURL: origin(port)},
});

export default defineConfig<Options>({
  testMatch: '**/*.e2e.ts',
  globalSetup: './support/global-setup.ts',
  outputDir: '../../.cache/playwright',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only sometimes is a defect, here or in the site.
  retries: 0,
  timeout: 30_000,
  reporter: 'list',
  use: {
    launchOptions: {
      executablePath: ensureChromium(),
      args: [
        ...chromiumFlags,
        // A test opens a page or two, and spends much of its time on processes: a browser without a GPU needs none
        // for it, nor one that is kept ready for a next site.
        '--in-process-gpu',
        '--renderer-process-limit=1',
        ...(withoutServices.length > 0
          ? [`--host-resolver-rules=${withoutServices.join(',')}`]
          : []),
      ],
    },
    // Tracing every test would double their duration: `--trace on` turns it on.
    screenshot: 'only-on-failure',
  },
  projects: [
    // Tests that run on both screens cover both kinds of host: with headers and without.
    {name: 'published desktop', testDir: 'browser', ...onDesktop(published)},
    {name: 'published mobile', testDir: 'browser', ...onPhone(ports.published)},
  ],
});
