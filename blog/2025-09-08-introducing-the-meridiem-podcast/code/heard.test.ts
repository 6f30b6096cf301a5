// Slow: lets a recogniser listen to the episode several times.
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {putFaults} from './faults';
import {compareHeard} from './heard';

const isMissing = (program: string) => spawnSync(program, ['-version']).error !== undefined;
const missing = ['ffmpeg', 'flite', 'pocketsphinx_continuous'].filter(isMissing);

test('each piece of the recording is nearest to its own caption', async ({skip}) => {
  if (missing.length > 0) {
    skip(`there is no ${missing.join(', no ')}`);
  }
  const pieces = await compareHeard();
  expect(pieces).toHaveLength(23);
  expect(pieces.filter(({own, other}) => own >= other)).toEqual([]);
});

test('each fault is found by the tests that the post says find it', async ({skip}) => {
  if (missing.length > 0) {
    skip(`there is no ${missing.join(', no ')}`);
  }
  // Another version of the programs may hear a few pieces more or less.
  const verdicts = (lines: string) => lines.split('\n\n')[0]!.replace(/, \d+$/gm, ', fails');
  const shown = readFileSync(new URL('faults.txt', import.meta.url), 'utf8');
  expect(verdicts(await putFaults())).toBe(verdicts(shown));
});
