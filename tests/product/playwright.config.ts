import {join} from 'node:path';
import {defineConfig} from '@playwright/test';
import site, {onDesktop, onPhone, published} from '../site/playwright.config';
import {ports} from '../site/support/ports';
import type {Options} from '../site/support/test';

// `npm test` runs the tests of any site, those of our posts, and those of the site `everything`. Only
// `npm run test:all` runs the others.
export default defineConfig<Options>({
  ...site,
  globalSetup: ['../site/support/global-setup.ts', './browser/global-setup.ts'],
  projects: [
    ...site.projects!.map((project) => ({...project, testDir: join('../site', project.testDir!)})),
    {name: 'build everything', testDir: 'browser', testMatch: 'build.setup.ts'},
    {name: 'our posts desktop', testDir: 'browser/our-posts', ...onDesktop(published)},
    {name: 'our posts mobile', testDir: 'browser/our-posts', ...onPhone(ports.published)},
    {
      name: 'everything desktop',
      testDir: 'browser/everything',
      dependencies: ['build everything'],
      ...onDesktop(ports.everything),
    },
    {
      name: 'everything mobile',
      testDir: 'browser/everything',
      dependencies: ['build everything'],
      ...onPhone(ports.everything),
    },
    // How the published site opens one page from another, and what it does where its files, its host or the browser fail.
    {name: 'client desktop', testDir: 'browser/client', ...onDesktop(published)},
    {name: 'client mobile', testDir: 'browser/client', ...onPhone(ports.published)},
    {
      name: 'development',
      testDir: 'browser/development',
      // The browser renders each page with scripts many times as large as the published ones.
      timeout: 120_000,
      expect: {timeout: 30_000},
      use: onDesktop(ports.development).use,
    },
  ],
});
