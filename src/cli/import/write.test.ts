import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import type {FormerPage, Source, SourcePost} from './model';
import {printReceipt, receiptOf} from './receipt';
import {write} from './write';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'import-write-'));
});

afterEach(() => {
  rmSync(siteDir, {recursive: true});
});

const post = (more: Partial<SourcePost> = {}): SourcePost => ({
  file: 'posts/words.md',
  title: 'Words',
  date: '2024-03-05',
  slug: 'words',
  isDraft: false,
  isUnlisted: false,
  authors: ['ada'],
  tags: ['go'],
  text: 'Some words.',
  isMdx: false,
  original: {format: 'markdown', text: 'Some words.'},
  addresses: ['/posts/words/'],
  assets: [],
  losses: [],
  ...more,
});

const source = (more: Partial<Source> = {}): Source => ({
  kind: 'hugo',
  baseUrl: '/',
  posts: [post()],
  authors: [{key: 'ada', name: 'Ada Lovelace'}],
  tags: [{key: 'go', label: 'Go'}],
  pages: [],
  losses: [],
  ...more,
});

const put = (files: ReadonlyMap<string, string | Buffer>) => {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(siteDir, path)), {recursive: true});
    writeFileSync(join(siteDir, path), content);
  }
};

const written = (from: Source, baseUrl = '/') => write(from, siteDir, baseUrl);

const textsOf = (from: Source, baseUrl = '/') =>
  Object.fromEntries(
    [...written(from, baseUrl).files].map(([path, content]) => [path, content.toString()]),
  );

test('a post keeps its title, day, author and tag, and leads on from where it was', () => {
  expect(textsOf(source())).toMatchObject({
    'blog/2024-03-05-words/index.md':
      '---\ntitle: Words\nauthors:\n  - ada\ntags:\n  - go\nredirects:\n  - /posts/words/\n---\n\nSome words.\n',
    'blog/authors.yml': 'ada:\n  name: Ada Lovelace\n  page: true\n',
    'blog/tags.yml': 'go:\n  label: Go\n',
  });
});

test('what Docusaurus would divide into words is at its own address', () => {
  const {['blog/tags.yml']: tags, ['blog/authors.yml']: authors} = textsOf(
    source({
      tags: [{key: 's3', label: 'S3'}],
      authors: [{key: 'r2d2', name: 'R2D2'}],
    }),
  );
  expect(tags).toBe('s3:\n  label: S3\n  permalink: /s3\n');
  expect(authors).toBe('r2d2:\n  name: R2D2\n  page:\n    permalink: /r2d2\n');
});

test('a second run changes nothing', () => {
  put(written(source()).files);
  expect(written(source()).files).toEqual(new Map());
});

test('a post that somebody has edited is left as it is, and the receipt says so', () => {
  put(written(source()).files);
  const path = join(siteDir, 'blog/2024-03-05-words/index.md');
  writeFileSync(path, 'Edited.');
  const again = written(source());
  expect(again.files).toEqual(new Map());
  expect(printReceipt(receiptOf(source(), again))).toContain(
    'posts/words.md: the whole post: blog/2024-03-05-words/index.md is there with another content, and was left as it is',
  );
  expect(readFileSync(path, 'utf8')).toBe('Edited.');
});

test('declarations that are there are left as they are', () => {
  put(new Map([['blog/tags.yml', 'go:\n  label: The language\n']]));
  expect(textsOf(source())).not.toHaveProperty(['blog/tags.yml']);
});

describe('former addresses', () => {
  const leads = (pages: FormerPage[], baseUrl = '/', more: Partial<Source> = {}) => {
    const {files, addresses, losses} = written(source({...more, pages}), baseUrl);
    return {
      moved: files.get('blog/moved.yml') ?? '',
      addresses: addresses.slice(1),
      losses: losses.map(({what, became}) => `${what} ${became}`),
    };
  };

  test.each<[FormerPage, string]>([
    [{address: '/tag/go/', kind: 'tag', key: 'go'}, '/tag/go/: /tags/go/'],
    [{address: '/tag/none/', kind: 'tag', key: 'none'}, '/tag/none/: /tags/'],
    [{address: '/author/ada', kind: 'author', key: 'ada'}, '/author/ada/: /authors/ada/'],
    [{address: '/2024/', kind: 'archive'}, '/2024/: /archive/'],
    [{address: '/posts/', kind: 'list'}, '/posts/: /'],
    [{address: '/feed.xml', kind: 'feed'}, '/feed.xml: /rss.xml'],
    [{address: '/feed/atom/', kind: 'feed'}, '/feed/atom/: /atom.xml'],
    [{address: '/blog/feed.json', kind: 'feed'}, '/blog/feed.json: /feed.json'],
    [{address: '/tag/go/rss.xml', kind: 'feed', key: 'go'}, '/tag/go/rss.xml: /tags/go/rss.xml'],
  ])('$address leads on', (page, line) => {
    const {moved, addresses, losses} = leads([page]);
    expect(moved).toBe(`${line}\n`);
    expect(addresses).toEqual([{from: page.address, to: line.split(': ')[1]}]);
    expect(losses).toEqual([]);
  });

  test('that this site has as well are no matter', () => {
    const pages: FormerPage[] = [
      {address: '/tags/go/', kind: 'tag', key: 'go'},
      {address: '/archive/', kind: 'archive'},
      {address: '/rss.xml', kind: 'feed'},
    ];
    expect(leads(pages)).toEqual({
      moved: '',
      addresses: pages.map(({address}) => ({from: address, to: address})),
      losses: [],
    });
  });

  test('outside of the path of this site lead into it', () => {
    expect(leads([{address: '/feed.xml', kind: 'feed'}], '/blog/')).toMatchObject({
      moved: '/posts/words/: /2024/03/05/words/\n/feed.xml: /rss.xml\n',
      addresses: [{from: '/feed.xml', to: '/blog/rss.xml'}],
    });
  });

  test('of posts that end as files do lead on, too', () => {
    const {files} = written(source({posts: [post({addresses: ['/words.php', '/words.html']})]}));
    expect(files.get('blog/moved.yml')).toBe('/words.php: /2024/03/05/words/\n');
    expect(files.get('blog/2024-03-05-words/index.md')).toContain('redirects:\n  - /words.html\n');
  });

  test('in two spellings are named once', () => {
    const posts = [post({addresses: ['/words/', '/words', '/words.html']})];
    const {files, addresses} = written(source({posts}));
    expect(files.get('blog/2024-03-05-words/index.md')).toContain('redirects:\n  - /words/\n---\n');
    expect(addresses).toHaveLength(3);
  });

  test('of drafts were none', () => {
    const {files, addresses} = written(source({posts: [post({isDraft: true})]}));
    expect(files.get('blog/2024-03-05-words/index.md')).not.toContain('redirects');
    expect(addresses).toEqual([]);
  });

  test('of two posts lead to the first, or to the one that has it now, and are told', () => {
    const posts = [
      post({addresses: ['/a/']}),
      post({file: 'b.md', slug: 'b', addresses: ['/a/', '/2024/03/05/words/']}),
    ];
    const {files, addresses, losses} = written(source({posts}));
    expect(files.get('blog/2024-03-05-b/index.md')).not.toContain('redirects');
    expect(addresses).toEqual([{from: '/a/', to: '/2024/03/05/words/'}]);
    expect(losses.map(({became}) => became)).toEqual([
      'leads to /2024/03/05/words/, which has it too',
      'leads to /2024/03/05/words/, which has it too',
    ]);
  });

  test('of posts that appear later lead nowhere yet, nor do those of their tags', () => {
    const later = source({
      posts: [post({date: '2999-01-01'})],
      pages: [{address: '/topics/go/', kind: 'tag', key: 'go'}],
    });
    const {files, losses} = written(later);
    expect(files.get('blog/2999-01-01-words/index.md')).not.toContain('redirects');
    expect(files.get('blog/moved.yml')).toBe('/topics/go/: /tags/\n');
    expect(losses.map(({became}) => became)).toEqual([
      expect.stringContaining('the post appears on 2999-01-01'),
    ]);
  });

  test.each([
    ['/page/3/', 'this site divides its lists by itself'],
    ['/tags/go/page/2/', 'this site divides its lists by itself'],
    ['/tags/.vimrc/', 'hosts keep names that begin with a dot'],
    ['/wp-content/style.css.gz', 'have the host redirect it to /'],
  ])('such as %s are told as lost', (address, why) => {
    const {moved, losses} = leads([{address, kind: 'list'}]);
    expect(moved).toBe('');
    expect(losses).toEqual([expect.stringContaining(why)]);
  });
});

test('files that others may link to stay where they were, and posts have copies', () => {
  const content = Buffer.from('pixel');
  const {files, addresses} = written(
    source({
      posts: [
        post({
          text: '![A pixel](./pixel.png)',
          assets: [{address: '/img/pixel.png', name: 'pixel.png', content}],
        }),
      ],
      pages: [{address: '/img/pixel.png', kind: 'file', content}],
    }),
  );
  expect(files.get('blog/2024-03-05-words/pixel.png')).toBe(content);
  expect(files.get('static/img/pixel.png')).toBe(content);
  expect(addresses).toContainEqual({from: '/img/pixel.png', to: '/img/pixel.png'});
});

test.each([
  [{address: '/gone.png', name: 'gone.png'}, 'is not in the source'],
  [{address: 'https://elsewhere.example/a.png', name: 'a.png'}, 'is on another host'],
  [
    {address: 'https://old.example/a.png', name: 'a.png', isOfFormerSite: true},
    'is on the site that this one replaces',
  ],
])('a picture at $address that nobody has is told', (asset, why) => {
  const {losses} = written(source({posts: [post({assets: [asset]})]}));
  expect(losses.map(({became}) => became)).toEqual([expect.stringContaining(why)]);
});

test('the receipt counts what was lost, and names it', () => {
  const lossy = source({
    posts: [
      post({
        original: {
          format: 'html',
          text: '<h2>Part</h2><p>Some words and <a href="/">more</a>.</p>',
        },
        losses: [{file: 'posts/words.md', line: 3, what: '<form>', became: 'left out'}],
      }),
    ],
  });
  const receipt = receiptOf(lossy, written(lossy));
  expect(receipt.posts[0]).toMatchObject({
    before: {words: 5, links: 1, headings: 1},
    after: {words: 2, links: 0, headings: 0},
    lostWords: {count: 3, first: ['Part', 'and', 'more']},
  });
  const text = printReceipt(receipt);
  expect(text).toContain('words: 3 of 5 are gone, such as Part, and, more');
  expect(text).toContain('links: 1 before, 0 now');
  expect(text).toContain('posts/words.md:3: <form>: left out');
});

test.each([
  ['html', '<p>H<sub>2</sub>O, b<em>ol</em>d<o:p></o:p></p>', 'H<sub>2</sub>O, b*ol*d'],
  ['html', '<ul><li>one<ol><li>two<br>three</li></ol></li></ul>', '- one\n  1. two\\\n     three'],
  ['html', '<p>See https://a.example/some/words now</p>', '[See](https://a.example/) now'],
  ['markdown', 'H<sub>2</sub>O, b**ol**d', 'H<sub>2</sub>O, b*ol*d'],
  ['markdown', '## Part {: .x}\n\n{% comment %}no{% endcomment %} word\n{: #y}', '## Part\n\nword'],
  [
    'html',
    '<p>{% include a.html %}word</p>{% highlight js %}a{% endhighlight %}',
    'word\n\n```\na\n```',
  ],
] as const)('words of %s such as %s are counted as they are read', (format, text, now) => {
  const same = source({posts: [post({original: {format, text}, text: now})]});
  const {lostWords, before, after} = receiptOf(same, written(same)).posts[0]!;
  expect(lostWords.first).toEqual([]);
  expect(after).toEqual(before);
});

test('the receipt names addresses that were published and that nothing explains', () => {
  const receipt = receiptOf(source(), written(source()), ['/posts/words', '/about/']);
  expect(receipt.unexplained).toEqual(['/about/']);
  expect(printReceipt(receipt)).toContain('not known to the source');
});
