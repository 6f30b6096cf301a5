import {describe, expect, test} from 'vitest';
import type {Source} from '../model';
import {wordpress} from './wordpress';

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

type Item = {
  id: number;
  title: string;
  content?: string;
  fields?: string;
  link?: string;
  name?: string;
  status?: string;
  type?: string;
  utc?: string;
};

/** An item as WordPress exports it. */
const item = ({
  id,
  title,
  content = '',
  fields = '',
  name = '',
  status = 'publish',
  type = 'post',
  utc = '2024-03-05 08:00:00',
  link = `https://www.example.com/blog/2024/03/${name}/`,
}: Item) => `
<item>
  <title>${cdata(title)}</title>
  <link>${link}</link>
  <dc:creator>${cdata('ann')}</dc:creator>
  <guid isPermaLink="false">https://www.example.com/blog/?p=${id}</guid>
  <description></description>
  <content:encoded>${cdata(content)}</content:encoded>
  <wp:post_id>${id}</wp:post_id>
  <wp:post_date>${cdata('2024-03-05 10:00:00')}</wp:post_date>
  <wp:post_date_gmt>${cdata(utc)}</wp:post_date_gmt>
  <wp:post_name>${cdata(name)}</wp:post_name>
  <wp:status>${cdata(status)}</wp:status>
  <wp:post_type>${cdata(type)}</wp:post_type>
  ${fields}
</item>`;

const wxr = (items: string, end = '</channel></rss>') => `<?xml version="1.0" encoding="UTF-8" ?>
<!-- This is a WordPress eXtended RSS file -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
  <title>Our blog</title>
  <link>https://www.example.com/blog</link>
  <wp:wxr_version>1.2</wp:wxr_version>
  <wp:base_site_url>https://www.example.com</wp:base_site_url>
  <wp:base_blog_url>https://www.example.com/blog</wp:base_blog_url>
  <wp:author><wp:author_id>1</wp:author_id><wp:author_login>${cdata('ann')}</wp:author_login><wp:author_email>${cdata('ann@example.com')}</wp:author_email><wp:author_display_name>${cdata('Ann Ömer')}</wp:author_display_name></wp:author>
  <wp:category><wp:term_id>2</wp:term_id><wp:category_nicename>${cdata('ops')}</wp:category_nicename><wp:category_parent></wp:category_parent><wp:cat_name>${cdata('Ops &amp; more')}</wp:cat_name></wp:category>
  <wp:category><wp:term_id>3</wp:term_id><wp:category_nicename>${cdata('cloud')}</wp:category_nicename><wp:category_parent>${cdata('ops')}</wp:category_parent><wp:cat_name>${cdata('Cloud')}</wp:cat_name></wp:category>
  <wp:tag><wp:term_id>4</wp:term_id><wp:tag_slug>${cdata('%d1%82%d0%b5%d1%81%d1%82')}</wp:tag_slug><wp:tag_name>${cdata('Тест')}</wp:tag_name></wp:tag>
  ${items}
${end}`;

const read = async (items: string, end?: string): Promise<Source> =>
  wordpress.read(new Map([['export.xml', Buffer.from(wxr(items, end))]]), {});

const one = async (given: Partial<Item>) =>
  (await read(item({id: 7, title: 'A', name: 'a', ...given}))).posts[0]!;

const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`;

describe('the classic editor', () => {
  test('means paragraphs by empty lines, and line breaks by line ends', async () => {
    const {text} = await one({
      content:
        'One <em>x</em>\ntwo\n\n<h3>Part</h3>\nthree\n<ul>\n\t<li>a</li>\n\t<li>b</li>\n</ul>\n&nbsp;\n\n<blockquote>q\n\nr</blockquote>\n<pre>a\n\nb</pre>\nend<!--more-->rest',
    });
    expect(text).toBe(
      'One *x*\\\ntwo\n\n## Part\n\nthree\n\n- a\n- b\n\n> q\n>\n> r\n\n```\na\n\nb\n```\n\nend\n\n<!-- truncate -->\n\nrest\n',
    );
  });

  test('has items without a list, which end the words before them', async () => {
    expect((await one({content: 'words<li>item</li>\n\nmore'})).text).toBe(
      'words\n\n- item\n\nmore\n',
    );
  });

  test('has shortcodes, known ones and others', async () => {
    const {text, losses} = await one({
      content: `[caption id="a" width="300"]<a href="https://example.com/u/x.png"><img src="https://example.com/u/x-300x200.png" alt="X" /></a> The <b>caption</b>[/caption]

[sourcecode language="php" title="x.php"]
if ($a < 1 && $b[0]) { echo "[gallery]"; }
[/sourcecode]

[code lang="js"]a &lt; b;[/code]

https://www.youtube.com/watch?v=abc

[youtube=https://youtu.be/def] and [embed]https://vimeo.com/1[/embed]

[contact-form-7 id="1" title="Ask"]

[box color="red"]kept *words*[/box] as we said [sic], array[i] and [[gallery]] and <code>[gallery]</code>`,
    });
    expect(text).toContain('![X](https://example.com/u/x.png)\n\n*The __caption__*');
    expect(text).toContain('```php title="x.php"\nif ($a < 1 && $b[0]) { echo "[gallery]"; }\n```');
    expect(text).toContain('```js\na < b;\n```');
    expect(text).toContain('[Video on YouTube](https://www.youtube.com/watch?v=abc)');
    expect(text).toContain('[Video on YouTube](https://www.youtube.com/watch?v=def)');
    expect(text).toContain('[Video on Vimeo](https://vimeo.com/1)');
    expect(text).toContain('<!-- import: Shortcode [contact-form-7 id="1" title="Ask"] -->');
    expect(text).toContain(
      '-->\n\nkept \\*words\\* as we said \\[sic], array\\[i] and \\[gallery] and `[gallery]`',
    );
    const unknown = losses.filter(({what}) => what.startsWith('Shortcode'));
    expect(unknown.map(({what}) => what)).toEqual([
      'Shortcode [contact-form-7 id="1" title="Ask"]',
      'Shortcode [box color="red"]',
    ]);
    expect(unknown[0]).toMatchObject({file: 'export.xml#a', became: 'kept as a comment'});
    expect(unknown[0]!.line).toBeGreaterThan(10);
  });
});

describe('the block editor', () => {
  test('nests blocks, reuses them, and has text of the classic editor between them', async () => {
    const {posts} = await read(
      item({
        id: 50,
        title: 'Reused',
        type: 'wp_block',
        content:
          '<!-- wp:paragraph -->\n<p>Again.</p>\n<!-- /wp:paragraph -->\n<!-- wp:block {"ref":50} /-->',
      }) +
        item({
          id: 7,
          title: 'A',
          name: 'a',
          content: `<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column"><!-- wp:paragraph {"x":{"y":1}} -->
<p>Left.</p>
<!-- /wp:paragraph --></div><!-- /wp:column --></div><!-- /wp:columns -->

classic one

classic two

<!-- wp:block {"ref":50} /-->
<!-- wp:latest-posts {"postsToShow":3} /-->
<!-- wp:syntaxhighlighter/code {"language":"python"} -->
<pre class="wp-block-syntaxhighlighter-code">if a &lt; b: pass</pre>
<!-- /wp:syntaxhighlighter/code -->
<!-- wp:code --><pre class="wp-block-code"><code>x = a]]&gt;b[&#91;0]
end ]]></code></pre><!-- /wp:code -->
<!-- wp:more --><!--more--><!-- /wp:more -->`,
        }),
    );
    const {text, losses} = posts[0]!;
    expect(text).toBe(
      'Left.\n\nclassic one\n\nclassic two\n\nAgain.\n\n<!-- import: Reusable block 50, which is not in the export -->\n\n<!-- import: WordPress block “latest-posts” -->\n\n```python\nif a < b: pass\n```\n\n```\nx = a]]>b[[0]\nend ]]>\n```\n\n<!-- truncate -->\n',
    );
    expect(losses.map(({what}) => what)).toContain('WordPress block “latest-posts”');
  });

  test('keeps footnotes beside the text', async () => {
    const {text} = await one({
      content:
        '<!-- wp:paragraph --><p>A<sup data-fn="f-1" class="fn"><a href="#f-1" id="f-1-link">1</a></sup>.</p><!-- /wp:paragraph --><!-- wp:footnotes /-->',
      fields: meta('footnotes', '[{"content":"Note <em>one</em>.","id":"f-1"}]'),
    });
    expect(text).toBe('A[^1].\n\n[^1]: Note *one*.\n');
  });
});

describe('posts', () => {
  test('have their time with the zone, and a slug in Latin letters', async () => {
    const post = await one({
      name: '%d0%bf%d1%80%d0%b8%d0%b2%d0%b5%d1%82',
      title: 'Привет &amp; <em>hi</em> &#8211; “x”',
    });
    expect(post).toMatchObject({
      slug: 'privet',
      title: 'Привет & hi – “x”',
      date: '2024-03-05T10:00:00+02:00',
      addresses: ['/blog/2024/03/привет/'],
      isDraft: false,
      authors: ['ann'],
    });
  });

  test('have the state that the site can keep, and are never public by mistake', async () => {
    const {posts, losses} = await read(
      [
        item({
          id: 1,
          title: 'Draft words',
          status: 'draft',
          utc: '0000-00-00 00:00:00',
          link: 'https://www.example.com/blog/?p=1',
        }),
        item({id: 2, title: 'Later', name: 'later', status: 'future', utc: '2099-01-01 00:00:00'}),
        item({
          id: 3,
          title: 'Secret',
          name: 'secret',
          fields: `<wp:post_password>${cdata('x')}</wp:post_password>`,
        }),
        item({id: 4, title: 'Own', name: 'own', status: 'private'}),
        item({id: 5, title: 'Gone', name: 'gone', status: 'trash'}),
        item({id: 6, title: 'Same', name: 'later'}),
      ].join(''),
    );
    expect(
      posts.map(({slug, isDraft, date, addresses}) => [
        slug,
        isDraft,
        date.slice(0, 10),
        addresses.length,
      ]),
    ).toEqual([
      ['draft-words', true, '2024-03-05', 0],
      ['later', false, '2099-01-01', 1],
      ['secret', true, '2024-03-05', 1],
      ['own', true, '2024-03-05', 1],
      ['later-2', false, '2024-03-05', 1],
    ]);
    expect(posts[2]!.losses[0]!.what).toBe('Password of the post');
    expect(losses.map(({what}) => what)).toContain('Post “Gone” with the status “trash”');
    expect(losses.map(({what}) => what)).toContain(
      'Addresses with a number, such as /?p=1, of 6 posts',
    );
  });

  test('have pictures of the library, and links to each other as paths', async () => {
    const picture = (id: number, name: string) =>
      item({
        id,
        title: name,
        type: 'attachment',
        status: 'inherit',
        fields: `<wp:post_parent>7</wp:post_parent><wp:attachment_url>https://www.example.com/blog/u/${name}.png</wp:attachment_url>${meta('_wp_attachment_image_alt', `Alt ${name}`)}`,
      });
    const {posts} = await read(
      picture(20, 'one') +
        picture(21, 'two') +
        item({
          id: 7,
          title: 'A',
          name: 'a',
          content:
            '[gallery ids="21,99"]\n\n<a href="http://example.com/blog/2024/03/b#c">b</a> <a href="https://www.example.com/blog/?p=8">b</a> <a href="https://other.example/2024/03/b/">o</a>',
          fields: meta('_thumbnail_id', '20') + meta('mood', 'fine'),
        }) +
        item({id: 8, title: 'B', name: 'b', content: '[gallery]'}),
    );
    const [a, b] = posts;
    expect(a!.text).toContain('![Alt two](https://www.example.com/blog/u/two.png)');
    expect(a!.text).toContain(
      '[b](/blog/2024/03/b/#c) [b](/blog/2024/03/b/) [o](https://other.example/2024/03/b/)',
    );
    expect(a!.image).toBe('https://www.example.com/blog/u/one.png');
    expect(a!.assets.map(({name, content}) => [name, content])).toEqual([
      ['two.png', undefined],
      ['cover-one.png', undefined],
    ]);
    expect(a!.losses.map(({what}) => what)).toEqual(
      expect.arrayContaining([
        'Picture 99 of a gallery, which is not in the export',
        'Custom fields: mood',
      ]),
    );
    expect(b!.losses.map(({what}) => what)).toContain('Gallery without pictures in the export');
  });

  test('have tags of both kinds, and comments are counted', async () => {
    const source = await read(
      item({
        id: 7,
        title: 'A',
        name: 'a',
        fields: `<category domain="category" nicename="cloud">${cdata('Cloud')}</category><category domain="post_tag" nicename="%d1%82%d0%b5%d1%81%d1%82">${cdata('Тест')}</category><category domain="category" nicename="uncategorized">${cdata('Uncategorized')}</category><category domain="series" nicename="s">${cdata('S')}</category><wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_content>${cdata('Hi')}</wp:comment_content></wp:comment><wp:comment><wp:comment_id>2</wp:comment_id></wp:comment>`,
      }),
    );
    expect(source.posts[0]!.tags).toEqual(['cloud', 'test']);
    expect(source.tags).toEqual([
      {key: 'cloud', label: 'Cloud'},
      {key: 'test', label: 'Тест'},
    ]);
    expect(source.posts[0]!.losses.map(({what}) => what)).toEqual([
      'Category “Uncategorized”',
      'Taxonomy series: S',
      '2 comments',
    ]);
    expect(source.baseUrl).toBe('/blog/');
    expect(source.pages).toEqual(
      expect.arrayContaining([
        {address: '/blog/category/ops/cloud/', kind: 'tag', key: 'cloud'},
        {address: '/blog/tag/тест/', kind: 'tag', key: 'test'},
        {address: '/blog/author/ann/', kind: 'author', key: 'ann'},
        {address: '/blog/feed/', kind: 'feed'},
        {address: '/blog/2024/03/', kind: 'archive'},
      ]),
    );
  });
});

test('an export that ends in the middle is read up to there, and says so', async () => {
  const {posts, losses} = await read(
    item({id: 1, title: 'A', name: 'a'}) + item({id: 2, title: 'B\u0008', name: 'b'}),
    '<item><title>C',
  );
  expect(posts.map(({title}) => title).slice(0, 2)).toEqual(['A', 'B']);
  expect(
    losses.some(({what, line}) => what.startsWith('The XML is broken') && line !== undefined),
  ).toBe(true);
});

test('only an export of WordPress is recognised', () => {
  const files = (text: string) => new Map([['feed.xml', Buffer.from(text)]]);
  expect(wordpress.recognise(files(wxr('')))).toBe('feed.xml');
  expect(wordpress.recognise(files('<rss version="2.0"><channel/></rss>'))).toBeUndefined();
});
