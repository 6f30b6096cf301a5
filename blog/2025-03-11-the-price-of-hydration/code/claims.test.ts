import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {row} from './figures';
import measured from './printed.json';

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');
const text = read('../index.md').replace(/\s+/g, ' ');
const repeat = 'repeat `npm run figures -- the-price-of-hydration`';
const refresh = `printed.json has changed: correct the numbers of index.md, and ${repeat}.`;

const work = row('main-thread CPU of a load, ms');
const scripts = row('scripts, kB');
const later = row('menu open after a later press, ms');
const menu = row('menu open on a phone, ms');
const sheets = row('style sheets, kB');
const fonts = row('fonts, kB');
const next = row('the same, of a link that has just come into view, ms');
const rested = row(
  'click on a link rested on for a second, to the post painted, ms',
);
const atOnce = 'hydrated at once';
const used = 'hydrated when used';
const off = 'hydrated when used, scripts off';
const {runs, date: day} = measured;
const printed = new Date(day).toLocaleDateString('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** What a reader is no longer sent. */
const spared = (scripts[atOnce]! - scripts[used]!).toFixed(1);

test.each([
  `Hydration cost a reader of a post ${spared} kB and ${work[atOnce]! - work[used]!} ms of work`,
  `hydration cost that reader ${spared} kB of scripts and ${work[atOnce]! - work[used]!} ms of work`,
  `is only read now fetches ${scripts[used]} kB of scripts instead of ${scripts[atOnce]}, and its load keeps the main thread busy for ${work[used]} ms instead of ${work[atOnce]}`,
  `into the page after ${next[atOnce]} ms, now loads the whole next page in ${next[used]}`,
  `used to open in ${later[atOnce]} ms opens in ${later[used]} ms`,
  `two thirds of the ${scripts[atOnce]} kB`,
  `median of ${runs} runs`,
  `printed the numbers below on ${printed}`,
  `With scripts off, the page takes ${work[off]} ms`,
  `${work[atOnce]! - work[used]!} ms, ${Math.round((1 - work[used]! / work[atOnce]!) * 100)}%`,
  `waits ${menu[used]} ms, and ${menu[atOnce]} on the page hydrated at once`,
  `waits ${later[used]} ms, where it used to be ${later[atOnce]}`,
  `the sheet of ${sheets[atOnce]!.toFixed(1)} kB comes with React`,
  `shows its post after ${next[used]} ms, where a page hydrated at once takes ${next[atOnce]}, and the stock site ${next['stock site']}`,
  `on the screen ${rested[used]} ms after the click, and ${rested[atOnce]} ms on the page hydrated at once`,
  `of our own, of ${scripts[used]} kB`,
  `ours has ${fonts[used]!.toFixed(1)} kB of fonts`,
])('the text says: %s', (claim) => {
  expect(text, refresh).toContain(claim);
});

test('what text and charts say of shares holds', () => {
  const [weight, quick, gzip] = [
    ...read('weigh-react.out.txt').matchAll(/([\d.]+) kB/g),
  ].map(([, kB]) => Number(kB));
  // “Two thirds.”
  expect(weight! / scripts[atOnce]!, refresh).toBeCloseTo(2 / 3, 1);
  // “A tenth with brotli at level 5, a sixth with gzip.”
  expect(quick! / weight! - 1, refresh).toBeCloseTo(1 / 10, 2);
  expect(gzip! / weight! - 1, refresh).toBeCloseTo(1 / 6, 2);
  // “Down by two fifths.”
  expect(1 - scripts[atOnce]! / scripts['stock site']!, refresh).toBeCloseTo(
    2 / 5,
    1,
  );
});
