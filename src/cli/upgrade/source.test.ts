import {expect, test} from 'vitest';
import {referencesFor} from './source';

const names = [
  'HEAD',
  'refs/heads/main',
  'refs/tags/v1.9.0',
  'refs/tags/v1.10.0',
  'refs/tags/v2.0.0-rc.1',
];

test('an address stands for its newest version, and for its head where it has none', () => {
  expect(referencesFor(names)).toEqual(['refs/tags/v1.10.0', 'HEAD']);
  expect(referencesFor(['HEAD'])).toEqual(['HEAD']);
});

test('an address with a name stands for the tag, or else the branch', () => {
  expect(referencesFor(names, 'next')).toEqual(['refs/tags/next', 'refs/heads/next']);
});
