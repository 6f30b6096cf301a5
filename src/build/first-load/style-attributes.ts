import {createHash} from 'node:crypto';
import {Parser} from '../../lib/es-modules.cjs';

/** Rules made from `style` attributes, by the class that replaces each. */
export type AttributeRules = Map<string, string>;

/** Replaces the characters of a page from `start` up to but excluding `end` with a text. */
export type Edit = [start: number, end: number, text: string];

/** A class of Docusaurus' warning that nothing has loaded, which is HTML inside a script. */
export const bannerClass = 'banner-[\\da-f]{6}';

/** The rules of that warning, as {@link asStyleSheet} writes them: a site may have classes of its own that begin alike. */
export const bannerSelector = new RegExp(`^\\.(${bannerClass})\\.\\1$`);

/**
 * Turns the `style` attributes of a page into classes: under a policy without `unsafe-inline`, browsers ignore
 * such attributes. Docusaurus writes some, and so do Markdown tables with aligned columns. Scripts that set a
 * style later do so on the element, which overrides a class as it overrode the attribute.
 *
 * @param html of a page
 * @returns the edits that remove such attributes from the page, in its order, and the rules for the classes
 */
export function liftStyleAttributes(html: string): {edits: Edit[]; rules: AttributeRules} {
  const edits: Edit[] = [];
  const rules: AttributeRules = new Map();
  let isScript = false;
  const nameOf = (style: string, prefix = 'style') => {
    const name = `${prefix}-${createHash('md5').update(style).digest('hex').slice(0, 6)}`;
    if (style.trim() !== '') {
      rules.set(name, style);
    }
    return name;
  };
  const parser = new Parser({
    onclosetag() {
      isScript = false;
    },
    ontext(text) {
      // Docusaurus's warning that nothing has loaded is HTML inside a script.
      if (isScript && text.includes('insertBanner')) {
        const [start, end] = [parser.startIndex, parser.endIndex + 1];
        const lifted = html
          .slice(start, end)
          .replace(/ style=(\\?")(.*?)\1/g, (_all, quote: string, style: string) => {
            return ` class=${quote}${nameOf(style, 'banner')}${quote}`;
          });
        edits.push([start, end, lifted]);
      }
    },
    onopentag(name, {style, class: classes}) {
      isScript = name === 'script';
      if (style === undefined) {
        return;
      }
      const [start, end] = [parser.startIndex, parser.endIndex + 1];
      const tag = html.slice(start, end);
      const value = `"${[classes, nameOf(style)].filter(Boolean).join(' ')}"`;
      const attribute = (name: string) =>
        new RegExp(`\\s${name}\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s>]+)`, 'i');
      const lifted = tag
        .replace(attribute('class'), '')
        .replace(attribute('style'), () => ` class=${value}`);
      edits.push([start, end, lifted]);
    },
  });
  parser.end(html);
  return {edits, rules};
}

/** Applies edits to a page; they are in its order. */
export function withEdits(html: string, edits: readonly Edit[]): string {
  let result = '';
  let copied = 0;
  for (const [start, end, text] of edits) {
    result += html.slice(copied, start) + text;
    copied = end;
  }
  return result + html.slice(copied);
}

/** The rules as a style sheet. The class is repeated to override the rules of the element's other classes. */
export const asStyleSheet = (rules: AttributeRules): string =>
  [...rules].map(([name, style]) => `.${name}.${name}{${style}}`).join('\n');
