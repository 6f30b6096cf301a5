import {Parser} from '../../lib/es-packages.cjs';
import {createHash} from 'node:crypto';

/** Rules made from `style` attributes, by the class that replaces each. */
export type AttributeRules = Map<string, string>;

const attribute = (name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s>]+)`, 'i');

/**
 * Turns the `style` attributes of a page into classes, and adds a rule for each: under a policy without
 * `unsafe-inline`, browsers ignore such attributes. Docusaurus writes some, and so do formulas. Scripts that set a
 * style later do so on the element, which overrides a class as it overrode the attribute.
 */
export function liftStyleAttributes(html: string, rules: AttributeRules): string {
  let result = '';
  let copied = 0;
  const parser = new Parser({
    onopentag(_name, {style, class: classes}) {
      if (style === undefined) {
        return;
      }
      const name = `style-${createHash('md5').update(style).digest('hex').slice(0, 6)}`;
      if (style.trim() !== '') {
        rules.set(name, style);
      }
      const [start, end] = [parser.startIndex, parser.endIndex + 1];
      const tag = html
        .slice(start, end)
        .replace(attribute('class'), '')
        .replace(attribute('style'), () => ` class="${[classes, name].filter(Boolean).join(' ')}"`);
      result += html.slice(copied, start) + tag;
      copied = end;
    },
  });
  parser.end(html);
  return result + html.slice(copied);
}

/** The rules as a style sheet. The class is repeated to override the rules of the element's other classes. */
export const asStyleSheet = (rules: AttributeRules): string =>
  [...rules]
    .sort()
    .map(([name, style]) => `.${name}.${name}{${style}}`)
    .join('');
