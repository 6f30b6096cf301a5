// Slow: asks about the announcements with other rivals. `tsx code/rivals.ts` writes rivals.txt.
// Needs the packages of human.ts.
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {
  announcements,
  differByS,
  edits,
  grammarsOf,
  type Announcement,
} from './human';
import {hear, isAsked, isHeard, knownWords} from './listen';
import {digestOf} from './text';
import {wordsOf, type Wrong} from './words';

/** The same order each time, that of no alphabet. */
const shuffled = (words: string[]) =>
  words
    .map((word) => ({word, key: digestOf(word)}))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({word}) => word);

const wordsIn = (asked: Announcement[]) => [
  ...new Set(asked.flatMap(({text}) => wordsOf(text))),
];

/** How many texts are refused with some grammars. */
async function refused(
  asked: Announcement[],
  made: Wrong[],
  grammars: string[],
): Promise<string> {
  const heard = await hear(
    asked.map(({audio}, at) => ({audio, grammar: grammars[at]!})),
  );
  const found = made.filter(({text}, at) => !isHeard(text, heard[at]!));
  return `${found.length} of ${made.length} refused`;
}

/** How many rivals, and which text, of the 94. */
export const trials = [
  [640, 'right'],
  [40, 'right'],
  [40, 'other'],
] as const;

async function listen(): Promise<void> {
  const all = announcements();
  const known = knownWords();
  const rows: string[] = [];
  const report = (row: string) => {
    rows.push(`${row}\n`);
    writeFileSync(join(import.meta.dirname, 'rivals.txt'), rows.join(''));
  };
  const unseen = all.filter(({set}) => set === 'unseen');
  const own = wordsIn(unseen).filter(isAsked);
  const foreign = [...known].filter(
    (word) => /^[a-z]+$/.test(word) && isAsked(word) && !own.includes(word),
  );
  // The script's words first, then the dictionary's: each size has the rivals of the one before.
  const words = [...shuffled(own), ...shuffled(foreign)];
  const made = edits(
    unseen.map(({text}) => text),
    own,
  );
  for (const [size, kind] of trials) {
    // The word that is really spoken is no rival.
    const grammars = made[kind].flatMap((one, at) =>
      grammarsOf(
        [one],
        words.filter((word) => word !== made.other[at]!.from).slice(0, size),
      ),
    );
    report(
      `${size} rivals, ${kind} text: ${await refused(unseen, made[kind], grammars)}`,
    );
  }
  // Unlike the rule of near.ts, this leaves words alone that end in two: “press” has no rival “pres”.
  const forms = (word: string) =>
    [`${word}s`, word.replace(/(?<!s)s$/, '')].filter(
      (form) => form !== word && known.has(form),
    );
  for (const set of ['unseen', 'chosen'] as const) {
    const asked = all.filter((one) => one.set === set);
    const script = wordsIn(asked);
    const texts = edits(
      asked.map(({text}) => text),
      script,
    );
    for (const kind of ['right', 'similar'] as const) {
      const grammars = grammarsOf(texts[kind], script, forms);
      report(
        `${set}, with or without an s, ${kind} text: ${await refused(asked, texts[kind], grammars)}`,
      );
    }
    // Of the similar words, those whose slip such a form is.
    const isForm = (_: unknown, at: number) => differByS(texts.similar[at]!);
    const pairs = texts.similar.filter(isForm);
    const grammars = grammarsOf(pairs, script, forms);
    report(
      `${set}, with or without an s, similar text that differs by an s: ${await refused(asked.filter(isForm), pairs, grammars)}`,
    );
  }
}

// Run by itself, this writes what the post counts.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  void listen();
}
