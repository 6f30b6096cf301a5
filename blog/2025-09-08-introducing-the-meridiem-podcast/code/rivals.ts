// Slow: asks about the 94 announcements with fewer and with more rivals. `tsx code/rivals.ts` writes rivals.txt.
// Needs the packages of human.ts.
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {announcements, type Spoken} from './human';
import {hear, isAsked, isHeard, knownWords} from './listen';
import {digestOf} from './text';
import {wordsOf} from './words';

/** The same order each time, that of no alphabet. */
const shuffled = (words: string[]) =>
  words
    .map((word) => ({word, key: digestOf(word)}))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({word}) => word);

/** How many rivals, and which text. */
export const trials = [
  [640, 'right'],
  [40, 'right'],
  [40, 'other'],
] as const;

async function listen(): Promise<void> {
  const asked = announcements().filter(({set}) => set === 'unseen');
  const known = JSON.parse(
    readFileSync(join(import.meta.dirname, 'human.json'), 'utf8'),
  ) as Spoken[];
  const spoken = asked.map(
    ({text}) => known.find((one) => one.set === 'unseen' && one.text === text)!,
  );
  const own = new Set(asked.flatMap(({text}) => wordsOf(text)).filter(isAsked));
  const foreign = [...knownWords()].filter(
    (word) => /^[a-z]+$/.test(word) && isAsked(word) && !own.has(word),
  );
  // The script's words first, then the dictionary's: each size has the rivals of the one before.
  const words = [...shuffled([...own]), ...shuffled(foreign)];
  const rows: string[] = [];
  for (const [size, which] of trials) {
    const captions = spoken.map((one) =>
      which === 'right' ? one.text : one.other.text,
    );
    const heard = await hear(
      asked.map(({audio}, at) => ({
        audio,
        caption: captions[at]!,
        // The word that is really spoken is no rival in its place.
        script: words
          .filter((word) => word !== spoken[at]!.other.from)
          .slice(0, size),
      })),
      'caption',
    );
    const refused = captions.filter((text, at) => !isHeard(text, heard[at]!));
    rows.push(`${size} rivals, ${which} text: ${refused.length} of ${captions.length} refused\n`);
    write(rows.join(''));
  }
}

const write = (text: string) =>
  writeFileSync(join(import.meta.dirname, 'rivals.txt'), text);

// Run by itself, this writes what the post counts.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  void listen();
}
