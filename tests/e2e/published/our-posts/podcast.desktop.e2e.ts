import type {Page} from '@playwright/test';
import {identity} from '../../../../src/site/identity';
import {open} from '../../live';
import {expect, test} from '../../test';
import {main} from '../page';
import {pathOf} from './path-of';

const slug = 'introducing-the-meridiem-podcast';
const playerOf = (page: Page) => main(page).locator(`[data-recording="${slug}"]`);
const audioOf = (page: Page) => playerOf(page).locator('audio');
const timeOf = (page: Page) =>
  audioOf(page).evaluate((audio: HTMLAudioElement) => audio.currentTime);

// The post with the episode has the same player: opened-from-a-link.e2e.ts plays it there.
const path = '/podcast/';

test('an episode is played by the keyboard, from a chapter on, and says what is said', async ({
  page,
}) => {
  await open(page, path);
  const player = main(page).locator(`[data-recording="${slug}"]`);
  const chapters = player.getByRole('list', {name: 'Chapters'}).getByRole('link');
  await expect(chapters.first()).toBeVisible();
  expect(await chapters.count()).toBeGreaterThan(2);
  await expect(player.locator('[data-caption]')).toBeHidden();

  await chapters.nth(2).focus();
  await page.keyboard.press('Enter');
  const start = Number(await chapters.nth(2).getAttribute('data-seek'));
  await expect
    .poll(() => audioOf(page).evaluate((audio: HTMLAudioElement) => audio.currentTime))
    .toBeGreaterThan(start);
  expect(await audioOf(page).evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(false);
  await expect(chapters.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(player.locator('[aria-current]')).toHaveCount(1);
  // The browser itself parses the captions.
  await expect(player.locator('[data-caption]')).toHaveText(/^When a post is published/);
  await expect(page).toHaveURL(path);

  // Moves to another chapter while it plays.
  await chapters.nth(3).click();
  await expect(chapters.nth(3)).toHaveAttribute('aria-current', 'true');
  await expect(player.locator('[aria-current]')).toHaveCount(1);
  await expect(player.locator('[data-caption]')).toHaveText(/^The episode is made/);
});

test('an episode is played and stopped by the space bar', async ({page}) => {
  await open(page, path);
  const paused = () => audioOf(page).evaluate((audio: HTMLAudioElement) => audio.paused);
  await playerOf(page).getByRole('button', {name: 'Play'}).focus();
  await page.keyboard.press('Space');
  await expect.poll(paused).toBe(false);
  await expect(playerOf(page).getByRole('button', {name: 'Pause'})).toBeFocused();
  await page.keyboard.press('Space');
  await expect.poll(paused).toBe(true);
  await expect(playerOf(page).getByRole('button', {name: 'Play'})).toBeFocused();
});

test('an episode has a slider that says the position and the chapter, and moves by keys', async ({
  page,
}) => {
  await open(page, path);
  const slider = playerOf(page).getByRole('slider', {name: 'Position'});
  const says = (words: string) => expect(slider).toHaveAttribute('aria-valuetext', words);
  await says('0 seconds of 2 minutes 29 seconds, chapter: What you hear');
  await slider.focus();
  for (let step = 0; step < 26; step += 1) {
    await page.keyboard.press('ArrowRight');
  }
  await says('26 seconds of 2 minutes 29 seconds, chapter: What the blog is');
  await expect(playerOf(page).getByRole('group')).toContainText(/What the blog is.*0:26.*2:29/);
  await page.keyboard.press('End');
  await says('2 minutes 29 seconds of 2 minutes 29 seconds, chapter: Where to go on');
  await page.keyboard.press('Home');
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('ArrowRight');
  }
  // It plays from there.
  await playerOf(page).getByRole('button', {name: 'Play'}).click();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(4);
  expect(await timeOf(page)).toBeLessThan(20);
});

test('an episode is played at the speed that its reader chooses', async ({page}) => {
  await open(page, path);
  const speed = playerOf(page).getByRole('combobox', {name: 'Speed'});
  await expect(speed.getByRole('option')).toHaveText(['1×', '1.25×', '1.5×', '2×']);
  await speed.selectOption('1.5×');
  await playerOf(page).getByRole('button', {name: 'Play'}).click();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0);
  expect(await audioOf(page).evaluate((audio: HTMLAudioElement) => audio.playbackRate)).toBe(1.5);
});

test('an episode has its own player where the one of the browser was, without moving anything', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, path);
  const plain = await browser.newPage({
    javaScriptEnabled: false,
    ...(baseURL && {baseURL}),
    viewport: page.viewportSize(),
  });
  await plain.goto(path);
  const heights = (one: typeof page) =>
    main(one)
      .getByRole('figure')
      .filter({has: one.locator('audio')})
      .evaluateAll((figures) =>
        figures.map((figure) => Math.round(figure.getBoundingClientRect().height)),
      );
  await expect(playerOf(page).getByRole('slider')).toBeVisible();
  await expect(audioOf(page)).toBeHidden();
  await expect(audioOf(plain)).toBeVisible();
  expect(await heights(page)).toEqual(await heights(plain));
  await plain.close();
});

test('an episode asks for no audio and no captions before it is played', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    asked.push(new URL(request.url()).pathname);
  });
  await open(page, path);
  await playerOf(page).getByRole('slider').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((one) => /\.(?:mp3|vtt)$/.test(one))).toEqual([]);
});

test('a recording without chapters has the player too', async ({page}) => {
  await open(page, pathOf(slug));
  const recording = main(page).getByRole('figure').filter({hasText: 'eSpeak'});
  const slider = recording.getByRole('slider', {name: 'Position'});
  await expect(slider).toHaveAttribute('aria-valuetext', /^0 seconds of \d+ seconds$/);
  await recording.getByRole('button', {name: 'Play'}).click();
  await expect(recording.getByRole('button', {name: 'Pause'})).toBeVisible();
  await expect(slider).not.toHaveValue('0');
});

test('only pages with a recording ask for the player', async ({page}) => {
  const asked: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      void response.text().then((code) => asked.push(code));
    }
  });
  const players = () => asked.filter((code) => code.includes('site.audio.speed')).length;
  await open(page, '/legal-notices/');
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeGreaterThan(0);
  expect(players()).toBe(0);
  await open(page, '/podcast/');
  await expect.poll(players).toBe(1);
});

test('how to follow the podcast stands beside the episode in wide windows, below it in others', async ({
  page,
}) => {
  const placed = async (width: number) => {
    await page.setViewportSize({width, height: 900});
    const box = async (of: ReturnType<typeof playerOf>) => (await of.boundingBox())!;
    return {
      player: await box(playerOf(page)),
      follow: await box(main(page).getByRole('link', {name: /feed\.xml$/})),
    };
  };
  await open(page, '/podcast/');
  const wide = await placed(1280);
  expect(wide.follow.x).toBeGreaterThan(wide.player.x + wide.player.width);
  expect(wide.follow.y).toBeLessThan(wide.player.y + wide.player.height);
  const narrow = await placed(1279);
  expect(narrow.follow.y).toBeGreaterThan(narrow.player.y + narrow.player.height);
});

test('only one recording is heard at a time', async ({page}) => {
  await open(page, pathOf(slug));
  const all = main(page).locator('audio');
  expect(await all.count()).toBeGreaterThan(1);
  await all.first().evaluate((audio: HTMLAudioElement) => audio.play());
  await all.nth(1).evaluate((audio: HTMLAudioElement) => audio.play());
  await expect
    .poll(() => all.first().evaluate((audio: HTMLAudioElement) => audio.paused))
    .toBe(true);
});

test('a page reached by a link has the player too', async ({page}) => {
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Podcast'}).click();
  await expect(page).toHaveURL('/podcast/');
  const chapter = main(page).getByRole('list', {name: 'Chapters'}).getByRole('link').nth(1);
  await chapter.click();
  await expect(chapter).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL('/podcast/');
});

test('the post leads to the transcript, which has a heading for each chapter', async ({page}) => {
  await open(page, pathOf(slug));
  await main(page).getByRole('link', {name: 'Transcript', exact: true}).click();
  await expect(page).toHaveURL(`/podcast/#${slug}-transcript`);
  await expect(main(page).getByRole('heading', {name: 'Transcript'})).toBeInViewport();
  const titles = await main(page)
    .getByRole('list', {name: 'Chapters'})
    .getByRole('link')
    .allTextContents();
  await expect(main(page).getByRole('heading', {level: 4})).toHaveText(
    titles.map((title) => new RegExp(title.replace(/^[\d:]+ /, ''))),
  );
});

test('the files of an episode are sent with their types, and in parts', async ({page}) => {
  await open(page, '/podcast/');
  for (const [file, type] of [
    ['mp3', 'audio/mpeg'],
    ['vtt', 'text/vtt'],
    ['chapters.json', 'application/json'],
  ]) {
    const answer = await page.request.get(`/podcast/${slug}.${file}`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toContain(type);
  }
  const part = await page.request.get(`/podcast/${slug}.mp3`, {headers: {range: 'bytes=100-199'}});
  expect(part.status()).toBe(206);
  expect(await part.body()).toHaveLength(100);
});

test('the download says its size, and is a file', async ({page}) => {
  await open(page, '/podcast/');
  const coming = page.waitForEvent('download');
  await main(page)
    .getByRole('link', {name: /^Download \(MP3, \d+ kB\)$/})
    .click();
  expect((await coming).suggestedFilename()).toBe(`${slug}.mp3`);
});

test('the feed is shown readably in a browser', async ({page}) => {
  await open(page, '/podcast/');
  await main(page)
    .getByRole('link', {name: /feed\.xml$/})
    .click();
  await expect(page).toHaveURL('/podcast/feed.xml');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(identity.podcast!.title);
  await expect(page.getByText('This is the feed of a podcast.')).toBeVisible();
  await expect(page.getByRole('heading', {level: 2}).getByRole('link')).toHaveCount(1);
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll('item > *, channel > *')]
      .filter((element) => element.getClientRects().length > 0)
      .map(({localName}) => localName),
  );
  expect([...new Set(shown)].sort()).toEqual(['div', 'item']);
});

test.describe('with scripts off', () => {
  test.use({javaScriptEnabled: false});

  test('the player is there, chapters lead into the audio, and the words can be read', async ({
    page,
  }) => {
    await page.goto('/podcast/');
    await expect(audioOf(page)).toBeVisible();
    await expect(audioOf(page)).toHaveAttribute('controls');
    const chapter = main(page).getByRole('list', {name: 'Chapters'}).getByRole('link').nth(1);
    await expect(chapter).toHaveAttribute('href', /\.mp3#t=\d+\.\d+$/);
    await expect(main(page).getByText('This voice is synthesised:')).toBeVisible();
    await chapter.click();
    await expect(page).toHaveURL(/\.mp3#t=/);
  });
});
test.describe('a recording that does not come', () => {
  test.use({expectedProblems: [/404/]});

  test('is reported, and can be tried again', async ({page, context}) => {
    await context.route(/\.mp3$/, (route) => route.fulfill({status: 404}));
    await open(page, '/podcast/');
    // Does the same as the browser's own button, which no test can reach.
    await audioOf(page).evaluate((audio: HTMLAudioElement) => {
      audio.play().catch(() => undefined);
    });
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('The recording could not be loaded.');
    await notice.getByRole('button', {name: 'Retry'}).click();
    await expect(notice).toHaveCount(1);
    await expect(notice).toContainText('The recording could not be loaded.');

    await context.unroute(/\.mp3$/);
    await notice.getByRole('button', {name: 'Retry'}).click();
    await expect(notice).toHaveCount(0);
    await expect
      .poll(() => audioOf(page).evaluate((audio: HTMLAudioElement) => audio.currentTime))
      .toBeGreaterThan(0);
  });
});
