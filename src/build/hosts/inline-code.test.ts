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
    remote: [],
  });
});

test('what a page loads from elsewhere is told by kind, and each script, wherever it is', () => {
  const html =
    '<script src=a.js></script><img src="https://a.example/b.png"><img src="/b.png"><iframe src="//a.example/c"></iframe>' +
    '<link rel=stylesheet href="http://a.example/d.css"><link rel=canonical href="https://a.example/">';
  expect(inlineCode(html).remote).toEqual([
    {address: 'a.js', use: 'script'},
    {address: 'https://a.example/b.png', use: 'image'},
    {address: '//a.example/c', use: 'frame'},
    {address: 'http://a.example/d.css', use: 'style'},
  ]);
});

test.each([
  '<td style="color: red">',
  '<img onerror="alert(1)">',
  '<a href="javascript:alert(1)">',
])('%s is named as what no policy allows', (element) => {
  expect(inlineCode(element).forbidden).toEqual([element]);
});
