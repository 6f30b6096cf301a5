import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import figures, {savings} from './figures';

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');
const text = read('../index.md').replace(/\s+/g, ' ');
const document = read('../../../.github/PERFORMANCE.md');
const repeat = 'repeat `npm run figures -- the-price-of-hydration`';
const refresh = `The table of \`npm run bench\` in PERFORMANCE.md has changed: correct the numbers of index.md, and ${repeat}.`;

/** Of a row of the table, what it says of a post. */
function onPost(name: string): [stock: string, ours: string] {
  const row = document.split('\n').find((line) => line.startsWith(`| ${name} `))!;
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
const saved = savings('scripts, kB');
const [, day] = /Printed on ([\d-]+)/.exec(document)!;
const [, runs] = /median of (\w+)/.exec(document)!;

test.each([
  `a post runs ${scripts} kB of scripts`,
  `of the same posts runs ${stockScripts} kB`,
  `works ${stockWork} ms for a load, where ours works ${work}`,
  `median of ${runs} runs`,
  `what it printed on ${day}`,
  `The archive saves most, ${saved['the archive']}%, and the legal page least, ${saved['a legal page']}%`,
  `switch works after ${withComma(stockSwitch)} ms`,
  `menu opens after ${withComma(stockMenu)} ms`,
  `opens after ${withComma(menu)} ms, when its code has arrived`,
  `${next} ms after the click on this site, ${stockNext} ms on the stock site`,
  `ours has ${fonts} kB of fonts`,
])('the text says: %s', (claim) => {
  expect(text, refresh).toContain(claim);
});

test('what the text says of shares holds', () => {
  const [, weight] = /: ([\d.]+) kB/.exec(read('weigh-react.out.txt'))!;
  expect(text).toContain(`would save its ${Math.floor(Number(weight))} kB`);
  // “About two thirds.”
  expect(Number(weight) / Number(scripts), refresh).toBeCloseTo(2 / 3, 1);
  const shares = Object.values(saved);
  expect(Math.max(...shares), refresh).toBe(saved['the archive']);
  expect(Math.min(...shares), refresh).toBe(saved['a legal page']);
});

test('the charts show the table of PERFORMANCE.md', async () => {
  for (const [name, figure] of Object.entries(await figures())) {
    expect(JSON.parse(read(`../data/${name}.json`)), repeat).toMatchObject(
      figure,
    );
  }
});
