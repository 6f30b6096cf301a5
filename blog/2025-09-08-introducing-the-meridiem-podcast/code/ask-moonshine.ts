// Slow: asks Moonshine, of 2024, about one set: `bash code/moonshine.sh ask-moonshine.ts test` writes moonshine-test.json.
// The others are tuning, austen and flite. Needs the packages of human.ts and faults.ts.
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {misspeak} from './faults';
import {announcements, edits, kinds, scriptOf, written, type Kind} from './human';
import type {Piece} from './listen';
import {load} from './moonshine';
import {gapOf, samplesOf} from './proofread';
import type {Wrong} from './words';

/** A recording, what each model wrote down, and how much likelier the base model finds that than each text. */
export type Listened = {
  set: string;
  text: string;
  /** A word of the script, and what our voice said in its place. */
  from?: string;
  to?: string;
  tiny: string;
  base: string;
  gaps: Partial<Record<Kind, number>>;
};

type Sound = {
  set: string;
  piece: Piece;
  from?: string;
  to?: string;
  texts: Partial<Record<Kind, Wrong>> & {right: Wrong};
};

/** The announcements, or sentences of a novel, and the right and wrong texts of each. */
function people(set: string): Sound[] {
  const all = announcements();
  const some = all.filter((one) => one.set === set);
  const made = edits(
    some.map(({text}) => text),
    scriptOf(set, all),
  );
  return some.map(({audio}, at) => ({
    set,
    piece: {audio},
    texts: Object.fromEntries(
      kinds.map((kind) => [kind, made[kind][at]!]),
    ) as Record<Kind, Wrong>,
  }));
}

/** Our own episode, whose voice also misspeaks it: the text stays. */
const ours = (folder: string): Sound[] =>
  misspeak(folder).map(({kind, text, from, to, piece}) => ({
    set: `flite ${kind}`,
    piece,
    ...(from && {from, to}),
    texts: {right: {text, from: '', to: ''}},
  }));

async function ask(installed: string, set: string): Promise<Listened[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fault-'));
  try {
    const [tiny, base] = [
      await load(installed, 'tiny'),
      await load(installed, 'base'),
    ];
    const all: Listened[] = [];
    const sounds = set === 'flite' ? ours(folder) : people(set);
    for (const {piece, texts, ...sound} of sounds) {
      const samples = samplesOf(piece);
      const heard = await base(samples);
      const gaps: Listened['gaps'] = {};
      for (const [kind, {text}] of Object.entries(texts)) {
        gaps[kind as Kind] = Number((await gapOf(text, heard)).toFixed(2));
      }
      all.push({
        ...sound,
        text: texts.right.text,
        tiny: (await tiny(samples)).text,
        base: heard.text,
        gaps,
      });
      process.stderr.write('.');
    }
    return all;
  } finally {
    rmSync(folder, {recursive: true});
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [installed, set] = process.argv.slice(2) as [string, string];
  void ask(installed, set).then((all) =>
    writeFileSync(
      join(import.meta.dirname, `moonshine-${set}.json`),
      written(all),
    ),
  );
}
