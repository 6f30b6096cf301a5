import {expect, test} from 'vitest';
import {excerptParts} from './excerpt';

test('what matched is marked', () => {
  expect(excerptParts('A <mark>cron</mark> job')).toEqual([
    {text: 'A ', isMatch: false},
    {text: 'cron', isMatch: true},
    {text: ' job', isMatch: false},
  ]);
});

test('punctuation around what matched is not marked', () => {
  expect(excerptParts('a (<mark>“cron”),</mark> &lt;<mark>b&gt;</mark>')).toEqual([
    {text: 'a (“', isMatch: false},
    {text: 'cron', isMatch: true},
    {text: '”), <', isMatch: false},
    {text: 'b>', isMatch: true},
  ]);
});

test('signs of HTML are text, inside what matched too', () => {
  expect(excerptParts('&lt;img src=x&gt; & <mark>Array&lt;T&gt;</mark> it')).toEqual([
    {text: '<img src=x> & ', isMatch: false},
    {text: 'Array<T>', isMatch: true},
    {text: ' it', isMatch: false},
  ]);
});
