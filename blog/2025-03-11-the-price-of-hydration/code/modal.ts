// Slow: starts a browser.
import puppeteer from 'puppeteer-core';
import {chromiumFlags, ensureChromium} from '../../../tests/site/support/chromium';
import {styledBy} from './styled';

const sheets = ['', 'p { color: #345 }', 'p { color: var(--ink) }', '::selection { color: #345 }'];
const methods = ['show', 'showPopover', 'showModal'];

const pageOf = (sheet: string) => `<!doctype html>
<style>:root { --ink: #345 } ${sheet}</style>
<dialog popover>Menu</dialog>
${'<p>Text</p>'.repeat(1000)}`;

const print = (sheet: string, cells: Array<string | number>) => {
  console.log(sheet.padEnd(28) + cells.map((cell) => String(cell).padStart(15)).join(''));
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
