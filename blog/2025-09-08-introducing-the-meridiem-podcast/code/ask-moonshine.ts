// Slow: asks Moonshine, of 2024, as ask-moonshine.sh says. Writes moonshine.json and moonshine-time.txt.
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {misspeak} from './faults';
import {announcements, edits, kinds, scriptOf, sets, type Kind} from './human';
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
  /** The first is the script's. */
  texts: Partial<Record<Kind, Wrong>> & {right: Wrong};
};

function sounds(folder: string): Sound[] {
  const all = announcements();
  const spoken = sets.flatMap((set) => {
    const of = all.filter((one) => one.set === set);
    const made = edits(
      of.map(({text}) => text),
      scriptOf(set, all),
    );
    return of.map(({audio}, at) => ({
      set,
      piece: {audio},
      texts: Object.fromEntries(
        kinds.map((kind) => [kind, made[kind][at]!]),
      ) as Record<Kind, Wrong>,
    }));
  });
  const misspoken = misspeak(folder).map(({kind, text, from, to, piece}) => ({
    set: `flite ${kind}`,
    piece,
    ...(from && {from, to}),
    texts: {right: {text, from: '', to: ''}},
  }));
  return [...spoken, ...misspoken];
}

async function ask(installed: string): Promise<Listened[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fault-'));
  try {
    const [tiny, base] = [await load(installed, 'tiny'), await load(installed, 'base')];
    const all: Listened[] = [];
    for (const {set, piece, from, to, texts} of sounds(folder)) {
      const sound = samplesOf(piece);
      const heard = await base(sound);
      const gaps: Listened['gaps'] = {};
      for (const [kind, {text}] of Object.entries(texts)) {
        gaps[kind as Kind] = Number((await gapOf(text, heard)).toFixed(2));
      }
      console.error(all.length, set);
      all.push({
        set,
        text: texts.right.text,
        ...(from && {from, to: to!}),
        tiny: (await tiny(sound)).text,
        base: heard.text,
        gaps,
      });
    }
    return all;
  } finally {
    rmSync(folder, {recursive: true});
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  void ask(process.argv[2]!).then((all) =>
    writeFileSync(
      join(import.meta.dirname, 'moonshine.json'),
      `[\n${all.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`,
    ),
  );
}
