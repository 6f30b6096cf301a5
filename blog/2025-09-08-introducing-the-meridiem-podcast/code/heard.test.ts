// Slow: speaks the episode again, and lets a recogniser listen to it several times.
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {decode, unlike} from './again';
import {putFaults} from './faults';
import {compareHeard} from './heard';
import {fileOf, published} from './words';

const isMissing = (program: string) => spawnSync(program, ['-version']).error !== undefined;
const missing = ['ffmpeg', 'flite', 'pocketsphinx_continuous'].filter(isMissing);
const reason = `there is no ${missing.join(', no ')}`;

test('each piece of the recording is its caption, spoken again', ({skip}) => {
  skip(missing.length > 0, reason);
  expect(unlike(decode(readFileSync(fileOf('mp3'))), published)).toEqual([]);
});

test('each piece of the recording is nearest to its own caption', async ({skip}) => {
  skip(missing.length > 0, reason);
  const pieces = await compareHeard();
  expect(pieces).toHaveLength(23);
  expect(pieces.filter(({own, other}) => own >= other)).toEqual([]);
});

test('each fault is found by the tests that the post says find it', async ({skip}) => {
  skip(missing.length > 0, reason);
  // Another version of the recogniser may hear some more or fewer of them: its column counts as found if any is.
  const verdicts = (lines: string) =>
    lines
      .split('\n\n')[0]!
      .replaceAll(/^(.*, )(\d+)(?:, \d+ pieces)?$/gm, (_, rest: string, found: string) =>
        found === '0' ? `${rest}missed` : `${rest}found`,
      );
  const shown = readFileSync(new URL('faults.txt', import.meta.url), 'utf8');
  const {lines} = await putFaults();
  expect(verdicts(lines)).toBe(verdicts(shown));
});
