import {describe, test} from 'vitest';
import published from '../../../docusaurus.config';
import {folder, index, post as postOfCheck} from '../support/checked-site';
import {identity} from '../../../src/site/identity';
import {beginSite} from '../support/begin-site';
import type {Files} from '../support/folder';
import {buildSite} from '../../site/support/docusaurus';
import {buildTinySite, post} from '../support/tiny-site';
import type {ConfigChanges} from '../support/tiny-site.config';

// What only a build can refuse. What a function refuses is tested beside it, what the check of posts finds in
// src/check, and what Docusaurus refuses by itself nowhere.

type Mistake = {
  name: string;
  files?: Files;
  config?: ConfigChanges;
  /** What the author of the mistake must be shown. */
  messages: RegExp[];
};

const episode = `episode:
  title: An episode
  number: 1
  description: Words.
  date: 2024-04-02
  guid: urn:uuid:12faa848-9f20-46b3-811f-ca00cda438c5`;

const mistakes: Mistake[] = [
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
      'src/pages/image.md': '# Page\n\n![A picture](./missing.svg)',
      'src/pages/html.md': '# Page\n\n<img src="./missing.png">',
      'blog/2024-04-03-heard/index.md': post(
        'authors: [team]\ntags: [known]',
        'Words.\n\n<!-- truncate -->\n\n::episode\n',
      ),
    },
    messages: [
      /Markdown image with URL `\.\/missing\.svg` in source file ".*pages\/image\.md" \(3:1\)/,
      /pages\/html\.md:3: There is no \.\/missing\.png beside the text/,
      /2024-04-03-heard\/index\.md:\d+: This post introduces no episode/,
    ],
  },
  {
    name: 'an episode without its audio',
    files: {'blog/2024-04-02-heard.md': post(episode)},
    config: {
      plugins: [['../../../src/markdown/podcast/index.ts', {podcast: identity.podcast}]],
    },
    messages: [
      /blog\/2024-04-02-heard\.md:1: its episode has no static\/podcast\/heard\.mp3/,
      /add it, as “The podcast” in CONTRIBUTING says/,
    ],
  },
  {
    name: 'a script in an address',
    files: {
      'src/pages/page.tsx':
        'const html = \'<a href="javascript:alert(1)">Words</a>\';\nexport default () => <div dangerouslySetInnerHTML={{__html: html}} />;',
    },
    config: {
      plugins: ['../../../src/runtime/trusted-types/index.ts'],
      hasOutputs: true,
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
  test('an error in a post, with the words of the check', async ({expect}) => {
    const site = beginSite('refused-post', '', {
      [index.replace(folder, '2029-01-15-refused')]: postOfCheck('<!-- Words.'),
      'blog/authors.yml': 'web: {name: Web team}\n',
    });
    const {ok, output} = await buildSite(site, {
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      BUILD_DATE: '2029-03-01',
    });
    expect(ok, output).toBe(false);
    expect(output).toContain(
      'blog/2029-01-15-refused/index.md:16:1  error  The comment does not end',
    );
  });

  test('a wrong field of the identity', async ({expect}) => {
    const {ok, output} = await buildSite(beginSite('refused-identity', "url: 'engineering'"));
    expect(ok, output).toBe(false);
    expect(output).toMatch(
      /src\/site\/identity\.ts cannot be used:\s+src\/site\/identity\.ts:2: `url` is 'engineering': write the site's address/,
    );
    // No stack comes after it.
    expect(output).toMatch(/such as 'https:\/\/engineering\.example\.com'\s*\}?\s*$/);
  });

  test.for(mistakes)('$name', async ({name, files, config, messages}, {expect}) => {
    const {ok, output} = await buildTinySite(name, files, config);
    expect(ok, output).toBe(false);
    for (const message of messages) {
      expect(output).toMatch(message);
    }
  });
});
