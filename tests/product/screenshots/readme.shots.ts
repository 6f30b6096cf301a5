import {mkdirSync} from 'node:fs';
import {join} from 'node:path';
import {test} from '@playwright/test';
import sharp from 'sharp';
import {open} from '../../site/support/live';
import {posts} from '../../site/support/site';
import {folder} from './playwright.config';

// The picture at the top of README.md, by day and by night: the front page beside a post. Copied to `.github/`,
// it shows the site as it looks now.

/** The front page shows the newest post, so this is the one before it. */
const post = posts[1] ?? posts[0]!;

const viewport = {width: 1280, height: 1090};
/** Each half of the picture is twice as wide as GitHub shows it. */
const half = {width: 880, height: 749};
const gap = 32;

for (const [mode, theme, stroke] of [
  ['day', 'light', '#d0d7de'],
  ['night', 'dark', '#30363d'],
] as const) {
  test(`the picture of README.md by ${mode}`, async ({page}) => {
    await page.setViewportSize(viewport);
    await page.addInitScript((name) => {
      localStorage.setItem('theme', name);
    }, theme);
    const halves: string[] = [];
    for (const path of ['/', post.path]) {
      await open(page, path);
      await page.evaluate(() => document.fonts.ready);
      halves.push(
        `<img src="data:image/png;base64,${(await page.screenshot()).toString('base64')}">`,
      );
    }
    await page.setViewportSize({width: 2 * half.width + gap, height: half.height});
    await page.goto('about:blank');
    await page.setContent(`<style>
      body {display: flex; gap: ${gap}px; margin: 0}
      img {width: ${half.width}px; height: ${half.height}px; box-sizing: border-box; border: 2px solid ${stroke}; border-radius: 12px}
    </style>${halves.join('')}`);
    mkdirSync(folder, {recursive: true});
    await sharp(await page.screenshot({omitBackground: true}))
      .webp({quality: 78, effort: 6})
      .toFile(join(folder, `readme-${mode}.webp`));
  });
}
