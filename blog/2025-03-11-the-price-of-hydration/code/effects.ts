// Slow: starts a browser.
import puppeteer from 'puppeteer-core';
import {chromiumFlags, ensureChromium} from '../../../tests/site/support/chromium';

const rule = 'dialog[open] ~ main { content-visibility: hidden }';
const size = 'main { contain-intrinsic-block-size: auto 100vb }';

const sheets = {'no rule': '', 'hidden': rule, 'hidden, with its size kept': `${size} ${rule}`};

const frame = `<script>
  let frames = 0;
  const count = () => { frames++; requestAnimationFrame(count); };
  count();
</script>`;

const pageOf = (sheet: string) => `<!doctype html>
<meta name="viewport" content="width=device-width">
<style>
  dialog { width: 100vw; height: 100vh; max-width: none; max-height: none; border: 0; margin: 0 }
  /* Keeps the margins of what is in it, as it does while it is hidden. */
  main { display: flow-root }
  #box { height: 50px; overflow: auto }
  ${sheet}
</style>
<button>Menu</button>
<dialog><button>Close</button></dialog>
<main>
  ${'<p>Text</p>'.repeat(100)}
  <p id="seen">Text</p>
  <div id="box">${'<p>Text</p>'.repeat(20)}</div>
  <iframe srcdoc='${frame}'></iframe>
  ${'<p>Text</p>'.repeat(100)}
</main>`;

/** Runs in the page: opens the dialog over what is scrolled and observed, closes it, and returns what happened to each. */
async function tryEffects(): Promise<Record<string, string>> {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 500));
  const one = <Kind extends HTMLElement>(selector: string) => document.querySelector<Kind>(selector)!;
  const [seen, box, button, dialog] = [one('#seen'), one('#box'), one('button'), one<HTMLDialogElement>('dialog')];
  const inFrame = one<HTMLIFrameElement>('iframe').contentWindow as unknown as {eval: (code: string) => number};
  const frames = () => inFrame.eval('frames');
  const seenNow: boolean[] = [];
  let sizes = 0;
  new IntersectionObserver((entries) => {
    seenNow.push(...entries.map(({isIntersecting}) => isIntersecting));
  }).observe(seen);
  new ResizeObserver(() => sizes++).observe(seen);
  seen.scrollIntoView();
  box.scrollTop = 200;
  button.focus({preventScroll: true});
  await pause();
  const before = {y: scrollY, seen: seenNow.length, sizes};
  const placeOf = (kept: boolean) => (kept ? 'stays' : 'moves');
  dialog.showModal();
  await pause();
  const during = {y: scrollY, frames: frames(), text: seen.innerText};
  await pause();
  const drawn = frames() - during.frames;
  dialog.close();
  await pause();
  return {
    'page, while open': placeOf(during.y === before.y),
    'page, after closing': placeOf(scrollY === before.y),
    'scrolled box, after closing': placeOf(box.scrollTop === 200),
    'focus, after closing': document.activeElement === button ? 'is back' : 'is lost',
    'ResizeObserver': sizes > before.sizes ? 'is called' : 'is silent',
    'IntersectionObserver': seenNow.slice(before.seen).join(', ') || 'is silent',
    'animation frames of an iframe': drawn > 0 ? 'go on' : 'stop',
    'innerText': during.text === 'Text' ? 'is the text' : during.text || 'is empty',
  };
}

void (async () => {
  const browser = await puppeteer.launch({executablePath: ensureChromium(), args: chromiumFlags});
  const columns: Array<Record<string, string>> = [];
  for (const sheet of Object.values(sheets)) {
    const page = await browser.newPage();
    await page.setViewport({width: 412, height: 823, isMobile: true, hasTouch: true});
    await page.setContent(pageOf(sheet));
    // What compiles this file wraps inner functions in a helper.
    await page.evaluate('globalThis.__name = (one) => one');
    columns.push(await page.evaluate(tryEffects));
    await page.close();
  }
  const print = (cells: string[]) => {
    console.log(cells.map((cell, at) => cell.padEnd([31, 14, 14][at] ?? 0)).join(''));
  };
  print([`Chromium ${/\d+/.exec(await browser.version())![0]}`, ...Object.keys(sheets)]);
  for (const name of Object.keys(columns[0]!)) {
    print([name, ...columns.map((column) => column[name]!)]);
  }
  await browser.close();
})();
