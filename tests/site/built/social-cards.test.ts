import {statSync} from 'node:fs';
import {join} from 'node:path';
import sharp from 'sharp';
import {describe, expect, test} from 'vitest';
import {identity} from '../../../src/site/identity';
import {repository} from '../support/docusaurus';
import {at} from '../support/path-to';
import {addressOf, everyPost, pages, published, type Page} from '../support/pages';

const contentsOf = ({$}: Page, name: string) =>
  $(`meta[property="${name}"], meta[name="${name}"]`)
    .toArray()
    .map((element) => $(element).attr('content')!);

/** Whether a post's front matter names its own picture to use as a card. */
const hasOwn = (one: Page) =>
  everyPost.includes(one) && !contentsOf(one, 'og:image')[0]?.endsWith(`${one.path}card.png`);

const fileOf = (address: string) => address.slice(addressOf(at('/')).length);

describe.each(pages)('$path', (one) => {
  test('shows one card, and says its size and what it shows', () => {
    const [address, ...others] = contentsOf(one, 'og:image');
    expect(address).toMatch(/^https:/);
    expect(others).toEqual([]);
    expect(published).toContain(fileOf(address!));
    // X takes this one, unless it is given another.
    expect([address]).toEqual(expect.arrayContaining(contentsOf(one, 'twitter:image')));
    expect(contentsOf(one, 'twitter:card')).toEqual(['summary_large_image']);
    if (hasOwn(one)) {
      return;
    }
    expect(address).toMatch(/\.png$/);
    expect(contentsOf(one, 'og:image:width')).toEqual(['1200']);
    expect(contentsOf(one, 'og:image:height')).toEqual(['630']);
    expect(contentsOf(one, 'og:image:alt')).toEqual([expect.stringMatching(/\S/)]);
    expect(contentsOf(one, 'twitter:image:alt')).toEqual(contentsOf(one, 'og:image:alt'));
  });

  test('says of which site and kind it is, once', () => {
    expect(contentsOf(one, 'og:site_name')).toEqual([identity.title]);
    expect(contentsOf(one, 'og:type')).toEqual([everyPost.includes(one) ? 'article' : 'website']);
  });
});

const cards = published.filter((file) => /(?:^|\/)card\.png$/.test(file));
const ofCard = (file: string) =>
  pages.find(({path}) => path === at(`/${file.replace(/card\.png$/, '')}`));

test.each(cards)('%s is the card of the page it lies beside, by its title', (file) => {
  const beside = ofCard(file);
  expect(beside).toBeDefined();
  expect(contentsOf(beside!, 'og:image')).toEqual([addressOf(at(`/${file}`))]);
  const [alt] = contentsOf(beside!, 'og:image:alt');
  // The heading of a tag's page says more than the tag's name, which is the title of its card.
  const title = /"(.*)"$/.exec(beside!.$('h1').text())?.[1] ?? beside!.$('h1').text();
  // A text may be headed by other words than its title.
  const titles = [title, ...contentsOf(beside!, 'og:title')];
  expect(
    titles.some((words) => alt!.startsWith(words)),
    `${alt!}: ${title}`,
  ).toBe(true);
});

test.each(cards)('%s is a PNG of 1200 by 630, below 100 kB', async (file) => {
  const path = join(repository, 'build', file);
  expect(await sharp(path).metadata()).toMatchObject({format: 'png', width: 1200, height: 630});
  expect(statSync(path).size).toBeLessThan(100_000);
});
