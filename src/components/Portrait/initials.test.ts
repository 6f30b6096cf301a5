import {expect, test} from 'vitest';
import {initialsOf} from './initials';

test.each([
  ['Ada Example', 'AE'],
  ['the platform team', 'TT'],
  ['Ada (Byron) King-Noel', 'AK'],
  ['Élodie', 'É'],
  ['李明', '李'],
  ['7 of nine 🦊', '7N'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
