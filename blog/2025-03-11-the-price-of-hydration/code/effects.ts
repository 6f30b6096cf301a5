// Slow: starts a browser.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import puppeteer from 'puppeteer-core';
import {chromiumFlags, ensureChromium} from '../../../tests/site/support/chromium';

const read = (file: string) => readFileSync(join(__dirname, file), 'utf8');

const rule = '#site-menu:modal ~ main { content-visibility: hidden }';
const size = 'main { contain-intrinsic-block-size: auto 100vb }';

type Place = 'before' | 'after' | 'within';

/** The columns: where the menu is, the style sheet, and a script. */
const columns: Array<[name: string, place: Place, sheet: string, script?: string]> = [
  ['no rule', 'before', ''],
  ['hidden', 'before', rule],
  ['with its size', 'before', `${size} ${rule}`],
  ['portal.css', 'after', read('portal.css')],
  ['deep.css', 'within', read('deep.css'), read('deep.js')],
];

const frame = `<script>
  let frames = 0;
  const count = () => { frames++; requestAnimationFrame(count); };
  count();
</script>`;

const menu = '<dialog id="site-menu"><button>Close</button><a href="#target">Target</a></dialog>';

const app = (place: Place) => `<button>Menu</button>
${{before: menu, after: '', within: `<header><section>Text</section><div>${menu}</div></header>`}[place]}
<main>
  ${'<p>Text</p>'.repeat(100)}
  <p id="seen">Text</p>
  <div id="box">${'<p>Text</p>'.repeat(20)}</div>
  <iframe srcdoc='${frame}'></iframe>
  ${'<p>Text</p>'.repeat(100)}
  <p id="target">Text</p>
  ${'<p>Text</p>'.repeat(50)}
</main>`;

const pageOf = (place: Place, sheet: string, script = '') => `<!doctype html>
<meta name="viewport" content="width=device-width">
<style>
  #site-menu { width: 100vw; height: 100vh; max-width: none; max-height: none; border: 0; margin: 0 }
  button { display: block }
  /* Keeps the margins of what is in it, as it does while it is hidden. */
  main { display: flow-root }
  #box { height: 50px; overflow: auto }
  ${sheet}
</style>
${place === 'after' ? `<div id="app">${app(place)}</div>${menu}` : app(place)}
<dialog id="other">Text</dialog>
<script>${script}</script>`;

/** Runs in the page: opens the dialog over what is scrolled and observed, closes it, and returns what happened to each. */
async function tryEffects(): Promise<Record<string, string>> {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 500));
  const one = <Kind extends HTMLElement>(selector: string) => document.querySelector<Kind>(selector)!;
  const [seen, box, button, dialog] = [one('#seen'), one('#box'), one('button'), one<HTMLDialogElement>('#site-menu')];
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
  const closed = {y: scrollY, box: box.scrollTop};
  const focus = document.activeElement === button ? 'is back' : 'is lost';
  one<HTMLDialogElement>('#other').show();
  const behindOther = seen.checkVisibility() ? 'is shown' : 'is hidden';
  one<HTMLDialogElement>('#other').close();
  const observed = {seen: seenNow.slice(before.seen).join(', '), resized: sizes > before.sizes};
  const [link, target] = [one<HTMLAnchorElement>('#site-menu a'), one('#target')];
  /** Whether the page has scrolled to the target when the dialog, opened at its top, is closed again. */
  const triedTo = async (act: () => void) => {
    scrollTo(0, 0);
    dialog.showModal();
    await pause();
    act();
    await pause();
    dialog.close();
    await pause();
    return scrollY > 0 ? 'scrolls' : 'does not scroll';
  };
  const linked = await triedTo(() => link.click());
  location.hash = '';
  const scrolled = await triedTo(() => target.scrollIntoView());
  link.addEventListener('click', () => dialog.close());
  const closedFirst = await triedTo(() => link.click());
  // A page whose margins and width depend on what is in it.
  const main = one('main');
  main.style.cssText = 'display: block; width: fit-content';
  await pause();
  const shown = {height: document.documentElement.scrollHeight, width: main.clientWidth};
  dialog.showModal();
  await pause();
  const covered = {height: document.documentElement.scrollHeight, width: main.clientWidth};
  dialog.close();
  return {
    'page, while open': placeOf(during.y === before.y),
    'page, after closing': placeOf(closed.y === before.y),
    'scrolled box, after closing': placeOf(closed.box === 200),
    'focus, after closing': focus,
    'ResizeObserver': observed.resized ? 'is called' : 'is silent',
    'IntersectionObserver': observed.seen || 'is silent',
    'animation frames of an iframe': drawn > 0 ? 'go on' : 'stop',
    'innerText': during.text === 'Text' ? 'is the text' : during.text || 'is empty',
    'page behind another dialog': behindOther,
    'link in the menu': linked,
    'link that closes it first': closedFirst,
    'scrollIntoView()': scrolled,
    'height, if margins collapse': `${covered.height - shown.height} px`,
    'width, if it is fit-content': covered.width === shown.width ? 'stays' : `becomes ${covered.width}`,
  };
}

void (async () => {
  const browser = await puppeteer.launch({executablePath: ensureChromium(), args: chromiumFlags});
  const results: Array<Record<string, string>> = [];
  for (const [, place, sheet, script] of columns) {
    const page = await browser.newPage();
    await page.setViewport({width: 412, height: 823, isMobile: true, hasTouch: true});
    await page.setContent(pageOf(place, sheet, script));
    // What compiles this file wraps inner functions in a helper.
    await page.evaluate('globalThis.__name = (one) => one');
    results.push(await page.evaluate(tryEffects));
    await page.close();
  }
  const print = (cells: string[]) => {
    console.log(cells.map((cell, at) => cell.padEnd(at === 0 ? 31 : 17)).join('').trimEnd());
  };
  print([`Chromium ${/\d+/.exec(await browser.version())![0]}`, ...columns.map(([name]) => name)]);
  for (const name of Object.keys(results[0]!)) {
    print([name, ...results.map((result) => result[name]!)]);
  }
  await browser.close();
})();
