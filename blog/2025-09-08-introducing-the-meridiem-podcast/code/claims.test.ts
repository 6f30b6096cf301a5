import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {asked, counted, doubted, fate, listened, ofSet, rejected, textsOf, ways, wordErrors, type Way} from './count';
import {kinds, type Kind} from './human';
import {limit} from './proofread';
import {published} from './published';
import {wordsOf} from './words';

const read = (path: string) =>
  readFileSync(new URL(path, import.meta.url), 'utf8');
const text = read('../index.mdx').replace(/\s+/g, ' ');
const table = text.replace(/ +\|/g, ' |');
const claim = (...claims: string[]) => {
  for (const words of claims) {
    expect(text).toContain(words);
  }
};
const word =
  'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const flite = (kind: string) => ofSet(listened, `flite ${kind}`);
