import {describe, expect, test} from 'vitest';
import {activeContent} from './active-content';

const svg = (inside: string, attributes = '') =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n${inside}\n</svg>`;

const html = 'xmlns="http://www.w3.org/1999/xhtml"';

describe('of what runs when a document is opened by itself, the first is found:', () => {
  test.each([
    ['<script>', svg('<script>alert(1)</script>')],
    ['<script>', svg('<g><script href="a.js" type="text/jscript"/></g>')],
    ['<s:script>', svg('<s:script/>', 'xmlns:s="http://www.w3.org/2000/svg"')],
    ['<h:script>', `<feed xmlns:h="http://www.w3.org/1999/xhtml"><h:script/></feed>`],
    ['<script>', `<feed xmlns="http://www.w3.org&#47;1999/xhtml"><script/></feed>`],
    [
      '<script>',
      `<!DOCTYPE a [<!ENTITY n "http://www.w3.org/1999/xhtml">]><a xmlns="&n;"><script/></a>`,
    ],
    ['onload="alert(1)"', svg('', 'onload="alert(1)"')],
    ['ONCLICK="alert(1)"', svg('<path ONCLICK="alert(1)"/>')],
    ['xlink:href="java&#10;script:alert(1)"', svg('<a xlink:href="java&#10;script:alert(1)"/>')],
    ['values="#a;javascript:alert(1)"', svg('<animate values="#a;javascript:alert(1)"/>')],
    ['<iframe>', svg(`<foreignObject><iframe ${html} srcdoc="a"/></foreignObject>`)],
    ['<form>', svg(`<foreignObject><form ${html} action="https://a.example"/></foreignObject>`)],
    ['<x:meta>', svg(`<foreignObject><x:meta http-equiv="refresh"/></foreignObject>`)],
    ['<!ENTITY a "javascript:alert(1)">', `<!DOCTYPE svg [<!ENTITY a "javascript:alert(1)">]>`],
    ['<!ATTLIST svg onload CDATA "a()">', `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "a()">]>`],
    ['<?xml-stylesheet href="a.xsl">', `<?xml-stylesheet href="a.xsl"?><a/>`],
    [
      '<?xml-stylesheet type="text/css" href="a.css" type="text/xsl">',
      `<?xml-stylesheet type="text/css" href="a.css" type="text/xsl"?><a/>`,
    ],
  ])('%s', (what, text) => {
    expect(activeContent(text, true)).toMatchObject({
      what: what.replaceAll('&#10;', '\n'),
    });
  });

  test.each(['<script>', '<iframe>', 'onclick="a"', 'href="JavaScript:a"'])(
    '%s of HTML',
    (what) => {
      const text = what.startsWith('<') ? what : `<a ${what}>`;
      expect(activeContent(`<!doctype html>\n${text}`, false)).toEqual({what, at: 16});
    },
  );
});

test.each([
  svg('<style>a:hover {fill: red}</style><a href="https://a.example/"><path d="M0 0"/></a>'),
  svg(`<switch><foreignObject><div ${html}>Words</div></foreignObject><text>Words</text></switch>`),
  svg('<title>javascript: the good parts</title>', 'aria-label="javascript: the good parts"'),
  `<!DOCTYPE svg [\n<!ENTITY ns_svg "http://www.w3.org/2000/svg">\n]>${svg('')}`,
  '<?xml-stylesheet type="text/css" href="a.css"?><rss/>',
  '<project><script language="groovy">println 1</script></project>',
])('nothing is found in %s', (text) => {
  expect(activeContent(text, true)).toBeUndefined();
});

test('data in HTML does not run', () => {
  expect(activeContent('<script type="application/ld+json">{}</script>', false)).toBeUndefined();
});
