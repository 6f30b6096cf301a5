import {defineConfig} from '@playwright/test';
import {chromiumFlags} from '../support/chromium';
import {ports} from '../e2e/ports';
import {needChromium} from '../support/stop';

/** `npm run screenshots` takes screenshots without checking anything. */
export default defineConfig({
  testMatch: '**/*.shots.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../../.cache/playwright-screenshots',
  fullyParallel: true,
  workers: 2,
  reporter: 'line',
  use: {
    baseURL: `http://127.0.0.1:${ports.published}`,
    launchOptions: {executablePath: needChromium(), args: chromiumFlags},
  },
});
