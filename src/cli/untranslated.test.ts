import {expect, test} from 'vitest';
import {untranslated} from './untranslated';

test('words are to be translated that are still English or not there, but for those that are accepted', () => {
  const written = {
    search: {message: 'Search'},
    close: {message: 'Close'},
    tags: {message: 'Tags'},
    count: {message: '<b>{count}</b>'},
    new: {message: 'New'},
    year: {message: '<p>Words.</p>Since 2027'},
  };
  const text = JSON.stringify(
    {...written, close: {message: 'Schließen'}, new: undefined, year: {message: 'Seit 2026'}},
    undefined,
    2,
  );
  expect(untranslated(text, written, (_key, message) => message === 'Tags')).toEqual({
    english: [{line: 2, key: 'search', message: 'Search'}],
    missing: ['new'],
    outdated: [
      {line: expect.any(Number) as number, key: 'year', message: '<p>Words.</p>Since 2027'},
    ],
  });
});
