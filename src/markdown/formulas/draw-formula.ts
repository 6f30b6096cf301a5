import type {Element} from 'hast';
import {fromHtml, temml, visit} from '../../lib/es-modules.cjs';
import {formulaAccentClass} from '../../lib/contracts';
import {Problem} from '../../lib/problem';

/** How many letters a formula may have on the narrowest phones. */
const narrowest = 28;

/** What Temml leaves to a style sheet of 9 kB, for the few that need it: these are written into their elements. */
const styles: Record<string, string> = {
  'tml-left': 'text-align:-webkit-left',
  'tml-right': 'text-align:-webkit-right',
  'tml-overline': 'padding-top:.1em;border-top:.065em solid',
  'tml-underline': 'padding-bottom:.1em;border-bottom:.065em solid',
};

/** Its classes for fine corrections, without which a formula still reads well. */
const refinements =
  /^(?:tml-(?:display|jot|small|prime|(?:sml|med|lrg)-pad|tag|tageqn|eqn|label|vec)|mathcal|mathscr|mord|(?:chr|wbk)-[a-z-]+)$/;

/** Accents that Safari places too high. */
const accents = /^wbk-(?:\w+-)?acc$/;

const classesOf = ({properties: {className}}: Element) =>
  Array.isArray(className) ? className.map(String) : [];

/** Replaces classes by what they mean, and refuses what pages have no styles for. */
function finish(node: Element): void {
  const classes = classesOf(node);
  const style = [
    (node.properties.style ?? '').replace(/;$/, ''),
    ...classes.map((name) => styles[name]),
  ]
    .filter(Boolean)
    .join(';');
  const isStyled = classes.some((name) => !refinements.test(name) && !(name in styles));
  if (isStyled || /(?:^|;)(?:background-)?color:/.test(style) || 'mathcolor' in node.properties) {
    throw new Problem(
      'This formula has a colour, a frame or a strike, for which pages have no styles',
      'write it in another way',
    );
  }
  if (node.tagName === 'menclose') {
    // Browsers disagree on what they draw for it.
    node.tagName = 'mrow';
    delete node.properties.notation;
  }
  delete node.properties.className;
  delete node.properties.style;
  if (classes.some((name) => accents.test(name))) {
    node.properties.className = [formulaAccentClass];
  }
  if (style !== '') {
    node.properties.style = style;
  }
}

/** How many letters and signs a formula has, one above another counted too: it is about half as many ems wide. */
function lengthOf(node: Element): number {
  let length = 0;
  visit(node, 'text', ({value}) => {
    // Without signs that nobody sees, such as that of a product.
    length += value.replace(/[\u2061-\u2064]/g, '').length;
  });
  return length;
}

/** Explains an error of Temml, whose messages underline where it stopped. */
function explain(tex: string, error: Error & {position?: number}, before: number): Problem {
  const {message, position} = error;
  const [said] = message.replaceAll('\u0332', '').split(/ at (?:position \d+|end of input):/);
  const line = tex.slice(0, position ?? 0).split('\n').length - 1;
  const [, command] = /Unsupported function name: (\\\S+)/.exec(said!) ?? [];
  return new Problem(
    command
      ? `This formula has a command that is not known, ${command}`
      : `This is no formula that can be read: ${said!.trim().replace(/\.$/, '')}`,
    'correct its TeX, or write \\$ for a dollar sign that is only a character',
    before + line,
  );
}

/** A formula in MathML. */
type Formula = {
  math: Element;
  /** Whether it may be wider than a phone. */
  isWide: boolean;
};

/**
 * Turns TeX into MathML, which browsers show without scripts or fonts of ours.
 *
 * @param tex without the dollar signs around it
 * @param isBlock whether it has lines of its own
 * @param before how many lines of its node are before the TeX
 * @throws Problem if it is no TeX that can be shown as MathML, or is too wide to stand in a line
 */
export function drawFormula(tex: string, isBlock: boolean, before = 0): Formula {
  if (tex.trim() === '') {
    const remedy = 'write TeX between the dollar signs, or \\$ for each of them';
    throw new Problem('The formula is empty', remedy);
  }
  let html: string;
  try {
    const options = {displayMode: isBlock, throwOnError: true, annotate: false};
    html = temml.renderToString(tex, options);
  } catch (error) {
    throw explain(tex, error as Error, before);
  }
  const math = fromHtml(html, {fragment: true}).children[0] as Element;
  delete math.properties.style;
  visit(math, 'element', finish);
  // For programs that read no MathML; the Markdown of a page and its feeds take the source from it.
  math.properties.alttext = tex.trim();
  const isWide = lengthOf(math) > narrowest;
  if (isWide && !isBlock) {
    throw new Problem(
      'This formula is wider than a phone, and a line does not break in it',
      'put it between two lines of $$, where it scrolls',
    );
  }
  return {math, isWide};
}
