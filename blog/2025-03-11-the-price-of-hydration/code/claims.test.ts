import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');
const text = read('../index.md').replace(/\s+/g, ' ');
const readme = read('../../../README.md');
const refresh =
  'The table of `npm run bench` in the README has changed: correct the numbers of index.md, and repeat `npm run figures -- the-price-of-hydration`.';

/** Of a row of the table, what it says of a post. */
function onPost(name: string): [stock: string, ours: string] {
  const row = readme.split('\n').find((line) => line.startsWith(`| ${name} `))!;
  const [stock, ours] = row.split('|')[2]!.split('→');
  return [stock!.trim(), ours!.trim()];
}

const withComma = (ms: string) => Number(ms).toLocaleString('en');
const [stockScripts, scripts] = onPost('scripts, kB');
const [stockWork, work] = onPost('main-thread CPU of a load, ms');
const [stockSwitch] = onPost('colour switch works, ms');
const [stockMenu, menu] = onPost('menu open on a phone, ms');
const [stockNext, next] = onPost('click on a post to its h1 painted, ms');
const [, fonts] = onPost('fonts, kB');

test.each([
  `a post of this site runs ${scripts} kB of scripts`,
  `of the same posts runs ${stockScripts} kB`,
  `works ${stockWork} ms for a load, where ours works ${work}`,
  `switch answers after ${withComma(stockSwitch)} ms`,
  `opens after ${withComma(stockMenu)} ms`,
  `opens after ${withComma(menu)} ms, when its code is there`,
  `takes ${next} ms, and on the stock site ${stockNext}`,
  `${fonts} kB of them`,
])('the text says: %s', (claim) => {
  expect(text, refresh).toContain(claim);
});
