import {expect, test} from 'vitest';
import {folderWith} from '../../tests/product/support/folder';
import {words, wordsIn} from './words';

test('words are in the language of a folder, where it has them', () => {
  expect(wordsIn(folderWith())('llms.posts')).toBe('Posts');
  const {name, getTranslationFiles} = words();
  const german = wordsIn(
    folderWith({
      [`${name}/${getTranslationFiles()[0]!.path}.json`]: JSON.stringify({
        'plain.recording': {message: 'Anhören: {title}'},
      }),
    }),
  );
  expect(german('plain.recording', {title: 'A $& talk'})).toBe('Anhören: A $& talk');
  expect(german('plain.recording')).toBe('Anhören: {title}');
  expect(german('llms.posts')).toBe('Posts');
});
