// Slow: `npx tsx code/faults.ts` lets a recogniser listen four times.
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {compareHeard, hear} from './heard';
import {sentences} from './words';

/**
 * What the second test finds of mistakes that the command makes itself: for each, how many pieces are no longer nearest to
 * their own caption (`faults.txt`), and what was heard of the piece with most wrong words (`worst.txt`).
 */
export function faults(): Record<'faults.txt' | 'worst.txt', string> {
  const exchanged = sentences.with(4, sentences[5]!).with(5, sentences[4]!);
  const edited = sentences.map((one) => one.replace('an imagined', 'a real'));
  const onTime = hear();
  const made: Array<[string, string[], string[]]> = [
    ['none', onTime, sentences],
    ['two captions exchanged', onTime, exchanged],
    ['every caption one sentence early', onTime.slice(0, -1), sentences.slice(1)],
    ['a word of one caption changed', onTime, edited],
    ...[0.5, 1, 2].map((late): [string, string[], string[]] => [
      `all captions ${late} s late`,
      hear(late),
      sentences,
    ]),
  ];
  const counts = made.map(([name, pieces, captions]) => {
    const found = compareHeard(pieces, captions);
    const wrong = found.filter(({own, other}) => own >= other).length;
    return `${name.padEnd(34)}${wrong} of ${found.length}\n`;
  });
  const own = compareHeard(onTime).map((piece) => piece.own);
  const worst = own.indexOf(Math.max(...own));
  return {
    'faults.txt': counts.join(''),
    'worst.txt': `said   ${sentences[worst]!}\nheard  ${onTime[worst]!.trim()}\n`,
  };
}

// Run by itself, this writes what the post shows.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, text] of Object.entries(faults())) {
    writeFileSync(join(import.meta.dirname, name), text);
  }
}
