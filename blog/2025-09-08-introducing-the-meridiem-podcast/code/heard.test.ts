// Slow: lets a recogniser listen for some minutes.
import {spawnSync} from 'node:child_process';
import {expect, test} from 'vitest';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {faults} from './faults';
import {compareHeard} from './heard';

const isMissing = (program: string) => spawnSync(program, ['-version']).error !== undefined;

test('each piece of the recording is nearest to its own caption', ({skip}) => {
  if (isMissing('ffmpeg') || isMissing('pocketsphinx_continuous')) {
    skip('there is no FFmpeg or no PocketSphinx');
  }
  const pieces = compareHeard();
  expect(pieces).toHaveLength(23);
  expect(pieces.filter(({own, other}) => own >= other)).toEqual([]);
});

test('of mistakes that the command makes, the recogniser finds what the post says', ({skip}) => {
  if (isMissing('ffmpeg') || isMissing('pocketsphinx_continuous')) {
    skip('there is no FFmpeg or no PocketSphinx');
  }
  for (const [name, text] of Object.entries(faults())) {
    expect(text).toBe(readFileSync(join(import.meta.dirname, name), 'utf8'));
  }
});
