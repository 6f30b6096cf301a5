import {expect, test} from 'vitest';
import {asStyleSheet, bannerSelector, liftStyleAttributes, withEdits} from './style-attributes';

function lift(html: string) {
  const {edits, rules} = liftStyleAttributes(html);
  return {lifted: withEdits(html, edits), rules};
}

test('an attribute becomes a class beside the others, and a rule', () => {
  const html =
    '<p>style="x"</p><td style="text-align:right" class="a b">1</td><svg style=display:none></svg>';
  const {lifted, rules} = lift(html);
  const [first, second] = [...rules.keys()];
  expect(lifted).toBe(
    `<p>style="x"</p><td class="a b ${first}">1</td><svg class="${second}"></svg>`,
  );
  expect(asStyleSheet(rules)).toBe(
    `.${first}.${first}{text-align:right}\n.${second}.${second}{display:none}`,
  );
});

test('a page without one stays as it is, to the letter', () => {
  const html = '<!doctype html><p class=a title="style=b">\n&amp;<br></p>';
  expect(lift(html).lifted).toBe(html);
});

test('in the HTML of the warning that nothing has loaded, too', () => {
  const html =
    '<script>function insertBanner(){a.innerHTML=\'<p style="color:red">x</p>\'}</script><script>"<p style=\\"color:red\\">"</script>';
  const {lifted, rules} = lift(html);
  const [name] = [...rules.keys()];
  expect(rules.size).toBe(1);
  expect(`.${name}.${name}`).toMatch(bannerSelector);
  expect('.banner-0a1b2c').not.toMatch(bannerSelector);
  expect(lifted).toBe(
    `<script>function insertBanner(){a.innerHTML='<p class="${name}">x</p>'}</script><script>"<p style=\\"color:red\\">"</script>`,
  );
});
