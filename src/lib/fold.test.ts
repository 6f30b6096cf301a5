import {expect, test} from 'vitest';
import {fold, foldedWords} from './fold';

test.each([
  ['Café Zoë', 'cafe zoe'],
  ['Łódź, smørrebrød', 'lodz, smorrebrod'],
  ['Straße', 'strasse'],
  ['ＡＰＩ, ﬁnance, ｶﾞ', 'api, finance, カ'],
])('%s is typed as %s', (text, typed) => {
  expect(fold(text)).toBe(typed);
});

test('words whose letters have no marks to take away are listed as they are typed', () => {
  expect(foldedWords('Café in Łódź, GROß und groß, smørrebrød')).toEqual([
    'lodz',
    'gross',
    'smorrebrod',
  ]);
});
