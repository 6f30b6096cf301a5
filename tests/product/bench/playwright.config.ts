import {defineConfig} from '@playwright/test';

/** `npm run bench` measures without checking anything: one bench at a time, with no time limit. */
export default defineConfig({
  testMatch: '**/*.bench.ts',
  outputDir: '../../.cache/playwright-bench',
  workers: 1,
  timeout: 0,
  reporter: 'line',
});
