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
  type kinds,
} from './human';
import {hear, isAsked, isHeard, knownWords} from './listen';
import {wordsOf, type Wrong} from './words';

/** A grammar that also allows, before and after each word, one long word that is not in its place, at a small weight. */
export function withExtra(grammar: string, words: string[]): string {
  const [, caption] = /= (.*);\n$/.exec(grammar)!;
  const places = caption!.match(/\([^)]*\)|[a-z']+/g)!;
  const extra = words.filter(isAsked).map((word) => `/0.000001/ ${word}`);
  return `#JSGF V1.0; grammar caption; <extra> = [ ${extra.join(' | ')} ]; public <caption> = <extra> ${places.map((place) => `${place} <extra>`).join(' ')};\n`;
}

/** Asks about a kind of texts of a set, and says how many are refused with some grammars. */
async function refused(
  set: Announcement['set'],
  kind: (typeof kinds)[number],
  grammarFor: (wrong: Wrong, script: string[]) => string,
): Promise<string> {
  const asked = announcements().filter((one) => one.set === set);
  const script = [...new Set(asked.flatMap(({text}) => wordsOf(text)))];
  const texts = asked.map(({text}) => text);
  const made = edits(texts, script)[kind];
  const heard = await hear(
    asked.map(({audio}, at) => ({
      audio,
      grammar: grammarFor(made[at]!, script),
    })),
  );
  const found = made.filter(({text}, at) => !isHeard(text, heard[at]!));
  const byS = [found, made].map((all) => all.filter(differByS).length);
  return `${kind} text: ${found.length} of ${made.length} refused${byS[1] ? `, ${byS.join(' of ')} that differ by an s` : ''}\n`;
}

async function listen(): Promise<void> {
  const known = knownWords();
  // Words that end in two stay as they are: “press” has no rival “pres”.
  const forms = (word: string) =>
    [`${word}s`, word.replace(/(?<!s)s$/, '')].filter(
      (form) => form !== word && known.has(form),
    );
  const rows: string[] = [];
  for (const kind of ['right', 'similar'] as const) {
    rows.push(
      `unseen, with or without an s, ${await refused('unseen', kind, (wrong, script) => grammarsOf([wrong], script, forms)[0]!)}`,
    );
  }
  const plain = (wrong: Wrong, script: string[]) =>
    grammarsOf([wrong], script)[0]!;
  rows.push(`chosen, with none, ${await refused('chosen', 'less', plain)}`);
  for (const kind of ['right', 'less'] as const) {
    const grammarFor = (wrong: Wrong, script: string[]) =>
      withExtra(
        plain(wrong, script),
        script.filter((word) => word !== wrong.from),
      );
    rows.push(
      `chosen, with an extra word, ${await refused('chosen', kind, grammarFor)}`,
    );
  }
  writeFileSync(join(import.meta.dirname, 'rivals.txt'), rows.join(''));
}

// Run by itself, this writes what the post counts.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  void listen();
}
