import {expect, test} from 'vitest';
import {correctQuery} from './correct-query';
import {findableWords, vocabularyPart} from '../../lib/search-words';

const words = findableWords(
  'terraform daylight saving cron scheduled built-in Temporal.Instant aws_s3_bucket t x',
);
const asked: string[] = [];
const vocabulary = (part: string) => {
  asked.push(part);
  return Promise.resolve(words.filter((word) => vocabularyPart(word) === part));
};
const correct = (query: string) => correctQuery(query, vocabulary);

test.each([
  'terraform',
  'Cron',
  'schedules',
  'built-in',
  'Temporal.Instant',
  'AWS_S3_bucket',
  '"terrafrom"',
])('%s is left alone', async (query) => {
  expect(await correct(query)).toEqual({query, isCorrected: false});
});

test.each([
  ['terrafrom', 'terraform'],
  ['cron daylite', 'cron daylight'],
  ['aws_s3_buckte', 'aws_s3_bucket'],
  ['Temporal.Instnat', 'temporal instant'],
])('%s becomes %s', async (query, right) => {
  expect(await correct(query)).toEqual({query: right, isCorrected: true});
});

test.each(['xyzzy', 'cron xyzzy', '', '+ -'])('%j finds nothing', async (query) => {
  expect(await correct(query)).toEqual({query: null, isCorrected: false});
});

test('only the parts of the vocabulary that a query needs are asked for', async () => {
  asked.length = 0;
  await correct('cron terraform');
  expect(new Set(asked)).toEqual(new Set(['c', 't']));
});
