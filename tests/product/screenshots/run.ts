// `npm run screenshots`: photographs the pages of `build/` into `.cache/screenshots/`, and what README.md shows of them,
// without checking anything.

import {mkdirSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import sharp from 'sharp';
import {searchDialog} from '../../site/browser/page';
import {repository} from '../../site/support/docusaurus';
import {distinctRoutes, posts} from '../../site/support/site';
import {inBrowser} from '../support/in-browser';
import {needBuild} from '../support/need-build';
import {cameraOf, looksOf, openMenus, tabFor} from './photograph';

const folder = join(repository, '.cache/screenshots');

const paths = [...distinctRoutes.map(({path}) => path), '/nowhere/'];

/** The picture of README.md: the front page beside a post that it does not open with, each twice as wide as there. */
async function joinForReadme(page: Page, shots: Buffer[], name: string, stroke: string) {
  await page.setViewportSize({width: 1792, height: 749});
  await page.goto('about:blank');
  await page.setContent(`<style>
    body {display: flex; gap: 32px; margin: 0}
    img {width: 880px; height: 749px; box-sizing: border-box; border: 2px solid ${stroke}; border-radius: 12px}
  </style>${shots.map((shot) => `<img src="data:image/png;base64,${shot.toString('base64')}">`).join('')}`);
  await sharp(await page.screenshot({omitBackground: true}))
    .webp({quality: 78, effort: 6})
    .toFile(join(folder, `${name}.webp`));
}

async function run(): Promise<void> {
  needBuild();
  mkdirSync(folder, {recursive: true});
  await inBrowser(join(repository, 'build'), async (origin, browser) => {
    for (const look of looksOf([390, 820, 1280, 1920])) {
      const page = await tabFor(browser, look, '/');
      const photograph = cameraOf(page, look, folder);
      for (const path of paths) {
        await page.goto(origin + path);
        await photograph(path.slice(1, -1).replaceAll('/', '-') || 'list');
      }
      await page.goto(origin);
      await openMenus(page, (name) => photograph(name, false));
      await page.keyboard.press('/');
      await page.keyboard.type('time');
      await searchDialog(page).locator('mark').first().waitFor();
      await photograph('search-dialog', false);
      await page.close();
    }
    for (const [theme, name, stroke] of [
      ['light', 'day', '#d0d7de'],
      ['dark', 'night', '#30363d'],
    ] as const) {
      const size = {viewport: {width: 1280, height: 1090}};
      const page = await tabFor(browser, {width: 1280, theme}, '/', size);
      const shots: Buffer[] = [];
      for (const path of ['/', (posts[1] ?? posts[0]!).path]) {
        await page.goto(origin + path, {waitUntil: 'networkidle'});
        shots.push(await page.screenshot());
      }
      await joinForReadme(page, shots, `readme-${name}`, stroke);
      await page.close();
    }
  });
}

run().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
