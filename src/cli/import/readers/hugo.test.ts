import {describe, expect, test} from 'vitest';
import type {Source} from '../model';
import {filesOf, lossesOf, onOneDay, postOf} from './fixture';
import {hugo} from './hugo';

// As `hugo new site` writes it, with the theme PaperMod.
const settings = `baseURL = 'https://example.org/'
languageCode = 'en-us'
title = 'My New Hugo Site'
theme = 'PaperMod'

[params]
  author = 'Jane Doe'
  ShowReadingTime = true
`;

const read = async (texts: Record<string, string>, baseUrl?: string): Promise<Source> =>
  hugo.read(filesOf({'hugo.toml': settings, ...texts}), {baseUrl});

const name = 'content/posts/words.md';

const readText = async (text: string, others: Record<string, string> = {}) =>
  postOf(
    await read({[name]: `---\ntitle: Words\ndate: 2024-03-01\n---\n${text}`, ...others}),
    name,
  );

const readHead = async (head: string, others: Record<string, string> = {}) =>
  postOf(await read({[name]: `+++\n${head}\n+++\nText.\n`, ...others}), name);

onOneDay();

describe('a new site', () => {
  const files = {
    'archetypes/default.md': '+++\ntitle = "{{ .Name }}"\n+++\n',
    'content/posts/my-first-post.md': `+++
date = '2024-03-01T09:00:00+02:00'
draft = true
title = 'My First Post'
+++
`,
    'content/posts/second.md': `+++
date = 2024-03-02T09:00:00-05:00
title = 'Second'
tags = ['Big Data', 'C++']
+++
Text.
`,
    'content/about.md': '---\ntitle: About\n---\nUs.\n',
    'content/archives.md': '---\ntitle: Archive\nlayout: archives\nurl: /archives/\n---\n',
  };

  test('is recognised by its settings, and nothing else is', () => {
    expect(hugo.recognise(filesOf({'hugo.toml': '', ...files}))).toBe('hugo.toml');
    expect(hugo.recognise(filesOf({'config/_default/config.yaml': '', ...files}))).toBe(
      'config/_default/config.yaml',
    );
    expect(hugo.recognise(filesOf({'config.json': '{}'}))).toBeUndefined();
    const zola = {'config.toml': 'base_url = "https://a.example"', 'content/blog/a.md': ''};
    expect(hugo.recognise(filesOf(zola))).toBeUndefined();
    expect(hugo.recognise(filesOf({'content/posts/a.md': ''}))).toBeUndefined();
  });

  test('has its posts', async () => {
    const source = await read(files);
    expect(postOf(source, 'first-post.md')).toMatchObject({
      title: 'My First Post',
      date: '2024-03-01T09:00:00+02:00',
      slug: 'my-first-post',
      isDraft: true,
      addresses: ['/posts/my-first-post/'],
      losses: [],
    });
    expect(postOf(source, 'second.md')).toMatchObject({
      date: '2024-03-02T09:00:00-05:00',
      isDraft: false,
      authors: ['jane-doe'],
      tags: ['big-data', 'c-plus-plus'],
      losses: [],
    });
  });

  test('has its lists, pages and feeds', async () => {
    expect((await read(files)).pages).toEqual([
      {address: '/', kind: 'list'},
      {address: '/index.xml', kind: 'feed'},
      {address: '/posts/', kind: 'list'},
      {address: '/posts/index.xml', kind: 'feed'},
      {address: '/tags/', kind: 'archive'},
      {address: '/tags/index.xml', kind: 'feed'},
      {address: '/tags/big-data/', kind: 'tag', key: 'big-data'},
      {address: '/tags/big-data/index.xml', kind: 'feed', key: 'big-data'},
      {address: '/tags/c++/', kind: 'tag', key: 'c-plus-plus'},
      {address: '/tags/c++/index.xml', kind: 'feed', key: 'c-plus-plus'},
      {address: '/categories/', kind: 'archive'},
      {address: '/categories/index.xml', kind: 'feed'},
      {address: '/about/', kind: 'page'},
      {address: '/archives/', kind: 'archive'},
    ]);
  });

  test('says which settings and pages stay behind', async () => {
    expect(lossesOf(await read(files))).toEqual([
      'hugo.toml:3 Setting title → left out',
      'hugo.toml:6 Parameters of the theme: showreadingtime → left out',
      'content/about.md:4 Page About → left out: it is not a post',
      'archetypes: 1 file of archetypes → left out',
    ]);
  });
});

describe('addresses', () => {
  const post = (head: string) => `+++\ntitle = 'Hello, World'\ndate = 2024-03-01\n${head}\n+++\n`;

  test.each([
    ['', 'content/posts/My Post.md', '', '/posts/my-post/'],
    ['', 'content/posts/2024/03/a.md', '', '/posts/2024/03/a/'],
    ['', 'content/posts/a/index.md', '', '/posts/a/'],
    ['', 'content/posts/a.md', "slug = 'B'", '/posts/b/'],
    ['', 'content/posts/a.md', "url = '/x/y.html'", '/x/y.html'],
    ['', 'content/posts/привет.md', '', '/posts/%D0%BF%D1%80%D0%B8%D0%B2%D0%B5%D1%82/'],
    ["baseURL = 'https://e.org/docs/'", 'content/posts/a.md', '', '/docs/posts/a/'],
    ["baseURL = 'https://e.org/docs'", 'content/posts/a.md', "url = '/x'", '/docs/x/'],
    ['uglyURLs = true', 'content/posts/a.md', '', '/posts/a.html'],
    ['disablePathToLower = true', 'content/posts/A.md', '', '/posts/A/'],
    [
      "[permalinks]\nposts = '/:year/:month/:title/'",
      'content/posts/a.md',
      '',
      '/2024/03/hello-world/',
    ],
    [
      "[permalinks.page]\nposts = '/:sections[1:]/:day-:slugorcontentbasename'",
      'content/posts/x/a.md',
      "slug = 's'",
      '/x/01-s/',
    ],
    [
      "[permalinks]\nPosts = '/:monthname/:weekdayname/:yearday/:contentbasename/'",
      'content/posts/a.md',
      '',
      '/march/friday/61/a/',
    ],
    [
      "[frontmatter]\ndate = [':filename', ':default']",
      'content/posts/2023-01-02-a.md',
      '',
      '/posts/a/',
    ],
    ['', 'content/posts/2023-01-02-a.md', '', '/posts/2023-01-02-a/'],
  ])('with %j, of %s with %j', async (config, file, head, address) => {
    expect(postOf(await read({'hugo.toml': config, [file]: post(head)})).addresses).toEqual([
      address,
    ]);
  });

  test('of aliases are relative to the page, or to the site', async () => {
    const source = await read({
      'hugo.toml': "baseURL = 'https://e.org/docs/'",
      [name]: post("aliases = ['/old/', 'older', '/a.html', '../up/']"),
    });
    expect(postOf(source).addresses).toEqual([
      '/docs/posts/words/',
      '/docs/old/',
      '/docs/posts/older/',
      '/docs/a.html',
      '/docs/up/',
    ]);
  });

  test('of later pages follow the size of a page', async () => {
    const posts = Object.fromEntries(
      ['a', 'b', 'c'].map((file) => [`content/posts/${file}.md`, post("series = ['S']")]),
    );
    const config = `[pagination]\npagerSize = 2\npath = 'p'\n[taxonomies]\nseries = 'series'\n[outputFormats.RSS]\nbaseName = 'feed'`;
    const {pages, tags} = await read({'hugo.toml': config, ...posts});
    expect(tags).toEqual([{key: 's', label: 'S'}]);
    expect(pages.map(({address, kind, key}) => [address, kind, key].join(' ').trim())).toEqual([
      '/ list',
      '/p/2/ list 2',
      '/feed.xml feed',
      '/posts/ list',
      '/posts/p/2/ list 2',
      '/posts/feed.xml feed',
      '/series/ archive',
      '/series/feed.xml feed',
      '/series/s/ tag s',
      '/series/s/p/2/ tag s',
      '/series/s/feed.xml feed s',
    ]);
  });
});

describe('settings', () => {
  test('in a folder count under the names of their files', async () => {
    const source = await hugo.read(
      filesOf({
        'config/_default/hugo.yaml': 'baseURL: https://e.org/x/\nenableEmoji: true\n',
        'config/_default/permalinks.toml': "posts = '/p/:slug/'\n",
        'config/_default/params.toml': "author = 'Ann'\n",
        'config/_default/menus.en.toml': '[[main]]\nname = "A"\n',
        [name]: '---\ntitle: A B\ndate: 2024-03-01\n---\n',
      }),
      {},
    );
    expect(source.baseUrl).toBe('/x/');
    expect(postOf(source)).toMatchObject({addresses: ['/x/p/a-b/'], authors: ['ann']});
    expect(lossesOf(source)).toEqual([
      'config/_default/hugo.yaml:2 Setting enableEmoji → left out',
      'config/_default/menus.en.toml: Settings of menus → left out',
    ]);
  });

  test('with several languages: the first is read, and others are losses', async () => {
    const head = '---\ntitle: A\ndate: 2024-03-01\n---\n';
    const source = await read({
      'hugo.toml': `defaultContentLanguage = 'de'\ndefaultContentLanguageInSubdir = true
[languages.de]\nweight = 1\n[languages.en]\nweight = 2\n[languages.fr]\ncontentDir = 'content/french'`,
      'content/posts/a.md': head,
      'content/posts/a.en.md': head,
      'content/posts/b.de.md': head,
      'content/french/posts/a.md': head,
    });
    expect(source.posts.map(({addresses}) => addresses[0])).toEqual([
      '/de/posts/a/',
      '/de/posts/b/',
    ]);
    expect(lossesOf(source)).toEqual([
      'content/posts/a.en.md: Page in another language, en → left out',
      'content/french/posts/a.md: Page in another language, fr → left out',
    ]);
  });

  test('name the sections of posts; without, usual names or the largest section are', async () => {
    const head = '---\ndate: 2024-03-01\n---\n';
    const files = {
      'content/posts/a.md': head,
      'content/notes/b.md': head,
      'content/notes/c.md': head,
    };
    const sections = async (config: string, texts: Record<string, string>) =>
      (await read({'hugo.toml': config, ...texts})).posts.map(({file}) => file);
    expect(await sections('', files)).toEqual(['content/posts/a.md']);
    expect(await sections("[params]\nmainSections = ['notes']", files)).toHaveLength(2);
    expect(await sections('', {'content/notes/b.md': head, 'content/x.md': head})).toEqual([
      'content/notes/b.md',
    ]);
  });
});

describe('front matter', () => {
  const berlin = {'hugo.toml': "timeZone = 'Europe/Berlin'"};

  test.each([
    ['date = 2024-03-01T10:00:00', '2024-03-01T10:00:00+01:00'],
    ['date = 2024-07-01', '2024-07-01'],
    ["date = '2024-07-01 10:00'", '2024-07-01T10:00:00+02:00'],
    ["date = '2 Jan 2024'", '2024-01-02'],
    ['publishDate = 2024-05-01', '2024-05-01'],
    ['Date = 2099-01-01T00:00:00Z', '2099-01-01T00:00:00Z'],
  ])('%s', async (head, date) => {
    expect((await readHead(head, berlin)).date).toBe(date);
  });

  test('in YAML, TOML and JSON says the same', async () => {
    const source = await read({
      'content/posts/a.md': '---\ntitle: "T: 1"\ndate: 2024-03-01\ntags: [x]\n---\nText.\n',
      'content/posts/b.md': '+++\ntitle = "T: 1"\ndate = 2024-03-01\ntags = ["x"]\n+++\nText.\n',
      'content/posts/c.md':
        '{\n  "title": "T: 1",\n  "date": "2024-03-01",\n  "tags": ["x"]\n}\n\nText.\n',
    });
    const [first, ...others] = source.posts.map(({title, date, tags, text}) => ({
      title,
      date,
      tags,
      text,
    }));
    expect(first).toEqual({title: 'T: 1', date: '2024-03-01', tags: ['x'], text: 'Text.\n'});
    expect(others).toEqual([first, first]);
  });

  test('of dates that come later', async () => {
    const post = await readHead(
      'date = 2024-03-01\npublishDate = 2026-09-01\nlastmod = 2024-04-01\nexpiryDate = 2030-01-01',
    );
    expect(post).toMatchObject({date: '2026-09-01', updated: '2024-04-01', isDraft: false});
    expect(lossesOf(post)).toEqual([
      `${name}:2 Date 2024-03-01 before the date of publication → the post is dated 2026-09-01`,
      `${name}:5 Date of expiry 2030-01-01 → left out: write expires: 2030-01-01 in the front matter of the post`,
    ]);
    const expired = await readHead('date = 2024-03-01\nexpiryDate = 2025-01-01');
    expect(expired.isDraft).toBe(true);
    expect(lossesOf(expired)[0]).toContain('a draft, as it had expired');
  });

  test('that the site does not have is a loss with its line', async () => {
    const post = await readHead(
      'title = "A"\ndate = 2024-03-01\nweight = 3\ntype = "posts"\nlayout = "wide"\n[params]\nmath = true',
    );
    expect(lossesOf(post)).toEqual([
      `${name}:4 Front matter weight: 3 → left out`,
      `${name}:6 Front matter layout: wide → left out`,
      `${name}:7 Front matter params: math → left out`,
    ]);
  });

  test('that is broken is a loss, and the text stays', async () => {
    const post = await readHead('title = "A\ndate = 2024-03-01');
    expect(post).toMatchObject({title: 'Words', date: '1970-01-01', text: 'Text.\n'});
    expect(lossesOf(post)[0]).toMatch(
      /words\.md:2 Front matter that cannot be read: .+ → left out/,
    );
  });

  test('of posts that are not in lists', async () => {
    const date = 'date = 2024-03-01';
    expect((await readHead(`${date}\n[build]\nlist = 'never'`)).isUnlisted).toBe(true);
    expect((await readHead(`${date}\n[_build]\nrender = 'never'`)).isDraft).toBe(true);
    expect((await readHead(date)).isUnlisted).toBe(false);
  });

  test('names authors, tags and what is said of them', async () => {
    const source = await read({
      'data/authors/jane.toml': "name = 'Jane Doe'\nbio = 'Writes.'\nimage = 'img/jane.png'\n",
      'content/tags/go/_index.md': '---\ntitle: The Go language\ndescription: Of Go.\n---\n',
      'content/posts/a.md':
        "---\ndate: 2024-03-01\nauthors: [jane, Bob]\ntags: [Go]\ncategories: ['go', X]\ndescription: D.\nsummary: S.\n---\n",
      'content/posts/b.md': '---\ndate: 2024-03-01\ntags: go, big data\nsummary: S.\n---\n',
    });
    expect(source.posts.map(({authors}) => authors)).toEqual([['jane', 'bob'], ['jane']]);
    expect(source.authors[0]).toEqual({
      key: 'jane',
      name: 'Jane Doe',
      picture: 'img/jane.png',
      description: 'Writes.',
    });
    expect(source.tags).toEqual([
      {key: 'go', label: 'The Go language', description: 'Of Go.'},
      {key: 'x', label: 'X'},
      {key: 'big-data', label: 'big data'},
    ]);
    expect(source.posts.map(({description}) => description)).toEqual(['D.', 'S.']);
    expect(lossesOf(postOf(source, 'a.md'))).toEqual([
      'content/posts/a.md:7 Front matter summary: S. → left out',
    ]);
    expect(lossesOf(source)).toContain('hugo.toml: Taxonomy categories of posts → tags');
  });
});

describe('the text', () => {
  test('has fences in the place of highlighted code, with its lines', async () => {
    const post = await readText(
      '{{< highlight go "linenos=table,hl_lines=8 15-17,style=monokai" >}}\n{{</* x */>}}\n{{< /highlight >}}\n\n```go {linenos=true,hl_lines=[1,"3-4"],linenostart=5}\na\n```\n\n```bash{title="a.sh" class="x"}\nb\n```\n',
    );
    expect(post.text).toBe(
      '```go {8,15-17} showLineNumbers\n{{< x >}}\n```\n\n```go {1,3-4} showLineNumbers=5\na\n```\n\n```bash title="a.sh"\nb\n```\n',
    );
    expect(lossesOf(post)).toEqual([
      `${name}:5 Options of highlight: style=monokai → left out`,
      `${name}:13 Options of code: class="x" → left out`,
    ]);
  });

  test('leaves a shortcode inside highlighted code as it is', async () => {
    const post = await readText('{{< highlight md >}}\n{{< youtube x >}}\n{{< /highlight >}}\n');
    expect(post.text).toBe('```md\n{{< youtube x >}}\n```\n');
    expect(lossesOf(post)).toEqual([
      `${name}:6 Shortcode {{< youtube x >}} → shown as it was written, in code`,
    ]);
  });

  test('shows templates in code, and shortcodes that were to be shown', async () => {
    const post = await readText(
      'A `{{ .Title }}` and {{</* ref "a.md" */>}}.\n\n```go\n{{ range .Pages }}{{ end }}\n{{%/* b */%}}\n```\n',
    );
    expect(post.text).toBe(
      'A `{{ .Title }}` and {{< ref "a.md" >}}.\n\n```go\n{{ range .Pages }}{{ end }}\n{{% b %}}\n```\n',
    );
    expect(post.losses).toEqual([]);
  });

  test('links to posts by their files', async () => {
    const others = {
      'content/posts/other/index.md': '---\ndate: 2024-02-01\n---\n',
      'content/posts/2024/deep.md': '---\ndate: 2024-02-02\n---\n',
    };
    const post = await readText(
      '[a]({{< ref "other" >}}) [b]({{< relref "/posts/other/index.md#part" >}}) [c]({{% ref "deep.md" %}})\n[d](/posts/other/) [e](https://example.org/posts/2024/deep) [f](../other/index.md#x) [g]({{< ref "#own" >}})\n<a href="{{< ref "other" >}}">h</a> [i](/about/) [j]({{< ref "gone" >}})\n',
      others,
    );
    expect(post.text).toBe(
      '[a](../2024-02-01-other/index.md) [b](../2024-02-01-other/index.md#part) [c](../2024-02-02-deep/index.md)\n[d](../2024-02-01-other/index.md) [e](../2024-02-02-deep/index.md) [f](../2024-02-01-other/index.md#x) [g](#own)\n<a href="/posts/other/">h</a> [i](/about/) j <!-- import: address of a link -->\n',
    );
    expect(lossesOf(post)).toEqual([
      `${name}:7 Shortcode {{< ref "gone" >}} → left out, with the address that it was in`,
      `${name}:7 Link to /about/ → kept as written: it leads to no post or file of the source`,
    ]);
  });

  test('has links in the place of embeds', async () => {
    const {text, losses} = await readText(
      '{{< youtube abc_1 >}}\n\n{{< youtube id="abc" title="A [talk]" >}}\n\n{{< vimeo 1 >}}\n\n{{< tweet user="jane" id="2" >}}\n\n{{< tweet 3 >}}\n\n{{< gist jane 4 "a.go" >}}\n\n{{< instagram B5 />}}\n',
    );
    expect(text.split('\n\n').map((line) => line.trim())).toEqual([
      '[Video on YouTube](https://www.youtube.com/watch?v=abc_1)',
      '[A \\[talk\\]](https://www.youtube.com/watch?v=abc)',
      '[Video on Vimeo](https://vimeo.com/1)',
      '[Post on X](https://x.com/jane/status/2)',
      '[Post on X](https://x.com/i/status/3)',
      '[Gist on GitHub](https://gist.github.com/jane/4)',
      '[Post on Instagram](https://www.instagram.com/p/B5/)',
    ]);
    expect(losses.map(({line, became}) => `${line} ${became}`)).toEqual(
      [5, 7, 9, 11, 13, 15, 17].map((line) => `${line} a link in its place`),
    );
  });

  test('has other shortcodes as comments around their content, however nested', async () => {
    const post = await readText(
      '{{< tabs >}}\n{{% tab name="A" %}}\nOne **a**.\n{{< youtube x >}}\n{{% /tab %}}\n{{< tab name="B"\n  icon="y" >}}Two{{< /tab >}}\n{{< /tabs >}}\n\n{{< icon "a" />}} **b**\n\n<b class="{{< c >}}">d</b>\n\n```\n{{< e >}}\n```\n',
    );
    expect(post.text).toBe(
      [
        '<!-- import: Shortcode {{< tabs >}} -->',
        '<!-- import: Shortcode {{% tab name="A" %}} -->',
        'One **a**.',
        '[Video on YouTube](https://www.youtube.com/watch?v=x)',
        '<!-- import: end of shortcode tab -->',
        '<!-- import: Shortcode {{< tab name="B" icon="y" >}} -->',
        'Two<!-- import: end of shortcode tab -->',
        '<!-- import: end of shortcode tabs -->',
        '',
        '<!-- import: Shortcode {{< icon "a" />}} -->',
        ' **b**',
        '',
        '<b class="">d</b>',
        '',
        '```\n{{< e >}}\n```\n',
      ].join('\n'),
    );
    expect(lossesOf(post)).toEqual([
      `${name}:5 Shortcode {{< tabs >}} → kept as comments around its content`,
      `${name}:6 Shortcode {{% tab name="A" %}} → kept as comments around its content`,
      `${name}:8 Shortcode {{< youtube x >}} → a link in its place`,
      `${name}:10 Shortcode {{< tab name="B" icon="y" >}} → kept as comments around its content`,
      `${name}:14 Shortcode {{< icon "a" />}} → kept as a comment`,
      `${name}:16 Shortcode {{< c >}} → left out of an attribute`,
      `${name}:19 Shortcode {{< e >}} → shown as it was written, in code`,
    ]);
  });

  test('shows figures and pictures beside it', async () => {
    const others = {
      'static/img/a.png': 'A',
      'static/posts/words/b.png': 'B',
      'assets/c d.png': 'C',
      'static/files/x.zip': 'X',
    };
    const post = await readText(
      '{{< figure src="/img/a.png" alt="An A" title="T" caption="Of [A](https://a.example)" width="300" >}}\n\n![](b.png) ![c](/c%20d.png) [x](/files/x.zip)\n{class="wide"}\n\n<img src="/img/a.png" class="x">\n',
      others,
    );
    expect(post.text).toBe(
      '![An A](./a.png)\n\n_T. Of [A](https://a.example)_\n\n![](./b.png) ![c](./c-d.png) [x](./x.zip)\n<!-- import: Goldmark attributes {class="wide"} -->\n\n![](./a.png)\n',
    );
    expect(post.assets.map(({name: own, content}) => [own, content?.toString()])).toEqual([
      ['a.png', 'A'],
      ['b.png', 'B'],
      ['c-d.png', 'C'],
      ['x.zip', 'X'],
    ]);
    expect(lossesOf(post)).toEqual([
      `${name}:5 Attributes of a figure: width → left out`,
      `${name}:8 Goldmark attributes {class="wide"} → kept as a comment`,
      `${name}:10 Attributes of a picture: class → left out`,
    ]);
  });

  test('of a bundle shows the files beside it, and says which it does not', async () => {
    const source = await read({
      'content/posts/a/index.md':
        '---\ntitle: A\ndate: 2024-03-01\n---\n![](one.png) ![](images/one.png)\n',
      'content/posts/a/one.png': '1',
      'content/posts/a/images/one.png': '2',
      'content/posts/a/cover.jpg': '3',
      'content/posts/a/more.png': '4',
      'content/posts/a/notes.md': 'Notes.',
    });
    const post = postOf(source);
    expect(post.text).toBe('![](./one.png) ![](./one-2.png)\n');
    expect(post.image).toBe('./cover.jpg');
    expect(lossesOf(post)).toEqual([
      'content/posts/a/more.png: File of a bundle that the text does not show → left out',
    ]);
    expect(lossesOf(source)).toContain('content/posts/a/notes.md: Page inside a bundle → left out');
    expect(source.pages).toContainEqual({
      address: '/posts/a/images/one.png',
      kind: 'file',
      content: Buffer.from('2'),
    });
  });

  test('keeps the excerpt, anchors and details', async () => {
    const post = await readText(
      'A.\n\n<!--more-->\n\n## B {#b .c}\n\n{{< details summary="More <" >}}\nD\n{{< /details >}}\n',
    );
    expect(post.text).toBe(
      'A.\n\n<!-- truncate -->\n\n## B {#b}\n\n<details>\n<summary>More &lt;</summary>\n\nD\n\n</details>\n',
    );
    expect(lossesOf(post)).toEqual([`${name}:9 Attributes of a heading: .c → left out`]);
  });

  test('of posts with the same title on one day have slugs of their own', async () => {
    const head = '---\ntitle: Same\ndate: 2024-03-01\n---\n';
    const source = await read({
      'content/posts/x/same.md': head,
      'content/posts/y/same.md': head,
      'content/posts/z/same.md': head.replace('03-01', '03-02'),
      'content/posts/你好.md': head,
    });
    expect(source.posts.map(({slug}) => slug)).toEqual(['same', 'same-2', 'same', 'same-3']);
  });
});
