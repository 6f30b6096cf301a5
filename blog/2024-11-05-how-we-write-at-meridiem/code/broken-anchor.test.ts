import {readFileSync} from 'node:fs';
import {handleBrokenLinks} from '@docusaurus/core/lib/server/brokenLinks';
import {expect, test} from 'vitest';

const file = new URL('broken-anchor.diff', import.meta.url);
const diff = readFileSync(file, 'utf8');

// What a build knows of two pages when it has written them.
const first = '/2024/04/02/a-static-blog-on-purpose/';
const own = '/2024/11/05/how-we-write-at-meridiem/';
const route = (path: string) => ({path, component: 'post', exact: true});

test('a link to no heading ends the build with what is shown', async () => {
  const link = /\((\S+)\)/.exec(diff)![1]!;
  const inFolders = link.replace(/^\.\.\/(\d+)-(\d+)-(\d+)-/, '/$1/$2/$3/');
  const address = inFolders.replace('index.md', '');
  const links = handleBrokenLinks({
    collectedLinks: {
      [first]: {links: [], anchors: ['what-it-gives-up']},
      [own]: {links: [address], anchors: []},
    },
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    routes: [route(first), route(own)],
  });
  const message = await links.then(
    () => 'builds',
    (error: Error) => `${error.name}: ${error.message}`,
  );
  await expect(`${message.trim()}\n`).toMatchFileSnapshot('broken-anchor.txt');
});
