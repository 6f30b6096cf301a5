import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {folderWith, writeFiles} from '../../../tests/product/support/folder';
import {pathsOf, type Episode, type Podcast} from '../../content/podcast';
import {identity} from '../../site/identity';
import podcast from '.';

const outDir = folderWith({'podcast/heard.mp3': ''});

const episode: Episode = {
  ...{slug: 'heard', title: 'An episode', number: 1, description: 'Words.', date: '2026-11-21'},
  ...{guid: 'urn:uuid:12faa848-9f20-46b3-811f-ca00cda438c5'},
  ...{post: '/2026/11/21/heard/', page: '/podcast/#heard', chapters: []},
  audio: {path: '/podcast/heard.mp3', type: 'audio/mpeg', bytes: 1000, seconds: 60},
  ...{captions: '/podcast/heard.vtt', chaptersFile: '/podcast/heard.chapters.json'},
};
const content: Podcast = {
  show: {title: 'A podcast', description: 'Words.', ...pathsOf('/')},
  episodes: [episode],
  hidden: [],
};

test('a podcast without its artwork stops the build, and has its feed with it', async () => {
  const plugin = podcast(
    {
      ...{siteDir: outDir, outDir, baseUrl: '/'},
      siteConfig: {url: 'https://engineering.example'},
      i18n: {currentLocale: 'en', defaultLocale: 'en'},
    } as LoadContext,
    {
      ...identity,
      podcast: {title: 'A podcast', description: 'Words.', category: 'Technology', explicit: false},
    },
    () => content,
  );
  const build = async () => plugin.postBuild!({} as never);
  await expect(build()).rejects.toThrow(
    /^static\/podcast\/artwork\.png is missing, which podcast apps show: put a square PNG of /,
  );
  writeFiles(outDir, {'podcast/artwork.png': 'A picture'});
  await build();
  expect(readFileSync(join(outDir, 'podcast/feed.xml'), 'utf8')).toContain(
    'https://engineering.example/podcast/artwork.png',
  );
});
