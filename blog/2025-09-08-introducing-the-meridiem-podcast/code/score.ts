// Scores what another recogniser wrote down. `tsx code/score.ts` lists the 94 recordings, in the order in which
// `tsx code/score.ts FILE` expects the lines of a file, and then counts as the post's first table does.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {announcements, kinds, spelt, type Spoken} from './human';
import {isHeard} from './listen';
import {wordsOf} from './words';

/** How many of the 94 texts, of each kind, differ from the line that was written down. */
export function score(lines: string[], spoken: Spoken[]): string {
  const unseen = spoken.filter(({set}) => set === 'unseen');
  if (lines.length !== unseen.length) {
    throw new Error(`There are ${lines.length} lines, not ${unseen.length}.`);
  }
  const heard = lines.map((line) =>
    wordsOf(spelt(line).replaceAll('’', "'")).join(' '),
  );
  return kinds
    .map((kind) => {
      const refused = unseen.filter(
        (one, at) => !isHeard(one.asked[kind]!.text, heard[at]!),
      );
      return `${kind}: ${refused.length} of ${unseen.length} refused\n`;
    })
    .join('');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = process.argv[2];
  if (file === undefined) {
    const unseen = announcements().filter(({set}) => set === 'unseen');
    console.log(unseen.map(({audio}) => audio).join('\n'));
  } else {
    const spoken = JSON.parse(
      readFileSync(join(import.meta.dirname, 'human.json'), 'utf8'),
    ) as Spoken[];
    console.log(score(readFileSync(file, 'utf8').trimEnd().split('\n'), spoken));
  }
}
