import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import {rooms} from '../../src/build/bundler';

const imports = createRequire(import.meta.url)('../rooms.cjs') as Record<string, string[]>;

test('what the bundler keeps for the next build is forgotten when any code changes that made it', () => {
  expect(
    [...rooms].sort(),
    'name in src/build/bundler the rooms that tests/rooms.cjs lets src/build import',
  ).toEqual(['build', 'runtime', ...imports.build!].sort());
});
