import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, test} from 'vitest';
import published from '../../../docusaurus.config';
import {index, post} from '../support/checked-site';
import {beginSite} from '../support/begin-site';
import {annotationsOf} from '../support/annotations';
import {writeFiles, type Files} from '../support/folder';
import {buildSite, repository} from '../../site/support/docusaurus';

// What only a build can refuse. What a function refuses is tested beside it, what the check of posts finds in
// src/check, and what Docusaurus refuses by itself nowhere.

type Mistake = {
  name: string;
  files: Files;
  /** What the author of the mistake must be shown. */
  messages: RegExp[];
  /** What a pull request shows beside lines: beginnings of `file:line: message`. */
  beside?: string[];
};

const site: Files = {
  [index]: post(),
  'blog/authors.yml': 'web: {name: Web team}\n',
  'blog/tags.yml': 'front: {label: Front}\n',
};

const mistakes: Mistake[] = [
  {
    name: 'an error in a post, with the words of the check',
    files: {[index]: post('<!-- Words.')},
    messages: [/blog\/2024-04-02-a-post\/index\.md:16:1 {2}error {2}The comment does not end/],
  },
  {
    name: 'a link to an id that only a listing has, and not one to a name, an id or a heading of a part',
    files: {
      'src/pages/page.mdx':
        'import Part from "./_part.mdx";\n\n# Page\n\n```html\n<p id="listed">\n```\n\n[Link](#listed) [Named](#named) [Part](#in-a-part) [Id](#own)\n\n<a name="named"></a>\n\n<Part />\n',
      'src/pages/_part.mdx': '## In a part\n\n<span id="own">Words</span>\n',
    },
    messages: [/Broken anchor on source page path = \/page\/:\s+-> linking to #listed[^>]*(?!->)/],
  },
  {
    name: 'a picture and a picture of HTML that are not there, and names each',
    files: {
      'src/pages/page.mdx':
        'import Image from "./_image.md";\nimport Html from "./_html.md";\n\n# Page\n\n<Image />\n\n<Html />\n',
      'src/pages/_image.md': 'Words.\n\n![A picture](./missing.svg)',
      'src/pages/_html.md': 'Words.\n\n<img src="./missing.png">',
      [index]: post('::episode'),
    },
    messages: [
      /Markdown image with URL `\.\/missing\.svg` in source file ".*pages\/_image\.md" \(3:1\)/,
      /pages\/_html\.md:3: There is no \.\/missing\.png beside the text/,
      /a-post\/index\.md:\d+: This post introduces no episode/,
    ],
    beside: [
      'src/pages/_image.md:3: Markdown image',
      'src/pages/_html.md:3: There is no ./missing.png',
      `${index}:16: This post introduces no episode`,
    ],
  },
  {
    name: 'a note in a part of a text',
    files: {
      'src/pages/page.mdx': 'import Part from "./_part.mdx";\n\n# Page\n\n<Part />\n',
      'src/pages/_part.mdx': 'Words[^a].\n\n[^a]: Of the part.\n',
    },
    messages: [/_part\.mdx:1: The note \[\^a\] is in a part that other texts import/],
    beside: ['src/pages/_part.mdx:1: The note'],
  },
  {
    name: 'two headings of one id on a page, one of which is in a part',
    files: {
      'src/pages/page.mdx': 'import Part from "./_part.mdx";\n\n# Page\n\n## Limits\n\n<Part />\n',
      'src/pages/_part.mdx': '## Limits\n',
    },
    messages: [/\/page\/ has two elements with the id "limits"/],
  },
  {
    name: 'an address that another text has in small letters, and names the lines of both',
    files: {
      'docs/other.md': '---\nslug: /other/\n---\n\n# Other',
      'blog/redirects.yml': '/Other/: /archive/\n',
    },
    messages: [/blog\/redirects\.yml:1: \/Other\/ is also an address of docs\/other\.md:2 /],
  },
  {
    name: 'a script in an address',
    files: {
      'src/pages/page.tsx':
        'const html = \'<a href="javascript:alert(1)">Words</a>\';\nexport default () => <div dangerouslySetInnerHTML={{__html: html}} />;',
    },
    messages: [/page\/index\.html: the site's Content-Security-Policy .*<a href=/],
  },
];

test('Docusaurus stops at links to no page, heading or picture, and at two pages with one address', ({
  expect,
}) => {
  expect(published).toMatchObject({
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
    markdown: {hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'}},
  });
});

describe.concurrent('the build stops at', () => {
  test('a wrong field of the identity', async ({expect}) => {
    const {ok, output} = await buildSite(beginSite('refused-identity', "url: 'engineering'"));
    expect(ok, output).toBe(false);
    expect(output).toMatch(
      /src\/site\/identity\.ts cannot be used:\s+src\/site\/identity\.ts:2: `url` is 'engineering': write the site's address/,
    );
    // No stack comes after it.
    expect(output).toMatch(/such as 'https:\/\/engineering\.example\.com'\s*\}?\s*$/);
  });

  test.for(mistakes)('$name', async ({name, files, messages, beside = []}, {expect}) => {
    const folder = beginSite(name.replaceAll(/\W+/g, '-'), '', {...site, ...files});
    const {ok, output} = await buildSite(folder);
    expect(ok, output).toBe(false);
    for (const message of messages) {
      expect(output).toMatch(message);
    }
    for (const place of beside) {
      expect(annotationsOf(output)).toContainEqual(expect.stringContaining(place));
    }
  });
});

test('a pull request shows what the check of language finds beside its line', ({expect}) => {
  const folder = join(repository, '.cache/configurations/language');
  const own = ['.remarkrc.mjs', '.cspell.json', 'package.json'];
  writeFiles(folder, {
    ...Object.fromEntries(own.map((file) => [file, readFileSync(join(repository, file))])),
    'blog/words.txt': '',
    'blog/a/index.md': 'Some words words.\n\nA speling.\n',
    'blog/b/index.mdx': 'Some words words.\n',
  });
  const {stdout, stderr} = spawnSync('npm', ['run', '--silent', 'check-language'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(annotationsOf(stderr + stdout)).toEqual([
    expect.stringMatching(/^blog\/a\/index\.md:1: .*words/),
    expect.stringMatching(/^blog\/b\/index\.mdx:1: .*words/),
    expect.stringMatching(/^blog\/a\/index\.md:3: .*speling/),
  ]);
});
