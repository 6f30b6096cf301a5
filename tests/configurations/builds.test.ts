import {cpSync, readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {describe, expect, test} from 'vitest';
import {identity} from '../../src/site/identity';
import {repository} from '../support/docusaurus';
import {ensureNginx, missing, startNginx} from '../support/nginx';
import {buildTinySite, post, type Files} from './tiny-site';
import type {ConfigChanges} from './tiny-site.config';

type Mistake = {
  name: string;
  files?: Files;
  config?: ConfigChanges;
  /** Whether only a site with a podcast stops at it. */
  isOfPodcast?: true;
  /** What the author of the mistake must be shown. */
  messages: RegExp[];
};

/** The published configuration, and the sources that it needs. */
function publishedConfiguration(): Files {
  const parts = ['lib', 'site', 'settings', 'content', 'markdown', 'check', 'build', 'runtime'].map(
    (room) => `src/${room}`,
  );
  const read = parts.flatMap((part) =>
    readdirSync(join(repository, part), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => relative(repository, join(entry.parentPath, entry.name))),
  );
  return Object.fromEntries(
    ['docusaurus.config.ts', ...read].map((path) => [
      path,
      readFileSync(join(repository, path), 'utf8'),
    ]),
  );
}

const episode = `---
title: An episode
number: 1
description: A synthesised voice.
date: 2024-04-02
guid: urn:uuid:12faa848-9f20-46b3-811f-ca00cda438c5
voice: rms
---

# A chapter

This voice is synthesised.
`;

const mistakes: Mistake[] = [
  {
    name: 'a versions dropdown that names an unknown version',
    config: {navbarItems: [{type: 'docsVersionDropdown', versions: ['9.9']}]},
    messages: [/No docs version exist for name '9\.9'/, /Available version names:\s+- current/],
  },
  {
    name: 'a sidebar item whose sidebar has no link',
    config: {navbarItems: [{type: 'docSidebar', sidebarId: 'elsewhere', label: 'Sidebar'}]},
    messages: [/Sidebar with ID "elsewhere" doesn't have anything to be linked to/],
  },
  {
    name: 'a sidebar item that names an unknown sidebar',
    config: {navbarItems: [{type: 'docSidebar', sidebarId: 'nowhere', label: 'Sidebar'}]},
    messages: [/Can't find any sidebar with id "nowhere"/, /Available sidebar ids are:\s+- guide/],
  },
  {
    name: 'a doc item that names an unknown doc',
    config: {navbarItems: [{type: 'doc', docId: 'nothing', label: 'Doc'}]},
    messages: [/Couldn't find any doc with id "nothing"/, /Available doc ids are:\s+- intro/],
  },
  {
    name: 'a navbar item of an unknown type',
    config: {navbarItems: [{type: 'carousel', label: 'Round'}]},
    messages: [/Bad navbar item type carousel/],
  },
  {
    name: 'a page without a default export',
    files: {'src/pages/empty.tsx': 'export const nothing = null;'},
    messages: [/The page component at \/empty\/ doesn't have a default export/],
  },
  {
    name: 'a link to no page',
    files: {'src/pages/page.md': '# Page\n\n[Link](/nowhere/)'},
    messages: [/Broken link on source page path = \/page\/:\s+-> linking to \/nowhere\//],
  },
  {
    name: 'a link to no heading',
    files: {'src/pages/page.md': '# Page\n\n[Link](/intro/#nothing)'},
    messages: [/Broken anchor on source page path = \/page\/:\s+-> linking to \/intro\/#nothing/],
  },
  {
    name: 'an author that is not declared',
    files: {'blog/2024-04-03-nobody.md': post('authors: [nobody]\ntags: [known]')},
    messages: [
      /2024-04-03-nobody\.md/,
      /author with key "nobody" not found/,
      /Valid author keys are:\s+- team/,
    ],
  },
  {
    name: 'an image that is not there',
    files: {'src/pages/page.md': '# Page\n\n![A picture](./missing.svg)'},
    messages: [/pages\/page\.md:3: There is no picture at \.\/missing\.svg/],
  },
  {
    name: 'a Markdown link to a file that is not there',
    files: {'src/pages/page.md': '# Page\n\n[Link](./missing.md)'},
    messages: [/pages\/page\.md:3: The link to \.\/missing\.md leads to no file of this site/],
  },
  {
    name: 'a picture of HTML that is not there',
    files: {'src/pages/page.md': '# Page\n\n<img src="./missing.png">'},
    messages: [/pages\/page\.md:3: There is no \.\/missing\.png beside the text/],
  },
  {
    name: 'an episode without its audio',
    isOfPodcast: true,
    files: {
      'blog/2024-04-02-heard/index.md': '---\ntitle: Heard\n---\n\nWords.\n',
      'blog/2024-04-02-heard/episode.txt': episode,
    },
    config: {outputs: ['podcast']},
    messages: [
      /blog\/2024-04-02-heard\/episode\.txt:1: static\/podcast\/heard\.mp3 is not there/,
      /make it with `npm run podcast -- heard`/,
    ],
  },
  {
    name: 'a recording that no post has a text of',
    isOfPodcast: true,
    files: {'static/podcast/lost.mp3': 'Sound'},
    config: {outputs: ['podcast']},
    messages: [/static\/podcast\/lost\.mp3:1: this is of no episode/],
  },
  {
    name: 'an episode that is shown and is not there',
    isOfPodcast: true,
    files: {
      'blog/2024-04-03-heard/index.md': post(
        'authors: [team]\ntags: [known]',
        'Words.\n\n<!-- truncate -->\n\n::episode\n',
      ),
    },
    messages: [/2024-04-03-heard\/index\.md:\d+: There is no episode beside this post/],
  },
  {
    name: 'a wrong field of the identity',
    files: {
      ...publishedConfiguration(),
      'src/site/identity.ts':
        "import {identity as real} from '../../../../../src/site/identity';\nexport const identity = {...real, url: 'engineering'};",
    },
    messages: [
      /src\/site\/identity\.ts cannot be used:\s+src\/site\/identity\.ts:2: `url` is 'engineering': write the site's address/,
      // No stack comes after it.
      /such as 'https:\/\/engineering\.example\.com'\s*\}?\s*$/,
    ],
  },
];

describe.concurrent('the build stops at', () => {
  const ofThisSite = mistakes.filter(({isOfPodcast}) => !isOfPodcast || identity.podcast !== null);
  test.for(ofThisSite)('$name', async ({name, files, config, messages}, {expect}) => {
    const {ok, output} = await buildTinySite(name, files, config);
    expect(ok, output).toBe(false);
    for (const message of messages) {
      expect(output).toMatch(message);
    }
  });
});

test('a tiny site without a mistake builds', async () => {
  const {ok, output} = await buildTinySite('control');
  expect(ok, output).toBe(true);
  expect(output).not.toMatch(/WARN|ERROR/);
});

test('an image that is none is published as it is, with a warning', async () => {
  const {ok, output} = await buildTinySite('an image that is none', {
    'src/pages/picture.png': 'Words',
    'src/pages/page.md': '# Page\n\n![A picture](./picture.png)',
  });
  expect(ok, output).toBe(true);
  expect(output).toMatch(
    /WARNING\] .*pages\/page\.md:3: The picture \.\/picture\.png is no picture, or damaged/,
  );
  expect(output).toContain('save it as PNG, JPEG, WebP, AVIF, GIF or SVG');
});

test('below another path than the root, hosts are told of that path', async () => {
  const {ok, output} = await buildTinySite(
    'below a path',
    {'src/pages/table.md': '# Table\n\n| Right |\n| ----: |\n| 1 |'},
    {
      baseUrl: '/blog/',
      plugins: ['../../../src/runtime/trusted-types/index.ts'],
      outputs: ['headers', 'first-load'],
    },
  );
  expect(ok, output).toBe(true);
  const folder = join(repository, '.cache/configurations/below-a-path');
  const text = (path: string) => readFileSync(join(folder, path), 'utf8');
  expect(text('build/_headers')).toMatch(/^\/blog\/\*\n/);
  expect(text('build/_headers')).toContain('\n/blog/assets/*\n');
  expect(text('build/_redirects')).toContain('/blog/intro.html /blog/intro/ 301\n');
  expect(text('build/table/index.html')).toContain('["/blog/assets/js/","/blog/pagefind/"]');
  // A class aligns the column to the right.
  expect(text('build/table/index.html')).toMatch(/<td class="?style-[\da-f]{6}"?>1/);
  expect(text('build-hosts/nginx-server.conf')).toContain('error_page 404 /blog/404.html;');
  expect(text('build-hosts/nginx-server.conf')).toContain('^/blog/(?:assets/');
  expect(text('build-hosts/Caddyfile')).toContain('/blog/assets/*');

  const nginx = ensureNginx();
  if (!nginx) {
    console.warn(missing);
    return;
  }
  cpSync(join(folder, 'build'), join(folder, 'root/blog'), {recursive: true});
  const port = Number(process.env.E2E_PORT ?? 4173) + 6;
  const stop = await startNginx(nginx, port, {
    root: join(folder, 'root'),
    include: join(folder, 'build-hosts/nginx-server.conf'),
  });
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {redirect: 'manual'});
    return `${answer.status} ${answer.headers.get('location') ?? answer.headers.get('cache-control')}`;
  };
  const [asset] = readdirSync(join(folder, 'build/assets/js'));
  try {
    expect(await ask('/blog/intro/')).toBe('200 no-cache');
    expect(await ask('/blog/intro')).toBe('301 /blog/intro/');
    expect(await ask('/blog/intro.html')).toBe('301 /blog/intro/');
    expect(await ask('/blog/intro/index.html')).toBe('301 /blog/intro/');
    expect(await ask(`/blog/assets/js/${asset}`)).toBe('200 public, max-age=31536000, immutable');
    expect(await ask('/blog/nothing/')).toBe('404 no-cache');
    expect(await ask('/intro/')).toBe('404 no-cache');
  } finally {
    await stop();
  }
});

test('a script in an address stops the build, which says where it is', async () => {
  const {ok, output} = await buildTinySite(
    'a script in an address',
    {
      'src/pages/page.tsx':
        'const html = \'<a href="javascript:alert(1)">Words</a>\';\nexport default () => <div dangerouslySetInnerHTML={{__html: html}} />;',
    },
    {
      plugins: ['../../../src/runtime/trusted-types/index.ts'],
      outputs: ['headers', 'first-load'],
    },
  );
  expect(ok, output).toBe(false);
  expect(output).toMatch(/page\/index\.html: the site's Content-Security-Policy .*<a href=/);
});
