// Slow: starts a browser, and closes menus that take it seconds.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import puppeteer, {type Page} from 'puppeteer-core';
import {chromiumFlags, ensureChromium} from '../../../tests/site/support/chromium';
import {quartiles} from './designs';
import {styledBy} from './styled';

const rounds = 5;

const [size, hiding] = readFileSync(join(__dirname, 'menu.css'), 'utf8').split('@media screen');
const rules = [size!, `${size} @media screen${hiding}`, `${size} @media screen${hiding!.replaceAll('~ main', '~ *')}`];

const paragraphs = (count: number) => '<p>Text</p>'.repeat(count);

/** The pages: a rule for selected text, and what the page has. */
const pages: Array<[name: string, sheet: string, content: (count: number) => string]> = [
  ['p::selection', 'p::selection { color: red }', paragraphs],
  ['::selection', '::selection { color: red }', paragraphs],
  ['::selection, in a <div>', '::selection { color: red }', (count) => `<div>${paragraphs(count)}</div>`],
];

const pageOf = (content: string, sheet: string) => `<!doctype html>
<meta name="viewport" content="width=device-width">
<style>${sheet}</style>
<div class="navbar"><dialog id="site-menu"><button>Close</button></dialog></div>
<main>${content}</main>`;

type Run = Record<'load' | 'open' | 'close' | 'opened' | 'closed', number>;

/** The time of the main thread, in µs, for the styles of a page, and for opening and closing its dialog; and the styles of these. */
async function runOf(page: Page, html: string): Promise<Run> {
  await page.setContent('');
  const {micros: load} = await styledBy(page, () => page.setContent(html));
  const act = (code: string) => styledBy(page, () => page.evaluate(`document.querySelector('dialog').${code}`));
  const [opened, closed] = [await act('showModal()'), await act('close()')];
  return {load, open: opened.all, close: closed.all, opened: opened.elements, closed: closed.elements};
}

const print = (cells: string[]) => {
  console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(34) : cell.padStart(9))).join('').trimEnd());
};

void (async () => {
  const browser = await puppeteer.launch({executablePath: ensureChromium(), args: chromiumFlags});
  const page = await browser.newPage();
  await page.setViewport({width: 412, height: 823, isMobile: true, hasTouch: true});
  print(['page; no rule, ~ main, ~ *', 'load', 'load', 'load', 'open', 'open', 'open', 'close', 'close', 'close', 'styles', 'styles', 'styles']);
  for (const [name, sheet, content] of pages) {
    for (const count of [1000, 10_000]) {
      const runs = rules.map((): Run[] => []);
      // In turn, so that other load on the machine affects all.
      for (let round = 0; round < rounds; round++) {
        for (const [at, rule] of rules.entries()) {
          runs[at]!.push(await runOf(page, pageOf(content(count), `${rule} ${sheet}`)));
        }
      }
      const medians = (kind: keyof Run) => runs.map((all) => quartiles(all.map((run) => run[kind]))[1]);
      print([
        `${count.toLocaleString('en-GB')}, ${name}`,
        ...(['load', 'open', 'close'] as const).flatMap((kind) => medians(kind).map((micros) => (micros / 1000).toFixed(1))),
        ...medians('closed').map(String),
      ]);
    }
  }
  await browser.close();
})();
