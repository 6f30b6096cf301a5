import {expect, test} from 'vitest';
import {changedSince, lastChange} from './last-change';

const date = new Date('2024-04-02');
const change = (day: string) => ({day, kind: 'update', text: 'Words.'});

test.each([
  ['the day it came out', {}, '2024-04-02'],
  ['what it says of itself', {last_update: {date: '2025-01-02'}}, '2025-01-02'],
  ['a date that YAML has read', {last_update: {date: new Date('2025-01-02')}}, '2025-01-02'],
  ['never before it came out', {last_update: {date: '2023-01-02'}}, '2024-04-02'],
  ['nothing of an author alone', {last_update: {author: 'A team'}}, '2024-04-02'],
  ['the newest change', {changes: [change('2024-05-06'), change('2024-07-08')]}, '2024-07-08'],
  [
    'whatever is later',
    {changes: [change('2024-05-06')], last_update: {date: '2025-01-02'}},
    '2025-01-02',
  ],
  ['no date that nobody can read', {last_update: {date: 'tomorrow'}}, '2024-04-02'],
])('a post changed on %s', (_what, frontMatter, day) => {
  expect(lastChange({date, frontMatter})).toEqual(new Date(day));
});

test('what Docusaurus has found counts first', () => {
  const lastUpdatedAt = Date.UTC(2025, 4, 6);
  expect(+lastChange({date, lastUpdatedAt, frontMatter: {}})).toBe(lastUpdatedAt);
});

test('a post has changed since it came out only if something says so', () => {
  expect(changedSince({date, frontMatter: {last_update: {date: '2024-04-02'}}})).toBeUndefined();
  expect(changedSince({date, frontMatter: {changes: [change('2024-04-03')]}})).toEqual(
    new Date('2024-04-03'),
  );
});
