import type {Page} from '@playwright/test';

/** Lets a page be translated as browsers do it: each text is replaced by two nested elements. */
export async function withTranslator(page: Page, isAtOnce: boolean): Promise<void> {
  await page.addInitScript((atOnce) => {
    const translateAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        if (text.data.trim() && !text.parentElement!.closest('script, style, noscript, font')) {
          texts.push(text);
        }
      }
      for (const text of texts) {
        const font = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
        const [outer, inner] = [font(), font()];
        inner.textContent = `«${text.data}»`;
        outer.append(inner);
        text.replaceWith(outer);
      }
      document.documentElement.className += ' translated-ltr';
      document.documentElement.lang = 'fr';
    };
    Object.assign(globalThis, {translateAll});
    if (atOnce) {
      addEventListener('DOMContentLoaded', translateAll);
    }
  }, isAtOnce);
}
