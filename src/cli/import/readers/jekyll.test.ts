import {describe, expect, test} from 'vitest';
import type {Source} from '../model';
import {filesOf, lossesOf, onOneDay, postOf} from './fixture';
import {jekyll} from './jekyll';

// As `jekyll new` writes it, with the theme minima.
const minima = `title: Your awesome title
email: your-email@example.com
description: >-
  Write an awesome description for your new site here.
baseurl: "" # the subpath of your site, e.g. /blog
url: "" # the base hostname & protocol for your site
twitter_username: jekyllrb

theme: minima
plugins:
  - jekyll-feed
`;

const welcome = `---
layout: post
title:  "Welcome to Jekyll!"
date:   2024-03-01 10:00:00 +0900
categories: jekyll update
---
You'll find this post in your \`_posts\` directory.

{% highlight ruby %}
def print_hi(name)
  puts "Hi, #{name}"
end
{% endhighlight %}

Check out the [Jekyll docs][jekyll-docs].

[jekyll-docs]: https://jekyllrb.com/docs/home
`;

const read = async (texts: Record<string, string>, baseUrl?: string): Promise<Source> =>
  jekyll.read(filesOf(texts), {baseUrl});

const name = '_posts/2024-03-01-words.md';

/** The post of a text under front matter, at the path that most tests use. */
const readText = async (text: string, others: Record<string, string> = {}, head = 'title: Words') =>
  postOf(await read({[name]: `---\n${head}\n---\n${text}`, ...others}), name);

const readHead = (head: string, others: Record<string, string> = {}) =>
  readText('Text.\n', others, head);

onOneDay();

describe('a new site', () => {
  const files = {
    '_config.yml': minima,
    '_posts/2024-03-01-welcome-to-jekyll.markdown': welcome,
    'about.markdown': '---\nlayout: page\ntitle: About\npermalink: /about/\n---\nA theme.\n',
    'index.markdown': '---\nlayout: home\n---\n',
    '404.html': '---\npermalink: /404.html\nlayout: default\n---\n',
    Gemfile: 'source "https://rubygems.org"\n',
    '_site/jekyll/update/2024/03/01/welcome-to-jekyll.html': '<html></html>',
  };

  test('is recognised by its settings, and nothing else is', () => {
    expect(jekyll.recognise(filesOf(files))).toBe('_config.yml');
    expect(jekyll.recognise(filesOf({'_config.yml': ''}))).toBeUndefined();
    expect(jekyll.recognise(filesOf({'content/posts/a.md': ''}))).toBeUndefined();
  });

  test('has its post, with the address that the site gave it', async () => {
    const source = await read(files);
    expect(source.posts).toHaveLength(1);
    expect(postOf(source)).toMatchObject({
      title: 'Welcome to Jekyll!',
      date: '2024-03-01T10:00:00+09:00',
      slug: 'welcome-to-jekyll',
      tags: ['jekyll', 'update'],
      addresses: ['/jekyll/update/2024/03/01/welcome-to-jekyll.html'],
      isDraft: false,
      losses: [],
    });
    expect(postOf(source).text).toContain(
      '```ruby\ndef print_hi(name)\n  puts "Hi, #{name}"\nend\n```\n',
    );
  });

  test('has its list, its page and its feed', async () => {
    expect((await read(files)).pages).toEqual([
      {address: '/about/', kind: 'page'},
      {address: '/', kind: 'list'},
      {address: '/404.html', kind: 'page'},
      {address: '/feed.xml', kind: 'feed'},
    ]);
  });

  test('says which settings and pages stay behind', async () => {
    const losses = lossesOf(await read(files));
    expect(losses).toContain('_config.yml:1 Setting title → left out');
    expect(losses).toContain('_config.yml:7 Setting twitter_username → left out');
    expect(losses).toContain('about.markdown:6 Page About → left out: it is not a post');
    expect(losses).toContain('_config.yml: Categories of posts → tags');
    expect(losses.some((loss) => loss.includes('_site'))).toBe(false);
  });
});

describe('addresses', () => {
  test.each([
    ['date', '/news/2024/03/01/Words-2.0.html'],
    ['pretty', '/news/2024/03/01/Words-2.0/'],
    ['ordinal', '/news/2024/061/Words-2.0.html'],
    ['weekdate', '/news/2024/W09/Fri/Words-2.0.html'],
    ['none', '/news/Words-2.0.html'],
    ['/:categories/:i_month/:i_day/:short_year/:slug', '/news/3/1/24/words-2-0'],
    ['/blog/:year-:short_month/:title/', '/blog/2024-Mar/Words-2.0/'],
  ])('follow the permalink %s', async (permalink, address) => {
    const source = await read({
      '_config.yml': `permalink: ${permalink}`,
      'news/_posts/2024-03-01-Words-2.0.md': '---\n---\nText.',
    });
    expect(postOf(source).addresses).toEqual([address]);
  });

  test('follow the base of the site, defaults by path and front matter', async () => {
    const source = await read({
      '_config.yml': `baseurl: /blog
defaults:
  - scope: {path: "", type: posts}
    values: {permalink: /all/:title/}
  - scope: {path: _posts/old, type: posts}
    values: {permalink: /old/:title/, author: ann}
  - scope: {path: "", type: pages}
    values: {permalink: /never/}`,
      '_posts/2024-03-01-a.md': '---\n---\n',
      '_posts/old/2024-03-01-b.md': '---\nredirect_from: [/x/, "/y z.html"]\n---\n',
      '_posts/2024-03-01-c.md': '---\npermalink: /c\n---\n',
    });
    expect(source.baseUrl).toBe('/blog/');
    expect(source.posts.map(({addresses}) => addresses)).toEqual([
      ['/blog/all/a/'],
      ['/blog/old/b/', '/blog/x/', '/blog/y%20z.html'],
      ['/blog/c'],
    ]);
    expect(postOf(source, 'b.md').authors).toEqual(['ann']);
  });

  test('of names in other letters are percent-encoded, and new slugs are Latin', async () => {
    const source = await read({
      '_posts/2024-03-01-привет-мир.md': '---\ntitle: Привет, мир\n---\n',
      '_posts/2024-03-01-你好.md': '---\ntitle: Hello\n---\n',
      '_posts/2024-03-01-%e4%bd%a0%e5%a5%bd.md': '---\ntitle: Hello\n---\n',
    });
    expect(source.posts[0]!.slug).toBe('privet-mir');
    expect(source.posts[0]!.addresses).toEqual([
      '/2024/03/01/%D0%BF%D1%80%D0%B8%D0%B2%D0%B5%D1%82-%D0%BC%D0%B8%D1%80.html',
    ]);
    expect(source.posts.map(({slug}) => slug).slice(1)).toEqual(['hello', 'hello-2']);
  });

  test('of later pages, tags and feeds come from the settings of plugins', async () => {
    const posts = Object.fromEntries(
      [1, 2, 3, 4, 5].map((day) => [`_posts/2024-03-0${day}-a.md`, '---\ntags: [Big Data]\n---\n']),
    );
    const config = `paginate: 2
paginate_path: /blog/page:num/
feed: {path: /atom.xml, tags: true}
jekyll-archives: {enabled: [tags], permalinks: {tag: "/t/:name/"}}`;
    expect((await read({...posts, '_config.yml': config})).pages).toEqual([
      {address: '/blog/page2/', kind: 'list', key: '2'},
      {address: '/blog/page3/', kind: 'list', key: '3'},
      {address: '/t/big-data/', kind: 'tag', key: 'big-data'},
      {address: '/atom.xml', kind: 'feed'},
      {address: '/feed/by_tag/big-data.xml', kind: 'feed', key: 'big-data'},
    ]);
  });
});

describe('times', () => {
  const berlin = {'_config.yml': 'timezone: Europe/Berlin'};

  test.each([
    // As Ruby's YAML reads it: in UTC (jekyll/jekyll#1273).
    ['2024-03-01 23:30:00', '2024-03-02T00:30:00+01:00', '/2024/03/02/words.html'],
    ['"2024-03-01 23:30:00"', '2024-03-01T23:30:00+01:00', '/2024/03/01/words.html'],
    ['2024-07-01 23:30', '2024-07-01T23:30:00+02:00', '/2024/07/01/words.html'],
    // The time keeps its zone; the address has the day of the site's.
    ['2024-03-01 23:30:00 -0800', '2024-03-01T23:30:00-08:00', '/2024/03/02/words.html'],
    ['2024-03-01', '2024-03-01', '/2024/03/01/words.html'],
    ['2099-01-02 10:00:00 Z', '2099-01-02T10:00:00Z', '/2099/01/02/words.html'],
  ])('%s', async (written, date, address) => {
    const post = await readHead(`date: ${written}`, berlin);
    expect([post.date, post.addresses[0]]).toEqual([date, address]);
  });

  test('that are no dates are losses, and the name of the file counts', async () => {
    const post = await readHead('title: A\ndate: soon');
    expect(post.date).toBe('2024-03-01');
    expect(lossesOf(post)).toEqual([`${name}:3 Date soon, which cannot be read → 2024-03-01`]);
  });

  test('of the last change are carried over', async () => {
    const post = await readHead('last_modified_at: 2024-04-01 10:00:00 +0200');
    expect(post.updated).toBe('2024-04-01T10:00:00+02:00');
  });
});

describe('front matter', () => {
  test.each([
    ['tags: Big data', ['Big', 'data']],
    ['tags: [Big data, CI/CD, C++]', ['Big data', 'CI/CD', 'C++']],
    ['tags: "go, big data"', ['go', 'big data']],
    ['tag: Big data', ['Big data']],
    ['category: Big data', ['Big data']],
    ['categories: Big data', ['Big', 'data']],
    ['tags: [Go, go]\ncategories: [GO]', ['Go']],
    ['tags:', []],
    ['tags: [2024, true]', ['2024', 'true']],
  ])('%s', async (head, labels) => {
    const source = await read({[name]: `---\n${head}\n---\n`});
    expect(source.tags.map(({label}) => label)).toEqual(labels);
    expect(postOf(source).tags).toEqual(source.tags.map(({key}) => key));
  });

  test('of drafts and hidden posts', async () => {
    const source = await read({
      '_drafts/idea.md': '---\ntitle: Idea\n---\n',
      '_posts/2024-03-01-off.md': '---\npublished: false\n---\n',
      '_posts/2024-03-01-hid.md': '---\nhidden: true\n---\n',
      '_posts/notes.md': 'No date.',
    });
    expect(source.posts.map(({date, isDraft, isUnlisted}) => [date, isDraft, isUnlisted])).toEqual([
      ['1970-01-01', true, false],
      ['2024-03-01', true, false],
      ['2024-03-01', false, true],
    ]);
    expect(lossesOf(postOf(source, 'idea.md'))).toEqual([
      '_drafts/idea.md:1 Draft without a date → dated 1970-01-01',
    ]);
    expect(lossesOf(source)).toContain(
      '_posts/notes.md: File that Jekyll does not take for a post, by its name → left out',
    );
  });

  test('without a title gets the words of the name', async () => {
    expect((await readHead('layout: post')).title).toBe('Words');
  });

  test('that the site does not have is a loss with its line', async () => {
    const post = await readHead('title: A\nlayout: photo\ncomments: true\nseries: {a: 1}');
    expect(lossesOf(post)).toEqual([
      `${name}:3 Front matter layout: photo → left out`,
      `${name}:4 Front matter comments: true → left out`,
      `${name}:5 Front matter series → left out`,
    ]);
  });

  test('that is broken is a loss, and the text stays', async () => {
    const post = await readText('Text.', {}, 'title: a: b: c');
    expect(post.title).toBe('Words');
    expect(post.text).toBe('Text.\n');
    expect(lossesOf(post)[0]).toMatch(/md:2 Front matter that cannot be read: .+ → left out$/);
  });

  test('names authors by key, by name or in full', async () => {
    const source = await read({
      '_config.yml': 'author: {name: Owner, email: o@example.com}',
      '_data/authors.yml':
        'jane:\n  name: Jane Doe\n  bio: Writes.\n  avatar: /img/jane.png\n  github: jane\n  shoe: 40\n',
      '_posts/2024-03-01-a.md': '---\nauthor: jane\n---\n',
      '_posts/2024-03-02-b.md': '---\nauthors: [Jane Doe, José]\n---\n',
      '_posts/2024-03-03-c.md': '---\n---\n',
    });
    expect(source.posts.map(({authors}) => authors)).toEqual([
      ['jane'],
      ['jane', 'jose'],
      ['owner'],
    ]);
    expect(source.authors[0]).toEqual({
      key: 'jane',
      name: 'Jane Doe',
      url: 'https://github.com/jane',
      picture: '/img/jane.png',
      description: 'Writes.',
    });
    expect(lossesOf(source)).toContain(
      '_data/authors.yml:1 Fields of the author Jane Doe: shoe → left out',
    );
  });
});

describe('the text', () => {
  test('keeps raw Liquid as text, and code that has fences in it', async () => {
    const {text, losses} = await readText(
      '{% raw %}{{ page.title }}{% endraw %}\n\n{% highlight liquid linenos %}{% raw %}\n{{ a }}\n{% endraw %}{% endhighlight %}\n\n{% highlight md mark_lines="1 3-4" %}\n```js\n```\n{% endhighlight %}\n',
    );
    expect(text).toBe(
      '{{ page.title }}\n\n```liquid showLineNumbers\n\n{{ a }}\n\n```\n\n````md {1,3-4}\n```js\n```\n````\n',
    );
    expect(losses).toEqual([]);
  });

  test('marks the excerpt as the site does', async () => {
    expect((await readText('One.\n<!--more-->\nTwo.')).text).toBe(
      'One.\n<!-- truncate -->\nTwo.\n',
    );
    expect((await readText('One.\n\n~~~~\n\nTwo.', {}, 'excerpt_separator: "~~~~"')).text).toBe(
      'One.\n\n<!-- truncate -->\n\nTwo.\n',
    );
  });

  test('links to posts by their files', async () => {
    const others = {
      '_config.yml': 'url: https://example.com\nbaseurl: /blog',
      '_posts/2024-02-01-other.md': '---\ncategories: x\n---\n',
    };
    const link = '../2024-02-01-other/index.md';
    const {text, losses} = await readText(
      `[a]({% post_url 2024-02-01-other %}) [b]({{ site.baseurl }}{% link _posts/2024-02-01-other.md %}#part)
[c](/blog/x/2024/02/01/other.html#part) [d](https://example.com/blog/x/2024/02/01/other) [e][e]

[e]: {% post_url 2024-02-01-other %}
`,
      others,
    );
    expect(text).toBe(
      `[a](${link}) [b](${link}#part)\n[c](${link}#part) [d](${link}) [e][e]\n\n[e]: ${link}\n`,
    );
    expect(losses).toEqual([]);
  });

  test('loses the address of a link that leads nowhere, and keeps its words', async () => {
    const post = await readText('See [the *post*]({% post_url 2024-02-01-gone %}).\n');
    expect(post.text).toBe('See the *post* <!-- import: address of a link -->.\n');
    expect(lossesOf(post)).toEqual([
      `${name}:4 Liquid tag {% post_url 2024-02-01-gone %} → left out, with the address that it was in`,
    ]);
  });

  test('has the addresses that filters make', async () => {
    const {text} = await readText(
      '`{{ "/x" | relative_url }} {{ "x" | absolute_url }} {{ "/x" | prepend: site.baseurl }} {{ site.title }}`\n',
      {'_config.yml': 'url: https://e.org\nbaseurl: /blog\ntitle: T'},
    );
    expect(text).toBe('`/blog/x https://e.org/blog/x /blog/x T`\n');
  });

  test('shows tags that it cannot run as comments', async () => {
    const post = await readText(
      'A\n\n{% include video.html id="x" %} and **bold**\n\n{% if page.a %}\nB {{ page.b | upcase }} C\n{% endif %}\n\n<a class="{{ page.c }}">d</a>\n\n```\n{{ e }}\n```\n',
    );
    expect(post.text).toBe(
      'A\n\n<!-- import: Liquid tag {% include video.html id="x" %} -->\n and **bold**\n\n<!-- import: Liquid tag {% if page.a %} -->\nB <!-- import: Liquid output {{ page.b | upcase }} --> C\n<!-- import: Liquid tag {% endif %} -->\n\n<a class="">d</a>\n\n```\n{{ e }}\n```\n',
    );
    expect(lossesOf(post)).toEqual([
      `${name}:6 Liquid tag {% include video.html id="x" %} → kept as a comment`,
      `${name}:8 Liquid tag {% if page.a %} → kept as a comment`,
      `${name}:9 Liquid output {{ page.b | upcase }} → kept as a comment`,
      `${name}:12 Liquid output {{ page.c }} → left out of an attribute`,
      `${name}:15 Liquid output {{ e }} → shown as it was written, in code`,
    ]);
  });

  test('shows marks of kramdown as comments, keeps anchors, and leaves code alone', async () => {
    const post = await readText(
      '* TOC\n{:toc}\n\n## Part\n{: #part}\n\nText.\n{: .note}\n\n[a](https://a.example){:target="_blank"} `{: .code}`\n\n[^1]\n\n[^1]: Note.\n',
    );
    expect(post.text).toBe(
      '<!-- import: kramdown table of contents * TOC {:toc} -->\n\n## Part {#part}\n\nText.\n<!-- import: kramdown attributes {: .note} -->\n\n[a](https://a.example)<!-- import: kramdown attributes {:target="_blank"} --> `{: .code}`\n\n[^1]\n\n[^1]: Note.\n',
    );
    expect(post.losses.map(({line}) => line)).toEqual([4, 11, 13]);
  });

  test('shows pictures beside it, wherever they were', async () => {
    const others = {
      '_config.yml': 'baseurl: /blog',
      'assets/a.png': 'A',
      'assets/old/a.png': 'other A',
      'img/мир 1.JPG': 'B',
      'files/paper.pdf': 'C',
    };
    const post = await readText(
      '![A](/blog/assets/a.png "T") ![]({{ "/assets/old/a.png" | relative_url }})\n[![B](</img/мир 1.JPG>)](/files/paper.pdf)\n\n<p align="center">\n<img src="/assets/a.png" alt="A [x]" width="50%">\n</p>\n\n![gone](/gone.png) ![far](https://far.example/a.png)\n',
      others,
      'image: {path: /assets/a.png, width: 100}',
    );
    expect(post.text).toBe(
      '![A](./a.png "T") ![](./a-2.png)\n[![B](./mir-1.jpg)](./paper.pdf)\n\n<p align="center">\n\n![A \\[x\\]](./a.png)\n\n</p>\n\n<!-- import: picture /gone.png, which is not in the source: gone -->\n ![far](https://far.example/a.png)\n',
    );
    expect(post.image).toBe('./a.png');
    expect(post.assets.map(({name: own, content}) => [own, content?.toString()])).toEqual([
      ['a.png', 'A'],
      ['a-2.png', 'other A'],
      ['paper.pdf', 'C'],
      ['mir-1.jpg', 'B'],
      ['gone.png', undefined],
      ['a-3.png', undefined],
    ]);
    expect(lossesOf(post)).toEqual([
      `${name}:2 Front matter of the image: width → left out`,
      `${name}:8 Attributes of a picture: width → left out`,
      `${name}:11 Picture to /gone.png → kept as a comment`,
    ]);
  });

  test('has links in the place of frames', async () => {
    const post = await readText(
      '<iframe width="560" src="https://www.youtube.com/embed/abc_1?rel=0" title="A talk" allowfullscreen></iframe>\n\n<script src="https://gist.github.com/jane/abc123.js"></script>\n\n{% gist jane/abc123 %}\n\n<script>track()</script>\n',
    );
    expect(post.text.split(/\n+/)).toEqual([
      '[A talk](https://www.youtube.com/watch?v=abc_1)',
      '[Gist on GitHub](https://gist.github.com/jane/abc123)',
      '[Gist on GitHub](https://gist.github.com/jane/abc123)',
      '<!-- import: <script>: <script>track()</script> -->',
      '',
    ]);
    expect(post.losses.map(({line, became}) => `${line} ${became}`)).toEqual([
      '8 a link in its place',
      '4 a link in its place',
      '6 a link in its place',
      '10 kept as a comment',
    ]);
  });

  test('of HTML becomes Markdown', async () => {
    const source = await read({
      '_posts/2024-03-01-a.html':
        '---\n---\n<h2>Part</h2>\n<p>A <b>word</b> {{ x }}</p>\n<!--more-->\n{% highlight js %}\n{% raw %}a < {{b}}{% endraw %}\n{% endhighlight %}\n<img src="/a.png" alt="A">\n<iframe src="https://player.vimeo.com/video/1"></iframe>\n',
      'a.png': 'A',
    });
    const post = postOf(source);
    expect(lossesOf(post)).toEqual([
      '_posts/2024-03-01-a.html:4 Liquid output {{ x }} → kept as a comment',
      '_posts/2024-03-01-a.html:10 Video on Vimeo: https://vimeo.com/1 → a link in its place',
    ]);
    expect(post.original.format).toBe('html');
    expect(post.text).toBe(
      '## Part\n\nA **word**<!-- import: Liquid output {{ x }} -->\n\n<!-- truncate -->\n\n```js\na < {{b}}\n```\n\n![A](./a.png)\n\n[Video on Vimeo](https://vimeo.com/1)\n',
    );
  });
});
