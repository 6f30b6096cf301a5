import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';

/** Rules made of attributes, by the class that stands for each. */
export type AttributeRules = Map<string, string>;

/**
 * Turns the attributes `style` of a page into classes: a policy without `unsafe-inline` has browsers pass
 * over such attributes. Docusaurus writes some, and so do Markdown tables whose columns are aligned. Where
 * scripts set a style later, they do so on the element, which wins over a class as it won over the attribute.
 *
 * @param html of a page
 * @param rules the new ones are added
 * @returns the page without such attributes
 */
export function liftStyleAttributes(html: string, rules: AttributeRules): string {
  let result = '';
  let copied = 0;
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
        const {startIndex, endIndex} = parser;
        result +=
          html.slice(copied, startIndex) +
          html
            .slice(startIndex, endIndex + 1)
            .replace(/ style=(\\?")(.*?)\1/g, (_all, quote: string, style: string) => {
              return ` class=${quote}${nameOf(style)}${quote}`;
            });
        copied = endIndex + 1;
      }
    },
    onopentag(name, {style, class: classes}) {
      isScript = name === 'script';
      if (style === undefined) {
        return;
      }
      const {startIndex, endIndex} = parser;
      const tag = html.slice(startIndex, endIndex + 1);
      const value = `"${[classes, nameOf(style)].filter(Boolean).join(' ')}"`;
      const attribute = (name: string) =>
        new RegExp(`\\s${name}\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s>]+)`, 'i');
      result +=
        html.slice(copied, startIndex) +
        tag.replace(attribute('class'), '').replace(attribute('style'), () => ` class=${value}`);
      copied = endIndex + 1;
    },
  });
  parser.end(html);
  return result + html.slice(copied);
}

/** The rules as a style sheet. The class stands twice, to win over the rules of the element's other classes. */
export const asStyleSheet = (rules: AttributeRules): string =>
  [...rules].map(([name, style]) => `.${name}.${name}{${style}}`).join('\n');
