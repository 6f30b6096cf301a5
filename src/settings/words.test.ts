import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {words, wordsIn} from './words';

test('words are in the language of a folder, where it has them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  onTestFinished(() => {
    rmSync(folder, {recursive: true});
  });
  expect(wordsIn(folder)('llms.posts')).toBe('Posts');
  const path = words().getTranslationFiles()[0]!.path;
  mkdirSync(join(folder, words().name));
  writeFileSync(
    join(folder, words().name, `${path}.json`),
    JSON.stringify({'plain.recording': {message: 'Anhören: {title}'}}),
  );
  const german = wordsIn(folder);
  expect(german('plain.recording', {title: 'A $& talk'})).toBe('Anhören: A $& talk');
  expect(german('plain.recording')).toBe('Anhören: {title}');
  expect(german('llms.posts')).toBe('Posts');
});
