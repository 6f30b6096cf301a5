// Slow: lets our synthetic voice speak the 94 texts, so that only the voice differs, and asks about a word added; then
// asks about the 94 recordings with other settings. `tsx code/further.ts` writes further.txt.
// Needs the packages of human.ts, and Debian's flite.
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {announcements, candidates, edits, grammarsOf} from './human';
import {hear, isHeard} from './listen';
import {speak} from './speak';
import {wordsOf, type Wrong} from './words';

/** A header for raw sound of 16 bits, one channel and 16 kHz. */
function wavOf(sound: Buffer): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + sound.length, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(16_000, 24);
  header.writeUInt32LE(32_000, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(sound.length, 40);
  return Buffer.concat([header, sound]);
}

/** Other settings: the weight of the script’s word, and how widely the recogniser searches (none: as usual). */
export const settings = [
  ['usual beams', 1000, []],
  ['weight 1', 1, undefined],
] as const satisfies Array<[string, number, string[]?]>;

/** Speaks the right texts, asks with rivals about these sounds, and reports how many texts of a kind are refused. */
async function listen(): Promise<void> {
  const unseen = announcements().filter(({set}) => set === 'unseen');
  const texts = unseen.map(({text}) => text);
  const words = [...new Set(texts.flatMap(wordsOf))];
  const made = edits(texts, words);
  const rows: string[] = [];
  const report = (name: string, wrong: Wrong[], heard: string[]) => {
    const refused = wrong.filter(({text}, at) => !isHeard(text, heard[at]!));
    rows.push(`${name}: ${refused.length} of ${wrong.length} refused\n`);
    writeFileSync(join(import.meta.dirname, 'further.txt'), rows.join(''));
  };
  const all = candidates();
  const unknown = all.filter(({isKnown, isPlain}) => isPlain && !isKnown);
  rows.push(
    `announcements of six words or more: ${all.length}, left out for symbols ${all.filter(({isPlain}) => !isPlain).length}, for unknown words ${unknown.length}\n`,
  );
  const folder = mkdtempSync(join(tmpdir(), 'voice-'));
  try {
    const spoken = texts.map((text, at) => {
      const file = join(folder, `${at}.wav`);
      writeFileSync(file, wavOf(speak(text, 'rms')));
      return file;
    });
    for (const [kind, name] of [
      ['less', 'a word added'],
      ['right', 'nothing'],
    ] as const) {
      const grammars = grammarsOf(made[kind], words);
      const pieces = spoken.map((audio, at) => ({audio, grammar: grammars[at]}));
      report(`flite speaks the 94, ${name}`, made[kind], await hear(pieces));
    }
  } finally {
    rmSync(folder, {recursive: true});
  }
  const recorded = unseen.map(({audio}) => audio);
  for (const [name, weight, beams] of settings) {
    for (const kind of ['right', 'other', 'similar'] as const) {
      const grammars = grammarsOf(made[kind], words);
      const pieces = recorded.map((audio, at) => ({
        audio,
        grammar: grammars[at]!.replaceAll('/1000/', `/${weight}/`),
      }));
      report(`${name}, ${kind} text`, made[kind], await hear(pieces, beams));
    }
  }
}

// Run by itself, this writes what the post counts.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  void listen();
}
