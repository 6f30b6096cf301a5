import {expect, test} from 'vitest';
import {asStyleSheet, liftStyleAttributes, type AttributeRules} from './style-attributes';

function lift(html: string) {
  const rules: AttributeRules = new Map();
  return {lifted: liftStyleAttributes(html, rules), rules};
}

test('an attribute becomes a class beside the others, and a rule', () => {
  const html =
    '<p>style="x"</p><td style="text-align:right" class="a b">1</td><svg style=display:none></svg>';
  const {lifted, rules} = lift(html);
  const [first, second] = [...rules.keys()];
  expect(lifted).toBe(
    `<p>style="x"</p><td class="a b ${first}">1</td><svg class="${second}"></svg>`,
  );
  expect(asStyleSheet(rules).split('}').sort()).toEqual(
    ['', `.${first}.${first}{text-align:right`, `.${second}.${second}{display:none`].sort(),
  );
});

test('a page without one stays as it is, to the letter', () => {
  const html = '<!doctype html><p class=a title="style=b">\n&amp;<br></p>';
  expect(lift(html).lifted).toBe(html);
});
