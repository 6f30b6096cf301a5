// Asks PocketSphinx to choose between the script and what Moonshine wrote, where that is doubted: `tsx code/choose.ts`
// writes chosen.txt. Needs the packages of human.ts and listen.ts.
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {doubted} from './count';
import {announcements, sets} from './human';
import {hear} from './listen';
import {wordsOf} from './words';

/** Whether PocketSphinx can be asked for a text: it has no digits. */
export const isInWords = (text: string) => !/[\d★]/.test(text);

async function choose(): Promise<string> {
  const all = announcements();
  const lines: string[] = [];
  for (const set of sets) {
    for (const {row, gap} of doubted(set)) {
      const {audio} = all.find((one) => one.set === set && one.text === row.text)!;
      const [said, wrote] = [row.text, row.base].map((text) =>
        wordsOf(text).join(' '),
      );
      if (!isInWords(row.base)) {
        lines.push(`${set}: ${said}\n  not asked: ${row.base}\n`);
        continue;
      }
      const [heard] = await hear([
        {
          audio,
          grammar: `#JSGF V1.0; grammar two; public <two> = ${said} | ${wrote};\n`,
        },
      ]);
      const choice =
        heard === said ? 'the script' : heard === wrote ? 'Moonshine' : 'neither';
      lines.push(
        `${set}: ${said}\n  Moonshine: ${wrote} (${gap.toFixed(1)})\n  PocketSphinx prefers ${choice}\n`,
      );
    }
  }
  return lines.join('');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  void choose().then((text) =>
    writeFileSync(join(import.meta.dirname, 'chosen.txt'), text),
  );
}
