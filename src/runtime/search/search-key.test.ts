import {expect, test} from 'vitest';
import {isSearchKey} from './search-key';

const none = {ctrlKey: false, metaKey: false, altKey: false, shiftKey: false};

type Held = Partial<typeof none> & {defaultPrevented?: boolean; path?: string[]};

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
  ['/', {path: ['input', 'body']}, false],
  ['k', {path: ['input', 'body'], ctrlKey: true}, true],
  // In an open shadow root, and in a closed one.
  ['/', {path: ['input', 'x-field', 'body']}, false],
  ['/', {path: ['x-field', 'body']}, false],
  ['/', {path: ['button', 'x-menu', 'body']}, true],
])('%s with %j asks for the search: %s', (key, {path = ['body'], ...held}, asks) => {
  const elements = path.map((localName) => ({
    localName,
    matches: (selector: string) => selector.split(', ').includes(localName),
  }));
  const composedPath = () => [...elements, {}] as EventTarget[];
  expect(isSearchKey({key, composedPath, ...none, defaultPrevented: false, ...held})).toBe(asks);
});
