// Slow: speaks the episode again, and lets PocketSphinx listen.
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {decode, unlike} from './again';
import {asked, listened} from './count';
import {announcements, isInstalled, sets} from './human';
import {grammarOf, hear, isHeard} from './listen';
import {fileOf, published} from './published';

const isMissing = (program: string) =>
  spawnSync(program, ['-version']).error !== undefined;
const missing = ['ffmpeg', 'flite', 'pocketsphinx_continuous'].filter(
  isMissing,
);
const reason = `there is no ${missing.join(', no ')}`;

test('PocketSphinx may hear a long word, or any other of the script', () => {
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

test('the sentences of people are those that were asked about', ({skip}) => {
  skip(
    missing.length > 0 || !isInstalled(),
    'there is no asterisk-core-sounds-en, or no pocketsphinx-testdata',
  );
  const bySet = (texts: Array<{set: string; text: string}>) =>
    texts.map(({set, text}) => `${set}: ${text}`).sort();
  const people = listened.filter(({set}) => (sets as readonly string[]).includes(set));
  expect(bySet(announcements())).toEqual(bySet(people));
});

test('weasels are heard as before', async ({skip}) => {
  skip(
    missing.length > 0 || !isInstalled(),
    'there is no asterisk-core-sounds-en, or no pocketsphinx-testdata',
  );
  const test = announcements().filter(({set}) => set === 'test');
  const script = test.map(({text}) => text);
  const {audio, text} = test.find((one) => one.text.startsWith('Weasels'))!;
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
  expect(asked.find((one) => one.text === text)!.anything).toBe(
    'we still can be on our phone system',
  );
});
