import {expect, test} from 'vitest';
import {excerptParts, titleParts} from './excerpt';

test('what matched stands apart', () => {
  expect(excerptParts('A <mark>cron</mark> job')).toEqual([
    {text: 'A ', isMatch: false},
    {text: 'cron', isMatch: true},
    {text: ' job', isMatch: false},
  ]);
});

test('punctuation around what matched does not stand out', () => {
  expect(excerptParts('a (<mark>“cron”),</mark> &lt;<mark>b&gt;</mark>')).toEqual([
    {text: 'a (“', isMatch: false},
    {text: 'cron', isMatch: true},
    {text: '”), <', isMatch: false},
    {text: 'b>', isMatch: true},
  ]);
});

test('signs of HTML are text, inside of what matched too', () => {
  expect(excerptParts('&lt;img src=x&gt; & <mark>Array&lt;\u2060</mark> T&gt;')).toEqual([
    {text: '<img src=x> & ', isMatch: false},
    {text: 'Array<', isMatch: true},
    {text: 'T>', isMatch: false},
  ]);
});

test('words of a title match from their beginning', () => {
  const matching = (words: string[]) =>
    titleParts('Cron meets daylight saving', words).flatMap(({text, isMatch}) =>
      isMatch ? text : [],
    );
  expect(matching(['cron', 'day'])).toEqual(['Cron', 'daylight']);
  expect(matching(['light'])).toEqual([]);
  expect(matching([])).toEqual([]);
});
