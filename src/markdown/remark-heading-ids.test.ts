import {expect, test} from 'vitest';
import {visit} from '../lib/es-modules.cjs';
import {postParser} from '../lib/post-parser';
import {headingIds} from './remark-heading-ids';

test('a heading without letters has an id too, unless it has one of its own', () => {
  const root = postParser(false).parse('## 🎉\n\n## A b\n\n## ?\n\n## 🎉 <!-- #own -->\n');
  headingIds()(root);
  const ids: unknown[] = [];
  visit(root, 'heading', ({data}) => {
    ids.push(data?.hProperties?.id);
  });
  // Docusaurus numbers those alike, and makes the others.
  expect(ids).toEqual(['section', undefined, 'section', undefined]);
});
