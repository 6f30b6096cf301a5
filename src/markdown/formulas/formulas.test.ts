import {toHtml} from 'hast-util-to-html';
import remarkRehype from 'remark-rehype';
import {expect, test} from 'vitest';
import {VFile} from 'vfile';
import {postParser} from '../../lib/post-parser';
import {unified} from 'unified';
import {englishLanguage} from '../../settings/words';
import {formulas, formulasOf} from './remark';

type Formula = ReturnType<typeof formulasOf>[number];

function compile(text: string): string {
  const file = new VFile({path: '/site/blog/a-post/index.md', value: text});
  const root = postParser(false).parse(text);
  formulas({languageOf: () => englishLanguage})(root, file);
  return toHtml(unified().use(remarkRehype).runSync(root), {closeSelfClosing: true});
}

test('a formula in a line is MathML, with its source for programs that read none', () => {
  expect(compile('So $x^2$ is.')).toBe(
    '<p>So <math alttext="x^2"><msup><mi>x</mi><mn>2</mn></msup></math> is.</p>',
  );
});

test.each(['$$\n\\frac{a}{b}\n$$', '$$\\frac{a}{b}$$'])('%j is a block of its own', (text) => {
  expect(compile(text)).toBe(
    '<p><math display="block" alttext="\\frac{a}{b}"><mfrac><mi>a</mi><mi>b</mi></mfrac></math></p>',
  );
});

test('one that may be wider than a phone can be scrolled by keyboard', () => {
  const sum = Array.from({length: 20}, (_, at) => `x_{${at}}`).join(' + ');
  expect(compile(`$$\n${sum}\n$$`)).toContain('<p role="group" aria-label="Formula" tabindex="0">');
  expect(compile('$$\nx_1 + x_2\n$$')).not.toContain('tabindex');
});

test('it has no class or font of its own', () => {
  const html = compile(
    '$$\n\\begin{aligned} \\hat{a} &= \\overline{b} \\\\ &\\le \\underline{c} \\end{aligned}\n$$',
  );
  expect(html).not.toMatch(/tml-|chr-|color|font|menclose/);
  // What Temml's style sheet would do, since the site has none of it.
  expect(html).toContain('text-align:-webkit-right');
  expect(html).toMatch(/border-top:.065em solid.*border-bottom:.065em solid/);
  expect(html).toContain('<mo stretchy="false" class="formula-accent"');
});

test.each<[name: string, text: string, message: RegExp, line: number]>([
  [
    'an unknown command',
    'Words\nof $\\foo x$.',
    /Unsupported function name: \\foo: correct its TeX, or write \\\$/,
    2,
  ],
  ['an error in its second line', '$$\na = b \\\\\n\\frac{c} = d_e_f\n$$', /Double subscript/, 3],
  ['a picture', '$$\n\\includegraphics{a.png}\n$$', /formula cannot be read/, 2],
  ['more width than a line of a phone', `$${'x + '.repeat(20)}x$`, /between two lines of \$\$/, 1],
  ['a definition without end', '$\\def\\a{\\a}\\a$', /formula cannot be read/, 1],
])(
  'with %s, it stops the build with file and line, and the check names the same',
  (_name, text, message, line) => {
    expect(() => compile(text)).toThrow(`/site/blog/a-post/index.md:${line}: `);
    expect(() => compile(text)).toThrow(message);
    const [{node, draw}] = formulasOf(postParser(false).parse(text), text) as [Formula];
    expect(draw).toThrow(message);
    expect(draw).toThrow(
      expect.objectContaining({line: line - node.position!.start.line}) as Error,
    );
  },
);
