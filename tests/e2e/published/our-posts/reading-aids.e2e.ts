import {open} from '../../live';
import {forEachOf} from '../../steps';
import {expect, test} from '../../test';
import {main} from '../page';
import {posts} from '../site';
import {pathOf} from './path-of';

test(
  'a figure has its caption, and words for those who do not see it',
  {tag: '@desktop'},
  async ({page}) => {
    await open(page, pathOf('cron-meets-daylight-saving-time'));
    const figure = main(page).getByRole('figure').first();
    await expect(figure.locator('figcaption')).not.toBeEmpty();
    await expect(figure.getByRole('img')).toHaveAccessibleName(/.{10,}/);
  },
);

test('a footnote leads to its note and back', async ({page}) => {
  await open(page, pathOf('cron-meets-daylight-saving-time'));
  const reference = main(page).locator('[role="doc-noteref"]').first();
  await reference.click();
  const note = main(page).locator(':target');
  await expect(note).toBeInViewport();
  await expect(note).toHaveAttribute('role', 'doc-footnote');
  await note.getByRole('link', {name: /Back to reference/}).click();
  await expect(reference).toBeInViewport();
});

test('a note is beside the block that refers to it where there is room, and below it elsewhere', async ({
  page,
  isMobile,
}) => {
  await open(page, pathOf('cron-meets-daylight-saving-time'));
  const note = main(page).locator('[role="doc-footnote"]').first();
  const block = (await main(page).locator('p:has([role="doc-noteref"])').first().boundingBox())!;
  const box = (await note.boundingBox())!;
  if (isMobile) {
    expect(box.y).toBeGreaterThanOrEqual(block.y + block.height);
    expect(box.x).toBeGreaterThan(block.x);
  } else {
    expect(Math.abs(box.y - block.y)).toBeLessThan(16);
    expect(box.x).toBeGreaterThan(block.x + block.width);
  }
});

test('nothing in the margin of a post covers anything else', async ({page}) => {
  test.slow();
  await forEachOf(
    posts,
    ({path}) => path,
    async ({path}) => {
      await open(page, path);
      const covered = await main(page)
        .locator('[data-article]')
        .evaluate((article) => {
          const parts = [
            ...article.children,
            ...article.querySelectorAll('figure > figcaption:last-child'),
          ].map((element) => ({element, box: element.getBoundingClientRect()}));
          return parts.flatMap(({element, box}, index) =>
            parts
              .slice(index + 1)
              .filter(
                (other) =>
                  !element.contains(other.element) &&
                  Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
                  Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1,
              )
              .map(
                (other) =>
                  `${element.outerHTML.slice(0, 99)} / ${other.element.outerHTML.slice(0, 99)}`,
              ),
          );
        });
      expect(covered).toEqual([]);
    },
  );
});

test(
  'a recording is fetched when it is played, not before, and its words can be read',
  {tag: '@desktop'},
  async ({page}) => {
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
  },
);

test(
  'an aside is a note with a name, a callout shows what it is',
  {tag: '@desktop'},
  async ({page}) => {
    await open(page, pathOf('introducing-the-meridiem-podcast'));
    await expect(main(page).getByRole('note').first()).toHaveAccessibleName(/^On /);
    await open(page, pathOf('a-site-without-servers-in-terraform'));
    await expect(main(page).locator('.theme-admonition').first()).toContainText(/\w/);
  },
);

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

test('a post ends with its facts, beside related posts where there is room', async ({
  page,
  isMobile,
}) => {
  await open(page, pathOf('rostering-is-a-constraint-problem'));
  const related = (await page.getByRole('region', {name: 'Read next'}).boundingBox())!;
  const term = main(page).getByRole('term');
  await expect(term).toHaveText(['Written by', 'Tags', 'Last changed', 'How to read the cover']);
  const facts = (await term.first().boundingBox())!;
  if (isMobile) {
    expect(facts.y).toBeGreaterThanOrEqual(related.y + related.height);
  } else {
    expect(facts.x).toBeGreaterThan(related.x + related.width);
    expect(Math.abs(facts.y - related.y)).toBeLessThan(8);
  }
  const definition = main(page).getByRole('definition');
  await expect(definition.getByRole('link')).toHaveText([
    'Scheduling team',
    'Data team',
    'Scheduling',
    'Performance',
    'Software design',
  ]);
  await expect(definition.getByRole('time')).toHaveAttribute('datetime', /^20\d\d-/);
});
