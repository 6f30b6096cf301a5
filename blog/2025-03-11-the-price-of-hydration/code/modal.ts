// Slow: starts a browser.
import puppeteer from 'puppeteer-core';
import {
  chromiumFlags,
  ensureChromium,
} from '../../../tests/site/support/chromium';
import {styledBy} from './styled';

/** What is computed for all paragraphs when a dialog makes them inert, and what spares them. */
const sheets = [
  '',
  'p { color: red }',
  'p { color: var(--ink) }',
  'p { transition: color 1s }',
  'p::before { content: "–" }',
  'p::selection { color: red }',
  'body { color: var(--ink) }',
];

const ways = {
  'show()': 'dialog.show()',
  'show() + inert': 'main.inert = true; dialog.show()',
  'showModal()': 'dialog.showModal()',
};

const pageOf = (sheet: string, tag: string) => `<!doctype html>
<style>:root { --ink: red } ${sheet}</style>
<dialog>Menu</dialog>
<main>${`<section>${`<${tag}>Text</${tag}>`.repeat(10)}</section>`.repeat(100)}</main>`;

const print = (cells: Array<string | number>, rule: string) => {
  const counts = cells
    .map((cell, at) => String(cell).padStart([6, 16, 13][at]!))
    .join('');
  console.log(`${counts}  ${rule}`);
};

void (async () => {
  const browser = await puppeteer.launch({
    executablePath: ensureChromium(),
    args: chromiumFlags,
  });
  const page = await browser.newPage();
  print(
    Object.keys(ways),
    `Chromium ${/\d+/.exec(await browser.version())![0]}`,
  );
  const row = async (sheet: string, tag: string, name: string) => {
    const counts: number[] = [];
    for (const way of Object.values(ways)) {
      await page.setContent(pageOf(sheet, tag));
      const act = `{ const dialog = document.querySelector('dialog'), main = document.querySelector('main'); ${way} }`;
      counts.push((await styledBy(page, () => page.evaluate(act))).elements);
    }
    print(counts, name);
  };
  for (const sheet of sheets) {
    await row(sheet, 'p', sheet || '(no rule)');
  }
  await row(
    'p { color: var(--ink) } section { content-visibility: auto }',
    'p',
    'var(--ink), content-visibility: auto',
  );
  await row('', 'li', '(no rule, but list items)');
  await row('', 'a href="#"', '(no rule, but links)');
  await browser.close();
})();
