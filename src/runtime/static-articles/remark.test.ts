import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {expect, test} from 'vitest';
import {postParser} from '../../lib/post-parser';
import {visit} from '../../lib/es-modules.cjs';
import {islands} from './remark';

test('a component beside a text is an island, on a line of its own and inside a sentence', () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'islands-'));
  const path = join(siteDir, 'index.mdx');
  const text = "import {A} from './A';\n\n<A />\n\nWords <A /> and more.\n";
  writeFileSync(path, text);
  const tree: Root = postParser(true).parse(text);
  islands({siteDir})(tree, {path});
  const found: string[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const {name, children} = node as MdxJsxFlowElement | MdxJsxTextElement;
    if (children.length > 0) {
      found.push(String(name));
    }
  });
  expect(found).toEqual(['div', 'span']);
  rmSync(siteDir, {recursive: true});
});
