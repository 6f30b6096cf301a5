// Slow: asks PocketSphinx, of 2006, about the test set. `tsx code/ask-pocketsphinx.ts` writes pocketsphinx.json. Needs the
// packages of human.ts and listen.ts.
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {announcements, edits, scriptOf, written} from './human';
import {grammarOf, hear, isHeard} from './listen';
import type {Wrong} from './words';

/** A recording: what was heard if it might be anything, and which kinds of texts were refused. */
export type Asked = {
  text: string;
  anything: string;
  only: string[];
  rivals: string[];
};

/** The word that is really spoken is left out, or it would be found too easily: a slip need not be in the script. */
const without = (words: string[], spoken: string) =>
  words.filter((word) => word !== spoken);

async function askTest(): Promise<Asked[]> {
  const all = announcements();
  const test = all.filter(({set}) => set === 'test');
  const words = scriptOf('test', all);
  const made = edits(
    test.map(({text}) => text),
    words,
  );
  const ask = async (wrong: Wrong[], script: string[]) => {
    const heard = await hear(
      wrong.map(({text, from}, at) => ({
        audio: test[at]!.audio,
        grammar: grammarOf(text, without(script, from)),
      })),
    );
    return wrong.map(({text}, at) => !isHeard(text, heard[at]!));
  };
  const anything = await hear(test.map(({audio}) => ({audio})));
  const rows = test.map(({text}, at) => ({
    text,
    anything: anything[at]!,
    only: [] as string[],
    rivals: [] as string[],
  }));
  for (const [way, kind] of [
    ['only', 'longest'],
    ['rivals', 'right'],
    ['rivals', 'longest'],
    ['rivals', 'similar'],
  ] as const) {
    const refused = await ask(made[kind], way === 'only' ? [] : words);
    rows.forEach((row, at) => refused[at] && row[way].push(kind));
    console.error(way, kind, refused.filter(Boolean).length);
  }
  return rows;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  void askTest().then((all) =>
    writeFileSync(
      join(import.meta.dirname, 'pocketsphinx.json'),
      written(all),
    ),
  );
}
