import {readFileSync} from 'node:fs';
import {countFrames} from './frames';
import {fileOf, sentences} from './words';

const mp3 = readFileSync(fileOf('mp3'));
const {frames, seconds} = countFrames(mp3);
const vtt = readFileSync(fileOf('vtt'), 'utf8');
const {chapters} = JSON.parse(
  readFileSync(fileOf('chapters.json'), 'utf8'),
) as {
  chapters: Array<{startTime: number; title: string}>;
};

console.log(`bytes            ${mp3.length}`);
console.log(`frames           ${frames}`);
console.log(`seconds          ${seconds.toFixed(3)}`);
console.log(`sentences        ${sentences.length}`);
console.log(`words            ${sentences.join(' ').split(' ').length}`);
console.log(
  `last caption     ${vtt
    .match(/--> [\d:.]+/g)!
    .at(-1)!
    .slice(4)}`,
);
for (const {startTime, title} of chapters) {
  console.log(`${startTime.toFixed(3).padStart(8)}         ${title}`);
}
