import {mkdirSync} from 'node:fs';
import {join} from 'node:path';
import {test, type Page} from '@playwright/test';
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

const frame = (stroke: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${half.width}" height="${half.height}"><rect x="1" y="1" width="${half.width - 2}" height="${half.height - 2}" rx="11" fill="none" stroke="${stroke}" stroke-width="2"/></svg>`,
  );

const corners = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${half.width}" height="${half.height}"><rect width="100%" height="100%" rx="12"/></svg>`,
);

async function shoot(page: Page, path: string, stroke: string): Promise<Buffer> {
  await open(page, path);
  await page.evaluate(() => document.fonts.ready);
  return sharp(await page.screenshot())
    .resize(half)
    .composite([{input: corners, blend: 'dest-in'}, {input: frame(stroke)}])
    .png()
    .toBuffer();
}

for (const [mode, theme, stroke] of [
  ['day', 'light', '#d0d7de'],
  ['night', 'dark', '#30363d'],
] as const) {
  test(`the picture of README.md by ${mode}`, async ({page}) => {
    await page.setViewportSize(viewport);
    await page.addInitScript((name) => {
      localStorage.setItem('theme', name);
    }, theme);
    const front = await shoot(page, '/', stroke);
    const beside = await shoot(page, post.path, stroke);
    const background = {r: 0, g: 0, b: 0, alpha: 0};
    mkdirSync(folder, {recursive: true});
    await sharp({
      create: {width: 2 * half.width + gap, height: half.height, channels: 4, background},
    })
      .composite([
        {input: front, left: 0, top: 0},
        {input: beside, left: half.width + gap, top: 0},
      ])
      .webp({quality: 78, effort: 6})
      .toFile(join(folder, `readme-${mode}.webp`));
  });
}
