import {defineConfig, devices} from '@playwright/test';
import {identity} from '../../src/site/identity';
import {chromiumFlags, ensureChromium} from '../support/chromium';
import {ensureNginx} from '../support/nginx';
import {ports} from './ports';
import type {Options} from './test';

const origin = (port: number) => `http://127.0.0.1:${port}`;
// Tests ask no service anything. An answer of Playwright's would turn off the browser's cache.
const withoutServices = (identity.services ?? []).map(
  ({origin}) => `MAP ${new URL(origin).hostname} ~NOTFOUND`,
);
const desktop = {viewport: {width: 1280, height: 800}};
// A phone's screen, touch and user agent; the engine is Chromium, as in every other test.
const phone = {...devices['Pixel 7'], viewport: {width: 390, height: 844}};

export default defineConfig<Options>({
  testMatch: '**/*.e2e.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../../.cache/playwright',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only sometimes is a defect, here or in the site.
  retries: 0,
  timeout: 30_000,
  reporter: [['list'], ['./closing-line-reporter.ts']],
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
    // Tracing every test would double their duration: `npm run test:e2e -- --trace on` turns it on.
    screenshot: 'only-on-failure',
  },
  // Both screens run what a screen, a finger or the host could make different. The rest runs on one: `*.mobile.e2e.ts`
  // and tests with the tag `@phone` on the phone, `*.desktop.e2e.ts` and `@desktop` on the desktop. The styles of
  // `opposite` look alike on each.
  projects: [
    {
      name: 'published desktop',
      testDir: 'published',
      testIgnore: '**/*.mobile.e2e.ts',
      grepInvert: /@phone/,
      // Tests that run on both projects cover both kinds of host: with headers and without.
      use: {...desktop, baseURL: origin(ensureNginx() ? ports.nginx : ports.published)},
    },
    {
      name: 'published mobile',
      testDir: 'published',
      testIgnore: '**/*.desktop.e2e.ts',
      grepInvert: /@desktop/,
      use: {...phone, baseURL: origin(ports.published)},
    },
    {
      name: 'everything desktop',
      testDir: 'everything',
      testIgnore: '**/*.mobile.e2e.ts',
      grepInvert: /@phone/,
      use: {...desktop, baseURL: origin(ports.everything)},
    },
    {
      name: 'everything mobile',
      testDir: 'everything',
      testIgnore: '**/*.desktop.e2e.ts',
      grepInvert: /@desktop/,
      use: {...phone, baseURL: origin(ports.everything)},
    },
    {
      name: 'opposite',
      testDir: 'opposite',
      use: {...desktop, baseURL: origin(ports.opposite)},
    },
    {
      name: 'development',
      testDir: 'development',
      // The browser renders each page with scripts many times as large as the published ones.
      timeout: 120_000,
      expect: {timeout: 30_000},
      use: {
        ...desktop,
        baseURL: origin(ports.development),
      },
    },
  ],
});
