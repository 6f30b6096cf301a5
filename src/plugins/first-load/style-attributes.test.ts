import {expect, test} from 'vitest';
import {asStyleSheet, liftStyleAttributes, type AttributeRules} from './style-attributes';

test('an attribute becomes a class beside the others, and a rule', () => {
  const rules: AttributeRules = new Map();
  const html =
    '<p>style="x"</p><td style="text-align:right" class="a b">1</td><svg style=display:none></svg>';
  const lifted = liftStyleAttributes(html, rules);
  const [first, second] = [...rules.keys()];
  expect(lifted).toBe(
    `<p>style="x"</p><td class="a b ${first}">1</td><svg class="${second}"></svg>`,
  );
  expect(asStyleSheet(rules)).toBe(
    `.${first}.${first}{text-align:right}\n.${second}.${second}{display:none}`,
  );
});

test('the same style is one rule', () => {
  const rules: AttributeRules = new Map();
  liftStyleAttributes('<b style="color:red"></b><i style="color:red"></i>', rules);
  expect(rules.size).toBe(1);
});

test('a page without one stays as it is, to the letter', () => {
  const html = '<!doctype html><p class=a title="style=b">\n&amp;<br></p>';
  expect(liftStyleAttributes(html, new Map())).toBe(html);
});

test('in the HTML of the warning that nothing has loaded, too', () => {
  const rules: AttributeRules = new Map();
  const html =
    '<script>function insertBanner(){a.innerHTML=\'<p style="color:red">x</p>\'}</script><script>"<p style=\\"color:red\\">"</script>';
  const lifted = liftStyleAttributes(html, rules);
  const [name] = [...rules.keys()];
  expect(rules.size).toBe(1);
  expect(lifted).toBe(
    `<script>function insertBanner(){a.innerHTML='<p class="${name}">x</p>'}</script><script>"<p style=\\"color:red\\">"</script>`,
  );
});
