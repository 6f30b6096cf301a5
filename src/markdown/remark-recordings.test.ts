import {expect, test} from 'vitest';
import {mdxOf} from '../../tests/product/support/compile';
import {postParser} from '../lib/post-parser';
import {recordings} from './remark-recordings';

/** The names that a text imports from our component of recordings. */
function importedBy(text: string): string[] {
  const root = postParser(true).parse(text);
  recordings()(root);
  const imports = mdxOf(root).matchAll(/^import \{(\w+)\} from ".*\/src\/components\/Audio";$/gm);
  return [...imports].map(([, name]) => name!);
}

test.each([
  [
    'with one',
    "import sound from './Audio/sound.mp3'\n\n<Audio src={sound} /> and <Audio />",
    ['Audio'],
  ],
  ['without one', '<Aside>Words of an Audio</Aside>', []],
  ['that imports another', "import Audio from './Audio'\n\n<Audio />", []],
  ['that has one of its own', 'export const Audio = () => null\n\n<Audio />', []],
])('a text %s', (_which, text, names) => {
  expect(importedBy(text)).toEqual(names);
});
