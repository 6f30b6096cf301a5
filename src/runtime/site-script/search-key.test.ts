import {expect, test} from 'vitest';
import {isSearchKey} from './search-key';

const press = (key: string, held: object = {}, inField = false) =>
  isSearchKey(
    {
      key,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      shiftKey: false,
      defaultPrevented: false,
      ...held,
    },
    {closest: () => (inField ? ({} as Element) : null)},
  );

test.each([
  ['/', {}],
  ['k', {ctrlKey: true}],
  ['K', {metaKey: true}],
])('%s with %j asks for the search', (key, held) => {
  expect(press(key, held)).toBe(true);
});

test.each([
  ['k', {}],
  ['/', {ctrlKey: true}],
  ['/', {altKey: true}],
  ['K', {ctrlKey: true, shiftKey: true}],
  ['k', {ctrlKey: true, defaultPrevented: true}],
])('%s with %j does not', (key, held) => {
  expect(press(key, held)).toBe(false);
});

test('in a field a slash is a character, and Ctrl-K still asks', () => {
  expect(press('/', {}, true)).toBe(false);
  expect(press('k', {ctrlKey: true}, true)).toBe(true);
});
