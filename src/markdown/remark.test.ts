import type {Nodes, Root} from 'mdast';
import {describe, expect, test} from 'vitest';
import {postParser} from '../lib/post-parser';
import {alerts} from './remark-alerts';

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
