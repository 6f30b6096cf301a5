import {basename, dirname, join} from 'node:path';
import {expect, test} from 'vitest';
import {podcastFeed} from '../../../src/output/podcast/feed';
import {readEpisode} from '../../../src/markdown/podcast/read-episode';
import {pathsOf} from '../../../src/content/podcast';
import {identity} from '../../../src/site/identity';

const post = dirname(import.meta.dirname);

test('the item of the post is the one that the feed has', async () => {
  const episode = (await readEpisode(join(post, '../..'), `${basename(post)}/index.mdx`, '/'))!;
  const {title, description, category, explicit} = identity.podcast!;
  const feed = podcastFeed({
    show: {title, description, ...pathsOf('/')},
    episodes: [episode],
    url: identity.url,
    language: 'en',
    owner: {name: identity.title, email: identity.links.email},
    copyright: '',
    category,
    explicit,
    guid: undefined,
    stylesheet: '/feed.css',
  });
  const [item] = /<item>.*?(?=\s*<\/item>)/s.exec(feed) ?? [''];
  const lines = item
    .replaceAll(identity.url, 'https://…')
    .replaceAll(basename(post).slice(11), '…')
    // What only says again what stands above.
    .replace(/^ *<(content:encoded|itunes:title|description)>.*?<\/\1>\n/gms, '')
    .replace(/^ {4}/gm, '');
  await expect(`${lines.trimEnd()}\n</item>\n`).toMatchFileSnapshot('item.xml');
});
