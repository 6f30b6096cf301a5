// Proofreads a recording: `npx tsx code/proofread.ts EPISODE.mp3 CAPTIONS.vtt` prints the captions that a recogniser did
// not hear. Needs the packages of listen.ts.
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {hear, isHeard, knownWords, piecesOf} from './listen';
import {readCues, wordsOf, type Cue} from './words';

const timeOf = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** The captions that were not heard, each with what was heard, and how many were. */
export async function proofread(audio: string, cues: Cue[]): Promise<string> {
  const known = knownWords();
  const unknownIn = ({text}: Cue) =>
    wordsOf(text).filter((word) => !known.has(word));
  const script = cues
    .flatMap(({text}) => wordsOf(text))
    .filter((word) => known.has(word));
  const asked = cues.filter((cue) => unknownIn(cue).length === 0);
  const heard = await hear(piecesOf(audio, asked, () => script));
  const lines = cues.flatMap((cue) => {
    const {start, text} = cue;
    const at = asked.indexOf(cue);
    if (at !== -1 && isHeard(text, heard[at]!)) {
      return [];
    }
    const why =
      at === -1 ? `not known: ${unknownIn(cue).join(', ')}` : `heard: ${heard[at]}`;
    return [`${timeOf(start)} ${text}\n     ${why}\n`];
  });
  return `${lines.join('')}${cues.length - lines.length} of ${cues.length} sentences pass.\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [audio, captions] = process.argv.slice(2) as [string, string];
  const cues = readCues(readFileSync(captions, 'utf8'));
  void proofread(audio, cues).then((lines) => process.stdout.write(lines));
}
