import type {Element} from 'hast';
import temml from 'temml';
import {visit} from 'unist-util-visit';
import {fromHtml} from '../../lib/es-packages.cjs';
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

/** Accents that Safari places too high. */
const accents = /^wbk-(?:\w+-)?acc$/;

/** Replaces the classes of an element by what they mean. */
function finish(node: Element): void {
  const {properties} = node;
  const classes = [properties.className ?? []].flat().map(String);
  const own = typeof properties.style === 'string' ? properties.style.replace(/;$/, '') : '';
  const style = [own, ...classes.map((name) => styles[name])].filter(Boolean).join(';');
  delete properties.className;
  delete properties.style;
  if (classes.some((name) => accents.test(name))) {
    properties.className = [formulaAccentClass];
  }
  if (style !== '') {
    properties.style = style;
  }
  if (node.tagName === 'menclose') {
    // Browsers disagree on what they draw for it.
    node.tagName = 'mrow';
    delete properties.notation;
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

/** The length of the longest of its lines. */
function longestOf(math: Element): number {
  const rows: Element[] = [];
  visit(math, {tagName: 'mtr'}, (row) => {
    rows.push(row);
  });
  return Math.max(...(rows.length > 0 ? rows : [math]).map(lengthOf));
}

type Formula = {
  math: Element;
  /** Whether it may be wider than a phone. */
  isWide: boolean;
  /** The letters and signs of its longest line, by which it is set smaller on paper, which does not scroll. */
  longest: number;
};

/**
 * Turns TeX into MathML, which browsers show without scripts or fonts of ours.
 *
 * @param tex without the dollar signs around it
 * @param isBlock whether it has lines of its own
 * @param before how many lines of its node are before the TeX
 * @throws Problem if it is not TeX that can be shown as MathML, or too wide for a line
 */
export function drawFormula(tex: string, isBlock: boolean, before = 0): Formula {
  let html: string;
  try {
    html = temml.renderToString(tex, {displayMode: isBlock, throwOnError: true, annotate: false});
  } catch (cause) {
    const {message, position} = cause as Error & {position?: number};
    // Its messages underline where it stopped.
    const [reason] = message.replaceAll('\u0332', '').split(/ at (?:position \d+|end of input):/);
    throw new Problem(
      `This formula cannot be read: ${reason!.trim().replace(/\.$/, '')}`,
      'correct its TeX, or write \\$ for a dollar sign that is only a character',
      before + tex.slice(0, position ?? 0).split('\n').length - 1,
    );
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
  return {math, isWide, longest: longestOf(math)};
}
