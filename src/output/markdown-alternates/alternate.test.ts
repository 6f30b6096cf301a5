import {expect, test} from 'vitest';
import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {pageOf, type Post} from '../../content/site-pages';
import {alternate, llmsTxt} from './alternate';

// What else is above a text is tested in the built site.
test('a text that has changed says when, and its own title is not repeated', () => {
  const post = {metadata: {date: new Date('2024-04-02')}} as Post;
  const page = pageOf('/a/', 'A: b', {post, updated: new Date('2025-01-02')});
  expect(alternate(page, '# Own title', 'https://a.example/a/')).toMatch(
    /^---\ntitle: "A: b"\n[^#]*\nlast_update: 2025-01-02\n[^#]*---\n\n# Own title\n$/,
  );
});

test.each([
  ['Why a ] stands alone', 'https://a.example/a.md'],
  ['An [open one', 'https://a.example/b.md'],
  ['[a](b) and ![c](d)', 'https://a.example/c.md'],
  ['A \\ and ] and `code]`', 'https://a.example/d_(e).md'],
  ['https://a.example/f.md', 'https://a.example/f.md'],
])('the title %s is the text of one link', (title, address) => {
  const entries = [{title, address, description: 'What ] it [says.'}];
  const text = llmsTxt('A site', '', [{heading: 'Posts', entries}]);
  const links: string[][] = [];
  const tree = unified().use(remarkParse).parse(text);
  visit(tree, 'link', (link) => void links.push([toString(link), link.url]));
  expect(links).toEqual([[title, address]]);
  expect(toString(tree)).toMatch(/: What \] it \[says\.$/);
});
