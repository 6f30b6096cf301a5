import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, dirname, join} from 'node:path';
import {expect, test} from 'vitest';
import {readEpisode} from '../../../src/markdown/podcast/read-episode';
import {compare} from './compare';
import {countFrames} from './frames';
import {honest} from './text';
import {episode} from './published';

const post = dirname(import.meta.dirname);
const root = join(post, '../..');
const text = `blog/${basename(post)}/episode.txt`;
const file = (ending: string) => `static/podcast/${episode}.${ending}`;

const mistakes = {
  'a word was changed after the recording': [text, 'an imagined', 'a real'],
  'a chapter was renamed': [text, '# How it is built', '# The build'],
  'a pause was lengthened': [text, '[pause 900', '[pause 1900'],
  'a chapter begins after the end': [
    file('chapters.json'),
    '": 97.',
    '": 970.',
  ],
  'the last caption ends too late': [
    file('vtt'),
    '--> 00:02:27',
    '--> 00:02:48',
  ],
  'a caption comes two seconds late': [
    file('vtt'),
    '00:00:09.055',
    '00:00:11.055',
  ],
  'the audio was cut': [file('mp3'), '', ''],
  'the voice no longer says what it is': [text, 'synthesised:', 'pleasant:'],
} as const;

function messageFor([path, from, to]: readonly [string, string, string]) {
  const copy = mkdtempSync(join(tmpdir(), 'episode-'));
  try {
    for (const part of [
      text,
      file('mp3'),
      file('vtt'),
      file('chapters.json'),
    ]) {
      cpSync(join(root, part), join(copy, part), {recursive: true});
    }
    const bytes = readFileSync(join(copy, path));
    const changed =
      from === ''
        ? bytes.subarray(0, 400_000)
        : bytes.toString().replace(from, to);
    expect(changed, `${path} has “${from}”`).not.toEqual(
      from === '' ? bytes : bytes.toString(),
    );
    writeFileSync(join(copy, path), changed);
    compare(copy, text, episode);
    return 'passes';
  } catch (error) {
    return (error as Error).message;
  } finally {
    rmSync(copy, {recursive: true});
  }
}

test('the episode has no mistake, and is as long as its frames', async () => {
  compare(root, text, episode);
  const {description, audio, chapters} = (await readEpisode(
    root,
    `${basename(post)}/index.mdx`,
    '/',
  ))!;
  expect(description).toMatch(honest);
  expect(audio.seconds).toBeCloseTo(
    countFrames(readFileSync(join(root, file('mp3')))).seconds,
    3,
  );
  expect(chapters.length).toBeGreaterThan(2);
});

test('each mistake has a message that says where it is and what to do', async () => {
  const told: string[] = [];
  for (const [name, change] of Object.entries(mistakes)) {
    told.push(`${name}\n  ${messageFor(change)}\n`);
  }
  const short = told
    .join('\n')
    .replaceAll(basename(post), '…')
    .replaceAll(episode, '…');
  await expect(short).toMatchFileSnapshot('refusals.txt');
});
