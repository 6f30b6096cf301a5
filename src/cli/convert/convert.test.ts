import {join} from 'node:path';
import {strToU8, zipSync} from 'fflate';
import {expect, test} from 'vitest';
import {stringify} from 'yaml';
import {folderWith, type Files} from '../../../tests/product/support/folder';
import {index, site} from '../../../tests/product/support/checked-site';
import {checkPosts} from '../../check/check-posts';
import {newPost} from '../../content/post-template';
import {convert} from './convert';

/** A picture of one pixel. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const picture = Buffer.from(png, 'base64');

const authors = {web: {name: 'Web team'}};
const tags = {front: {label: 'Front end'}, testing: {label: 'Testing'}};

const word = (body: string, links: Record<string, string> = {}): Buffer => {
  const space = (name: string) => `xmlns:${name}="http://schemas.openxmlformats.org/`;
  const relationships = `${space('x').replace(':x', '')}package/2006/relationships"`;
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const files = {
    '[Content_Types].xml': `<Types ${space('x').replace(':x', '')}package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/></Types>`,
    '_rels/.rels': `<Relationships ${relationships}><Relationship Id="a" Type="${type}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document ${space('w')}wordprocessingml/2006/main" ${space('r')}officeDocument/2006/relationships" ${space('a')}drawingml/2006/main" ${space('pic')}drawingml/2006/picture" ${space('wp')}drawingml/2006/wordprocessingDrawing"><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': `<w:styles ${space('w')}wordprocessingml/2006/main">${['Title', 'heading 1', 'heading 2', 'Caption', 'Fancy', 'Source Code'].map((name) => `<w:style w:type="paragraph" w:styleId="${name.replaceAll(' ', '')}"><w:name w:val="${name}"/></w:style>`).join('')}</w:styles>`,
    'word/comments.xml': `<w:comments ${space('w')}wordprocessingml/2006/main"><w:comment w:id="0" w:initials="A"><w:p><w:r><w:t>Is this so?</w:t></w:r></w:p></w:comment></w:comments>`,
    'word/footnotes.xml': `<w:footnotes ${space('w')}wordprocessingml/2006/main"><w:footnote w:id="1"><w:p><w:r><w:t>Measured in May.</w:t></w:r></w:p></w:footnote></w:footnotes>`,
    'word/_rels/document.xml.rels': `<Relationships ${relationships}>${['styles', 'comments', 'footnotes'].map((name) => `<Relationship Id="${name}" Type="${type}/${name}" Target="${name}.xml"/>`).join('')}<Relationship Id="p1" Type="${type}/image" Target="media/image1.png"/>${Object.entries(
      links,
    )
      .map(
        ([id, to]) =>
          `<Relationship Id="${id}" Type="${type}/hyperlink" Target="${to}" TargetMode="External"/>`,
      )
      .join('')}</Relationships>`,
  };
  return Buffer.from(
    zipSync({
      ...Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])),
      'word/media/image1.png': picture,
    }),
  );
};

/** A paragraph of Word. */
const p = (text: string, style = '') =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${text.startsWith('<') ? text : `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`}</w:p>`;

type Sample = {
  /** The document, and what lies beside it. */
  file: string;
  content: string | Buffer;
  beside?: Files;
  /** What of it is in the post, and what is not. */
  has: Array<string | RegExp>;
  hasNot?: Array<string | RegExp>;
  /** What is said to be lost. */
  lost?: RegExp[];
  /** The facts that are read of it. */
  facts?: object;
  pictures?: string[];
};

const opening = 'A cache of one minute took nine requests of ten off the database.';

const samples: Record<string, Sample> = {
  'Google Docs': {
    file: 'Caches.md',
    content: `# **What a cache saves** {#what-a-cache-saves}

${opening} It costs 5 \\- 10 MB, see [below](#the-numbers).

# **The numbers** {#the-numbers}

##   {#heading}

Each page took 1\\.5 s, \`snake\\_case \\- x\\.y\`.

![][image1]

\`\`\`
const a\\_b \\= 1; // x \\- y
\`\`\`

[image1]: <data:image/png;base64,${png}>
`,
    has: [
      `${opening} It costs 5 - 10 MB, see [below](#the-numbers).\n\n<!-- truncate -->\n`,
      '## The numbers\n',
      '`snake_case - x.y`',
      'const a_b = 1; // x - y',
      '![](./image.png)',
    ],
    hasNot: ['**', '{#', 'base64', /^#+ *$/m],
    facts: {title: 'What a cache saves'},
    pictures: ['image.png'],
  },
  'Google Docs with sections of the first level, and code whose backslashes are its own': {
    file: 'Regular.md',
    content: `# First {#first}

Words, and a [bookmark](#bookmark=id.abc), \`[a-z]\\.[0-9]\`.

# Second {#second}

![The week of a team][image1] | a

[image1]: <data:image/png;base64,${png}>
`,
    has: ['## Second\n', '`[a-z]\\.[0-9]`', '![The week of a team](./the-week-of-a-team.png)'],
    hasNot: ['{#', '](#bookmark'],
    lost: [/link to #bookmark=id\.abc leads nowhere/],
    pictures: ['the-week-of-a-team.png'],
  },
  'Word, with a picture, a note, a comment, a table and code': {
    file: 'Report.docx',
    content: word(
      p('What we found', 'Title') +
        p(
          `<w:r><w:t xml:space="preserve">${opening} H</w:t></w:r><w:r><w:rPr><w:vertAlign w:val="subscript"/></w:rPr><w:t>2</w:t></w:r><w:r><w:t>O</w:t></w:r><w:r><w:footnoteReference w:id="1"/></w:r><w:r><w:commentReference w:id="0"/></w:r>`,
        ) +
        p('How we measured', 'heading1') +
        p(
          '<w:r><w:drawing><wp:inline><wp:docPr id="1" name="Picture 1" descr="Requests over a day"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="p1"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>',
        ) +
        p('let a = 1;', 'SourceCode') +
        p('let b = 2;', 'SourceCode') +
        p('Fancy words', 'Fancy') +
        `<w:tbl><w:tr><w:tc>${p('Day')}</w:tc><w:tc>${p('Time')}</w:tc></w:tr><w:tr><w:tc>${p('Monday')}</w:tc><w:tc>${p('40 ms')}${p('or more')}</w:tc></w:tr></w:tbl>`,
    ),
    has: [
      `${opening} H<sub>2</sub>O[^1]\n`,
      '[^1]: Measured in May.',
      '## How we measured',
      '![Requests over a day](./requests-over-a-day.png)',
      '```\nlet a = 1;\nlet b = 2;\n```',
      /^\| Day \| Time \|$/m,
    ],
    lost: [/Fancy/, /comment: “Is this so\?”/, /cells, of the table “Day Time/],
    facts: {title: 'What we found'},
    pictures: ['requests-over-a-day.png'],
  },
  'Word of an editor that marks no title': {
    file: 'minutes.docx',
    content: word(
      p(opening) +
        p('Part one', 'heading1') +
        p('Part two', 'heading1') +
        p('<w:r><w:rPr><w:u w:val="single"/></w:rPr><w:t>Under</w:t></w:r>'),
    ),
    has: [`${opening}\n\n<!-- truncate -->\n\n## Part one\n\n## Part two\n\n<u>Under</u>\n`],
    facts: {title: undefined},
  },
  'Word without text': {
    file: 'empty.docx',
    content: word(''),
    has: [/^$/],
    facts: {title: undefined},
  },
  Jekyll: {
    file: 'site/_posts/2016-07-26-nine-of-ten.md',
    content: `---
layout: post
title: "Nine of ten: what a cache saves"
date: 2016-07-26 23:30:00 -0800
categories: front
tags: [testing, perfomance]
author: Web Team
permalink: /2016/nine-of-ten.html
redirect_from:
  - /old/nine
excerpt: A cache of one minute took nine requests of ten off the database.
image: /assets/Week.png
comments: true
---
* TOC
{:toc}

${opening}

<!--more-->

## Set up {#setup}

{% highlight ruby linenos %}
puts "{{ not_a_tag }}"
{% endhighlight %}

See [the next part]({% post_url 2016-08-01-next %}) and [home]({{ site.baseurl }}/about/).

{% raw %}
\`\`\`liquid
{{ page.title }}
\`\`\`
{% endraw %}

![Requests over a day]({{ "/assets/Week.png" | relative_url }}){: .wide}

{% include note.html
   text="a_b *c*" %}

Costs $5 and \`{% if %}\`. Then [Wikipedia][w].

[w]: https://en.wikipedia.org/wiki/Cache
`.replaceAll('\\`', '`'),
    beside: {'site/assets/Week.png': picture},
    has: [
      `${opening}\n\n<!-- truncate -->\n\n## Set up\n`,
      '```ruby\nputs "{{ not_a_tag }}"\n```',
      'See the next part and home.',
      '```liquid\n{{ page.title }}\n```',
      '![Requests over a day](./requests-over-a-day.png)\n',
      '{% include note.html\n   text="a_b *c*" %}',
      'Costs $5 and `{% if %}`. Then [Wikipedia](https://en.wikipedia.org/wiki/Cache).',
    ],
    hasNot: ['{:', 'raw %}', 'TOC'],
    lost: [
      /its layout/,
      /its comments/,
      /line 38: “{% include note\.html text="a_b \*c\*" %}” stays/,
      /link to 2016-08-01-next leads/,
      /link to \/about\/ leads/,
      /tags\.yml has no “perfomance”/,
    ],
    facts: {
      title: 'Nine of ten: what a cache saves',
      authors: ['web'],
      tags: ['front', 'testing'],
      date: '2016-07-26',
      slug: 'nine-of-ten',
      redirects: ['/2016/nine-of-ten.html', '/old/nine/'],
      description: opening,
      more: {image: './requests-over-a-day.png'},
    },
    pictures: ['requests-over-a-day.png'],
  },
  'Jekyll, with tags between spaces, a draft, and HTML': {
    file: '2016-07-26-words.markdown',
    content: `---
title: Words
tags: testing Front
published: false
---

<p align="center"><img src="a.png" alt="The week" width="40"></p>

${opening}[^1]

<center>In the middle</center>

Press <kbd>Ctrl</kbd>. {% gist octocat/1234567890abcdef1234 run.sh %}

{% youtube dQw4w9WgXcQ %}

<iframe src="https://www.youtube.com/embed/x"></iframe>

<script src="https://example.com/a.js"></script>

[^1]: Measured in May.
`,
    beside: {'a.png': picture},
    has: [
      '![The week](./the-week.png)\n',
      `${opening}[^1]\n\n<!-- truncate -->\n`,
      '<kbd>Ctrl</kbd>.\n\n<https://gist.github.com/octocat/1234567890abcdef1234>',
      '<https://youtu.be/dQw4w9WgXcQ>',
      '[^1]: Measured in May.',
    ],
    hasNot: ['<script', '<iframe', '<center'],
    lost: [
      /embedded: https:\/\/gist/,
      /youtu\.be\/dQw4w9WgXcQ/,
      /youtube\.com\/embed\/x/,
      /a\.js/,
      /in 2 places/,
    ],
    facts: {tags: ['testing', 'front'], isDraft: true, slug: 'words', date: '2016-07-26'},
    pictures: ['the-week.png'],
  },
  'Hugo, with TOML, in a folder of its own': {
    file: 'content/posts/nine-of-ten/index.md',
    content: `+++
title = "What a cache saves"
date = 2019-03-04T10:00:00+01:00
lastmod = 2020-01-02
draft = false
tags = ["Testing"]
categories = ["Front End"]
aliases = ["/post/1/", "/cache.html"]
url = "/2019/03/nine-of-ten/"
summary = "One sentence."
weight = 3
[params]
  math = true
+++

${opening}

{{< figure src="week.png" alt="The week" caption="Requests over a week" >}}

# Measured

{{< highlight go "linenos=table" >}}
fmt.Println("a")
{{< /highlight >}}

{{< youtube w7Ft2ymGmfc >}}

{{% notice tip %}}
Mind *this*.
{{% /notice %}}

See [the other]({{< ref "other.md" >}}).

$$
a *b* + b_2
$$
`,
    beside: {'content/posts/nine-of-ten/week.png': picture},
    has: [
      '![The week](./the-week.png "Requests over a week")\n',
      '## Measured',
      '```go\nfmt.Println("a")\n```',
      '<https://youtu.be/w7Ft2ymGmfc>',
      '{{% notice tip %}}\nMind _this_.\n{{% /notice %}}',
      'See the other.',
      '$$\na *b* + b_2\n$$',
    ],
    lost: [
      /its weight/,
      /its params/,
      /line 28: “{{% notice tip %}}”/,
      /line 30: “{{% \/notice %}}”/,
      /link to other\.md/,
      /w7Ft2ymGmfc/,
    ],
    facts: {
      date: '2019-03-04',
      description: 'One sentence.',
      tags: ['testing', 'front'],
      redirects: ['/post/1/', '/cache.html', '/2019/03/nine-of-ten/'],
      more: {last_update: {date: '2020-01-02'}},
      isDraft: false,
    },
    pictures: ['the-week.png'],
  },
  'Google Docs, with lists, a table and a note': {
    file: 'Lists.md',
    content: `# **Lists** {#lists}

${opening}[^1]

1. One  
   * Two  
2. Three

| Day | Time |
| :---- | ----: |
| **Monday** | 40 ms\\_a |

[^1]:  Measured in May.
`,
    has: [
      '1. One\n   - Two\n2. Three\n',
      '| Day | Time |\n| :- | -: |\n| **Monday** | 40 ms_a |',
      '[^1]: Measured in May.',
    ],
    facts: {title: 'Lists'},
  },
  'Word, with a list, a link and joined cells': {
    file: 'Plan.DOCX',
    content: word(
      p('Plan', 'Title') +
        p(opening) +
        p('<w:hyperlink r:id="l1"><w:r><w:t>The report</w:t></w:r></w:hyperlink>') +
        `<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val="2"/></w:tcPr>${p('Both')}</w:tc></w:tr><w:tr><w:tc>${p('a')}</w:tc><w:tc>${p('b')}</w:tc></w:tr></w:tbl>`,
      {l1: 'https://example.com/report'},
    ),
    has: ['[The report](https://example.com/report)', '| Both | |\n| - | - |\n| a | b |'],
    lost: [/joined cells.*“Both a b”/],
    facts: {title: 'Plan'},
  },
  'Hugo, with YAML and a cover': {
    file: 'content/posts/words.md',
    content: `---
title: Words
date: 2019-03-04
publishDate: 2019-03-05
author: ["Web Team", "Nobody Else"]
cover:
  image: "images/card.png"
  alt: A card
expiryDate: 2999-01-01
series: ["Caches"]
tags: [Testing, cooking]
---

${opening}

![](/images/card.png "A card of numbers")

{{<tweet user="a" id="1">}}
`,
    beside: {'static/images/card.png': picture},
    has: ['![](./card.png "A card of numbers")', '{{<tweet user="a" id="1">}}'],
    lost: [
      /expiryDate/,
      /authors\.yml has no “Nobody Else”/,
      /tags\.yml has no “cooking”/,
      /line 18/,
    ],
    facts: {
      authors: ['web'],
      tags: ['testing'],
      date: '2019-03-04',
      more: {series: 'Caches', image: './card.png'},
    },
    pictures: ['card.png'],
  },
  Hashnode: {
    file: 'cm1abc.md',
    content: `---
title: "What a cache saves"
seoTitle: "Caches"
seoDescription: "One sentence."
datePublished: Thu Sep 28 2023 12:00:00 GMT+0000 (Coordinated Universal Time)
cuid: cm1abc
slug: what-a-cache-saves
canonical: https://blog.example.com/caches
cover: https://cdn.hashnode.com/res/hashnode/image/upload/v1/a.png
tags: testing, frnt

---

${opening}

%[https://www.youtube.com/watch?v=x]

![The week](https://cdn.hashnode.com/b.png align="center")

See [more](/more).
`,
    has: [
      '<https://www.youtube.com/watch?v=x>',
      '![The week](https://cdn.hashnode.com/b.png)',
      'See more.',
    ],
    lost: [
      /seoTitle/,
      /cuid/,
      /link to \/more/,
      /address https:\/\/blog\.example\.com\/caches is on another site/,
      /embedded/,
      /picture https:\/\/cdn\.hashnode\.com\/b\.png/,
      /has no “frnt”: “front” is the nearest/,
    ],
    facts: {
      date: '2023-09-28',
      slug: 'what-a-cache-saves',
      description: 'One sentence.',
      tags: ['testing', 'front'],
      redirects: [],
      more: {image: 'https://cdn.hashnode.com/res/hashnode/image/upload/v1/a.png'},
    },
  },
  'dev.to': {
    file: 'article.md',
    content: `---
title: What a cache saves
published: false
description: One sentence.
tags: 'testing, front'
cover_image: 'https://dev-to-uploads.s3.amazonaws.com/a.png'
canonical_url: https://engineering.meridiem.example/2020/caches
id: 123
series: Caches
date: '2020-05-06T07:08:09Z'
---

${opening}

{% embed https://github.com/a/b %}

{% details More %}
Hidden.
{% enddetails %}

![Alt text](http://example.com/c.png) and ![gone](./gone.png) and ![not one](./notes.png)

> [!WARNING]
> Mind \`this\`.
`,
    beside: {'notes.png': 'no picture'},
    has: [
      '<https://github.com/a/b>',
      '{% details More %}\nHidden.',
      '> [!WARNING]\n> Mind `this`.',
    ],
    hasNot: ['](http:', '](./'],
    lost: [
      /its id/,
      /embedded: https:\/\/github\.com\/a\/b/,
      /line 17: “{% details More %}”/,
      /line 19/,
      /no picture “http:/,
      /no picture “\.\/gone/,
      /no picture “\.\/notes/,
    ],
    facts: {
      isDraft: true,
      redirects: ['/2020/caches/'],
      date: '2020-05-06',
      tags: ['testing', 'front'],
      more: {series: 'Caches'},
    },
  },
  'dev.to, in the words of its editor': {
    file: 'liquid.md',
    content: `---
title: "Liquid: tags"
published: true
tags: front
---

${opening}

{% youtube abc %} {% github owner/repo %}

{% codepen https://codepen.io/a/pen/b default-tab=result %}
`,
    has: [
      '<https://youtu.be/abc>',
      '<https://github.com/owner/repo>',
      '<https://codepen.io/a/pen/b>',
    ],
    lost: [/abc/, /owner/, /codepen/],
    facts: {title: 'Liquid: tags', isDraft: false},
  },
  Medium: {
    file: '2021-02-03_What-a-cache-saves-0123456789ab.html',
    content: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>What a cache saves</title><style>* {color: red}</style></head><body><article class="h-entry"><header><h1 class="p-name">What a cache saves</h1></header>
<section data-field="subtitle" class="p-summary">One sentence.</section>
<section data-field="body" class="e-content"><section name="1" class="section section--body"><div class="section-divider"><hr class="section-divider"></div><div class="section-content"><div class="section-inner">
<h3 name="t" id="t" class="graf graf--h3 graf--leading graf--title">What a cache saves</h3><p class="graf graf--p">${opening}</p>
<h3 class="graf graf--h3">Measured</h3><h4 class="graf graf--h4">In May</h4>
<figure class="graf graf--figure"><img class="graf-image" data-image-id="1*a.png" src="https://cdn-images-1.medium.com/max/800/1*a.png"><figcaption class="imageCaption">Requests over a day</figcaption></figure>
<pre data-code-block-lang="typescript" class="graf graf--pre"><span class="pre--content">let a = 1;<br>let b = 2;</span></pre>
<figure class="graf graf--figure graf--iframe"><script src="https://gist.github.com/a/1.js"></script></figure>
<div class="graf graf--mixtapeEmbed"><a href="https://example.com/" class="markup--anchor"><strong>A page</strong><br>example.com</a></div>
</div></div></section></section>
<footer><p>By <a href="https://medium.com/@a" class="p-author h-card">Web Team</a> on <a href="https://medium.com/p/0123456789ab"><time class="dt-published" datetime="2021-02-03T04:05:06.789Z">February 3, 2021</time></a>.</p><p><a href="https://medium.com/@a/what-a-cache-saves-0123456789ab" class="p-canonical">Canonical link</a></p></footer></article></body></html>`,
    has: [
      `${opening}\n\n<!-- truncate -->`,
      '## Measured\n\n### In May\n',
      '![Requests over a day](https://cdn-images-1.medium.com/max/800/1*a.png)\n\n_Requests over a day_',
      'let a = 1;\nlet b = 2;\n```',
      '<https://gist.github.com/a/1.js>',
    ],
    hasNot: ['What a cache saves', '***', /^---$/m],
    lost: [
      /gist\.github\.com\/a\/1\.js/,
      /address https:\/\/medium/,
      /picture https:\/\/cdn-images/,
    ],
    facts: {
      title: 'What a cache saves',
      description: 'One sentence.',
      authors: ['web'],
      date: '2021-02-03',
    },
  },
  'Medium, as Markdown with front matter': {
    file: 'posts/2021-02-03_caches.md',
    content: `---
title: "What a cache saves"
description: "One sentence."
date: "2021-02-03T04:05:06.789Z"
categories: []
published: true
canonical_link: https://medium.com/@a/caches-1
redirect_from:
  - /caches-1
---

![A week](img/1__a.png)

${opening}

#### Measured
`,
    beside: {'posts/img/1__a.png': picture},
    has: ['![A week](./a-week.png)', '## Measured'],
    lost: [/address https:\/\/medium\.com\/@a\/caches-1 is on another/],
    facts: {redirects: ['/caches-1/']},
    pictures: ['a-week.png'],
  },
  'Medium, as Markdown of medium-to-markdown': {
    file: 'story.md',
    content: `What a cache saves
==================

${opening}

![](https://miro.medium.com/max/800/1*a.png)Requests over a day

\`\`\`
let a = 1;
\`\`\`
`,
    has: ['![](https://miro.medium.com/max/800/1*a.png)Requests over a day'],
    lost: [/picture https:\/\/miro/],
    facts: {title: 'What a cache saves'},
  },
  Notion: {
    file: 'What a cache saves 0123456789abcdef0123456789abcdef.md',
    content: `# What a cache saves

Tags: Testing, Front end
Date: January 5, 2024
Author: Web team
Status: In review

${opening}

<aside>
💡 Mind **this**.

</aside>

![Untitled](What%20a%20cache%20saves%200123/Untitled.png)

- [x]  Done
- [ ]  To do

See [the other page](Other%20fedcba9876543210fedcba9876543210.md).
`,
    beside: {'What a cache saves 0123/Untitled.png': picture},
    has: [
      ':::note\n\n💡 Mind **this**.\n\n:::',
      '![Untitled](./untitled.png)',
      '- [x] Done\n- [ ] To do',
      'See the other page.',
    ],
    hasNot: ['Tags:', '<aside'],
    lost: [/its Status/, /link to Other%20fedc/],
    facts: {
      title: 'What a cache saves',
      tags: ['testing', 'front'],
      authors: ['web'],
      date: '2024-01-05',
    },
    pictures: ['untitled.png'],
  },
  'Notion, without properties': {
    file: 'Notes 0123456789abcdef0123456789abcdef.md',
    content: `# Notes

${opening}

# Part

[https://www.youtube.com/watch?v=x](https://www.youtube.com/watch?v=x)

$$
a *b* + b_2
$$

<details>
<summary>More</summary>

Hidden **words**.

</details>
`,
    has: [
      '## Part',
      '<https://www.youtube.com/watch?v=x>',
      '$$\na *b* + b_2\n$$',
      /<details>\s*<summary>More<\/summary>\s*Hidden \*\*words\*\*\.\s*<\/details>/,
    ],
    facts: {title: 'Notes', tags: [], date: undefined},
  },
  'a README of GitHub': {
    file: 'README.md',
    content: `<h1 align="center">Caches</h1>

${opening} See [docs](docs/a.md), [the site](https://example.com) and [below](#use-it).

> [!TIP]
> One
> two

## Use it

| a | b |
| - | - |
| one<br>two | x |

<table><tr><td>

\`\`\`sh
one
two
\`\`\`

</td></tr></table>

<picture><source srcset="dark.png"><img src="./a.svg" alt="Requests"></picture>
`,
    beside: {'a.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>', 'dark.png': picture},
    has: [
      '[below](#use-it)',
      '> [!TIP]\n> One\n> two',
      '| one two | x |',
      '| `one two` |',
      '![Requests](./requests.svg)',
    ],
    lost: [
      /link to docs\/a\.md/,
      /cells, of the table “a b one two x”/,
      /cells, of the table “one/,
    ],
    facts: {title: 'Caches'},
    pictures: ['requests.svg'],
  },
};

test.each(Object.entries(samples))('%s becomes a post', async (_name, sample) => {
  const {
    file,
    content,
    beside = {},
    has,
    hasNot = [],
    lost = [],
    facts = {},
    pictures = [],
  } = sample;
  const folder = folderWith({[file]: content, ...beside});
  const converted = await convert(join(folder, file), authors, tags);
  for (const words of has) {
    expect(converted.text).toMatch(words);
  }
  for (const words of hasNot) {
    expect(converted.text).not.toMatch(words);
  }
  expect(converted).toMatchObject(facts);
  expect(Object.keys(converted.files)).toEqual(pictures);
  const post = newPost({
    ...{title: 'A title', description: undefined, isDraft: false, date: undefined},
    ...{authors: ['web'], tags: ['front']},
    converted: {...converted, lines: stringify(converted.more).replace('{}\n', '')},
  });
  const written = Object.entries(post).map(([path, text]) => [join(index, '..', path), text]);
  const {findings} = await checkPosts(site(Object.fromEntries(written) as Files));
  expect(findings.filter(({severity}) => severity === 'error')).toEqual([]);
  expect(converted.lost).toHaveLength(lost.length);
  lost.forEach((pattern) => {
    expect(converted.lost.join('\n')).toMatch(pattern);
  });
});
