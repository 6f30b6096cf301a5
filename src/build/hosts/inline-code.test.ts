import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import {inlineCode} from './inline-code';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('scripts and styles are known by the hash of their text, each once', () => {
  const html =
    '<style>a > b{}</style><script>a && b < c;\n"é"</script><script>a && b < c;\n"é"</script>';
  expect(inlineCode(html)).toEqual({
    scripts: [hash('a && b < c;\n"é"')],
    styles: [hash('a > b{}')],
    forbidden: [],
  });
});

test('data and scripts from files need no hash', () => {
  const html =
    '<script type=application/json>{}</script><script type="application/ld+json">{}</script><script src=a.js></script>';
  expect(inlineCode(html)).toEqual({scripts: [], styles: [], forbidden: []});
});

test('modules need one', () => {
  expect(inlineCode('<script type=module>1</script>').scripts).toEqual([hash('1')]);
});

test.each([
  '<td style="color: red">',
  '<img onerror="alert(1)">',
  '<a href="javascript:alert(1)">',
])('%s is named as what no policy allows', (element) => {
  expect(inlineCode(element).forbidden).toEqual([element]);
});
