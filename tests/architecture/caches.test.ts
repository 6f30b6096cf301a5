import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import {roomsOfBuild} from '../../src/cache/cache';

const rooms = createRequire(import.meta.url)('../rooms.cjs') as Record<string, string[]>;

test('what a build keeps for the next one is forgotten when any code changes that made it', () => {
  expect(
    [...roomsOfBuild].sort(),
    'name in src/cache/cache.ts the rooms that tests/rooms.cjs lets src/build import',
  ).toEqual(['build', ...rooms.build!].sort());
});
