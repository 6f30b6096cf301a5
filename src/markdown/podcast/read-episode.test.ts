import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {readEpisode, readEpisodes} from './read-episode';

/** A second of silence in MP3: frames of 1152 samples, 44,100 a second, at 128 kbit/s. */
const silence = Buffer.concat(
  Array.from({length: 40}, () =>
    Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)]),
  ),
);

const captions = `WEBVTT

00:00.000 --> 00:00.200
If a &lt; b,

00:00.300 --> 00:00.400
then
we go on.

00:00.750 --> 00:00.800
A paragraph.

00:00.900 --> 00:01.000
A chapter.
`;
const chapters = JSON.stringify({
  version: '1.2.0',
  chapters: [
    {startTime: 0, title: 'One'},
    {startTime: 0.9, title: 'Two'},
  ],
});

const guid = (digit: number) => `urn:uuid:12faa848-9f20-46b3-811f-ca00cda438c${digit}`;
const facts = `title: An episode
  number: 1
  description: Words.
  date: 2026-11-21
  guid: ${guid(5)}`;
const postOf = (of: string, more = '') => `---\ntitle: A post\nepisode:\n  ${of}\n${more}---\n`;

afterEach(() => {
  vi.unstubAllEnvs();
});

const site = (files: Record<string, string | Buffer>): string => {
  const root = mkdtempSync(join(tmpdir(), 'episodes-'));
  const all = {
    'blog/2026-11-21-heard/index.md': postOf(facts),
    'static/podcast/heard.mp3': silence,
    'static/podcast/heard.vtt': captions,
    'static/podcast/heard.chapters.json': chapters,
    ...files,
  };
  for (const [path, content] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), {recursive: true});
    writeFileSync(join(root, path), content);
  }
  return root;
};

const post = '2026-11-21-heard/index.md';

test('an episode is what its post and its files say', async () => {
  const episode = await readEpisode(site({}), post, '/base/');
  expect(episode).toEqual({
    ...{title: 'An episode', number: 1, description: 'Words.', guid: guid(5)},
    date: '2026-11-21',
    slug: 'heard',
    post: '/base/2026/11/21/heard/',
    page: '/base/podcast/#heard',
    audio: {
      path: '/base/podcast/heard.mp3',
      type: 'audio/mpeg',
      bytes: silence.length,
      seconds: expect.closeTo(1.045, 2) as number,
    },
    captions: '/base/podcast/heard.vtt',
    chaptersFile: '/base/podcast/heard.chapters.json',
    chapters: [
      // A paragraph ends where the voice pauses.
      {title: 'One', start: 0, paragraphs: [['If a < b,', 'then we go on.'], ['A paragraph.']]},
      {title: 'Two', start: 0.9, paragraphs: [['A chapter.']]},
    ],
  });
});

test('a post without one has none', async () => {
  const root = site({[`blog/${post}`]: '---\ntitle: A post\n---\n\nepisode: none\n'});
  expect(await readEpisode(root, post, '/')).toBeNull();
  expect(await readEpisodes(root, '/')).toEqual({listed: [], hidden: []});
});

describe('the build stops, with file and remedy, at', () => {
  test.each([
    ['a missing fact', postOf(facts.replace('number: 1\n', '\n')), '`episode.number` is missing'],
    ['a wrong day', postOf(facts.replace('2026-11-21', 'today')), 'as 2026-01-31.'],
    ['no day', postOf(facts.replace(/date.*/, '')), '`episode.date` is missing'],
    ['a wrong guid', postOf(facts.replace('urn:uuid:', '')), 'write urn:uuid: and a UUID'],
    [
      'an unknown fact',
      postOf(`${facts}\n  voice: rms`),
      'remove what is not one of title, number',
    ],
    ['no facts', postOf('words'), 'write {title: …'],
  ])('%s', async (_, text, message) => {
    const wrong = readEpisode(site({[`blog/${post}`]: text}), post, '/');
    await expect(wrong).rejects.toThrow(message);
    await expect(wrong).rejects.toThrow(/^blog\/2026-11-21-heard\/index\.md:1: /);
  });

  test.each<[string, string | Buffer, RegExp]>([
    [
      'vtt',
      'WEBVTT\n\n0:00 -> 0:01\nWords.\n',
      /^static\/podcast\/heard\.vtt:\d+: this is not WebVTT/,
    ],
    [
      'chapters.json',
      '{"chapters": []}',
      /^static\/podcast\/heard\.chapters\.json:1: these are not chapters/,
    ],
    ['mp3', 'Words', /^static\/podcast\/heard\.mp3:1: this is not an MP3: write one/],
  ])('another file than a .%s', async (ending, content, message) => {
    const root = site({[`static/podcast/heard.${ending}`]: content});
    await expect(readEpisode(root, post, '/')).rejects.toThrow(message);
  });

  test.each([
    ['guid', facts.replace('number: 1', 'number: 2')],
    ['number', facts.replace(guid(5), guid(6))],
  ])('two episodes of one %s', async (fact, others) => {
    const root = site({
      'blog/2026-11-22-more.md': postOf(others),
      'static/podcast/more.mp3': silence,
      'static/podcast/more.vtt': captions,
      'static/podcast/more.chapters.json': chapters,
    });
    await expect(readEpisodes(root, '/')).rejects.toThrow(
      `blog/2026-11-22-more.md:1: another episode has this ${fact} too: write one of its own.`,
    );
  });
});

test('an episode is listed and heard as its post is', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const slugs = async (more: string) => {
    const {listed, hidden} = await readEpisodes(site({[`blog/${post}`]: postOf(facts, more)}), '/');
    return [listed.map(({slug}) => slug), hidden];
  };
  expect(await slugs('date: 2001-01-01\n')).toEqual([['heard'], []]);
  expect(await slugs('date: 2001-01-01\nunlisted: true\n')).toEqual([[], []]);
  expect(await slugs('date: 2999-01-01\n')).toEqual([[], ['heard']]);
  // Its files need not be there.
  const root = site({'blog/2026-11-22-more.md': postOf(facts, 'draft: true\n')});
  expect((await readEpisodes(root, '/')).hidden).toContain('more');
});
