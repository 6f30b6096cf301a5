// Checks twenty right announcements with one recogniser; time.sh measures how long this takes.
import {fileURLToPath} from 'node:url';
import {announcements, scriptOf} from './human';
import {grammarOf, hear} from './listen';
import {load, type Size} from './moonshine';
import {gapOf, samplesOf} from './proofread';

/** The first twenty of the test set. */
export const twenty = <Row extends {set: string}>(all: Row[]): Row[] =>
  all.filter(({set}) => set === 'test').slice(0, 20);

async function check(name: string, folder: string): Promise<void> {
  const all = announcements();
  const some = twenty(all);
  if (name === 'pocketsphinx') {
    const words = scriptOf('test', all);
    await hear(
      some.map(({audio, text}) => ({audio, grammar: grammarOf(text, words)})),
    );
  } else if (name === 'length') {
    const samples = some.reduce((sum, piece) => sum + samplesOf(piece).length, 0);
    console.log(samples / 16_000);
  } else {
    const listen = await load(folder, name as Size);
    for (const {audio, text} of some) {
      await gapOf(text, await listen(samplesOf({audio})));
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  void check(process.argv[2]!, process.argv[3]!);
}
