import {join} from 'node:path';
import {defineConfig} from '@playwright/test';
import {ports} from '../../site/support/ports';
import {chromiumFlags} from '../../site/support/chromium';
import {repository} from '../../site/support/docusaurus';
import {needChromium} from '../support/stop';

/** `npm run screenshots` takes screenshots of `build/` into `.cache/screenshots/`, without checking anything. */
export default defineConfig({
  testMatch: '**/*.shots.ts',
  outputDir: '../../.cache/playwright-screenshots',
  fullyParallel: true,
  workers: 2,
  reporter: 'line',
  webServer: {
    command: `npx docusaurus serve --no-open --port ${ports.published}`,
    cwd: repository,
    port: ports.published,
  },
  use: {
    baseURL: `http://localhost:${ports.published}`,
    launchOptions: {executablePath: needChromium(), args: chromiumFlags},
  },
});

export const folder = join(repository, '.cache/screenshots');
