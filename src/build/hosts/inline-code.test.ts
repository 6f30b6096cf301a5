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

test.each([
  '<td style="color: red">',
  '<img onerror="alert(1)">',
  '<a href="javascript:alert(1)">',
  '<script src="a.js">',
])('%s is named as what no policy allows', (element) => {
  expect(inlineCode(element).forbidden).toEqual([element]);
});
