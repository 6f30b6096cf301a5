import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {audio, measure} from './sound';

const shown = readFileSync(new URL('sound.txt', import.meta.url), 'utf8');
const post = readFileSync(new URL('../index.mdx', import.meta.url), 'utf8');
const refresh =
  'The episode has changed: run `node --import tsx code/sound.ts > code/sound.txt` in the folder of the post';

test('the sound that was measured is the sound that is published', () => {
  expect(shown, refresh).toContain(audio);
});

test('FFmpeg, where there is one, measures what the post shows', ({skip}) => {
  const measured = measure();
  if (measured === undefined) {
    skip('there is no FFmpeg');
  }
  expect(measured, refresh).toBe(shown);
});

test('“up to 0.2 seconds before its first word”', () => {
  const [, most] = /up to ([\d.]+) s/.exec(shown)!;
  expect(post).toContain(`up to ${Number(most)} seconds before`);
});
