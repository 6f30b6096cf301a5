import type {Html, Nodes, Root} from 'mdast';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {postParser} from '../lib/post-parser';
import {visit} from '../lib/es-modules.cjs';
import {alerts} from './remark-alerts';
import {unknownDirectives} from './remark-directives';
import {markdownInHtml} from './remark-html-blocks';
import {typeParameters} from './remark-type-parameters';
import {warn} from './warn';

vi.mock('./warn');

beforeEach(() => {
  vi.mocked(warn).mockClear();
});

const parse = (text: string): Root => postParser(false).parse(text);

/** A tree on one line: the type of each node and its text. */
function outline(node: Nodes): string {
  const inner = 'children' in node ? node.children.map(outline).join(' ') : '';
  const said = 'value' in node ? node.value.replace(/\n/g, '⏎') : inner;
  return node.type === 'text' ? said : `${'name' in node ? node.name : node.type}(${said})`;
}

function transformed(text: string, transform: (root: Root) => void): string {
  const root = parse(text);
  transform(root);
  return outline(root);
}

describe('Markdown inside HTML is read', () => {
  const inHtml = (text: string) => transformed(text, markdownInHtml.call({parse}));

  test.each([
    [
      '<details>\n<summary>More</summary>\nSome **bold** words\n</details>',
      'html(<details>) html(<summary>) More html(</summary>) paragraph(Some  strong(bold)  words) html(</details>)',
    ],
    ['<div>\n  - one\n  - two\n</div>', /html\(<div>\) list\(.*\) html\(<\/div>\)/],
    ['<td>**x**</td>', 'html(<td>) strong(x) html(</td>)'],
    ['<div>See [it](./b.md)</div>', 'html(<div>) See  link(it) html(</div>)'],
  ])('%s', (text, tree) => {
    expect(inHtml(text).replace(/^root\((.*)\)$/, '$1')).toEqual(
      typeof tree === 'string' ? tree : expect.stringMatching(tree),
    );
  });

  test.each([
    '<div align="center">\n  Words alone\n</div>',
    '<pre>\n**kept**\n</pre>',
    '<style>\n.a > * { b: c }\n</style>',
    '<!-- **kept** -->',
    '<p>a * b * c</p>',
  ])('and left where it is none: %s', (text) => {
    expect(inHtml(text)).toBe(outline(parse(text)));
  });

  test('its nodes name the line of the block', () => {
    const root = parse('Words.\n\n<div>\nSee [it](./b.md)\n</div>');
    markdownInHtml.call({parse})(root);
    visit(root, 'link', (link) => {
      expect(link.position?.start.line).toBe(3);
    });
  });
});

describe('a callout of GitHub', () => {
  test('is a callout', () => {
    expect(transformed('> [!WARNING]\n> Take *care*.', alerts())).toBe(
      'root(warning(paragraph(Take  emphasis(care) .)))',
    );
  });

  test.each(['> [!WHAT]\n> Words.', '> See [!NOTE].', '> Words.'])('%s is none', (text) => {
    expect(transformed(text, alerts())).toBe(outline(parse(text)));
  });
});

test('a directive that nothing reads is shown as it is written', () => {
  const text = 'At 10:30 say :hi[you]{a=b}.\n\n::youtube{id=1}\n\n:::note\nWords\n:::';
  expect(
    transformed(text, (root) => {
      unknownDirectives()(root, {path: 'a.md', value: text});
    }),
  ).toBe(
    'root(paragraph(At 10:30 say  :hi[you]{a=b} .) paragraph(::youtube{id=1}) note(paragraph(Words)))',
  );
  expect(warn).toHaveBeenCalledTimes(2);
});

test('a type parameter in a sentence is shown, and an element is one', () => {
  const root = parse('Promise<T> or Array<String>, H<sub>2</sub>O, <T> alone');
  typeParameters()(root);
  const html: string[] = [];
  visit(root, 'html', ({value}: Html) => {
    html.push(value);
  });
  expect(html).toEqual(['<sub>', '</sub>', '<T>']);
});
