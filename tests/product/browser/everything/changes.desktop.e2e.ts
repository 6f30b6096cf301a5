import {open} from '../../../site/support/live';
import {expect, test} from '../../../site/support/test';
import {main} from '../../../site/browser/page';

const corrected = '/blog/2024/02/02/second-part/';

test('a corrected post says so and when, and leads to all its changes; another says nothing', async ({
  page,
}) => {
  await open(page, corrected);
  const info = main(page).locator('header').getByRole('listitem');
  await expect(info.nth(0)).toHaveText('2 February 2024');
  const changed = info.filter({hasText: 'changed'});
  await expect(changed).toHaveText('changed 6 May 2024');
  await changed.getByRole('link', {name: '6 May 2024'}).click();
  const changes = main(page).getByRole('region', {name: 'What has changed'});
  await expect(changes.getByRole('heading')).toBeInViewport();
  await expect(changes.getByRole('listitem')).toHaveText([
    'Update, 6 May 2024: There is no third part any more.',
    'Correction, 2 April 2024: It said that it came third.',
    'Correction, 1 March 2024: It said that it came first.',
  ]);

  await open(page, '/blog/2024/02/01/first-part/');
  await expect(main(page).locator('header')).not.toContainText('changed');
  await expect(page.getByText('What has changed')).toHaveCount(0);
});

test('whoever asks a machine when a post changed gets the same answer', async ({request}) => {
  const read = async (path: string) => (await request.get(path)).text();
  expect(await read(corrected)).toMatch(/article:modified_time"? content="?2024-05-06/);
  const changed = '2024-05-06T00:00:00.000Z';
  expect(await read('/blog/feed.json')).toContain(`"date_modified": "${changed}"`);
  expect(await read('/blog/atom.xml')).toContain(`<updated>${changed}</updated>`);
});
