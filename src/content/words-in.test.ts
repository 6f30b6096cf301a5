import fc from 'fast-check';
import {expect, test} from 'vitest';
import {wordsIn} from './words-in';

const bySegmenter = (text: string, locale: string) =>
  [...new Intl.Segmenter(locale, {granularity: 'word'}).segment(text)].filter(
    ({isWordLike}) => isWordLike,
  ).length;

const piece = fc.oneof(
  fc.string({unit: 'grapheme'}),
  fc.constantFrom(
    ' ',
    '\n',
    '\t',
    '\r\n',
    '\u00a0',
    '\u0301',
    '\u200d',
    '…',
    '’',
    '_',
    '.',
    "'",
    '3.14',
  ),
  fc.constantFrom(
    "don't",
    'naïve',
    'シフト管理',
    'การจัดตาราง',
    'أرشيف',
    'co-operate',
    'https://a.example/b',
  ),
);

test.each(['en', 'de', 'ja', 'ar'])(
  'in %s, any text has as many words as it is said to have',
  (locale) => {
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        expect(wordsIn(text, locale)).toBe(bySegmenter(text, locale));
      }),
      {numRuns: 500},
    );
  },
);
