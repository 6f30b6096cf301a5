import {afterEach, describe, expect, test, vi} from 'vitest';
import {compile} from '../../../tests/product/support/compile';
import {folderWith, type Files} from '../../../tests/product/support/folder';
import {englishLanguage} from '../../settings/words';
import {readEpisode, readEpisodes} from './read-episode';
import {episodes} from './remark-episodes';

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
const yaml = `title: An episode
  number: 1
  description: Words.
  date: 2026-11-21
  guid: ${guid(5)}`;
const postOf = (of: string, more = '') => `---\ntitle: A post\nepisode:\n  ${of}\n${more}---\n`;

afterEach(() => {
  vi.unstubAllEnvs();
});

const site = (files: Files): string =>
  folderWith({
    'blog/2026-11-21-heard/index.md': postOf(yaml),
    'static/podcast/heard.mp3': silence,
    'static/podcast/heard.vtt': captions,
    'static/podcast/heard.chapters.json': chapters,
    ...files,
  });

const post = '2026-11-21-heard/index.md';

test('an episode has the words of its captions, in paragraphs that end where the voice pauses', async () => {
  expect(await readEpisode(site({}), post, '/base/')).toMatchObject({
    page: '/base/podcast/#heard',
    audio: {bytes: silence.length, seconds: expect.closeTo(1.045, 2) as number},
    chapters: [
      {title: 'One', start: 0, paragraphs: [['If a < b,', 'then we go on.'], ['A paragraph.']]},
      {title: 'Two', start: 0.9, paragraphs: [['A chapter.']]},
    ],
  });
});

test('without a podcast, the lines show nothing', async () => {
  const text = '# Podcast\n\n::episodes\n\n## Follow it\n\n::podcast-feed\n\n::episode\n';
  const options = {siteDir: site({}), url: 'https://a.example', baseUrl: '/', spoken: 'en'};
  const language = {languageOf: () => englishLanguage, hasPodcast: false};
  const {children} = await compile(text, episodes({...options, ...language}));
  expect(children.map(({type}) => type)).toEqual(['heading', 'heading']);
});

describe('the build stops, with file and remedy, at', () => {
  test.each([
    ['a missing key', postOf(yaml.replace('number: 1\n', '\n')), '`episode.number` is missing'],
    ['a wrong day', postOf(yaml.replace('2026-11-21', 'today')), 'as 2026-01-31.'],
    ['a wrong guid', postOf(yaml.replace('urn:uuid:', '')), 'write urn:uuid: and a UUID'],
    ['an unknown key', postOf(`${yaml}\n  voice: rms`), 'remove what is not one of title'],
    ['no keys', postOf('words'), 'write {title: …'],
  ])('%s', async (_, text, message) => {
    const wrong = readEpisode(site({[`blog/${post}`]: text}), post, '/');
    await expect(wrong).rejects.toThrow(message);
    await expect(wrong).rejects.toThrow(/^blog\/2026-11-21-heard\/index\.md:1: /);
  });

  test.each<[string, string, RegExp]>([
    ['vtt', 'WEBVTT\n\n0:00 -> 0:01\nWords.\n', /heard\.vtt:\d+: this is not WebVTT/],
    ['chapters.json', '{"chapters": []}', /heard\.chapters\.json:1: these are not chapters/],
    ['mp3', 'Words', /heard\.mp3:1: this is not an MP3: write one/],
  ])('another file than a .%s', async (ending, content, message) => {
    const root = site({[`static/podcast/heard.${ending}`]: content});
    await expect(readEpisode(root, post, '/')).rejects.toThrow(message);
  });

  test('a missing recording', async () => {
    const wrong = readEpisode(site({'static/podcast/heard.mp3': null}), post, '/');
    await expect(wrong).rejects.toThrow(
      /^blog\/2026-11-21-heard\/index\.md:1: its episode has no static\/podcast\/heard\.mp3.*: add it, as “The podcast” in WRITING says/,
    );
  });

  test.each([
    ['guid', yaml.replace('number: 1', 'number: 2')],
    ['number', yaml.replace(guid(5), guid(6))],
  ])('two episodes of one %s', async (key, others) => {
    const root = site({
      'blog/2026-11-22-more.md': postOf(others),
      'static/podcast/more.mp3': silence,
      'static/podcast/more.vtt': captions,
      'static/podcast/more.chapters.json': chapters,
    });
    await expect(readEpisodes(root, '/')).rejects.toThrow(
      `blog/2026-11-22-more.md:1: another episode has this ${key} too: write one of its own.`,
    );
  });
});

test('an episode is listed and published when its post is', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const slugs = async (more: string) => {
    const {listed, hidden} = await readEpisodes(site({[`blog/${post}`]: postOf(yaml, more)}), '/');
    return [listed.map(({slug}) => slug), hidden];
  };
  expect(await slugs('date: 2001-01-01\n')).toEqual([['heard'], []]);
  expect(await slugs('date: 2001-01-01\nunlisted: true\n')).toEqual([[], []]);
  expect(await slugs('date: 2999-01-01\n')).toEqual([[], ['heard']]);
  // Its files need not be there.
  const root = site({'blog/2026-11-22-more.md': postOf(yaml, 'draft: true\n')});
  expect((await readEpisodes(root, '/')).hidden).toContain('more');
});
