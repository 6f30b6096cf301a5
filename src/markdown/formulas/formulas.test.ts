import {expect, test} from 'vitest';
import {compile, htmlOf} from '../../../tests/product/support/compile';
import {postParser} from '../../lib/post-parser';
import {englishLanguage} from '../../settings/words';
import {formulas, formulasOf} from './remark-formulas';

const plugin = formulas({languageOf: () => englishLanguage});
const shown = async (text: string) => htmlOf(await compile(text, plugin));

const fraction =
  '<p><math display="block" alttext="\\frac{a}{b}"><mfrac><mi>a</mi><mi>b</mi></mfrac></math></p>';

test.each([
  ['So $x^2$ is.', '<p>So <math alttext="x^2"><msup><mi>x</mi><mn>2</mn></msup></math> is.</p>'],
  ['$$\n\\frac{a}{b}\n$$', fraction],
  ['$$\\frac{a}{b}$$', fraction],
])('%j is MathML, with its source for programs that read none', async (text, html) => {
  expect(await shown(text)).toBe(html);
});

test('one that may be wider than a phone can be scrolled by keyboard', async () => {
  const scrolled = '<p role="group" aria-label="Formula" tabindex="0" style="--letters:41">';
  expect(await shown(`$$\n${'x + '.repeat(20)}x\n$$`)).toContain(scrolled);
  expect(await shown('$$\nx_1 + x_2\n$$')).not.toContain('tabindex');
});

test("it has no class or font of its own, and what Temml's style sheet would do", async () => {
  const html = await shown(
    '$$\n\\begin{aligned} \\hat{a} &= \\overline{b} \\\\ &\\le \\underline{c} \\end{aligned}\n$$',
  );
  expect(html).not.toMatch(/tml-|chr-|color|font|menclose/);
  expect(html).toContain('text-align:-webkit-right');
  expect(html).toMatch(/border-top:.065em solid.*border-bottom:.065em solid/);
  expect(html).toContain('<mo stretchy="false" class="formula-accent"');
});

test.each([
  ['Words\nof $\\foo x$.', /Unsupported function name: \\foo: correct its TeX, or write \\\$/, 2],
  ['$$\na = b \\\\\n\\frac{c} = d_e_f\n$$', /Double subscript/, 3],
  ['$$\n\\includegraphics{a.png}\n$$', /formula cannot be read/, 2],
  [`$${'x + '.repeat(20)}x$`, /between two lines of \$\$/, 1],
  ['$\\def\\a{\\a}\\a$', /formula cannot be read/, 1],
])(
  '%j stops the build with file and line, and the check names the same',
  async (text, message, line) => {
    await expect(shown(text)).rejects.toThrow(message);
    await expect(shown(text)).rejects.toThrow(`/site/blog/a-post/index.md:${line}: `);
    const [{node, draw}] = formulasOf(postParser(false).parse(text), text) as [
      ReturnType<typeof formulasOf>[number],
    ];
    expect(draw).toThrow(message);
    expect(draw).toThrow(
      expect.objectContaining({line: line - node.position!.start.line}) as Error,
    );
  },
);
