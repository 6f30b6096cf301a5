import {open} from '../../live';
import {expect, test} from '../../test';
import {main} from '../page';
import {posts} from '../site';
import {pathOf} from './path-of';

test('a figure has its caption, and words for those who do not see it', async ({page}) => {
  await open(page, pathOf('cron-meets-daylight-saving-time'));
  const figure = main(page).getByRole('figure').first();
  await expect(figure.locator('figcaption')).not.toBeEmpty();
  await expect(figure.getByRole('img')).toHaveAccessibleName(/.{10,}/);
});

test('a footnote leads to its note and back', async ({page}) => {
  await open(page, pathOf('cron-meets-daylight-saving-time'));
  await main(page).getByRole('superscript').getByRole('link').first().click();
  const note = main(page).locator(':target');
  await expect(note).toBeInViewport();
  await note.getByRole('link', {name: /Back to reference/}).click();
  await expect(main(page).getByRole('superscript').first()).toBeInViewport();
});

test('a recording is fetched when it is played, not before, and its words can be read', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    fetched.push(request.url());
  });
  await open(page, pathOf('introducing-the-meridiem-podcast'));
  const recording = main(page)
    .getByRole('figure')
    .filter({has: page.locator('audio'), hasText: 'eSpeak'});
  await recording.scrollIntoViewIfNeeded();
  const transcript = recording.getByRole('paragraph');
  await expect(transcript).toBeHidden();
  await recording.locator('summary').click();
  await expect(transcript).toBeVisible();
  expect(fetched.filter((url) => url.endsWith('.mp3'))).toEqual([]);

  const answer = page.waitForResponse(/\.mp3$/);
  await recording.locator('audio').evaluate((audio: HTMLAudioElement) => {
    audio.load();
    audio.preload = 'auto';
  });
  expect((await answer).status()).toBeLessThan(300);
});

test('an aside is a note with a name, a callout shows what it is', async ({page}) => {
  await open(page, pathOf('introducing-the-meridiem-podcast'));
  await expect(main(page).getByRole('note').first()).toHaveAccessibleName(/^On /);
  await open(page, pathOf('a-site-without-servers-in-terraform'));
  await expect(main(page).locator('.theme-admonition').first()).toContainText(/\w/);
});

test('a phone shows the contents of a post below its head, a desktop beside it', async ({
  page,
  isMobile,
}) => {
  const {path, section} = posts[0]!;
  await open(page, path);
  const folded = main(page).locator('summary', {hasText: 'On this page'});
  const beside = page.getByRole('navigation', {name: 'On this page'});
  if (isMobile) {
    await expect(beside).toBeHidden();
    await folded.click();
    await main(page).getByRole('link', {name: section, exact: true}).first().click();
  } else {
    await expect(folded).toBeHidden();
    await beside.getByRole('link', {name: section}).click();
  }
  await expect(main(page).getByRole('heading', {name: section})).toBeInViewport();
});
