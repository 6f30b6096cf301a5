import {expect, test} from 'vitest';
import {
  findableWords,
  joinSymbols,
  queryOf,
  separateSymbols,
  vocabularyPart,
  wordsOf,
} from './search-words';

const spoken = (text: string) => separateSymbols(text).replaceAll('\u2060', '');

test.each([
  [
    'fc.assert(fc.property(fc.integer(), (n) => n',
    'fc.assert( fc.property( fc.integer(), ( n) => n',
  ],
  ['Array<Temporal.ZonedDateTime>', 'Array< Temporal.ZonedDateTime>'],
  ['resource "aws_s3_bucket"', 'resource " aws_s3_bucket"'],
  ['s3:GetObject', 's3: GetObject'],
  ['plain words, and built-in ones.', 'plain words, and built-in ones.'],
])('%j has each symbol by itself', (text, separated) => {
  expect(spoken(text)).toBe(separated);
});

test('what was separated is joined again, at the end of a highlighted part too', () => {
  const text = 'Array<Temporal.Instant>, f(g(x)); "a"';
  expect(joinSymbols(separateSymbols(text))).toBe(text);
  expect(joinSymbols('<mark>f(\u2060</mark> g(\u2060 x))')).toBe('<mark>f(</mark>g(x))');
});

test('a query is separated as the texts are, and no longer than the index is asked for', () => {
  expect(queryOf('  s3:GetObject   now ')).toBe('s3: GetObject now');
  expect(queryOf('x'.repeat(5000))).toHaveLength(200);
});

test('words have neither case nor accents', () => {
  expect(wordsOf('Café, aws_s3_bucket: Temporal.Now')).toEqual([
    'cafe',
    'aws_s3_bucket',
    'temporal.now',
  ]);
});

test('a name of code can be found by its parts', () => {
  expect(new Set(findableWords('Temporal.ZonedDateTime'))).toEqual(
    new Set([
      'temporal.zoneddatetime',
      'temporal',
      'temporalzoneddatetime',
      'zoned',
      'zoneddatetime',
      'date',
      'datetime',
      'time',
    ]),
  );
  expect(findableWords('aws_s3_bucket')).toContain('bucket');
});

test('each word has its part of the vocabulary', () => {
  expect(['cron', '2024', 'ярлык', ''].map(vocabularyPart)).toEqual([
    'c',
    'other',
    'other',
    'other',
  ]);
});
