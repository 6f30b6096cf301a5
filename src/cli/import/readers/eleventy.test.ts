import {expect, test} from 'vitest';
import {eleventy} from './eleventy';
import {filesOf, lossesOf, postOf} from './fixture';

const read = async (texts: Record<string, string>) =>
  eleventy.read(filesOf({'eleventy.config.js': '', ...texts}), {});

test('a text that is named as its folder has the address of the folder', async () => {
  const source = await read({
    'content/blog/words/words.md': '---\ndate: 2024-03-05\n---\nText.\n',
    'content/blog/more/words.md': '---\ndate: 2024-03-05\n---\nText.\n',
  });
  expect(source.posts.map(({addresses}) => addresses)).toEqual([
    ['/blog/words/'],
    ['/blog/more/words/'],
  ]);
});

test('a draft whose front matter is JavaScript stays a draft', async () => {
  const post = postOf(
    await read({
      'content/blog/fifth.md':
        '---js\nconst title = "A fifth";\nconst date = "2023-01-23";\nconst draft = true;\n---\nText.\n',
    }),
  );
  expect(post).toMatchObject({
    title: 'A fifth',
    date: '2023-01-23',
    isDraft: true,
    text: 'Text.\n',
  });
  expect(lossesOf(post)).toEqual([]);
});

test('authors without Latin letters stay apart', async () => {
  const {authors, posts} = await read({
    'content/blog/a.md': '---\ndate: 2024-03-05\nauthor: 日本 太郎\n---\nText.\n',
    'content/blog/b.md': '---\ndate: 2024-03-06\nauthor: 山田 花子\n---\nText.\n',
  });
  expect(authors.map(({name}) => name)).toEqual(['日本 太郎', '山田 花子']);
  expect(posts.map((post) => post.authors)).toEqual([['author'], ['author-2']]);
});

test('a link that the build could not decode is escaped, and told', async () => {
  const post = postOf(
    await read({'content/blog/a.md': '---\ndate: 2024-03-05\n---\nA [link](/100%/).\n'}),
  );
  expect(post.text).toBe('A [link](/100%25/).\n');
  expect(lossesOf(post)).toEqual([expect.stringContaining('leads to no post or file')]);
});
