import {signTest} from './chance';

const outcomes = [
  [3, 0],
  [5, 0],
  [6, 0],
  [8, 1],
  [9, 3],
] as const;
for (const [better, worse] of outcomes) {
  const p = signTest(better, worse).toFixed(3);
  console.log(`${better} better, ${worse} worse: p = ${p}`);
}
