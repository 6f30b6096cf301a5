// Slow: starts a browser.
import puppeteer from 'puppeteer-core';
import {
  chromiumFlags,
  ensureChromium,
} from '../../../tests/site/support/chromium';
import {styledBy} from './styled';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

/** What may have each of a thousand elements styled by itself when a dialog makes them inert, and what spares it. */
const rows: Array<[name: string, tag: string, sheet: string]> = [
  ...[
    '',
    'p { color: red }',
    'body { color: var(--ink) }',
    'p { --x: 1 }',
    'p { color: var(--ink) }',
    'p { transition: color 1s }',
    'p { animation: fade 1s paused }',
    'p { text-decoration: underline }',
    'p::before { content: "–" }',
    'p::selection { color: red }',
  ].map((sheet): [string, string, string] => [sheet || '(no rule)', 'p', sheet]),
  ['(links, no rule)', 'a href="#"', ''],
  ['(list items, no rule)', 'li', ''],
  ['(buttons, no rule)', 'button', ''],
  ['(inputs, no rule)', 'input', ''],
  ['(images, no rule)', `img src="${pixel}"`, ''],
  ['(<svg>, no rule)', 'svg', ''],
  ['(<details>, no rule)', 'details', ''],
  [
    'p { color: var(--ink) }, main hidden',
    'p',
    'p { color: var(--ink) } dialog[open] ~ main { content-visibility: hidden }',
  ],
];

/** The rows before which a line is left blank. */
const groups = [3, rows.length - 1];

const ways = ['dialog.show()', 'dialog.showModal()'];

const pageOf = (sheet: string, tag: string) => `<!doctype html>
<style>:root { --ink: red } @keyframes fade { to { opacity: 0.9 } } ${sheet}</style>
<dialog>Menu</dialog>
<main>${`<section>${`<${tag}>Text</${tag}>`.repeat(10)}</section>`.repeat(100)}</main>`;

const print = (cells: Array<string | number>, rule: string) => {
  console.log(`${cells.map((cell) => String(cell).padStart(7)).join('')}  ${rule}`);
};

void (async () => {
  const browser = await puppeteer.launch({
    executablePath: ensureChromium(),
    args: chromiumFlags,
  });
  const page = await browser.newPage();
  print(['show', 'modal'], `Chromium ${/\d+/.exec(await browser.version())![0]}, rule added`);
  for (const [at, [name, tag, sheet]] of rows.entries()) {
    if (groups.includes(at)) {
      console.log();
    }
    const counts: number[] = [];
    for (const way of ways) {
      await page.setContent(pageOf(sheet, tag));
      const act = `{ const dialog = document.querySelector('dialog'); ${way} }`;
      counts.push((await styledBy(page, () => page.evaluate(act))).elements);
    }
    print(counts, name);
  }
  await browser.close();
})();
