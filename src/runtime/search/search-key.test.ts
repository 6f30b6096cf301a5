import {expect, test} from 'vitest';
import {isSearchKey} from './search-key';

const none = {ctrlKey: false, metaKey: false, altKey: false, shiftKey: false};

type Held = Partial<typeof none> & {defaultPrevented?: boolean; inField?: boolean};

test.each<[key: string, held: Held, asks: boolean]>([
  ['/', {}, true],
  ['k', {ctrlKey: true}, true],
  ['K', {metaKey: true}, true],
  ['k', {}, false],
  ['/', {ctrlKey: true}, false],
  ['/', {altKey: true}, false],
  ['K', {ctrlKey: true, shiftKey: true}, false],
  ['k', {ctrlKey: true, defaultPrevented: true}, false],
  // There, a slash is a character.
  ['/', {inField: true}, false],
  ['k', {inField: true, ctrlKey: true}, true],
])('%s with %j asks for the search: %s', (key, {inField, ...held}, asks) => {
  const target = {closest: () => (inField ? ({} as Element) : null)};
  expect(isSearchKey({key, ...none, defaultPrevented: false, ...held}, target)).toBe(asks);
});
