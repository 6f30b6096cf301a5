import type {Element} from 'hast';
import {fromHtml, temml, visit} from '../../lib/es-modules.cjs';
import {formulaAccentClass} from '../../lib/contracts';
import {TooLong, withTimeLimit} from '../time-limit';

/** What is wrong with a formula, and what its author should do. */
export type FormulaProblem = {
  reason: string;
  remedy: string;
  /** The line of its TeX, from 0, if the problem is on one. */
  line?: number;
};

/** Thrown for TeX that cannot be shown. */
export class Unreadable extends Error {
  constructor(readonly problem: FormulaProblem) {
    super(`${problem.reason}: ${problem.remedy}.`);
  }
}

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

/** Replaces classes by what they mean, and refuses what would be shown wrongly. */
function finish(node: Element): string | null {
  const classes = classesOf(node);
  const other = classes.find((name) => !refinements.test(name) && !(name in styles));
  if (other !== undefined) {
    return 'This formula strikes out, encloses or stretches in a way that needs a style sheet of its own';
  }
  const style = [
    (node.properties.style ?? '').replace(/;$/, ''),
    ...classes.map((name) => styles[name]),
  ]
    .filter(Boolean)
    .join(';');
  if (/(?:^|;)(?:background-)?color:/.test(style) || 'mathcolor' in node.properties) {
    return 'This formula has a colour, which may be hard to read by day or by night';
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
  return null;
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
function explain(tex: string, error: Error & {position?: number}): FormulaProblem {
  const {message, position} = error;
  const [said] = message.replaceAll('\u0332', '').split(/ at (?:position \d+|end of input):/);
  const line = tex.slice(0, position ?? 0).split('\n').length - 1;
  const [, command] = /Unsupported function name: (\\\S+)/.exec(said!) ?? [];
  return {
    reason: command
      ? `This formula has a command that is not known, ${command}`
      : `This is no formula that can be read: ${said!.trim().replace(/\.$/, '')}`,
    remedy: 'correct its TeX, or write \\$ for a dollar sign that is only a character',
    line,
  };
}

/** A formula in MathML. */
export type Formula = {
  math: Element;
  /** Whether it may be wider than a phone. */
  isWide: boolean;
};

/**
 * Turns TeX into MathML, which browsers show without scripts or fonts of ours.
 *
 * @param tex without the dollar signs around it
 * @param isBlock whether it has lines of its own
 * @throws Unreadable if it is no TeX that can be shown as MathML, or is too wide to stand in a line
 */
export function drawFormula(tex: string, isBlock: boolean): Formula {
  const refuse = (reason: string, remedy: string) => {
    throw new Unreadable({reason, remedy});
  };
  if (tex.trim() === '') {
    refuse('The formula is empty', 'write TeX between the dollar signs, or \\$ for each of them');
  }
  let html: string;
  try {
    html = withTimeLimit('To draw this formula', () =>
      temml.renderToString(tex, {displayMode: isBlock, throwOnError: true, annotate: false}),
    );
  } catch (error) {
    throw new Unreadable(
      error instanceof TooLong
        ? {reason: error.message, remedy: 'shorten it'}
        : explain(tex, error as Error),
    );
  }
  const math = fromHtml(html, {fragment: true}).children[0] as Element;
  delete math.properties.style;
  visit(math, 'element', (node) => {
    const problem = finish(node);
    if (problem !== null) {
      refuse(problem, 'write it in another way');
    }
  });
  // For programs that read no MathML; the Markdown of a page and its feeds take the source from it.
  math.properties.alttext = tex.trim();
  const isWide = lengthOf(math) > narrowest;
  if (isWide && !isBlock) {
    refuse(
      'This formula is wider than a phone, and a line does not break in it',
      'put it between two lines of $$, where it scrolls',
    );
  }
  return {math, isWide};
}
