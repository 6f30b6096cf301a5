import {defineConfig} from '@playwright/test';

/** Measures, checks nothing: `npm run bench`. One thing at a time, as long as it takes. */
export default defineConfig({
  testMatch: '**/*.bench.ts',
  outputDir: '../../.cache/playwright-bench',
  workers: 1,
  timeout: 0,
  reporter: 'line',
});
