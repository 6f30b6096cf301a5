import {createHash} from 'node:crypto';
import {Parser} from '../../lib/es-modules.cjs';

/** Rules made of attributes, by the class that stands for each. */
export type AttributeRules = Map<string, string>;

/** A text in the place of what stands in a page from one character to before another. */
export type Edit = [start: number, end: number, text: string];

/**
 * Turns the attributes `style` of a page into classes: a policy without `unsafe-inline` has browsers pass
 * over such attributes. Docusaurus writes some, and so do Markdown tables whose columns are aligned. Where
 * scripts set a style later, they do so on the element, which wins over a class as it won over the attribute.
 *
 * @param html of a page
 * @returns what leaves the page without such attributes, in its order, and the rules for the classes
 */
export function liftStyleAttributes(html: string): {edits: Edit[]; rules: AttributeRules} {
  const edits: Edit[] = [];
  const rules: AttributeRules = new Map();
  let isScript = false;
  const nameOf = (style: string) => {
    const name = `style-${createHash('md5').update(style).digest('hex').slice(0, 6)}`;
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
      // The warning of Docusaurus that nothing has loaded is HTML inside a script.
      if (isScript && text.includes('insertBanner')) {
        const [start, end] = [parser.startIndex, parser.endIndex + 1];
        const lifted = html
          .slice(start, end)
          .replace(/ style=(\\?")(.*?)\1/g, (_all, quote: string, style: string) => {
            return ` class=${quote}${nameOf(style)}${quote}`;
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

/** A page with edits, which stand in its order. */
export function withEdits(html: string, edits: readonly Edit[]): string {
  let result = '';
  let copied = 0;
  for (const [start, end, text] of edits) {
    result += html.slice(copied, start) + text;
    copied = end;
  }
  return result + html.slice(copied);
}

/** The rules as a style sheet. The class stands twice, to win over the rules of the element's other classes. */
export const asStyleSheet = (rules: AttributeRules): string =>
  [...rules].map(([name, style]) => `.${name}.${name}{${style}}`).join('\n');
