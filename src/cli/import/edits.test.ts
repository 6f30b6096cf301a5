import {describe, expect, test} from 'vitest';
import {applyEdits, traced} from './edits';

const at = (text: string, words: string) => text.indexOf(words);

describe('a traced text', () => {
  const source = traced('one\ntwo\nthree\nfour\n', 10);

  test('knows its lines from the first one', () => {
    expect(source.lineAt(0)).toBe(10);
    expect(source.lineAt(at(source.text, 'two') - 1)).toBe(10);
    expect(source.lineAt(at(source.text, 'two'))).toBe(11);
    expect(source.lineAt(at(source.text, 'four'))).toBe(13);
  });

  test('knows them after edits that add and remove lines, and after edits of these', () => {
    const three = at(source.text, 'three');
    const once = applyEdits(source, [
      {start: three, end: three + 5, text: 'a\nb\n0123456789c'},
      {start: 0, end: 4, text: ''},
    ]);
    expect(once.text).toBe('two\na\nb\n0123456789c\nfour\n');
    expect(['two', 'a', 'c', 'four'].map((words) => once.lineAt(at(once.text, words)))).toEqual([
      11, 12, 12, 13,
    ]);
    const twice = applyEdits(once, [{start: 0, end: 0, text: 'zero\n'}]);
    expect(twice.lineAt(at(twice.text, 'four'))).toBe(13);
  });

  test('leaves out an edit inside another', () => {
    const edited = applyEdits(source, [
      {start: 4, end: 5, text: 'X'},
      {start: 0, end: 7, text: 'Y'},
    ]);
    expect(edited.text).toBe('Y\nthree\nfour\n');
  });
});
