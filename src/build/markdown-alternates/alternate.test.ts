import {expect, test} from 'vitest';
import {pageOf, type Post} from '../../content/site-pages';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {alternate, llmsTxt} from './alternate';

test('what is known of a text is above it, and nothing else', () => {
  const date = new Date('2024-04-02');
  const post = {metadata: {date, tags: [], frontMatter: {}}} as unknown as Post;
  const text = pageOf('/a/', 'A: b', {description: 'About', post, updated: date});
  expect(alternate(text, 'Words', 'https://a.example/a/')).toBe(
    '---\ntitle: "A: b"\ndescription: About\ndate: 2024-04-02\nauthors: []\ntags: []\ncanonical: https://a.example/a/\n---\n\n# A: b\n\nWords\n',
  );
  const changed = {...text, updated: new Date('2025-01-02')};
  expect(alternate(changed, '# Own title', 'https://a.example/a/')).toMatch(
    /last_update: 2025-01-02\n.*canonical.*---\n\n# Own title\n$/s,
  );
});

test.each([
  ['Why a ] stands alone', 'https://a.example/a.md'],
  ['An [open one', 'https://a.example/b.md'],
  ['[a](b) and ![c](d)', 'https://a.example/c.md'],
  ['A \\ and ] and `code]`', 'https://a.example/d_(e).md'],
  ['https://a.example/f.md', 'https://a.example/f.md'],
])('the title %s is the text of one link', (title, address) => {
  const text = llmsTxt('A site', '', [
    {heading: 'Posts', entries: [{title, address, description: 'What ] it [says.'}]},
  ]);
  expect(text).toContain('- [');
  const tree = JSON.stringify(unified().use(remarkParse).parse(text), (key, value: unknown) =>
    key === 'position' ? undefined : value,
  );
  const link = {type: 'link', title: null, url: address, children: [{type: 'text', value: title}]};
  expect(tree).toContain(JSON.stringify(link));
  expect(tree.match(/"type":"link"/g)).toHaveLength(1);
  expect(tree).toContain(JSON.stringify({type: 'text', value: ': What ] it [says.'}));
});
