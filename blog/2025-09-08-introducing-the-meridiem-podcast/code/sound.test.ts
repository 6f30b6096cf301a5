import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {fileOf} from './words';

const out = readFileSync(new URL('sound.txt', import.meta.url), 'utf8');
const post = readFileSync(new URL('../index.mdx', import.meta.url), 'utf8');

test('the sound that was measured is the sound that is published', () => {
  const sha = createHash('sha256').update(readFileSync(fileOf('mp3')));
  const refresh =
    'The episode has changed: run `node --import tsx code/sound.ts > code/sound.txt` in the folder of the post';
  expect(out, refresh).toContain(sha.digest('hex').slice(0, 16));
});

test('“up to 0.2 seconds before its first word”', () => {
  const [, most] = /up to ([\d.]+) s/.exec(out)!;
  expect(post).toContain(`up to ${Number(most)} seconds before`);
});
