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

const published = ensureNginx() ? ports.nginx : ports.published;

const onDesktop = (port: number) => ({
  testIgnore: '**/*.mobile.e2e.ts',
  grepInvert: /@phone/,
  use: {...desktop, baseURL: origin(port)},
});
const onPhone = (port: number) => ({
  testIgnore: '**/*.desktop.e2e.ts',
  grepInvert: /@desktop/,
  use: {...phone, baseURL: origin(port)},
});

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
    // Tracing every test would double their duration: `npm run test:e2e -- --trace on` turns it on.
    screenshot: 'only-on-failure',
  },
  // `npm test` runs the projects of two sites: the published one, and `everything`. Only `npm run test:all` runs the
  // others.
  //
  // Both screens run what a screen, a finger or the host could make different. The rest runs on one: `*.mobile.e2e.ts`
  // and tests with the tag `@phone` on the phone, `*.desktop.e2e.ts` and `@desktop` on the desktop. The styles of
  // `opposite` look alike on each. On the desktop, pages run Docusaurus' client; on the phone, they do without.
  projects: [
    {name: 'build everything', testMatch: 'build.setup.ts'},
    {name: 'build opposite', testMatch: 'build.setup.ts'},
    // Tests that run on both screens cover both kinds of host: with headers and without.
    {name: 'published desktop', testDir: 'published', ...onDesktop(published)},
    {name: 'published mobile', testDir: 'published', ...onPhone(ports.published)},
    {
      name: 'everything desktop',
      testDir: 'everything',
      dependencies: ['build everything'],
      ...onDesktop(ports.everything),
    },
    {
      name: 'everything mobile',
      testDir: 'everything',
      dependencies: ['build everything'],
      ...onPhone(ports.everything),
    },
    // How the published site opens one page from another, and what it does where its files, its host or the browser fail.
    {name: 'client desktop', testDir: 'client', ...onDesktop(published)},
    {name: 'client mobile', testDir: 'client', ...onPhone(ports.published)},
    {
      name: 'opposite',
      testDir: 'opposite',
      dependencies: ['build opposite'],
      ...onDesktop(ports.opposite),
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
