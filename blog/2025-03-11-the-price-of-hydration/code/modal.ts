// Slow: starts a browser.
import puppeteer from 'puppeteer-core';
import {chromiumFlags, ensureChromium} from '../../../tests/site/support/chromium';
import {styledBy} from './styled';

const sheets = ['', 'p { color: red }', 'p { color: var(--ink) }', '::selection { color: red }'];
const methods = ['show', 'showModal'];

const pageOf = (sheet: string) => `<!doctype html>
<style>:root { --ink: red } ${sheet}</style>
<dialog>Menu</dialog>
${'<p>Text</p>'.repeat(1000)}`;

const print = (sheet: string, cells: Array<string | number>) => {
  console.log(sheet.padEnd(26) + cells.map((cell) => String(cell).padStart(12)).join(''));
};

void (async () => {
  const browser = await puppeteer.launch({executablePath: ensureChromium(), args: chromiumFlags});
  const page = await browser.newPage();
  print('', methods.map((method) => `${method}()`));
  for (const sheet of sheets) {
    const counts: number[] = [];
    for (const method of methods) {
      await page.setContent(pageOf(sheet));
      counts.push(await styledBy(page, method));
    }
    print(sheet || '(no rule)', counts);
  }
  await browser.close();
})();
