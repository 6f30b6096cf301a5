// Slow: speaks the episode again, and lets a recogniser listen to it several times.
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import {decode, unlike} from './again';
import {announcements, isInstalled, type Spoken} from './human';
import {grammarOf, hear, isHeard} from './listen';
import {proofread} from './proofread';
import {fileOf, published} from './published';

const isMissing = (program: string) =>
  spawnSync(program, ['-version']).error !== undefined;
const missing = ['ffmpeg', 'flite', 'pocketsphinx_continuous'].filter(
  isMissing,
);
const reason = `there is no ${missing.join(', no ')}`;

test('the recogniser may hear a long word, or any other of the script', () => {
  expect(
    grammarOf('Its blog is real.', ['Its engineering blog', 'other words']),
  ).toContain('<caption> = its blog is real;');
  expect(grammarOf('Other words', ['words engineering other'])).toContain(
    '( /1000/ other | /1/ words | /1/ engineering ) ( /1000/ words | /1/ engineering | /1/ other )',
  );
  expect(isHeard('Its blog, synthesised.', 'its blog synthesized')).toBe(true);
  expect(isHeard('Its blog.', 'its block')).toBe(false);
});

test('each piece of the recording is its caption, spoken again', ({skip}) => {
  skip(missing.length > 0, reason);
  expect(unlike(decode(readFileSync(fileOf('mp3'))), published)).toEqual([]);
});

test('a slip in the captions is printed as the post shows', async ({skip}) => {
  skip(missing.length > 0, reason);
  const cues = published.map(({text, ...times}) => ({
    ...times,
    text: text.replace('microphone', 'telephone'),
  }));
  await expect(
    await proofread(fileURLToPath(fileOf('mp3')), cues),
  ).toMatchFileSnapshot('proofread.txt');
});

test('the sentences of people are those that were asked about', ({skip}) => {
  skip(
    missing.length > 0 || !isInstalled(),
    'there is no asterisk-core-sounds-en, or no pocketsphinx-testdata',
  );
  const asked = JSON.parse(
    readFileSync(new URL('human.json', import.meta.url), 'utf8'),
  ) as Spoken[];
  const bySet = (texts: Array<{set: string; text: string}>) =>
    texts.map(({set, text}) => `${set}: ${text}`).sort();
  expect(bySet(announcements())).toEqual(bySet(asked.map(({set, asked: {right}}) => ({set, text: right.text}))));
});

test('weasels are heard as the post says', async ({skip}) => {
  skip(
    missing.length > 0 || !isInstalled(),
    'there is no asterisk-core-sounds-en, or no pocketsphinx-testdata',
  );
  const unseen = announcements().filter(({set}) => set === 'unseen');
  const script = unseen.map(({text}) => text);
  const {audio, text} = unseen.find((one) => one.text.startsWith('Weasels'))!;
  const caption = text.replace('Weasels', 'Different');
  const but = script.filter((one) => one !== text);
  expect(
    await hear([
      {audio, grammar: grammarOf(text, script)},
      {audio, grammar: grammarOf(caption, [])},
      {audio, grammar: grammarOf(caption, [...but, 'eaten phone system'])},
      {audio},
    ]),
  ).toEqual([
    'weasels have eaten our phone system',
    'different have eaten our phone system',
    'themselves have eaten our phone system',
    'we still can be on our phone system',
  ]);
});
