import {expect, test} from 'vitest';
import {visit} from 'unist-util-visit';
import {postParser} from './post-parser';

/** The formulas that a text is read with, as their TeX. */
function formulasIn(text: string, isMdx = false): string[] {
  const found: string[] = [];
  visit(postParser(isMdx).parse(text), ['math', 'inlineMath'], (node) => {
    found.push((node as {value: string}).value);
  });
  return found;
}

test.each<[text: string, formulas: string[], isMdx?: boolean]>([
  ['costs $5 and $6', []],
  ['US$5 or CA$6, or 7$ and 8$', []],
  ['$HOME and $PATH, or $HOME:$PATH', []],
  ['$5 in `code $x$`', []],
  ['\\$x$ and $x\\', []],
  ['$x$, ($y$) and $z$-th', ['x', 'y', 'z']],
  ['costs $5 and $6, where $n^2$ is', ['n^2']],
  ['over\ntwo $a +\nb$ lines', ['a +\nb']],
  ['in two $$x$$ signs, which may hold $$a $ b$$', ['x', 'a $ b']],
  ['*of $x_1$ and $x_2$*', ['x_1', 'x_2']],
  ['$$\na\n\\\\ b\n$$', ['a\n\\\\ b']],
  ['> $$\n> a\n> $$', ['a']],
  ['$\\frac{a}{b} < {c}$\n\n$$\n{x}\n$$', ['\\frac{a}{b} < {c}', '{x}'], true],
])('%j has the formulas %j', (text, formulas, isMdx) => {
  expect(formulasIn(text, isMdx)).toEqual(formulas);
});
