import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {postParser} from '../../lib/post-parser';
import {htmlToMarkdown, lossElement} from './html-to-markdown';

const convert = (html: string) => htmlToMarkdown(html, {file: 'export.json#post'});
const textOf = (html: string) => convert(html).text.trim();
const whatIn = (html: string) => convert(html).losses.map(({what}) => what);

describe('code blocks', () => {
  test.each([
    ['<pre><code class="language-ts">a</code></pre>', 'ts'],
    ['<pre class="lang-python"><code>a</code></pre>', 'python'],
    ['<pre class="brush: js; gutter: false">a</pre>', 'js'],
    ['<pre class="brush:php">a</pre>', 'php'],
    ['<pre class="EnlighterJSRAW" data-enlighter-language="java">a</pre>', 'java'],
    ['<pre data-code-block-lang="go"><span class="pre--content">a</span></pre>', 'go'],
    ['<div class="highlight highlight-source-ruby"><pre>a</pre></div>', 'ruby'],
    [
      '<div class="language-sh highlighter-rouge"><div class="highlight"><pre><code>a</code></pre></div></div>',
      'sh',
    ],
    ['<pre lang="sql">a</pre>', 'sql'],
    ['<pre><code class="hljs rust">a</code></pre>', 'rust'],
    ['<pre class="wp-block-code"><code>a</code></pre>', ''],
    ['<pre class="language-plaintext">a</pre>', ''],
  ])('%s', (html, language) => {
    expect(textOf(html)).toBe(`\`\`\`${language}\na\n\`\`\``);
  });

  test('keeps lines, signs and fences as they are', () => {
    expect(
      textOf(
        '<pre class="graf--pre">if (a &lt; b) {<br>\u00a0\u00a0x = "```";<br>}<br><br>done_it(*)</pre>',
      ),
    ).toBe('````\nif (a < b) {\n  x = "```";\n}\n\ndone_it(*)\n````');
  });

  test('takes lines out of the table of a highlighter', () => {
    expect(
      textOf(
        '<table><tr><td class="gutter"><pre>1\n2</pre></td><td class="code"><pre class="lang-js">a\nb</pre></td></tr></table>',
      ),
    ).toBe('```js\na\nb\n```');
  });
});

describe('pictures', () => {
  test('have a caption as a line in italics, with its links', () => {
    expect(
      textOf(
        '<figure><img src="https://a.b/x.png" alt="A"><figcaption>By <em>me</em>, <a href="https://c.d/">there</a></figcaption></figure>',
      ),
    ).toBe('![A](https://a.b/x.png)\n\n*By me, [there](https://c.d/)*');
  });

  test('are assets with names of their own, and the text names their addresses unescaped', () => {
    const {text, assets} = convert(
      '<p><img src="https://a.b/1*x_y.png?a=1&amp;b=2"><img src="https://c.d/1*x_y.png"><img src="/my pic (1).PNG"></p>',
    );
    expect(assets.map(({name}) => name)).toEqual(['1-x-y.png', '1-x-y-2.png', 'my-pic-1.png']);
    for (const {address} of assets) {
      expect(text).toContain(`](${address})`);
    }
  });

  test('come out of galleries, one below the other', () => {
    const html =
      '<figure class="wp-block-gallery"><ul class="blocks-gallery-grid"><li><figure><img src="a.png"><figcaption>One</figcaption></figure></li><li><figure><img src="b.png"></figure></li></ul><figcaption>All</figcaption></figure>';
    expect(textOf(html)).toBe('![](a.png)\n\n*One*\n\n![](b.png)\n\n*All*');
    expect(whatIn(html)).toEqual(['Gallery of 2 pictures']);
  });

  test('are taken from where a script would load them, in their full size', () => {
    expect(
      textOf(
        '<img src="data:image/gif;base64,R0" data-src="https://a.b/x.png"><noscript><img src="https://a.b/x.png"></noscript>',
      ),
    ).toBe('![](https://a.b/x.png)');
    expect(
      textOf('<p><a href="https://a.b/u/x.jpg"><img src="https://a.b/u/x-300x200.jpg"></a></p>'),
    ).toBe('![](https://a.b/u/x.jpg)');
    const {assets} = convert('<img src="data:image/png;base64,iVBORw0=">');
    expect(assets[0]).toMatchObject({address: './picture.png', name: 'picture.png'});
    expect(assets[0]!.content?.toString('hex')).toBe('89504e470d');
  });
});

describe('what other services show', () => {
  test.each([
    [
      '<iframe src="//www.youtube.com/embed/abc_D?start=30" title="A talk"></iframe>',
      '[A talk](https://www.youtube.com/watch?v=abc_D&t=30)',
    ],
    [
      '<p><iframe src="https://player.vimeo.com/video/42?h=1"></iframe></p>',
      '[Video on Vimeo](https://vimeo.com/42)',
    ],
    [
      '<script src="https://gist.github.com/me/0123.js"></script>',
      '[Gist on GitHub](https://gist.github.com/me/0123)',
    ],
    [
      '<p class="codepen" data-slug-hash="aBc" data-user="me"><span>See the pen</span></p>',
      '[Pen on CodePen](https://codepen.io/me/pen/aBc)',
    ],
    [
      '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://twitter.com/a/status/1\n</div></figure>',
      '[Post on X](https://twitter.com/a/status/1)',
    ],
    ['<p>https://youtu.be/xyz</p>', '[Video on YouTube](https://www.youtube.com/watch?v=xyz)'],
    [
      '<iframe src="https://maps.example/?q=a&amp;z=1"></iframe>',
      '[Content of maps.example](https://maps.example/?q=a&z=1)',
    ],
  ])('%s', (html, text) => {
    expect(textOf(html)).toBe(text);
    expect(convert(html).losses[0]!.became).toBe('a link in its place');
  });

  test('a post keeps its words, and the link to it', () => {
    const {text, losses} = convert(
      '<blockquote class="twitter-tweet"><p>Hi <a href="https://t.co/1">you</a></p>&mdash; Me <a href="https://twitter.com/me/status/7">1 May</a></blockquote><script src="https://platform.twitter.com/widgets.js"></script>',
    );
    expect(text).toContain('> — Me [1 May](https://twitter.com/me/status/7)');
    expect(losses[0]!.what).toBe('Post on X: https://twitter.com/me/status/7');
  });
});

describe('what runs or asks', () => {
  test('becomes a marked comment and one loss, where it stood', () => {
    const {text, losses} = convert(
      '<p>Before</p><form action="/subscribe"><input name="a"><button>Go --&gt;</button></form><style>p{}</style><p>After <script>x()</script>.</p>',
    );
    expect(text).toBe(
      'Before\n\n<!-- import: Form /subscribe -->\n\n<!-- import: Style sheet -->\n\nAfter <!-- import: Script of 3 characters -->.\n',
    );
    expect(losses).toHaveLength(3);
    expect(losses[0]).toEqual({
      file: 'export.json#post',
      what: 'Form /subscribe',
      became: 'kept as a comment',
    });
  });

  test('a loss that a reader marks cannot end its comment', () => {
    const {text} = convert(`<p>A</p>${lossElement('Shortcode [x y="--->"]')}`);
    expect(text.match(/-->/g)).toHaveLength(1);
    expect(text.trim().endsWith('-->')).toBe(true);
  });

  test('own styles are one loss', () => {
    expect(
      whatIn('<p style="color: red; text-align:center">a</p><p style="color:blue">b</p>'),
    ).toEqual(['Own styles of words and blocks: color, text-align']);
  });
});

describe('words', () => {
  test('are read back as they were', () => {
    const words = 'a*b* _c_ `d` <e> &amp; [f](g) :name[h] #i ~j~ ||k|| {l} 2 * 3 https://m.n/o_p';
    const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    for (const line of [
      words,
      '# x',
      '+ x',
      '1. x',
      ':::note',
      '::name',
      '---',
      '> x',
      '| x |',
      '    x',
    ]) {
      const html = `<p>${line === words ? escaped : line.replaceAll('>', '&gt;')}</p>`;
      const root = postParser(false).parse(textOf(html));
      expect(
        root.children.map(({type}) => type),
        line,
      ).toEqual(['paragraph']);
      // GFM links an address however it is escaped.
      visit(root, (node) => {
        expect(['root', 'paragraph', 'text', 'link'], line).toContain(node.type);
      });
      expect(toString(root), line).toBe(line.trim());
    }
  });

  test('have marks that Markdown can read', () => {
    expect(
      textOf(
        '<p>A <strong>b </strong>c<strong>d</strong><strong>e</strong> in<em>ter</em>nal<em> </em>x</p>',
      ),
    ).toBe('A **b** c**de** in*ter*nal x');
    expect(textOf('<p>Press <kbd>Ctrl</kbd>, x<sup>2</sup> and H<sub>2</sub>O</p>')).toBe(
      'Press <kbd>Ctrl</kbd>, x<sup>2</sup> and H<sub>2</sub>O',
    );
  });

  test('have line breaks, and paragraphs instead of two', () => {
    expect(textOf('<p>a<br>b<br><br>c<br></p><p>&nbsp;</p><p></p><p>d</p>')).toBe(
      'a\\\nb\n\nc\n\nd',
    );
  });
});

describe('structure', () => {
  test('headings begin at the second level and go down by one', () => {
    expect(textOf('<h3>A</h3><h5>B</h5><h1>C</h1><h2>D</h2><h4> </h4>')).toBe(
      '## A\n\n### B\n\n## C\n\n### D',
    );
  });

  test('links within the text lead on, and those to nowhere become words', () => {
    const {text, losses} = convert(
      '<p><a href="#s-1">a</a> <a href="#gone">b</a> <a href="#two">c</a></p><h2 id="s-1">One</h2><h2 id="two">Two</h2>',
    );
    expect(text).toBe('[a](#s-1) b [c](#two)\n\n## One {#s-1}\n\n## Two\n');
    expect(losses).toHaveLength(1);
  });

  test('what leads nowhere, or shows nothing, leaves its words', () => {
    const {text, losses} = convert(
      '<p><a name="x">a</a> <a href="">b</a> <a href="http://[c">c</a> <a href="/100%/">d</a></p><p><img src="" alt="d"> e</p><table></table><object><param name="movie" value="x"><embed src="https://www.youtube.com/v/abc"></object>',
    );
    expect(text).toBe(
      'a b c [d](/100%25/)\n\ne\n\n[Video on YouTube](https://www.youtube.com/watch?v=abc)\n',
    );
    expect(losses.map(({what}) => what)).toEqual([
      'Video on YouTube: https://www.youtube.com/watch?v=abc',
      'Picture without an address: “d”',
      'Link to http://[c, which is no address',
    ]);
  });

  test('footnotes are Markdown, whatever program wrote them', () => {
    expect(
      textOf(
        '<p>A<sup class="footnote-ref"><a href="#fn1" id="fnref1">[1]</a></sup> b.</p><hr class="footnotes-sep"><section class="footnotes"><ol class="footnotes-list"><li id="fn1" class="footnote-item"><p>See <em>x</em>. <a href="#fnref1" class="footnote-backref">↩︎</a></p></li></ol></section>',
      ),
    ).toBe('A[^1] b.\n\n[^1]: See *x*.');
  });

  test('details fold Markdown', () => {
    expect(
      textOf(
        '<details><summary>More <b>now</b></summary><p>a <em>b</em></p><details><summary>In</summary>c</details></details>',
      ),
    ).toBe(
      '<details>\n<summary>More <b>now</b></summary>\n\na *b*\n\n<details>\n<summary>In</summary>\n\nc\n\n</details>\n\n</details>',
    );
  });

  test('tables are Markdown if it can hold them, and HTML without empty lines otherwise', () => {
    expect(
      textOf(
        '<table><tr><th>A|B</th><th>C</th></tr><tr><td><p>a</p><p>b</p></td><td>c<br>d</td></tr></table>',
      ),
    ).toBe('| A\\|B     | C        |\n| -------- | -------- |\n| a<br />b | c<br />d |');
    const html = textOf(
      '<p>x</p><table class="y"><tr><td colspan="2" style="color:red">a</td></tr><tr><td><pre>b\n\nc</pre></td><td>d</td></tr></table>',
    );
    const [, table, ...more] = postParser(false).parse(html).children;
    expect(table?.type).toBe('html');
    expect(more).toEqual([]);
    expect(html).toContain('<td colspan="2">a</td>');
  });

  test('lists nest, and tick items off', () => {
    expect(
      textOf('<ul><li>a<ol><li>b</li></ol></li><li><input type="checkbox" checked> c</li></ul>'),
    ).toBe('- a\n  1. b\n- [x] c');
  });

  test('lists stop where WordPress says, once', () => {
    expect(textOf('<p>a<!--more--></p><p>b</p><!--more-->')).toBe('a\n\n<!-- truncate -->\n\nb');
  });
});
