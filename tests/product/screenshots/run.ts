// `npm run screenshots`: photographs the pages of `build/` into `.cache/screenshots/`, and what README.md shows of them,
// without checking anything.

import {mkdirSync} from 'node:fs';
import {join} from 'node:path';
import type {Browser, Page, ViewportSize} from '@playwright/test';
import sharp from 'sharp';
import {searchDialog} from '../../site/browser/page';
import {repository} from '../../site/support/docusaurus';
import {motionEnds} from '../../site/support/scroll';
import {distinctRoutes, posts} from '../../site/support/site';
import {themeKey} from '../../site/support/theme-key';
import {inBrowser} from '../support/in-browser';
import {needBuild} from '../support/need-build';

const folder = join(repository, '.cache/screenshots');

const paths = [...distinctRoutes.map(({path}) => path), '/nowhere/'];

const themes = ['light', 'dark'] as const;

/** Opens a tab in which a reader has chosen colours. */
async function tabFor(browser: Browser, theme: string, viewport: ViewportSize): Promise<Page> {
  const page = await browser.newPage({viewport});
  await page.addInitScript(
    ([key, value]) => {
      localStorage.setItem(key!, value!);
    },
    [themeKey, theme],
  );
  return page;
}

/** Photographs each page, the menus of the bar and the search, as wide as a phone or a desk. */
async function takePictures(page: Page, origin: string, look: string): Promise<void> {
  const photograph = async (name: string, fullPage = true) => {
    await page.waitForLoadState('networkidle');
    await page.screenshot({path: join(folder, `${name}-${look}.png`), fullPage});
  };
  for (const path of paths) {
    await page.goto(origin + path);
    await photograph(path.slice(1, -1).replaceAll('/', '-') || 'list');
  }
  await page.goto(origin);
  const menus = page.locator('.navbar__toggle, .navbar [aria-haspopup]');
  for (const button of await menus.filter({visible: true}).all()) {
    await button.click();
    await motionEnds(page);
    await photograph(
      ['menu', (await button.textContent())!.trim()].filter(Boolean).join('-'),
      false,
    );
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('/');
  await page.keyboard.type('time');
  await searchDialog(page).locator('mark').first().waitFor();
  await photograph('search-dialog', false);
}

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
    for (const width of [390, 820, 1280, 1920]) {
      for (const theme of themes) {
        const height = width < 600 ? 844 : Math.round(width * 0.625);
        const page = await tabFor(browser, theme, {width, height});
        await takePictures(page, origin, `${width}-${theme}`);
        await page.close();
      }
    }
    for (const [theme, name, stroke] of [
      ['light', 'day', '#d0d7de'],
      ['dark', 'night', '#30363d'],
    ] as const) {
      const page = await tabFor(browser, theme, {width: 1280, height: 1090});
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
