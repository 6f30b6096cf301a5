import {defineConfig, devices} from '@playwright/test';
import {chromiumFlags, ensureChromium} from '../support/chromium';
import {ensureNginx} from '../support/nginx';
import {ports} from './ports';

const origin = (port: number) => `http://127.0.0.1:${port}`;
const desktop = {viewport: {width: 1280, height: 800}};
// A phone's screen, touch and user agent; the engine is the Chromium of every other test.
const phone = {...devices['Pixel 7'], viewport: {width: 390, height: 844}};

export default defineConfig({
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
    launchOptions: {executablePath: ensureChromium(), args: chromiumFlags},
    // A trace of every test would double the time they take: `npm run test:e2e -- --trace on` asks for it.
    screenshot: 'only-on-failure',
  },
  // `*.mobile.e2e.ts` runs on the phone alone, `*.desktop.e2e.ts` on the desktop alone, the rest on
  // both; a style of `opposite` looks alike on each.
  projects: [
    {
      name: 'published desktop',
      testDir: 'published',
      testIgnore: '**/*.mobile.e2e.ts',
      // Each journey of both is tried on both kinds of host: one that sends headers, one that sends none.
      use: {...desktop, baseURL: origin(ensureNginx() ? ports.nginx : ports.published)},
    },
    {
      name: 'published mobile',
      testDir: 'published',
      testIgnore: '**/*.desktop.e2e.ts',
      use: {...phone, baseURL: origin(ports.published)},
    },
    {
      name: 'everything desktop',
      testDir: 'everything',
      testIgnore: '**/*.mobile.e2e.ts',
      use: {...desktop, baseURL: origin(ports.everything)},
    },
    {
      name: 'everything mobile',
      testDir: 'everything',
      testIgnore: '**/*.desktop.e2e.ts',
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
      // Each page is rendered in the browser, by scripts many times as large as the published ones.
      timeout: 120_000,
      expect: {timeout: 30_000},
      use: {...desktop, baseURL: origin(ports.development)},
    },
  ],
});
