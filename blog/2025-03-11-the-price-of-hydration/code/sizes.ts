// Slow: starts a browser, and opens pages of 50,000 paragraphs.
import puppeteer, {type Page} from 'puppeteer-core';
import {chromiumFlags, ensureChromium} from '../../../tests/site/support/chromium';
import {quartiles} from './designs';
import {styledBy} from './styled';

const rounds = 9;

const rule = 'dialog[open] ~ main { content-visibility: hidden }';

const pageOf = (size: number, sheet: string) => `<!doctype html>
<meta name="viewport" content="width=device-width">
<style>
  dialog { width: 100vw; height: 100vh; max-width: none; max-height: none; border: 0; margin: 0 }
  p::selection { color: red }
  main { contain-intrinsic-block-size: auto 100vb }
  ${sheet}
</style>
<dialog><button>Close</button></dialog>
<main>${`<section>${'<p>Text</p>'.repeat(10)}</section>`.repeat(size / 10)}</main>`;

/** The time of the main thread, in µs, for opening the dialog of a page and for closing it. */
async function timesOf(page: Page, size: number, sheet: string): Promise<[opened: number, closed: number]> {
  await page.setContent(pageOf(size, sheet));
  const act = async (code: string) =>
    (await styledBy(page, () => page.evaluate(`document.querySelector('dialog').${code}`))).all;
  return [await act('showModal()'), await act('close()')];
}

const print = (cells: string[]) => {
  console.log(cells.map((cell) => cell.padStart(12)).join(''));
};

const median = (micros: number[]) => (quartiles(micros)[1] / 1000).toFixed(1);

void (async () => {
  const browser = await puppeteer.launch({executablePath: ensureChromium(), args: chromiumFlags});
  const page = await browser.newPage();
  await page.setViewport({width: 412, height: 823, isMobile: true, hasTouch: true});
  print(['paragraphs', 'open', 'with rule', 'close', 'with rule']);
  for (const size of [1000, 10_000, 50_000]) {
    const plain: Array<[number, number]> = [];
    const ruled: Array<[number, number]> = [];
    // In turn, so that other load on the machine affects both.
    for (let round = 0; round < rounds; round++) {
      plain.push(await timesOf(page, size, ''));
      ruled.push(await timesOf(page, size, rule));
    }
    const cells = [0, 1].flatMap((at) => [plain, ruled].map((runs) => median(runs.map((run) => run[at]!))));
    print([size.toLocaleString('en-GB'), ...cells]);
  }
  await browser.close();
})();
