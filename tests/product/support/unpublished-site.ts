import {cpSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import sharp from 'sharp';
import {beginSite} from './begin-site';
import {writeFiles} from './folder';
import {repository} from '../../site/support/docusaurus';

/** The times at which this site changes, in order. */
export const hours = {
  /** Everything is there except what is scheduled. */
  early: '2029-02-01',
  /** One post has expired, and the other has not appeared yet. */
  between: '2029-02-20',
  /** The very instant at which the scheduled post appears. */
  late: '2029-03-01T09:00Z',
};

type Post = {
  folder: string;
  path: string;
  title: string;
  /** Its front matter beyond what all posts have. */
  frontMatter: string[];
  tag: string;
  author: string;
  /** A word found nowhere else in the site; its picture and its code are named after it. */
  word: string;
};

const post = (
  folder: string,
  word: string,
  {frontMatter = [], tag = word, author = 'team'}: Partial<Post> = {},
): Post => ({
  ...{folder, word, tag, author, frontMatter},
  path: `/${folder.replace(/^(\d{4})-(\d\d)-(\d\d)-/, '$1/$2/$3/')}/`,
  title: `A post of the word ${word}`,
});

/** The name of a recording of ours, which one of the posts has. */
const recording = readdirSync(join(repository, 'static/podcast'))
  .find((name) => name.endsWith('.mp3'))!
  .replace('.mp3', '');

/** One post of each kind. Only the first is always on the site where anybody can find it. */
export const posts = {
  published: post('2029-01-10-open-quincunx', 'quincunx'),
  draft: post('2029-01-12-draft-zugzwang', 'zugzwang', {
    frontMatter: ['draft: true'],
    author: 'newcomers',
  }),
  unlisted: post('2029-01-14-quiet-syzygy', 'syzygy', {frontMatter: ['unlisted: true']}),
  expired: post('2029-01-16-brief-ephemera', 'ephemera', {
    frontMatter: ['expires: 2029-02-15T08:00+01:00'],
  }),
  scheduled: post(`2029-03-01-${recording}`, 'kumquat', {
    frontMatter: [
      'date: 2029-03-01T10:00+01:00',
      'episode: {title: An episode, number: 1, description: Words., date: 2029-03-01,',
      '  guid: urn:uuid:12faa848-9f20-46b3-811f-ca00cda438c5}',
    ],
  }),
} as const;

/** The podcast files of the scheduled post. */
export const episodeFiles = ['mp3', 'vtt', 'chapters.json'].map(
  (ending) => `podcast/${recording}.${ending}`,
);

function textOf(
  {title, word, tag, author, frontMatter, folder}: Post,
  hasPodcast: boolean,
): string {
  const isEpisode = folder === posts.scheduled.folder;
  return `---
title: ${title}
description: One sentence about ${word}, as long as the check of posts asks a sentence to be.
authors: [${author}]
tags: [common, ${tag}]
series: A series in parts
${frontMatter.slice(0, isEpisode && !hasPodcast ? 1 : undefined).join('\n')}
---

What lists show of ${word}.

<!-- truncate -->

## The part about ${word}

![A square for ${word}](./picture-${word}.png)

\`\`\`ts file=code/${word}.ts
\`\`\`
${isEpisode && hasPodcast ? '\n::episode\n' : ''}
${`Many words are said of ${word}, so that the text has as many as a post is to have. `.repeat(25)}
`;
}

/** Each has a picture of its own colour: identical files are published only once. */
const pictureOf = (at: number) =>
  sharp({
    create: {width: 64, height: 64, channels: 3, background: {r: 50 * at, g: 90, b: 120}},
  })
    .png()
    .toBuffer();

/**
 * Writes a site of five posts with the configuration, code and pages of the published one.
 *
 * @param name of its folder, which Git ignores
 * @param hasPodcast whether one of them is an episode
 * @returns the path of the folder
 */
export async function writeUnpublishedSite(name: string, hasPodcast = true): Promise<string> {
  const tags = ['common', ...Object.values(posts).map(({tag}) => tag)];
  const site = beginSite(name, hasPodcast ? '' : 'podcast: null', {
    'blog/tags.yml': tags.map((tag) => `${tag}: {label: The tag ${tag}}\n`).join(''),
    'blog/authors.yml': ['team', 'newcomers']
      .map((key) => `${key}: {name: The ${key}, page: true}\n`)
      .join(''),
  });
  for (const [at, one] of Object.values(posts).entries()) {
    writeFiles(join(site, 'blog', one.folder), {
      'index.md': textOf(one, hasPodcast),
      [`code/${one.word}.ts`]: `export const ${one.word} = ${at};\n`,
      [`picture-${one.word}.png`]: await pictureOf(at),
    });
  }
  for (const file of hasPodcast ? ['podcast/artwork.png', ...episodeFiles] : []) {
    cpSync(join(repository, 'static', file), join(site, 'static', file));
  }
  return site;
}
