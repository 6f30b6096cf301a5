import type {SourceKind} from '../../src/cli/import/model';

/** The smallest PNG: one transparent pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

type ImportSource = {
  kind: SourceKind;
  files: Record<string, string | Buffer>;
  /** The file of an export; other kinds are folders. */
  file?: string;
  /** How many posts it has that are imported. */
  posts: number;
  /** Former addresses that have to lead somewhere. */
  addresses: string[];
  /** What the receipt has to tell. */
  told: RegExp[];
};

const paragraph =
  'A build that nobody can repeat is a rumour, so we keep the command beside each number and run it again.';

/** Small blogs as each program lays them out, with what its users report as lost by other importers. */
export const importSources: ImportSource[] = [
  {
    kind: 'docusaurus',
    posts: 2,
    addresses: ['/blog/2021/03/05/first-words', '/blog/greetings', '/blog/tags/builds'],
    told: [/comments/, /\.\/chart/],
    files: {
      'docusaurus.config.js': `module.exports = {
  title: 'Old', url: 'https://old.example.com', baseUrl: '/',
  presets: [['classic', {blog: {routeBasePath: 'blog'}, docs: false}]],
};
`,
      'package.json': '{"dependencies": {"@docusaurus/core": "3.5.0"}}',
      'blog/authors.yml':
        'ada:\n  name: Ada Lovelace\n  title: Engineer\n  url: https://example.com/ada\n  image_url: https://example.com/ada.png\n',
      'blog/2021-03-05-first-words.md': `---\ntitle: "First words: what we measured"\nauthors: ada\ntags: [builds]\ncomments: true\n---\n\n${paragraph}\n\n<!-- truncate -->\n\n## Why\n\n![A pixel](./pixel.png)\n\n\`\`\`js\nconst a = 1;\n\`\`\`\n`,
      'blog/pixel.png': pixel,
      'blog/2022-01-02-greetings/index.mdx': `---\nslug: greetings\ntitle: Welcome\nauthors: [ada]\ntags: [builds]\n---\n\nimport Chart from './chart';\n\n${paragraph}\n\n{/* truncate */}\n\n<Chart />\n`,
    },
  },
  {
    kind: 'jekyll',
    posts: 1,
    addresses: ['/notes/2020/05/06/on-caches.html'],
    told: [/include/],
    files: {
      '_config.yml': 'title: Old\nurl: https://old.example.com\nplugins: [jekyll-feed]\n',
      '_posts/2020-05-06-on-caches.md': `---\nlayout: post\ntitle: On caches\ndate: 2020-05-06 09:10:11 +0200\ncategories: notes\ntags: caches speed\n---\n${paragraph}\n\n{% highlight ruby linenos %}\nputs 1\n{% endhighlight %}\n\n{% include video.html id="x" %}\n\n![A pixel](/assets/pixel.png)\n`,
      'assets/pixel.png': pixel,
    },
  },
  {
    kind: 'hugo',
    posts: 1,
    addresses: ['/posts/toml-front/', '/older-name/'],
    told: [/math/],
    files: {
      'hugo.toml': 'baseURL = "https://old.example.com/"\ntitle = "Old"\n',
      'content/posts/toml-front/index.md': `+++\ntitle = 'A post in TOML'\ndate = 2019-07-08T10:00:00+02:00\nlastmod = 2019-08-01\ntags = ['Go', 'Big Data']\naliases = ['/older-name/']\nmath = true\n+++\n\n${paragraph}\n\n<!--more-->\n\n{{< figure src="pixel.png" alt="A pixel" caption="One pixel" >}}\n\n{{< highlight go >}}\nfunc main() {}\n{{< /highlight >}}\n`,
      'content/posts/toml-front/pixel.png': pixel,
    },
  },
  {
    kind: 'gatsby',
    posts: 1,
    addresses: ['/hello-world/'],
    told: [],
    files: {
      'gatsby-config.js':
        "module.exports = {siteMetadata: {title: 'Old', siteUrl: 'https://old.example.com'}, plugins: []};\n",
      'package.json': '{"dependencies": {"gatsby": "5.13.0"}}',
      'content/blog/hello-world/index.md': `---\ntitle: Hello World\ndate: "2018-05-01T22:12:03.284Z"\ndescription: "Hello World, from the first post of a starter that many have begun with."\n---\n\n${paragraph}\n\n![A pixel](./pixel.png)\n`,
      'content/blog/hello-world/pixel.png': pixel,
    },
  },
  {
    kind: 'eleventy',
    posts: 1,
    addresses: ['/blog/firstpost/'],
    told: [/nunjucks|\{%/i],
    files: {
      'eleventy.config.js': 'export default function (eleventyConfig) {}\n',
      'package.json': '{"dependencies": {"@11ty/eleventy": "3.0.0"}}',
      'content/blog/blog.11tydata.js':
        'export default {tags: ["posts"], layout: "layouts/post.njk"};\n',
      'content/blog/firstpost.md': `---\ntitle: This is my first post\ndescription: A post on the first day, which says what a starter says, and a little more.\ndate: 2018-05-02\ntags: another tag\n---\n\n${paragraph}\n\n{% image "./pixel.png", "A pixel" %}\n`,
    },
  },
  {
    kind: 'ghost',
    file: 'ghost.json',
    posts: 1,
    addresses: ['/a-ghost-post/', '/tag/news/'],
    told: [/canonical|codeinjection|page/i],
    files: {
      'ghost.json': JSON.stringify({
        db: [
          {
            meta: {version: '5.80.0'},
            data: {
              posts: [
                {
                  id: '1',
                  title: 'A Ghost post',
                  slug: 'a-ghost-post',
                  html: `<p>${paragraph}</p><h2>Part</h2><figure class="kg-card kg-embed-card"><iframe src="https://www.youtube.com/embed/abc" title="A film"></iframe></figure><pre><code class="language-js">a();</code></pre>`,
                  status: 'published',
                  visibility: 'public',
                  type: 'post',
                  published_at: '2021-02-03T04:05:06.000Z',
                  custom_excerpt: null,
                  codeinjection_head: '<script>1</script>',
                },
                {
                  id: '2',
                  title: 'About',
                  slug: 'about',
                  html: '<p>About us.</p>',
                  status: 'published',
                  visibility: 'public',
                  type: 'page',
                  published_at: '2021-02-03T04:05:06.000Z',
                },
              ],
              tags: [{id: 't', name: 'News', slug: 'news'}],
              users: [{id: 'u', name: 'Grace Hopper', slug: 'grace'}],
              posts_tags: [{post_id: '1', tag_id: 't'}],
              posts_authors: [{post_id: '1', author_id: 'u'}],
              settings: [],
            },
          },
        ],
      }),
    },
  },
  {
    kind: 'wordpress',
    file: 'wordpress.xml',
    posts: 1,
    addresses: ['/2017/04/05/a-wordpress-post/', '/category/ops/'],
    told: [/comment/i],
    files: {
      'wordpress.xml': `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>Old</title><link>https://old.example.com</link><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>https://old.example.com</wp:base_site_url><wp:base_blog_url>https://old.example.com</wp:base_blog_url>
<wp:author><wp:author_id>1</wp:author_id><wp:author_login><![CDATA[kay]]></wp:author_login><wp:author_display_name><![CDATA[Kay McNulty]]></wp:author_display_name></wp:author>
<item>
<title>A WordPress post</title><link>https://old.example.com/2017/04/05/a-wordpress-post/</link><dc:creator><![CDATA[kay]]></dc:creator>
<content:encoded><![CDATA[<!-- wp:paragraph --><p>${paragraph}</p><!-- /wp:paragraph --><!-- wp:code --><pre class="wp-block-code"><code>a();</code></pre><!-- /wp:code -->]]></content:encoded>
<excerpt:encoded><![CDATA[]]></excerpt:encoded>
<wp:post_id>7</wp:post_id><wp:post_date>2017-04-05 10:00:00</wp:post_date><wp:post_date_gmt>2017-04-05 08:00:00</wp:post_date_gmt>
<wp:post_name>a-wordpress-post</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type><wp:post_password></wp:post_password>
<category domain="category" nicename="ops"><![CDATA[Ops]]></category>
<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_content><![CDATA[Nice.]]></wp:comment_content></wp:comment>
</item>
</channel>
</rss>
`,
    },
  },
  {
    kind: 'medium',
    posts: 1,
    addresses: ['/a-medium-post-abcdef123456'],
    told: [],
    files: {
      'README.html': '<p>Medium archive</p>',
      'profile/profile.html':
        '<section class="h-card"><h3 class="p-name">Jean Bartik</h3></section>',
      'posts/2016-06-07_A-Medium-post-abcdef123456.html': `<!DOCTYPE html><html><head><title>A Medium post</title></head><body><article class="h-entry">
<header><h1 class="p-name">A Medium post</h1></header>
<section data-field="subtitle" class="p-summary">What a post of an archive becomes, in one sentence that is long enough.</section>
<section data-field="body" class="e-content"><section class="section"><div class="section-content"><div class="section-inner"><h3 class="graf graf--h3 graf--title">A Medium post</h3><p class="graf graf--p">${paragraph}</p><pre class="graf graf--pre">a();<br>b();</pre></div></div></section></section>
<footer><p>By <a href="https://medium.com/@jean" class="p-author h-card">Jean Bartik</a> on <a href="https://medium.com/p/abcdef123456"><time class="dt-published" datetime="2016-06-07T08:09:10.000Z">June 7, 2016</time></a>.</p><p><a href="https://blog.example.com/a-medium-post-abcdef123456" class="p-canonical">Canonical link</a></p></footer></article></body></html>
`,
    },
  },
];
