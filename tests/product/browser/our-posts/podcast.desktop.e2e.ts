import type {Page} from '@playwright/test';
import {expect, test} from '../../../site/support/test';
import {main} from '../../../site/browser/page';
import {pathOf} from './path-of';

const slug = 'introducing-the-meridiem-podcast';
const playerOf = (page: Page) => main(page).locator(`figure:has(audio[src*="${slug}"])`);
const audioOf = (page: Page) => playerOf(page).locator('audio');
/** How it is being played. */
const stateOf = (page: Page) =>
  audioOf(page).evaluate(({currentTime, paused, playbackRate}: HTMLAudioElement) => ({
    currentTime,
    paused,
    playbackRate,
  }));
const timeOf = async (page: Page) => (await stateOf(page)).currentTime;

// The post with the episode has the same player.
const path = '/podcast/';

test('an episode is played by the keyboard, from a chapter on', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    asked.push(new URL(request.url()).pathname);
  });
  await page.goto(path);
  const player = playerOf(page);
  const chapters = player.getByRole('list', {name: 'Chapters'}).getByRole('link');
  await expect(chapters.first()).toBeVisible();
  expect(await chapters.count()).toBeGreaterThan(2);

  // No audio and no captions come before it is played.
  await page.waitForLoadState('networkidle');
  expect(asked.filter((one) => /\.(?:mp3|vtt)$/.test(one))).toEqual([]);

  await chapters.nth(2).focus();
  await page.keyboard.press('Enter');
  const start = Number(await chapters.nth(2).getAttribute('data-seek'));
  await expect.poll(() => timeOf(page)).toBeGreaterThan(start);
  expect((await stateOf(page)).paused).toBe(false);
  await expect(chapters.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(player.locator('[aria-current]')).toHaveCount(1);
  await expect(page).toHaveURL(path);

  // Moves to another chapter while it plays.
  await chapters.nth(3).click();
  await expect(chapters.nth(3)).toHaveAttribute('aria-current', 'true');
  await expect(player.locator('[aria-current]')).toHaveCount(1);
});

test('an episode is played, stopped, moved to a place and sped up by keys', async ({page}) => {
  await page.goto(path);
  const slider = playerOf(page).getByRole('slider', {name: 'Position'});
  const says = (words: string) => expect(slider).toHaveAttribute('aria-valuetext', words);
  await says('0:00, What you hear');
  await slider.focus();
  for (let step = 0; step < 26; step += 1) {
    await page.keyboard.press('ArrowRight');
  }
  await says('0:26, What the blog is');
  await expect(playerOf(page).getByRole('group')).toContainText(/What the blog is.*0:26.*2:28/);
  await page.keyboard.press('End');
  await says('2:28, Where to go on');
  await page.keyboard.press('Home');
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('ArrowRight');
  }
  const speed = playerOf(page).getByRole('combobox', {name: 'Speed'});
  await expect(speed.getByRole('option')).toHaveText(['1×', '1.25×', '1.5×', '2×']);
  await speed.selectOption('1.5×');

  // It plays from there, as fast.
  await playerOf(page).getByRole('button', {name: 'Play'}).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => timeOf(page)).toBeGreaterThan(4);
  expect(await timeOf(page)).toBeLessThan(20);
  expect((await stateOf(page)).playbackRate).toBe(1.5);
  await expect(playerOf(page).getByRole('button', {name: 'Pause'})).toBeFocused();
  await page.keyboard.press('Space');
  await expect.poll(async () => (await stateOf(page)).paused).toBe(true);
  await expect(playerOf(page).getByRole('button', {name: 'Play'})).toBeFocused();
});

test('a recording without chapters has the player and its words too, and only one plays at a time', async ({
  page,
}) => {
  await page.goto(pathOf(slug));
  const recording = main(page)
    .getByRole('figure')
    .filter({has: page.locator('audio'), hasText: 'A sentence that was doubted'});
  const transcript = recording.getByRole('paragraph');
  await expect(transcript).toBeHidden();
  await recording.locator('summary').click();
  await expect(transcript).toBeVisible();
  const slider = recording.getByRole('slider', {name: 'Position'});
  await expect(slider).toHaveAttribute('aria-valuetext', '0:00');
  await recording.getByRole('button', {name: 'Play'}).click();
  await expect(recording.getByRole('button', {name: 'Pause'})).toBeVisible();
  await expect(slider).not.toHaveValue('0');

  await audioOf(page).evaluate((audio: HTMLAudioElement) => audio.play());
  await expect(recording.getByRole('button', {name: 'Play'})).toBeVisible();
});

test.describe('with scripts off', () => {
  test.use({javaScriptEnabled: false});

  test('the player of the browser is as high, chapters lead into the audio, and the words can be read', async ({
    page,
    browser,
    baseURL,
  }) => {
    const height = (one: Page) =>
      playerOf(one).evaluate((player: HTMLElement) => player.offsetHeight);
    await page.goto(path);
    await expect(audioOf(page)).toBeVisible();
    await expect(audioOf(page)).toHaveAttribute('controls');
    await expect(main(page).getByText('This voice is synthesised:')).toBeVisible();

    const lively = await browser.newPage({
      ...(baseURL && {baseURL}),
      javaScriptEnabled: true,
      viewport: page.viewportSize(),
    });
    await lively.goto(path);
    await expect(playerOf(lively).getByRole('slider')).toBeVisible();
    await expect(audioOf(lively)).toBeHidden();
    expect(await height(lively)).toBe(await height(page));
    await lively.close();

    const chapter = main(page).getByRole('list', {name: 'Chapters'}).getByRole('link').nth(1);
    await expect(chapter).toHaveAttribute('href', /\.mp3#t=\d+\.\d+$/);
    await chapter.click();
    await expect(page).toHaveURL(/\.mp3#t=/);
  });
});

test.describe('a recording that cannot be loaded', () => {
  test.use({expectedProblems: [/404/]});

  test('is reported, and can be tried again', async ({page, context}) => {
    await context.route(/\.mp3$/, (route) => route.fulfill({status: 404}));
    await page.goto(path);
    await playerOf(page).getByRole('button', {name: 'Play'}).click();
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('The recording could not be loaded.');
    await notice.getByRole('button', {name: 'Retry'}).click();
    await expect(notice).toHaveCount(1);
    await expect(notice).toContainText('The recording could not be loaded.');

    await context.unroute(/\.mp3$/);
    await notice.getByRole('button', {name: 'Retry'}).click();
    await expect(notice).toHaveCount(0);
    await expect.poll(() => timeOf(page)).toBeGreaterThan(0);
  });
});
