import {describe, expect, test} from 'vitest';
import type {Source} from '../model';
import {ghost} from './ghost';

type Row = Record<string, unknown>;

const post = (fields: Row): Row => ({
  id: 'p1',
  title: 'A post',
  slug: 'a-post',
  html: '<p>Text</p>',
  status: 'published',
  visibility: 'public',
  type: 'post',
  published_at: '2024-03-05T09:00:00.000Z',
  updated_at: '2024-04-01T09:00:00.000Z',
  ...fields,
});

const tables = (posts: Row[], more: Row = {}) => ({
  posts,
  tags: [
    {id: 't1', name: 'Ops', slug: 'ops', description: 'Running it'},
    {id: 't2', name: '#internal', slug: 'hash-internal', visibility: 'internal'},
    {id: 't3', name: 'Unused', slug: 'unused'},
    {id: 't4', name: 'Cost', slug: 'cost'},
  ],
  users: [
    {
      id: 'u1',
      name: 'Ann',
      slug: 'ann',
      bio: 'Writes',
      website: 'https://ann.example',
      profile_image: '__GHOST_URL__/content/images/ann.png',
    },
  ],
  posts_tags: [
    {post_id: 'p1', tag_id: 't2', sort_order: 1},
    {post_id: 'p1', tag_id: 't4', sort_order: 2},
    {post_id: 'p1', tag_id: 't1', sort_order: 0},
  ],
  posts_authors: [{post_id: 'p1', author_id: 'u1', sort_order: 0}],
  posts_meta: [{post_id: 'p1', meta_title: 'For search', meta_description: 'Found'}],
  settings: [{key: 'title', value: 'Our blog'}],
  ...more,
});

const read = async (data: unknown, others: Record<string, string> = {}): Promise<Source> =>
  ghost.read(
    new Map([
      ['export.json', Buffer.from(JSON.stringify(data))],
      ...Object.entries(others).map(([path, text]) => [path, Buffer.from(text)] as const),
    ]),
    {},
  );

const one = async (fields: Row) => (await read({data: tables([post(fields)])})).posts[0]!;

const what = ({losses}: {losses: Array<{what: string}>}) => losses.map((loss) => loss.what);

describe('exports of Ghost', () => {
  test('have posts with their tags, authors, times and addresses, in both forms', async () => {
    for (const data of [
      {db: [{meta: {version: '4.1.0'}, data: tables([post({})])}]},
      {data: tables([post({})])},
    ]) {
      const source = await read(data);
      expect(source.posts[0]).toMatchObject({
        file: 'export.json#a-post',
        description: 'Found',
        date: '2024-03-05T09:00:00.000Z',
        updated: '2024-04-01T09:00:00.000Z',
        authors: ['ann'],
        tags: ['ops', 'cost'],
        addresses: ['/a-post/'],
        isDraft: false,
      });
      expect(what(source.posts[0]!)).toEqual(
        expect.arrayContaining(['Title for search engines: For search', 'Internal tag #internal']),
      );
      expect(source.authors).toEqual([
        {
          key: 'ann',
          name: 'Ann',
          url: 'https://ann.example',
          picture: '/content/images/ann.png',
          description: 'Writes',
        },
      ]);
      expect(source.tags).toEqual([
        {key: 'ops', label: 'Ops', description: 'Running it'},
        {key: 'cost', label: 'Cost'},
      ]);
      expect(what(source)).toEqual(['Title of the site: Our blog', 'Tags without posts: Unused']);
      expect(source.pages).toEqual(
        expect.arrayContaining([
          {address: '/tag/ops/', kind: 'tag', key: 'ops'},
          {address: '/author/ann/', kind: 'author', key: 'ann'},
          {address: '/rss/', kind: 'feed'},
        ]),
      );
    }
  });

  test('nothing becomes public that was not', async () => {
    const {posts, pages, losses} = await read({
      data: tables([
        post({status: 'draft', slug: 'd', published_at: null, created_at: '2024-01-01 10:00:00'}),
        post({status: 'scheduled', slug: 's', published_at: '2099-01-01T00:00:00.000Z'}),
        post({status: 'sent', slug: 'e'}),
        post({visibility: 'members', slug: 'm'}),
        post({visibility: 'paid', slug: 'p'}),
        post({type: 'page', slug: 'about', title: 'About'}),
        post({page: 1, slug: 'old', title: 'Old'}),
      ]),
    });
    expect(posts.map(({slug, isDraft, date}) => [slug, isDraft, date])).toEqual([
      ['d', true, '2024-01-01T10:00:00Z'],
      ['s', false, '2099-01-01T00:00:00.000Z'],
      ['e', true, '2024-03-05T09:00:00.000Z'],
      ['m', true, '2024-03-05T09:00:00.000Z'],
      ['p', true, '2024-03-05T09:00:00.000Z'],
    ]);
    expect(what(posts[3]!)).toContain('Visibility “members”');
    expect(what({losses})).toEqual(expect.arrayContaining(['Page “About”', 'Page “Old”']));
    expect(pages.filter(({kind}) => kind === 'page').map(({address}) => address)).toEqual([
      '/about/',
      '/old/',
    ]);
  });

  test('cards of the page are read', async () => {
    const {text, losses} = await one({
      html: `<!--kg-card-begin: html--><form><input></form><!--kg-card-end: html-->
<div class="kg-card kg-callout-card kg-callout-card-yellow"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Mind <b><strong>it</strong></b></div></div>
<div class="kg-card kg-toggle-card" data-kg-toggle-state="close"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text"><span>More</span></h4><button class="kg-toggle-card-icon"><svg></svg></button></div><div class="kg-toggle-content"><p>Inside</p></div></div>
<figure class="kg-card kg-bookmark-card kg-card-hascaption"><a class="kg-bookmark-container" href="https://a.b/c"><div class="kg-bookmark-content"><div class="kg-bookmark-title">Title</div><div class="kg-bookmark-description">About</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://a.b/i.ico"></div></div></a></figure>
<div class="kg-card kg-signup-card"><form><button>Subscribe</button></form></div>
<figure class="kg-card kg-code-card"><pre><code class="language-ts">a</code></pre><figcaption>Listing</figcaption></figure>
<p><a href="__GHOST_URL__/other/">o</a></p>`,
    });
    expect(text).toBe(
      '<!-- import: Form -->\n\n:::note\n\n💡 Mind **it**\n\n:::\n\n<details>\n<summary><span>More</span></summary>\n\nInside\n\n</details>\n\n[Title](https://a.b/c)\\\nAbout\n\n<!-- import: Sign-up card -->\n\n```ts\na\n```\n\n*Listing*\n\n[o](/other/)\n',
    );
    expect(losses.map((loss) => loss.what)).toEqual(
      expect.arrayContaining([
        'Callout in yellow',
        'Bookmark card: https://a.b/c',
        'Sign-up card “Subscribe”',
      ]),
    );
  });

  test('Lexical and Mobiledoc are read where there is no HTML', async () => {
    const text = (words: string, format = 0) => ({type: 'extended-text', text: words, format});
    const lexical = JSON.stringify({
      root: {
        type: 'root',
        children: [
          {type: 'extended-heading', tag: 'h2', children: [text('Head')]},
          {
            type: 'paragraph',
            children: [
              text('a ', 0),
              text('b', 3),
              {type: 'linebreak'},
              {type: 'link', url: 'https://a.b/?c=1&d=2', children: [text('<l>')]},
            ],
          },
          {
            type: 'list',
            listType: 'number',
            children: [
              {
                type: 'listitem',
                children: [
                  text('i'),
                  {
                    type: 'list',
                    listType: 'bullet',
                    children: [{type: 'listitem', children: [text('j')]}],
                  },
                ],
              },
            ],
          },
          {type: 'codeblock', language: 'ts', code: 'x < y\n'},
          {type: 'markdown', markdown: '| a | b |\n|---|---|\n| 1 | 2 |'},
          {
            type: 'gallery',
            images: [
              {src: '__GHOST_URL__/content/images/1.png'},
              {src: '__GHOST_URL__/content/images/2.png'},
            ],
            caption: 'Both',
          },
          {type: 'call-to-action', textValue: 'Buy'},
        ],
      },
    });
    const modern = await one({html: null, lexical});
    expect(modern.text).toBe(
      '## Head\n\na ***b***\\\n[\\<l>](https://a.b/?c=1&d=2)\n\n1. i\n   - j\n\n```ts\nx < y\n```\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n![](/content/images/1.png)\n\n![](/content/images/2.png)\n\n*Both*\n\n<!-- import: Ghost card “call-to-action” -->\n',
    );
    expect(what(modern)).toContain('Ghost card “call-to-action”');
    const mobiledoc = JSON.stringify({
      version: '0.3.1',
      atoms: [['soft-return', '', {}]],
      cards: [
        ['code', {code: 'a\nb', language: 'sh'}],
        ['bookmark', {url: 'https://a.b/', metadata: {title: 'T'}}],
        ['odd', {}],
      ],
      markups: [['strong'], ['a', ['href', 'https://c.d/']]],
      sections: [
        [1, 'h3', [[0, [], 0, 'Head']]],
        [
          1,
          'p',
          [
            [0, [0], 0, 'bold '],
            [0, [1], 2, 'link'],
            [1, [], 0, 0],
            [0, [], 0, 'end & <so>'],
          ],
        ],
        [3, 'ul', [[[0, [], 0, 'i']], [[0, [], 0, 'j']]]],
        [10, 0],
        [10, 1],
        [10, 2],
      ],
    });
    const former = await one({html: null, lexical: null, mobiledoc});
    expect(former.text).toBe(
      '## Head\n\n**bold [link](https://c.d/)**\\\nend & \\<so>\n\n- i\n- j\n\n```sh\na\nb\n```\n\n[T](https://a.b/)\n\n<!-- import: Ghost card “odd” -->\n',
    );
    expect(what(await one({html: null, lexical: '{'}))[0]).toContain('not valid JSON');
  });

  test('pictures beside the export are taken along', async () => {
    const html =
      '<p><img src="__GHOST_URL__/content/images/2024/a%20b.png"><img src="__GHOST_URL__/content/images/gone.png"></p>';
    const {posts} = await read(
      {data: tables([post({html, feature_image: '__GHOST_URL__/content/images/2024/cover.png'})])},
      {'backup/content/images/2024/a b.png': 'A', 'backup/content/images/2024/cover.png': 'C'},
    );
    expect(posts[0]!.text).toBe('![](./a-b.png)![](/content/images/gone.png)\n');
    expect(posts[0]!.image).toBe('./cover-cover.png');
    expect(
      posts[0]!.assets.map(({name, address, content}) => [name, address, content?.toString()]),
    ).toEqual([
      ['a-b.png', './a-b.png', 'A'],
      ['gone.png', '/content/images/gone.png', undefined],
      ['cover-cover.png', './cover-cover.png', 'C'],
    ]);
  });

  test('same slugs are numbered, and others than Latin are transliterated', async () => {
    const {posts} = await read({
      data: tables([
        post({}),
        post({id: 'p2', slug: 'a-post'}),
        post({id: 'p3', slug: 'über-ünïcode'}),
      ]),
    });
    expect(posts.map(({slug}) => slug)).toEqual(['a-post', 'a-post-2', 'ueber-uenicode']);
    expect(posts[2]!.addresses).toEqual(['/über-ünïcode/']);
  });
});
