// Slow: `npx tsx code/faults.ts` lets a recogniser listen four times, and writes two files. For each fault, how many pieces
// are no longer nearest to their own caption; and what was heard of the piece with most wrong words.
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {compareHeard, hear} from './heard';
import {sentences} from './words';

const exchanged = sentences.with(4, sentences[5]!).with(5, sentences[4]!);
const edited = sentences.map((one) => one.replace('an imagined', 'a real'));
const onTime = hear();

const faults: Array<[string, string[], string[]]> = [
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
const counts = faults.map(([name, pieces, captions]) => {
  const found = compareHeard(pieces, captions);
  const wrong = found.filter(({own, other}) => own >= other).length;
  return `${name.padEnd(34)}${wrong} of ${found.length}\n`;
});
const write = (name: string, text: string) => {
  writeFileSync(join(import.meta.dirname, name), text);
};
write('faults.txt', counts.join(''));

const own = compareHeard(onTime).map((piece) => piece.own);
const worst = own.indexOf(Math.max(...own));
write('worst.txt', `said   ${sentences[worst]!}\nheard  ${onTime[worst]!.trim()}\n`);
