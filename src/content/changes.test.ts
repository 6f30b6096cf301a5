import {expect, test} from 'vitest';
import {changesOf} from './changes';

const change = (day: unknown, kind: unknown = 'update', text: unknown = 'Words.') => ({
  ...{day, kind, text},
});

test('changes are listed from the newest on, with the days that YAML has read', () => {
  const changes = [change('2024-05-06'), change(new Date('2024-07-08'), 'correction', ' One. ')];
  expect(changesOf({changes})).toEqual([
    {day: '2024-07-08', kind: 'correction', text: 'One.'},
    {day: '2024-05-06', kind: 'update', text: 'Words.'},
  ]);
});

test.each([
  ['nothing', undefined],
  ['words', 'A correction'],
  ['no day', [change(undefined)]],
  ['no day of the calendar', [change('2024-02-30')]],
  ['another kind', [change('2024-05-06', 'rewrite')]],
  ['a number', [change('2024-05-06', 'update', 1)]],
  ['null', [null]],
])('%s is not a change', (_what, changes) => {
  expect(changesOf({changes})).toEqual([]);
});
